"""Draws the table of services as one picture: a box a service, an arrow a caller."""

import html

WIDTH, BOX, HEIGHT, ROW, TOP = 960, 250, 92, 156, 92
# Left edges of the columns.
COLUMNS = {"left": 30, "middle": 355, "right": 680}
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
STYLE = """
    text { fill: #101a1f }
    .muted { fill: #51606a }
    .box { fill: #fff; stroke: #7c8993 }
    .outside { fill: #f0f3f5; stroke: #dce2e6 }
    .call { fill: none; stroke: #0b6177; stroke-width: 1.5 }
    .head { fill: #0b6177 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e9eff2 }
      .muted { fill: #a0aeb7 }
      .box { fill: #151b1f; stroke: #6f7e88 }
      .outside { fill: #1e272c; stroke: #313c43 }
      .call { stroke: #6cc3d9 }
      .head { fill: #6cc3d9 }
    }
"""


def callers(row):
    return {caller for callers in row["rpc-services"].values() for caller in callers}


def depths(rows):
    """How many calls are between the HTTP API and each service, by the longest way."""
    found = {row["name"]: 0 for row in rows}
    for _ in rows:
        for row in rows:
            above = [found[caller] + 1 for caller in callers(row) if caller in found]
            found[row["name"]] = max([found[row["name"]], *above])
    if max(found.values()) >= len(rows):
        raise SystemExit("the services call each other in a circle")
    return found


def places(rows):
    """The left upper corner of each box."""
    depth = depths(rows)
    found = {row["name"]: (COLUMNS[row["drawn"]], TOP + ROW * depth[row["name"]]) for row in rows}
    if len(set(found.values())) != len(rows):
        raise SystemExit("two services are drawn at one place")
    return found


def lines(text, width=34):
    """The text in lines that fit a box."""
    found = [""]
    for word in text.split():
        if len(found[-1]) + len(word) >= width:
            found.append("")
        found[-1] = f"{found[-1]} {word}".strip()
    return found


def text(x, y, content, size=12, kind="", weight=400, anchor="start"):
    return (
        f'  <text class="{kind}" x="{x}" y="{y}" font-size="{size}" font-weight="{weight}"'
        f' text-anchor="{anchor}">{html.escape(content)}</text>\n'
    )


def rectangle(kind, x, y, width, height):
    return f'  <rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}" rx="8"/>\n'


def box(row, place):
    x, y = place
    drawn = rectangle("box", x, y, BOX, HEIGHT) + text(x + 14, y + 23, row["name"], 15, weight=600)
    owned = lines("owns " + row["owns"] if row["rpc-services"] else row["owns"])
    for number, line in enumerate(owned):
        drawn += text(x + 14, y + 42 + 15 * number, line)
    notes = [f"schema {row['schema']}"] if "schema" in row else ["no schema"]
    notes += ["gatehousectl"] if "gatehousectl" in callers(row) else []
    return drawn + text(x + 14, y + HEIGHT - 10, " · ".join(notes), 11, "muted")


def arrow(start, end, number, count):
    """From the bottom of the caller to the top of the service, where each caller has a point."""
    to = end[0] + BOX * (number + 1) / (count + 1)
    # Leans to where it goes, so that two calls of one service leave at two points.
    x = start[0] + BOX / 2 + max(-BOX / 3, min(BOX / 3, (to - start[0] - BOX / 2) / 5))
    y = start[1] + HEIGHT
    # Reaches its column above the next row, so that no box is in the way.
    turn = (ROW - HEIGHT) / 2 - 6 if end[1] - y < ROW else (ROW - HEIGHT) * 0.75
    path = f"M{x:.0f},{y} C{x:.0f},{y + turn:.0f} {to:.0f},{y + turn:.0f} {to:.0f},{y + 2 * turn:.0f}"
    return f'  <path class="call" marker-end="url(#head)" d="{path} V{end[1] - 3}"/>\n'


def arrows(rows, place):
    for row in rows:
        above = sorted((name for name in callers(row) if name in place), key=lambda name: place[name])
        for number, name in enumerate(above):
            yield arrow(place[name], place[row["name"]], number, len(above))


def architecture(rows):
    place = places(rows)
    bottom = max(y for _, y in place.values()) + HEIGHT
    height = bottom + 78
    head = (
        '<marker id="head" markerWidth="8" markerHeight="8" refX="6" refY="4" orient="auto">'
        '<path class="head" d="M0,0 L8,4 L0,8 z"/></marker>'
    )
    drawn = rectangle("outside", COLUMNS["left"], 16, 575, 44)
    drawn += text(44, 43, "clients: AWS SDKs, Amplify, pycognito, aws — over HTTP", 14)
    drawn += rectangle("outside", COLUMNS["right"], 16, BOX, 44)
    drawn += text(COLUMNS["right"] + 14, 43, "operators: browsers, gatehousectl", 14)
    entry = [place[row["name"]] for row in rows if not row["rpc-services"]]
    for x, y in entry:
        middle = x + BOX // 2
        drawn += f'  <path class="call" marker-end="url(#head)" d="M{middle},60 V{y - 3}"/>\n'
    drawn += "".join(arrows(rows, place)) + "".join(box(row, place[row["name"]]) for row in rows)
    drawn += rectangle("outside", COLUMNS["left"], bottom + 20, WIDTH - 60, 44)
    stored = "PostgreSQL: a schema and a role for each service that names one."
    drawn += text(44, bottom + 47, f"{stored} gatehousectl calls those that name it.", 14)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' aria-labelledby="title" font-family="{FONT}">\n'
        '  <title id="title">The services of Gatehouse and the calls between them</title>\n'
        f"  <style>{STYLE}  </style>\n  <defs>{head}</defs>\n{drawn}</svg>\n"
    )
