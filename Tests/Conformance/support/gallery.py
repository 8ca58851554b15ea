"""Looks at pages as people do: in each size and mode, and in languages with long words and without spaces."""

import os
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from .accessibility import barriers, weak_contrast
from .browser import Browser

WIDTHS = {390: 844, 1280: 900}
# What is left of 1280 pixels at 400 %.
ENLARGED = (320, 256)
# The token `webauthn` is younger than this version of axe (HTML, "Autofill").
UNKNOWN_TOKEN = "autocomplete-valid: #username"


class Gallery:
    """Looks at a page in each size and mode."""

    def __init__(self, browser: Browser):
        self.browser = browser
        folder = os.environ.get("GATEHOUSE_PICTURES")
        self.folder = Path(folder) if folder else None

    def look_at(self, name: str) -> None:
        for width, scheme in self.sizes_and_modes(name):
            look = weak_contrast if scheme == "dark" else barriers
            found = [barrier for barrier in look(self.browser) if barrier != UNKNOWN_TOKEN]
            assert found == [], (name, width, scheme)
        self.look_closely(name)
        # The status of the error page itself, and the icon that browsers ask for on their own.
        said = [line for line in self.browser.console() if "Failed to load resource" not in line]
        assert said == [], (name, said)
        # What a form came to is told once, and not in another language.
        if not self.browser.run("return document.querySelector('.alert')"):
            self.look_in_other_languages(name)

    def look_in_other_languages(self, name: str) -> None:
        """Long words, and lines that break anywhere."""
        here = self.browser.run("return location.href")
        for language in ("de", "ja"):
            self.browser.visit(in_language(here, language))
            assert self.browser.run("return document.documentElement.lang") == language, name
            for _ in self.sizes_and_modes(f"{name}-{language}"):
                pass
        self.browser.visit(in_language(here, "en"))

    def sizes_and_modes(self, name: str):
        """Each of them, in which nothing reaches beyond the window."""
        for width, height in WIDTHS.items():
            self.browser.resize(width, height)
            for scheme in ("light", "dark"):
                self.browser.prefer(scheme)
                scrolled, inner = self.browser.run(
                    "return [document.documentElement.scrollWidth, innerWidth]"
                )
                assert scrolled <= inner, (name, width)
                if self.folder:
                    self.browser.picture(self.folder / f"{name}-{width}-{scheme}.png")
                yield width, scheme
        self.browser.prefer("light")

    def look_closely(self, name: str) -> None:
        """Enlarged four times, and in the few colours of a system's own: nothing is cut off or lost."""
        self.browser.resize(*ENLARGED)
        self.browser.force_colours(True)
        scrolled, inner = self.browser.run(
            "return [document.documentElement.scrollWidth, innerWidth]"
        )
        assert scrolled <= inner == ENLARGED[0], name
        lost = self.browser.run(
            """return [...document.querySelectorAll("a, button, input:not([type=hidden]), h1")]
            .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width < 4)
            .map((each) => each.outerHTML)"""
        )
        assert lost == [], name
        self.browser.force_colours(False)


def in_language(address: str, language: str) -> str:
    parts = urlsplit(address)
    query = [(name, value) for name, value in parse_qsl(parts.query) if name != "lang"]
    return urlunsplit(parts._replace(query=urlencode([*query, ("lang", language)])))
