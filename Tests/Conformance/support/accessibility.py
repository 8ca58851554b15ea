"""What axe-core, the rules of the field for accessible pages, says of a page in the browser."""

from pathlib import Path

import axe_core_python

from .browser import Browser

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


def barriers(browser: Browser) -> list[str]:
    """Each broken rule of WCAG 2.1 AA and of good practice, with the elements that break it."""
    browser.run(AXE)
    return browser.run(
        "return axe.run().then(found => found.violations.map("
        "rule => rule.id + ': ' + rule.nodes.map(node => node.target.join(' ')).join(', ')))"
    )
