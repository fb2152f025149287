"""The board: layout, drawing, selection, piles, zoom."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from fakes import entity, rich_board, zone
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from playorder.gui.board.canvas import BoardCanvas
from playorder.gui.board.layout import lay_out
from playorder.gui.board.scene import BoardScene
from playorder.gui.board.words import spoken, tooltip
from playorder.gui.cards.emblems import EMBLEMS
from playorder.gui.cards.look import Look
from playorder.gui.cards.paths import path
from playorder.gui.cards.picture import _GROUNDS, picture_for
from playorder.gui.cards.plates import paint_minion
from playorder.gui.tokens import DARK, LIGHT, Tokens
from playorder.gui.window import MainWindow
from playorder.timeline.board_view import (
    AttachmentView,
    BoardView,
    EntityView,
    OriginView,
    PlayerView,
    ZoneView,
)


@pytest.fixture
def canvas(qtbot: QtBot) -> BoardCanvas:
    """A board of its own, shown."""
    scene = BoardScene()
    made = BoardCanvas(scene)
    scene.setParent(made)
    qtbot.addWidget(made)
    made.resize(1200, 720)
    with qtbot.waitExposed(made):
        made.show()
    scene.show_board(rich_board())
    made.refit()
    return made


def scene_of(canvas: BoardCanvas) -> BoardScene:
    scene = canvas.scene()
    assert isinstance(scene, BoardScene)
    return scene


def test_the_far_side_is_above_and_mirrored() -> None:
    layout = lay_out(rich_board(), QSizeF(1200, 700))
    at = {place.entity.name: place.at.y() for place in layout.places}
    order = [
        "Consecration",
        "Uther Lightbringer",
        "Argent Squire",
        "Knife Juggler",
        "Jaina Proudmoore",
        "Frostbolt",
    ]
    heights = [at[name] for name in order]
    assert heights == sorted(heights)
    near_two = lay_out(rich_board(), QSizeF(1200, 700), near=2)
    at = {place.entity.name: place.at.y() for place in near_two.places}
    assert at["Jaina Proudmoore"] < at["Uther Lightbringer"]


@pytest.mark.parametrize("size", [(1000, 480), (740, 480), (1540, 660), (500, 900), (400, 300)])
def test_minions_do_not_touch_and_all_lies_within(size: tuple[int, int]) -> None:
    layout = lay_out(rich_board(), QSizeF(*size))
    row = sorted(
        place.at.x() for place in layout.places if place.zone == "board" and place.entity.player == 2
    )
    assert min(b - a for a, b in pairwise(row)) >= 108
    room = QRectF(0, 0, layout.size.width(), layout.size.height())
    for place in layout.places:
        assert room.contains(QRectF(place.at.x() - 44, place.at.y() - 13, 88, 26)), place.entity.name
    for pile in layout.piles:
        assert room.contains(pile.at)


def test_slots_tokens_and_piles_do_not_touch_with_everything_full() -> None:
    board = rich_board()
    one = board.players[0]
    secrets = zone("secrets", "tokens", 1, *(entity(300 + i, f"Secret {i}", type="spell") for i in range(5)))
    weapon = zone("weapon", "slot", 1, entity(310, "Axe", type="weapon", attack=3, durability=2))
    filled = {"secrets": secrets, "weapon": weapon}
    zones = tuple(filled.get(z.name, z) for z in one.zones)
    kept = frozenset({(1, "setaside"), (1, "removed")})
    full = replace(board, players=(replace(one, zones=zones), board.players[1]))
    layout = lay_out(full, QSizeF(740, 480), kept=kept)
    line = sorted(
        [(p.at.x(), 20.0 if p.zone == "secrets" else 38.0) for p in layout.places
         if p.entity.player == 1 and p.zone in ("secrets", "hero", "hero_power", "weapon")]
        + [(p.at.x(), 28.0) for p in layout.piles if p.player == 1]
    )  # fmt: skip
    assert len(line) == 12
    for (left, reach), (right, other) in pairwise(line):
        assert right - left >= min(reach, other) + 18, "they overlap"
    assert line[0][0] > 140, "the player's notes have their place"


def test_other_rulesets_zones_are_drawn_too() -> None:
    """A ruleset with two rows, no hero, and zones that nobody has heard of."""

    def side(number: int) -> PlayerView:
        return PlayerView(
            number,
            f"Side {number}",
            (
                zone("front", "row", number, entity(number * 10, "Ally", attack=1, health=1)),
                zone("back", "row", number, entity(number * 10 + 1, "Ally", attack=1, health=1)),
                zone("leader", "slot", number, entity(number * 10 + 2, "Leader", type="quest")),
                zone("stack", "pile", number),
            ),
        )

    layout = lay_out(BoardView((side(1), side(2))), QSizeF(900, 600))
    assert len(layout.places) == 6
    assert len(layout.piles) == 2
    assert len({(place.at.x(), place.at.y()) for place in layout.places}) == 6


def test_a_zone_that_was_filled_keeps_its_room(canvas: BoardCanvas) -> None:
    scene = scene_of(canvas)
    board = rich_board()
    juggler = scene.item_of(9)
    assert juggler is not None
    before = juggler.pos()
    players = tuple(
        replace(p, zones=tuple(replace(z, entities=()) if z.layout == "hand" else z for z in p.zones))
        for p in board.players
    )
    scene.show_board(replace(board, players=players))  # type: ignore[arg-type]
    assert juggler.pos() == before
    assert scene.item_of(44) is None


def test_the_board_fits_the_window_and_zooms(qtbot: QtBot, canvas: BoardCanvas) -> None:
    def shown_width() -> float:
        return canvas.sceneRect().width() * canvas.transform().m11()

    for size in ((1200, 720), (700, 500), (900, 1000)):
        canvas.resize(*size)
        qtbot.wait(5)
        assert shown_width() <= canvas.viewport().width() + 1
        assert canvas.sceneRect().height() * canvas.transform().m22() <= canvas.viewport().height() + 1
    fitted = shown_width()
    wheel = QWheelEvent(
        QPointF(100, 100), QPointF(100, 100), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas.viewport(), wheel)
    assert canvas.zoom > 1.2
    assert shown_width() > fitted * 1.2


def test_the_zoom_has_keys_and_buttons_and_tells_how_large_it_is(qtbot: QtBot, opened: MainWindow) -> None:
    board, left = opened.board, Qt.MouseButton.LeftButton
    opened.activateWindow()
    qtbot.waitActive(opened)
    qtbot.keyClick(opened, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert board.zoom_text.text() == "120 %"
    qtbot.keyClick(opened, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert board.zoom_text.text() == "100 %"
    buttons = {
        button.defaultAction().objectName(): button
        for button in board.findChildren(QToolButton)
        if button.defaultAction() is not None
    }
    qtbot.mouseClick(buttons["smaller"], left)
    assert board.zoom_text.text() == "83 %"
    qtbot.mouseClick(buttons["larger"], left)
    qtbot.mouseClick(buttons["larger"], left)
    assert board.canvas.horizontalScrollBar().maximum() > 0, "what is larger than the window is scrolled to"
    qtbot.mouseClick(buttons["fit"], left)
    assert board.canvas.zoom == 1


def test_a_click_selects_and_fills_the_inspector(qtbot: QtBot, opened: MainWindow) -> None:
    canvas = opened.board.canvas
    item = opened.board.scene.item_of(14)
    assert item is not None
    qtbot.mouseClick(
        canvas.viewport(), Qt.MouseButton.LeftButton, pos=canvas.mapFromScene(item.pos() + QPointF(0, -20))
    )
    assert opened.inspector.entity is not None
    assert opened.inspector.entity.name == "Mad Scientist"
    assert item.look.selected
    qtbot.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert opened.inspector.entity is None


def test_the_selection_follows_the_entity_through_the_run(ran: MainWindow) -> None:
    ran.board.scene.select(3)
    ran.session.pin(4)
    assert ran.inspector.entity is not None
    assert ran.inspector.entity.health == 25
    ran.session.pin(9)
    assert ran.inspector.entity.health == 20


def test_keys_walk_over_the_board(qtbot: QtBot, canvas: BoardCanvas) -> None:
    scene = scene_of(canvas)

    def name() -> str:
        found = scene.find(scene.chosen)
        return found.name if found is not None else ""

    qtbot.keyClick(canvas, Qt.Key.Key_2)
    assert name() == "Explosive Sheep"
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    assert name() == "Stormwind Champion"
    qtbot.keyClick(canvas, Qt.Key.Key_Up)
    assert scene.find(scene.chosen) in rich_board().players[1].zones[0].entities
    qtbot.keyClick(canvas, Qt.Key.Key_H)
    assert name() == "Jaina Proudmoore"
    qtbot.keyClick(canvas, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    assert name() == "Truesilver Champion"
    assert "Truesilver Champion" in canvas.accessibleDescription()


def test_a_pile_opens_as_a_list(qtbot: QtBot, canvas: BoardCanvas) -> None:
    scene = scene_of(canvas)
    pile = scene.pile_of(1, "deck")
    assert pile is not None
    qtbot.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=canvas.mapFromScene(pile.pos()))
    popup = canvas.popup
    assert popup is not None
    assert popup.isVisible()
    model = popup.list.model()
    assert model.rowCount() == 17
    assert "Card 1" in str(model.index(0, 0).data())
    with qtbot.waitSignal(scene.selected):
        qtbot.keyClick(popup.list, Qt.Key.Key_Down)
        qtbot.keyClick(popup.list, Qt.Key.Key_Return)
    found = scene.find(scene.chosen)
    assert found is not None
    assert found.name == "Card 2"


def test_hover_explains_the_card(qtbot: QtBot, canvas: BoardCanvas) -> None:
    scene = scene_of(canvas)
    item = scene.item_of(9)
    assert item is not None
    with qtbot.waitSignal(scene.hovered) as seen:
        qtbot.mouseMove(canvas.viewport(), QPoint(2, 2))
        qtbot.mouseMove(canvas.viewport(), canvas.mapFromScene(item.pos()))
    view = seen.args[0]
    assert isinstance(view, EntityView)
    assert view.name == "Knife Juggler"
    words = item.toolTip()
    assert "Attack 4 (printed 3)" in words
    assert "Might of Stormwind +1/+1" in words
    assert "order of play 9" in words
    qtbot.mouseMove(canvas.viewport(), QPoint(2, 2))
    assert not item.look.hovered


def test_words_escape_what_could_be_markup() -> None:
    nasty = entity(1, "<img src=x>", text="a <b>bold</b> & <script>", attachments=(AttachmentView(2, "<i>"),))
    words = tooltip(nasty)
    assert "<img" not in words
    assert "<script" not in words
    assert "bold" in words
    assert "&lt;img" in words


def test_spoken_words_tell_signs_and_damage() -> None:
    hurt = entity(1, "Yeti", attack=4, health=2, max_health=5, keywords=("taunt", "divine_shield"),
                  marks=("mortally_wounded",))  # fmt: skip
    words = spoken(hurt)
    for part in ("Yeti", "Health 2 of 5", "Taunt", "Divine Shield", "mortally wounded"):
        assert part in words


def drawn(view: EntityView, tokens: Tokens = DARK, look: Look | None = None) -> QImage:
    image = QImage(180, 180, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(tokens.zone))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(90, 90)
    paint_minion(painter, view, look or Look(tokens=tokens))
    painter.end()
    return image


SIGNS = [
    *((word, True) for word in ("taunt", "divine_shield", "windfury", "stealth", "frozen", "immune", "poisonous",
                                "silenced", "charge", "cant_attack")),
    *((word, False) for word in ("deathrattle", "trigger", "aura", "exhausted", "pending_destroy",
                                 "mortally_wounded", "enraged", "unscripted")),
]  # fmt: skip


@pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=["dark", "light"])
def test_every_sign_changes_the_drawing_and_no_two_look_alike(qapp: QApplication, tokens: Tokens) -> None:
    plain = entity(1, "Wisp", card="SAME", race="BEAST", attack=1, health=1)
    seen = {"plain": bytes(drawn(plain, tokens).constBits())}
    for word, is_keyword in SIGNS:
        view = replace(plain, **{"keywords" if is_keyword else "marks": frozenset({word})})  # type: ignore[arg-type]
        seen[word] = bytes(drawn(view, tokens).constBits())
    seen["attachment"] = bytes(
        drawn(replace(plain, attachments=(AttachmentView(2, "x"),)), tokens).constBits()
    )
    seen["raised"] = bytes(drawn(replace(plain, attack=2), tokens).constBits())
    seen["hurt"] = bytes(drawn(replace(plain, max_health=2, damage=1, base_health=2), tokens).constBits())
    seen["selected"] = bytes(drawn(plain, tokens, Look(tokens=tokens, selected=True)).constBits())
    seen["source"] = bytes(drawn(plain, tokens, Look(tokens=tokens, role="source")).constBits())
    seen["target"] = bytes(drawn(plain, tokens, Look(tokens=tokens, role="target")).constBits())
    assert len(set(seen.values())) == len(seen)


def test_every_emblem_has_a_ground_and_valid_paths() -> None:
    assert set(EMBLEMS) == set(_GROUNDS)
    for name, pieces in EMBLEMS.items():
        for piece in pieces:
            outline = path(piece.notation, piece.even_odd)
            assert not outline.isEmpty(), name
            box = outline.boundingRect()
            assert max(abs(box.left()), abs(box.right()), abs(box.top()), abs(box.bottom())) <= 32, name


def test_pictures_follow_tribe_type_and_text() -> None:
    assert picture_for(entity(1, "Raptor", race="BEAST")).emblem == "paw"
    assert picture_for(entity(1, "Bot", race="MECHANICAL")).emblem == "gear"
    assert picture_for(entity(1, "Fiery War Axe", type="weapon")).emblem == "axe"
    assert (
        picture_for(entity(1, "Frostbolt", type="spell", text="Deal 3 and Freeze it")).emblem == "snowflake"
    )
    first = picture_for(entity(1, "Plain", card="X_1"))
    assert first == picture_for(entity(2, "Plain", card="X_1")), "the same card looks the same everywhere"


@pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=["dark", "light"])
def test_text_colours_have_enough_contrast(tokens: Tokens) -> None:
    def luminance(colour: str) -> float:
        parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    def contrast(a: str, b: str) -> float:
        light, dark = sorted((luminance(a), luminance(b)), reverse=True)
        return (light + 0.05) / (dark + 0.05)

    for ink in (tokens.text, tokens.muted):
        for ground in (tokens.window, tokens.panel, tokens.raised, tokens.input, tokens.zone, tokens.hover):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    pairs = [
        (tokens.faint, tokens.panel), (tokens.accent, tokens.accent_ground), (tokens.good, tokens.good_ground),
        (tokens.warning, tokens.warning_ground), (tokens.refused, tokens.refused_ground),
        (tokens.on_accent, tokens.accent), (tokens.player1_text, tokens.player1_ground),
        (tokens.player2_text, tokens.player2_ground), (tokens.strip_text, tokens.strip),
        (tokens.muted, tokens.panel), (tokens.good, tokens.panel), (tokens.warning, tokens.panel),
    ]  # fmt: skip
    for ink, ground in pairs:
        assert contrast(ink, ground) >= 4.5, (ink, ground)


def test_a_tool_tip_tells_where_the_numbers_come_from_step_by_step() -> None:
    steps = (
        OriginView("base", "Chillwind Yeti", 4, 5),
        OriginView("enchantment", "Blessing & Kings", 8, 9),
        OriginView("aura", "Stormwind Champion", 9, 10),
    )
    yeti = EntityView(
        1, name="Yeti", base_attack=4, base_health=5, attack=9, health=7, damage=3, origins=steps
    )
    told = tooltip(yeti)
    lines = [
        "Base, printed: → 4/5",
        "Blessing &amp; Kings: +4/+4 → 8/9",
        "Stormwind Champion, aura: +1/+1 → 9/10",
    ]
    places = [told.index(line) for line in [*lines, "Now: 3 damage → 9/7"]]
    assert places == sorted(places)


def test_a_tool_tip_of_very_many_steps_keeps_the_first_and_the_last() -> None:
    steps = tuple(OriginView("enchantment" if at else "base", f"Step {at}", at, at) for at in range(40))
    told = tooltip(EntityView(1, name="Yeti", attack=39, health=39, origins=steps))
    assert "Step 39" in told
    assert "Base" in told
    assert "and 32 more" in told
    assert told.count("<br>") < 16


def two_rows(cards: int, tokens: int) -> BoardView:
    """A side with two rows in play, as games have it in which equipment lies beside the hero."""
    zones = (
        ZoneView(
            "tokens", "Tokens", "tokens", tuple(entity(10 + one, "T", zone="tokens") for one in range(tokens))
        ),
        ZoneView("hero", "Hero", "slot", (entity(1, "Hero", type="hero", zone="hero"),)),
        ZoneView("front", "Front", "row", (entity(2, "Ally", zone="front"),)),
        ZoneView("back", "Back", "row", tuple(entity(100 + one, "E", zone="back") for one in range(cards))),
        ZoneView("deck", "Deck", "pile"),
    )
    return BoardView((PlayerView(1, zones=zones), PlayerView(2)))


def test_a_further_row_stands_beside_the_hero_where_it_has_room() -> None:
    layout = lay_out(two_rows(cards=3, tokens=4), QSizeF(1400, 700))
    hero = next(place for place in layout.places if place.entity.entity == 1)
    back = [place for place in layout.places if place.zone == "back"]
    tokens = [place for place in layout.places if place.zone == "tokens"]
    pile = next(pile for pile in layout.piles if pile.player == 1)
    assert {place.at.y() for place in back} == {hero.at.y()}
    assert max(token.at.x() for token in tokens) < hero.at.x() < min(place.at.x() for place in back)
    assert max(place.at.x() for place in back) + 44 < pile.at.x() - 38


def test_a_further_row_without_room_there_is_a_row_of_its_own() -> None:
    layout = lay_out(two_rows(cards=12, tokens=8), QSizeF(1400, 700))
    hero = next(place for place in layout.places if place.entity.entity == 1)
    assert all(place.at.y() < hero.at.y() - 60 for place in layout.places if place.zone == "back")
