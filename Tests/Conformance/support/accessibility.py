"""What axe-core, the rules of the field for accessible pages, says of a page in the browser."""

from pathlib import Path

import axe_core_python

from .browser import Browser

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


# Rules of colours; what the others find is the same in light and in dark.
CONTRAST = ["color-contrast", "link-in-text-block"]


def barriers(browser: Browser, **options) -> list[str]:
    """Each broken rule of WCAG 2.1 AA and of good practice, with the elements that break it."""
    if not browser.run("return 'axe' in window"):
        browser.run(AXE)
    return browser.run(
        "return axe.run(arguments[0]).then(found => found.violations.map("
        "rule => rule.id + ': ' + rule.nodes.map(node => node.target.join(' ')).join(', ')))",
        options,
    )


def weak_contrast(browser: Browser) -> list[str]:
    """What the rules of contrast find."""
    return barriers(browser, runOnly={"type": "rule", "values": CONTRAST})


def barriers_apart_from_contrast(browser: Browser) -> list[str]:
    """What the other rules find."""
    return barriers(browser, rules={rule: {"enabled": False} for rule in CONTRAST})
