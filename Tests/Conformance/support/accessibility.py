"""What axe-core, the rules of the field for accessible pages, says of a page in the browser."""

from pathlib import Path

import axe_core_python

from .browser import Browser

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


# What a dark page can break that the same page in light does not.
COLOURS = ["color-contrast", "link-in-text-block"]


def barriers(browser: Browser, rules: list[str] | None = None) -> list[str]:
    """Each broken rule of WCAG 2.1 AA and of good practice, with the elements that break it; or of these rules."""
    if not browser.run("return 'axe' in window"):
        browser.run(AXE)
    options = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    return browser.run(
        "return axe.run(arguments[0]).then(found => found.violations.map("
        "rule => rule.id + ': ' + rule.nodes.map(node => node.target.join(' ')).join(', ')))",
        options,
    )


def barriers_in(browser: Browser, scheme: str) -> list[str]:
    """All rules in light; in dark those of colours, because nothing else differs."""
    return barriers(browser, COLOURS if scheme == "dark" else None)
