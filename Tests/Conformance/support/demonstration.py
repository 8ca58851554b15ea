"""The demonstration page as a person uses it: a shop's page and a phone, side by side."""

from pathlib import Path

from .browser import Browser
from .waiting import wait_until

PATH = "/demo/interaction/"
PIN = "24680"
ENTER = "\ue007"


def module_script(name: str) -> str:
    """A script of support/app_module, which uses the page's module and returns what it found."""
    body = (Path(__file__).parent / "app_module" / f"{name}.js").read_text()
    return f"return (async () => {{\n{body}\n}})();"


class Demonstration:
    """The page in a browser's window."""

    def __init__(self, browser: Browser, endpoint: str):
        self.browser = browser
        browser.visit(endpoint + PATH)

    def start(self) -> None:
        """The one button."""
        self.browser.wait_for("#start")
        self.browser.click("#start")
        self.browser.wait_for("#add-phone")

    def scan(self, begin: str) -> None:
        """Begins at a button of the shop, and scans its code."""
        self.browser.wait_for(begin)
        self.browser.click(begin)
        self.browser.wait_for("#scan")
        wait_until(
            lambda: self.browser.run("return document.getElementById('code').naturalWidth") != 0,
            "the picture of the code is not shown",
        )
        self.browser.click("#scan")
        self.browser.wait_for("#confirm")

    def enter(self, pin: str) -> None:
        """Enters digits on the pad, and goes on."""
        self.browser.wait_for("#enter")
        for digit in pin:
            self.browser.click(f"#digit-{digit}")
        self.browser.click("#enter")

    def choose(self, pin: str = PIN) -> None:
        """Chooses a PIN, which is asked for twice."""
        self.browser.wait_for_text("#asked", "Choose")
        self.enter(pin)
        self.browser.wait_for_text("#asked", "once more")
        self.enter(pin)

    def enrol(self) -> None:
        """Adds the phone, up to the shop's sign-in."""
        self.scan("#add-phone")
        self.browser.click("#confirm")
        self.choose()
        self.browser.wait_for_text("#site h2", "The phone is added")
        self.browser.click("#go-on")

    def ask(self, begin: str = "#sign-in") -> None:
        """Signs in, up to the PIN pad."""
        self.scan(begin)
        self.browser.click("#confirm")
        self.browser.wait_for("#enter")

    def signed_in(self, name: str = "Ada Lovelace") -> str:
        """Waits until the shop says who is signed in; what it says."""
        self.browser.wait_for_text("#site h2", "signed in")
        said = self.browser.text("#site")
        assert name in said, said
        return said

    def fits(self) -> bool:
        """Whether nothing stands outside of the window's width."""
        return self.browser.run(
            "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
