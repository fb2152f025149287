"""The style sheet of the widgets, made from a theme's tokens."""

from __future__ import annotations

from string import Template

from playorder.gui.tokens import Tokens
from playorder.paths import assets_folder

__all__ = ["stylesheet"]

_SHEET = Template("""
QMainWindow, QDialog { background: $window; }
QWidget { color: $text; }
QMainWindow::separator { background: $line; width: 3px; height: 3px; }
QMainWindow::separator:hover { background: $accent; }

QMenuBar { background: $panel; padding: 2px 8px; border-bottom: 1px solid $line; }
QMenuBar::item { padding: 5px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $raised; border: 1px solid $strong_line; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 5px; }
QMenu::item:selected { background: $accent_ground; color: $text; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: 6px 4px; }
QMenu::icon { padding-left: 6px; }
QMenu::indicator { left: 6px; }

QToolBar { background: $panel; border: 0; border-bottom: 1px solid $line; padding: 6px 12px; spacing: 4px; }
QToolBar::separator { width: 1px; background: $line; margin: 6px 6px; }
QToolBar QToolButton, QToolButton#quiet {
    background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 5px 6px; }
QToolBar QToolButton:hover, QToolButton#quiet:hover { background: $hover; }
QToolBar QToolButton:focus, QToolButton#quiet:focus { border-color: $accent; }
QToolBar QToolButton:disabled { color: $faint; }
QToolBar QToolButton#outlined { background: $raised; border: 1px solid $strong_line; padding: 5px 12px; }
QToolBar QToolButton#outlined:hover { background: $hover; }
QToolBar QToolButton#outlined[popupMode="1"] { padding-right: 28px; }
QToolBar QToolButton#outlined::menu-button { border: 0; border-left: 1px solid $strong_line; width: 20px; }
QToolBar QToolButton#outlined::menu-arrow { image: url("$arrow_down"); width: 10px; height: 10px; }
QToolBar QToolButton#chooser { background: $raised; border: 1px solid $strong_line; padding: 5px 24px 5px 10px; }
QToolBar QToolButton#chooser:hover { background: $hover; }
QToolBar QToolButton#chooser::menu-indicator { image: url("$arrow_down"); width: 10px; height: 10px;
    subcontrol-origin: padding; subcontrol-position: right center; right: 8px; }
QToolBar QToolButton#primary {
    background: $accent; color: $on_accent; font-weight: 600; padding: 5px 18px; }
QToolBar QToolButton#primary:hover { border-color: $text; }
QToolBar QToolButton#primary:disabled { background: $hover; color: $faint; }

QPushButton { background: $raised; border: 1px solid $strong_line; border-radius: 6px; padding: 6px 14px; }
QPushButton:hover { background: $hover; }
QPushButton:focus { border-color: $accent; }
QPushButton:disabled { color: $faint; border-color: $line; }
QPushButton#primary { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton#primary:hover, QPushButton#primary:focus { border-color: $text; }
QPushButton#small { padding: 3px 10px; }
QPushButton#link { background: transparent; border: 1px solid transparent; border-radius: 4px; color: $accent;
    padding: 1px 4px; text-align: left; font-size: ${label}px; }
QPushButton#link:hover { background: $hover; }
QPushButton#link:focus { border-color: $accent; }
QToolButton#filter { background: $raised; border: 1px solid $strong_line; border-radius: 10px; padding: 3px 10px;
    font-size: ${label}px; }
QToolButton#filter:hover { background: $hover; }
QToolButton#filter:focus { border-color: $accent; }
QToolButton#filter[chosen="true"] { background: $accent_ground; color: $accent; border-color: $accent; }
QToolButton#filter::menu-indicator { image: none; width: 0; }
#fact { background: $raised; border: 1px solid $line; border-radius: 8px; }
#fact[level="aborted"] { border: 1px solid $warning; }
#fact[level="outside"] { border: 1px dashed $strong_line; background: $panel; }
#fact QWidget { background: transparent; }
#factTitle { font-weight: 600; }
#factNumber { font-weight: 700; font-size: ${label}px; }

QToolButton#filter[on="true"] { background: $accent_ground; color: $accent; border-color: $accent; font-weight: 600; }
QToolButton#shelf { background: transparent; border: 0; border-bottom: 2px solid transparent; color: $muted;
    padding: 3px 7px; font-size: ${label}px; }
QToolButton#shelf:hover, QToolButton#shelf:focus { color: $text; background: $hover; }
QToolButton#shelf:checked { color: $text; border-bottom: 2px solid $accent; }

QToolButton#keyword { background: $raised; border: 1px solid $strong_line; border-radius: 11px; padding: 3px 10px;
    font-size: ${label}px; }
QToolButton#keyword:hover { background: $hover; }
QToolButton#keyword:focus { border-color: $accent; }
QToolButton#keyword:checked { background: $accent_ground; color: $accent; border-color: $accent; font-weight: 600; }
QSpinBox, QComboBox { background: $input; border: 1px solid $strong_line; border-radius: 6px; padding: 3px 6px;
    min-height: 20px; selection-background-color: $accent; selection-color: $on_accent; }
QSpinBox:focus, QComboBox:focus { border-color: $accent; }
QSpinBox:disabled, QComboBox:disabled { color: $faint; }
QCheckBox { spacing: 7px; }
QCheckBox::indicator, QTableView::indicator { width: 14px; height: 14px; border: 1px solid $strong_line;
    border-radius: 4px; background: $input; }
#plugins QTableView::item, #keys QTableView::item { padding: 0 8px; }
#plugins QTableView, #plugins QTextBrowser { background: $panel; border: 1px solid $line; border-radius: 6px; }
QCheckBox::indicator:checked, QTableView::indicator:checked { background: $accent; border-color: $accent;
    image: url("$check"); }
QCheckBox::indicator:focus, QCheckBox::indicator:hover { border-color: $accent; }
QListWidget { background: $input; border: 1px solid $line; border-radius: 6px; }

QLineEdit { background: $input; border: 1px solid $strong_line; border-radius: 6px; padding: 4px 8px;
    selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus { border: 1px solid $accent; }
QComboBox QLineEdit, QSpinBox QLineEdit { border: 0; padding: 0; }
QPlainTextEdit { background: $input; border: 1px solid $strong_line; border-radius: 6px; padding: 4px; }

QDockWidget { titlebar-close-icon: none; }
QDockWidget > QWidget { background: $panel; }
#panel, #panelHead { background: $panel; }
#panelHead { border-bottom: 1px solid $line; }
#panelTitle { font-weight: 600; font-size: ${section}px; }
#panelHint, #muted { color: $muted; font-size: ${label}px; }
#faint { color: $faint; font-size: ${label}px; }
#entityName { font-size: ${entity}px; font-weight: 600; }
#pageTitle { font-size: ${title}px; font-weight: 600; }
#section { font-size: ${section}px; font-weight: 600; }
#startPage, #gallery, #galleryBody { background: $window; }
#card { background: $panel; border: 1px solid $line; border-radius: 10px; }
#row { background: transparent; border: 0; border-radius: 6px; padding: 6px 10px; text-align: left; }
#row:hover { background: $hover; }
#row:focus { border: 1px solid $accent; }
#boardHead { background: $panel; border-bottom: 1px solid $line; }
#boardLine[mode="start"] { background: $strong_line; }
#boardLine[mode="end"] { background: $good; }
#boardLine[mode="pinned"] { background: $accent; }
#boardLine[mode="stopped"] { background: $refused; }
#boardLine[mode="preview"] { background: $warning; }

QLabel[chip="plain"] { background: $hover; color: $text; border-radius: 8px; padding: 2px 10px;
    font-size: ${label}px; }
QLabel[chip="accent"] { background: $accent_ground; color: $accent; border-radius: 8px; padding: 2px 10px;
    font-size: ${label}px; font-weight: 600; }
QLabel[chip="good"] { background: $good_ground; color: $good; border-radius: 8px; padding: 2px 10px;
    font-size: ${label}px; font-weight: 600; }
QLabel[chip="warning"] { background: $warning_ground; color: $warning; border-radius: 8px;
    padding: 2px 10px; font-size: ${label}px; font-weight: 600; }
QLabel[chip="refused"] { background: $refused_ground; color: $refused; border-radius: 8px;
    padding: 2px 10px; font-size: ${label}px; font-weight: 600; }
QLabel[chip="player1"] { background: $player1_ground; color: $player1_text; border-radius: 8px;
    padding: 2px 10px; font-size: ${label}px; font-weight: 600; }
QLabel[chip="player2"] { background: $player2_ground; color: $player2_text; border-radius: 8px;
    padding: 2px 10px; font-size: ${label}px; font-weight: 600; }

#statBox { background: $input; border: 1px solid $strong_line; border-radius: 6px; }
#statBox[level="above"] { border: 1px solid $good; }
#statBox[level="damaged"] { border: 1px solid $refused; }
#statValue { font-size: ${entity}px; font-weight: 700; }
#statValue[level="above"] { color: $good; }
#statValue[level="damaged"] { color: $refused; }
#line { background: $line; max-height: 1px; min-height: 1px; border: 0; }
#item { background: $raised; border: 1px solid $line; border-radius: 6px; }

#errorBar { background: $refused_ground; border-bottom: 1px solid $refused; }
#errorText { color: $refused; font-weight: 600; }
#errorDetails { background: $panel; color: $text; }
#noticeBar { background: $warning_ground; border-bottom: 1px solid $warning; }
#noticeText { color: $text; }
#tour { background: $raised; border: 1px solid $accent; border-radius: 10px; }
#warningText { color: $warning; font-weight: 600; }
#noteText { color: $text; }
#mutedNote { color: $muted; }

QToolButton#tight { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 4px; }
QToolButton#tight:hover { background: $hover; }
QToolButton#tight:focus { border-color: $accent; }
QToolButton#expect { background: $raised; border: 1px solid $strong_line; border-radius: 6px;
    padding: 4px 24px 4px 10px; }
QToolButton#expect:hover { background: $hover; }
QToolButton#expect:focus { border-color: $accent; }
QToolButton#expect:disabled { color: $faint; border-color: $line; }
QToolButton#expect::menu-button { border: 0; border-left: 1px solid $strong_line; width: 18px; }
#segments { background: $input; border: 1px solid $strong_line; border-radius: 8px; }
QToolButton[segment] { background: transparent; border: 0; border-radius: 6px; padding: 4px 12px; color: $muted; }
QToolButton[segment]:hover { background: $hover; color: $text; }
QToolButton[segment]:focus { border: 1px solid $accent; }
QToolButton[segment="plain"]:checked, QToolButton[segment="edit"]:checked { background: $accent_ground; color: $accent;
    font-weight: 600; }
QToolButton[segment="play"]:checked { background: $good_ground; color: $good; font-weight: 600; }
#refusal { background: $refused_ground; border: 1px solid $refused; border-radius: 6px; }
#refusalText { color: $refused; font-weight: 600; }
#refusalNote { color: $text; font-size: ${label}px; }
#picker { background: $panel; border: 1px solid $strong_line; border-radius: 12px; }

QComboBox { background: $input; border: 1px solid $strong_line; border-radius: 6px; padding: 4px 8px; }
QComboBox:focus { border-color: $accent; }
QComboBox::drop-down { border: 0; width: 20px; }
QComboBox::down-arrow, QSpinBox::down-arrow { image: url("$arrow_down"); width: 10px; height: 10px; }
QSpinBox::up-arrow { image: url("$arrow_up"); width: 10px; height: 10px; }
QSpinBox::up-button, QSpinBox::down-button { border: 0; width: 18px; background: transparent; }
QSpinBox::up-button:hover, QSpinBox::down-button:hover { background: $hover; }
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QTreeView, QListView, QTableView { background: $panel; border: 0; outline: 0;
    alternate-background-color: $raised; selection-background-color: $accent_ground;
    selection-color: $text; show-decoration-selected: 0; }
QTreeView::item, QListView::item { min-height: 24px; border: 0; }
QTreeView::item:hover, QListView::item:hover { background: $hover; }
QTreeView::item:selected, QListView::item:selected { background: $accent_ground; color: $text; }
QListView#roomy::item { padding: 5px 12px; border-bottom: 1px solid $line; }
QTreeView:focus, QListView:focus { border: 0; }
QHeaderView { background: $panel; }
QHeaderView::section { background: $panel; color: $muted; border: 0; border-bottom: 1px solid $line;
    padding: 4px 8px; font-size: ${label}px; }

QTabWidget::pane { border: 0; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $strong_line;
    selection-background-color: $accent_ground; selection-color: $text; }
QTabBar::tab { background: $panel; color: $muted; padding: 7px 11px; border: 0; border-top: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-top: 2px solid $accent; }
QTabBar::tab:hover { color: $text; background: $hover; }

QStatusBar { background: $panel; border-top: 1px solid $line; }
QDockWidget, QToolBar, QTabBar { widget-animation-duration: 0; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { color: $muted; font-size: ${label}px; padding: 0 8px; }

QScrollArea { background: transparent; border: 0; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $strong_line; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QToolTip { background: $raised; color: $text; border: 1px solid $strong_line; padding: 8px; }
QProgressBar { background: $line; border: 0; max-height: 3px; min-height: 3px; }
QProgressBar::chunk { background: $accent; }
#popup { background: $raised; border: 1px solid $strong_line; }
#popup QListView { background: $raised; }
#dropZone { border: 2px dashed $strong_line; border-radius: 10px; }
#dropZone[hot="true"] { border-color: $accent; background: $accent_ground; }
""")


def stylesheet(tokens: Tokens, body: int) -> str:
    """The style sheet for these colours; `body` is the pixel size of running text."""
    values = {field: str(getattr(tokens, field)) for field in tokens.__dataclass_fields__}
    scale = body / 13
    icons, theme = assets_folder() / "icons", "dark" if tokens.dark else "light"
    values |= {
        "arrow_down": (icons / f"down-{theme}.svg").as_posix(),
        "check": (icons / f"check-{theme}.svg").as_posix(),
        "arrow_up": (icons / f"up-{theme}.svg").as_posix(),
        "label": str(round(12 * scale)),
        "section": str(round(14 * scale)),
        "entity": str(round(16 * scale)),
        "title": str(round(20 * scale)),
    }
    return _SHEET.substitute(values)
