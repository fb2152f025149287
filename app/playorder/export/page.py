"""A run as one web page that needs nothing else: no network, no script that must run, no other file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape

from playorder.export.board_svg import board_svg
from playorder.export.palette import DARK, KINDS, LIGHT, Palette
from playorder.export.told import MARKS, Told
from playorder.timeline.nodes import Node

MOST_BOARDS = 24
"""After how many actions boards between them are left out, so that a long game stays one readable page."""
OPEN_NODES = 400
"""A tree with more nodes begins closed but for its actions."""

_STYLE = """
:root{color-scheme:light dark;--ground:%(ground)s;--side:%(side)s;--plate:%(plate)s;--line:%(line)s;--text:%(text)s;
--muted:%(muted)s;--good:%(good)s;--bad:%(bad)s;--link:%(link)s}
@media(prefers-color-scheme:dark){:root{--ground:%(dground)s;--side:%(dside)s;--plate:%(dplate)s;--line:%(dline)s;
--text:%(dtext)s;--muted:%(dmuted)s;--good:%(dgood)s;--bad:%(dbad)s;--link:%(dlink)s}}
body{margin:0 auto;max-width:1240px;padding:24px 16px 64px;background:var(--ground);color:var(--text);
font:14px/1.5 Inter,"Noto Sans","Noto Sans CJK SC","Segoe UI",sans-serif}
h1{font-size:22px;margin:0 0 4px}h2{font-size:16px;margin:28px 0 8px}p{margin:4px 0}
.muted{color:var(--muted)}.good{color:var(--good)}.bad{color:var(--bad)}a{color:var(--link)}
svg{max-width:100%%;height:auto;border-radius:12px;border:1px solid var(--line)}
details{margin-left:16px}summary,.leaf{padding:1px 4px;border-radius:4px}summary{cursor:pointer}
summary:hover,.leaf:hover{background:var(--side)}.leaf{margin-left:30px}
.tree>details{margin-left:0;margin-bottom:8px;background:var(--plate);border:1px solid var(--line);border-radius:8px;
padding:6px 8px}.tree>details>summary{font-weight:600}
.mark{display:inline-block;min-width:14px;height:14px;line-height:14px;text-align:center;border-radius:4px;margin-right:6px;
font-size:12px;vertical-align:-1px}.aborted,.not_queued{color:var(--muted)}
.rule{font-size:12px;margin-left:8px;text-decoration:none}
button{font:inherit;padding:4px 12px;border:1px solid var(--line);border-radius:6px;background:var(--plate);
color:var(--text);cursor:pointer}dt{font-weight:600;margin-top:8px}dd{margin:0}
dt:target,dt:target+dd{background:var(--side)}ul{margin:4px 0;padding-left:20px}
"""

_SCRIPT = """
document.querySelectorAll('button[data-open]').forEach(function(b){b.addEventListener('click',function(){
document.querySelectorAll('.tree details').forEach(function(d){d.open=b.dataset.open==='1'})})});
document.querySelectorAll('.needs-script').forEach(function(e){e.hidden=false});
"""


def as_page(run: Told, *, dark: bool = False) -> str:
    """The whole page as HTML text; ``dark`` is for the boards, the rest follows the reader's system."""
    nodes = run.nodes
    title = run.title or "A run"
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
        "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">",
        f"<title>{escape(title)}</title><style>{_style()}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        f'<p class="muted">Edition {escape(run.edition)} · {len(nodes)} nodes · made by Playorder</p>',
        *([f"<p>{escape(run.description)}</p>"] if run.description else []),
        *_checks(run),
        "<h2>Before</h2>",
        board_svg(run.board_at(None), dark=dark, title="The board before the first action"),
        "<h2>Timeline</h2>",
        '<p class="needs-script" hidden><button data-open="1">Open all</button> '
        '<button data-open="0">Close all</button></p>',
        '<div class="tree">',
        *_tree(run, dark=dark),
        "</div>",
        "<h2>After</h2>",
        board_svg(run.board_at(nodes[-1].id if nodes else None), dark=dark, title="The board at the end"),
        *_rules(run),
        f"<script>{_SCRIPT}</script></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _style() -> str:
    def names(palette: Palette, prefix: str) -> dict[str, str]:
        return {
            prefix + "ground": palette.ground, prefix + "side": palette.side, prefix + "plate": palette.plate,
            prefix + "line": palette.line, prefix + "text": palette.text, prefix + "muted": palette.muted,
            prefix + "good": palette.good, prefix + "bad": palette.bad, prefix + "link": palette.players[0],
        }  # fmt: skip

    return _STYLE % {**names(LIGHT, ""), **names(DARK, "d")}


