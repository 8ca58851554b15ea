"""Takes the README's pictures of pages and console anew: they are in deploy/pictures.

    GATEHOUSE_BIN=$(swift build --show-bin-path) .venv/bin/python Tests/Conformance/renew_pictures.py

The tests of how pages look take the single pictures, and Chromium puts them side by side. `--keep FOLDER` leaves the
single ones there, in each size and mode.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from support.browser import Browser

HERE = Path(__file__).resolve().parent
PICTURES = HERE.parents[1] / "deploy" / "pictures"
GAP = 16
# How wide a page's own scroll bar is, which no picture shows, and where there is one.
SCROLL_BAR = 15
LONG = {
    "set-up-390-light", "account-sessions-de-390-light", "account-activity-ja-390-dark",
    "console-user-devices-1280-light", "console-events-1280-light",
}

# What makes the pictures that are needed, of all that the tests make.
TESTS = (
    "test_pages_look.py::test_the_ways_to_other_accounts_are_for_all_people",
    "test_pages_look.py::test_each_page_is_for_all_people",
    *(f"test_account_look.py::test_a11_1_each_section_is_for_all_people[{section}]"
      for section in ("connections", "sessions", "activity")),
    "test_console_look.py::test_con_2_the_first_operator_comes_in_by_the_link",
    *(f"test_console_look.py::test_con_6_each_screen_is_for_all_people[{screen}]"
      for screen in ("start", "users", "user-devices", "events")),
)

# Rows of pictures, and how wide the whole is.
SHEETS = {
    "pages-wide": (1600, [["login-providers-1280-light", "account-connections-en-1280-light"]]),
    "pages-phone": (1280, [[
        "login-providers-390-dark", "set-up-390-light", "account-sessions-de-390-light",
        "account-activity-ja-390-dark",
    ]]),
    "console": (1600, [
        ["console-start-1280-light", "console-users-1280-light"],
        ["console-user-devices-1280-light", "console-events-1280-light"],
    ]),
}


def take(folder: Path) -> None:
    """Has the tests take each picture."""
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS],
        cwd=HERE, env=os.environ | {"GATEHOUSE_PICTURES": str(folder)}, check=True,
    )


def page(rows: list[list[str]], width: int) -> str:
    """The pictures in their rows, each as wide as its neighbours."""
    lines = []
    for row in rows:
        each = (width - GAP * (len(row) - 1)) / len(row)
        images = "".join(
            f'<p style="width:{each}px"><img src="{name}.png" width="{shown(name, each)}"></p>' for name in row
        )
        lines.append(f"<div>{images}</div>")
    style = (
        f"body{{margin:0;width:{width}px;background:#d3dce1}}div{{display:flex;gap:{GAP}px}}"
        f"div+div{{margin-top:{GAP}px}}p{{margin:0;overflow:hidden}}img{{display:block}}"
    )
    return f"<!DOCTYPE html><style>{style}</style><body>{''.join(lines)}</body>"


def shown(name: str, width: float) -> float:
    """How wide a picture is so that all of it but its scroll bar has the width."""
    if name not in LONG:
        return width
    taken = int(name.split("-")[-2])
    return width * taken / (taken - SCROLL_BAR)


def put_together(folder: Path) -> None:
    """Photographs each sheet, as small as WebP makes it."""
    with Browser(folder) as browser:
        for name, (width, rows) in SHEETS.items():
            sheet = folder / f"{name}.html"
            sheet.write_text(page(rows, width))
            browser.visit(sheet.as_uri())
            height = browser.run("return Math.ceil(document.body.getBoundingClientRect().height)")
            browser.resize(width, height)
            browser.web_picture(PICTURES / f"{name}.webp")
            print(PICTURES / f"{name}.webp")


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes the README's pictures anew.")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="leaves the single pictures there")
    kept = parser.parse_args().keep
    with tempfile.TemporaryDirectory() as scratch:
        folder = (kept or Path(scratch)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        take(folder)
        put_together(folder)


if __name__ == "__main__":
    main()