def _checks(run: Told) -> Iterator[str]:
    if run.error:
        yield f'<p class="bad">The run stopped: {escape(run.error)}</p>'
    if not run.checks:
        return
    holding = sum(1 for check in run.checks if check.ok)
    yield f"<details><summary>{holding} of {len(run.checks)} checks hold</summary><ul>"
    for check in run.checks:
        words = escape(json.dumps(check.check, ensure_ascii=False))
        if check.ok:
            yield f'<li class="good">holds: {words}</li>'
        else:
            got = escape(json.dumps(check.got, ensure_ascii=False))
            yield f'<li class="bad">fails: {words}, got {got}</li>'
    yield "</ul></details>"


def _tree(run: Told, *, dark: bool) -> Iterator[str]:
    """The nodes as nested parts that open and close; after each action the board then."""
    nodes = run.nodes
    parents = {node.parent for node in nodes}
    actions = [node for node in nodes if node.parent is None]
    # what lies in an action goes on to the next one; the board at the end has a heading of its own
    boards = {node.id - 1 for node in actions[1:]} if len(actions) <= MOST_BOARDS else set()
    is_open = " open" if len(nodes) <= OPEN_NODES else ""
    opened: list[int] = []
    for node in nodes:
        while opened and opened[-1] != node.parent:
            opened.pop()
            yield "</details>"
        words = _words(run, node)
        if node.id in parents:
            opened.append(node.id)
            yield f"<details{is_open}><summary>{words}</summary>"
        else:
            yield f'<div class="leaf">{words}</div>'
        if node.id in boards:
            board = board_svg(run.board_at(node.id), dark=dark, title="The board after this action")
            yield f'<details><summary class="muted">the board then</summary>{board}</details>'
    for _ in opened:
        yield "</details>"


def _words(run: Told, node: Node) -> str:
    sentence = run.sentence(node.id)
    tail = f"  [{node.rule}]"
    rule = ""
    if node.rule and sentence.endswith(tail):
        sentence = sentence.removesuffix(tail)
        rule = f'<a class="rule" href="#{_anchor(node.rule)}">{escape(node.rule)}</a>'
    sign = MARKS.get(node.kind, "")
    colour = KINDS.get(node.kind, "")
    style = f"background:{colour}" if colour and not sign else f"color:{colour}" if colour else ""
    mark = f'<span class="mark" style="{style}">{sign}</span>'
    state = f' class="{node.status}"' if node.status in ("aborted", "not_queued") else ""
    return f"{mark}<span{state}>{escape(sentence)}</span>{rule}"


def _rules(run: Told) -> Iterator[str]:
    named = {node.rule for node in run.nodes}
    told = [rule for rule in run.rules.values() if rule.id in named]
    if told:
        yield "<h2>Rules</h2><dl>"
        for rule in told:
            yield f'<dt id="{_anchor(rule.id)}">{escape(rule.id)} · {escape(rule.title)}</dt>'
            yield f"<dd>{escape(rule.text)}</dd>"
        yield "</dl>"


def _anchor(rule: str) -> str:
    return "rule-" + escape(rule.replace(":", "-").replace(" ", "-"), quote=True)
