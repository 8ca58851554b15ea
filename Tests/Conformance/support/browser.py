"""Chromium without a screen, driven by the WebDriver protocol of chromedriver."""

import base64
import shutil
import subprocess
from pathlib import Path

import requests

from .stack import free_port
from .waiting import LIMIT_SECONDS, wait_until

# W3C WebDriver section 12.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Missing(AssertionError):
    """There is no such element now: a page may make it later, or anew."""


class Browser:
    """One window, closed at the end."""

    def __init__(self, folder: Path, *arguments: str):
        driver = shutil.which("chromedriver")
        assert driver, "chromium-driver is not installed: deploy/packages --tests"
        self.address = f"http://127.0.0.1:{free_port()}"
        self.log = open(folder / "chromedriver.log", "wb")
        self.process = subprocess.Popen(
            [driver, f"--port={self.address.rsplit(':', 1)[1]}"],
            stdout=self.log,
            stderr=self.log,
        )
        wait_until(self._is_ready, "chromedriver does not start")
        options = {
            "args": [
                "--headless=new",
                # The tests run as root, where Chromium has no sandbox.
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--window-size=1280,900",
                f"--user-data-dir={folder / 'profile'}",
                *arguments,
            ]
        }
        capabilities = {
            "alwaysMatch": {
                "browserName": "chrome",
                "goog:chromeOptions": options,
                "goog:loggingPrefs": {"browser": "ALL"},
                # A page is judged for as long as a busy machine needs.
                "timeouts": {"script": LIMIT_SECONDS * 1000, "pageLoad": LIMIT_SECONDS * 1000},
            }
        }
        made = self._ask("POST", "/session", {"capabilities": capabilities})
        self.session = f"/session/{made['sessionId']}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._ask("DELETE", self.session)
        finally:
            self.process.terminate()
            self.process.wait()
            self.log.close()

    def forget(self) -> None:
        """Becomes a browser that was just installed.

        What a test has set holds for its tab and goes with it: sizes, colours, authenticators, scripts.
        """
        former = self._ask("GET", self.session + "/window/handles")
        fresh = self._ask("POST", self.session + "/window/new", {"type": "tab"})["handle"]
        for handle in former:
            self._ask("POST", self.session + "/window", {"handle": handle})
            self._ask("DELETE", self.session + "/window")
        self._ask("POST", self.session + "/window", {"handle": fresh})
        self._command("Storage.clearDataForOrigin", origin="*", storageTypes="all")
        self.forget_cookies()
        self._command("Network.clearBrowserCache")
        self._command("Browser.resetPermissions")
        self.console()

    def _is_ready(self) -> bool:
        try:
            return requests.get(self.address + "/status", timeout=30).json()["value"]["ready"]
        except requests.ConnectionError:
            assert self.process.poll() is None, "chromedriver ended"
            return False

    def _ask(self, method: str, path: str, body=None):
        json = body if body is not None else {} if method == "POST" else None
        answer = requests.request(method, self.address + path, json=json, timeout=2 * LIMIT_SECONDS).json()
        value = answer["value"]
        if isinstance(value, dict) and "error" in value:
            # The last is what chromedriver says where the page went while it looked.
            words = ("no such element", "stale element reference", "does not belong to the document")
            said = f"{value['error']}: {value.get('message')}"
            raise Missing(value) if any(word in said for word in words) else AssertionError(value)
        return value

    def visit(self, address: str) -> None:
        self._ask("POST", self.session + "/url", {"url": address})

    def reload(self) -> None:
        """Shows the page anew: what is asked next is asked of the new one."""
        self._ask("POST", self.session + "/refresh")

    def mark(self) -> None:
        """Marks this page as old: `body:not([data-old])` is of a page that comes after it."""
        self.run("document.body.dataset.old = ''")

    def run(self, script: str, *arguments):
        body = {"script": script, "args": list(arguments)}
        return self._ask("POST", self.session + "/execute/sync", body)

    def run_async(self, script: str, *arguments):
        """A script that calls its last argument with its result."""
        body = {"script": script, "args": list(arguments)}
        return self._ask("POST", self.session + "/execute/async", body)

    def cookies(self) -> list[dict]:
        return self._ask("GET", self.session + "/cookie")

    def add_cookie(self, cookie: dict) -> None:
        self._ask("POST", self.session + "/cookie", {"cookie": cookie})

    def forget_cookies(self) -> None:
        """The cookies of every site go, whatever page is shown."""
        self._command("Network.clearBrowserCookies")

    def add_authenticator(self) -> None:
        """An authenticator of the browser's own, which finds passkeys without a name (WebAuthn section 11)."""
        self._ask(
            "POST",
            self.session + "/webauthn/authenticator",
            {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserConsenting": True,
                "isUserVerified": True,
            },
        )

    def suggest_no_passkeys(self) -> None:
        """No passkey stands in the field of a name: an authenticator whose user always agrees would take each."""
        self._command("Page.enable")
        self._command(
            "Page.addScriptToEvaluateOnNewDocument",
            source="PublicKeyCredential.isConditionalMediationAvailable = async () => false",
        )

    def _find(self, selector: str) -> str:
        found = self._ask(
            "POST", self.session + "/element", {"using": "css selector", "value": selector}
        )
        return f"{self.session}/element/{found[ELEMENT]}"

    def click(self, selector: str) -> None:
        def is_clicked() -> bool:
            element = self._find(selector)
            if not self._ask("GET", element + "/displayed"):
                return False
            # An element that a page has made anew is missed before it is clicked, so none is clicked twice.
            self._ask("POST", element + "/click")
            return True

        self._wait(is_clicked, f"{selector} is not shown")

    def type(self, selector: str, text: str) -> None:
        element = self._find(selector)
        self._ask("POST", element + "/clear")
        self._ask("POST", element + "/value", {"text": text})

    def text(self, selector: str) -> str:
        return self._ask("GET", self._find(selector) + "/text")

    def is_shown(self, selector: str) -> bool:
        return self._ask("GET", self._find(selector) + "/displayed")

    def is_enabled(self, selector: str) -> bool:
        return self._ask("GET", self._find(selector) + "/enabled")

    def wait_for(self, selector: str) -> None:
        self._wait(lambda: self.is_shown(selector), f"{selector} is not shown")

    def wait_for_text(self, selector: str, text: str) -> None:
        self._wait(lambda: text in self.text(selector), f"{selector} does not say {text!r}")

    def _wait(self, holds, otherwise: str) -> None:
        def is_so() -> bool:
            try:
                return holds()
            except Missing:
                return False

        try:
            wait_until(is_so, otherwise)
        except AssertionError as fault:
            raise AssertionError(f"{fault}; the page says: {self.said()}") from None

    def press(self, keys: str) -> None:
        """Types with the keyboard, wherever the focus is."""
        strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        keyboard = {"type": "key", "id": "keyboard", "actions": strokes}
        self._ask("POST", self.session + "/actions", {"actions": [keyboard]})

    def tab_to(self, selector: str) -> None:
        """Goes by the tabulator key to an element, as a user without a mouse does."""
        self.wait_for(selector)
        for _ in range(60):
            self.press("\ue004")
            if self.run("return document.activeElement.matches(arguments[0])", selector):
                return
        raise AssertionError(f"the keyboard does not come to {selector}: {self.said()}")

    def _command(self, name: str, **parameters) -> dict:
        """A command of the Chrome DevTools Protocol."""
        body = {"cmd": name, "params": parameters}
        return self._ask("POST", self.session + "/goog/cdp/execute", body)

    def resize(self, width: int, height: int) -> None:
        """The page's width and height in CSS pixels."""
        self._command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def prefer(self, scheme: str, forced_colors: str = "none") -> None:
        """The user's colours: `light` or `dark`, or a palette that is forced on all pages."""
        features = [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "forced-colors", "value": forced_colors},
        ]
        self._command("Emulation.setEmulatedMedia", features=features)

    def force_colours(self, forced: bool) -> None:
        """Whether the system's own few colours stand in for the page's."""
        value = "active" if forced else "none"
        self._command(
            "Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": value}]
        )

    def stand_still(self) -> None:
        """Ends the page's timers: a part that looks again would put new elements in the place of those looked at."""
        self.run("for (let timer = setTimeout(() => {}); timer > 0; timer--) clearInterval(timer)")

    def console(self) -> list[str]:
        """What the console says since it was asked last: also of what a policy has stopped."""
        found = self._ask("POST", self.session + "/se/log", {"type": "browser"})
        return [entry["message"] for entry in found]

    def allow_scripts(self, allowed: bool) -> None:
        """Whether pages may run scripts of their own."""
        self._command("Emulation.setScriptExecutionDisabled", value=not allowed)

    def said(self) -> str:
        """What the page says, for a failure's sentence."""
        return self._ask("GET", self._find("body") + "/text")

    def picture(self, file: Path) -> None:
        """The window as PNG, for a person to look at."""
        file.write_bytes(base64.b64decode(self._ask("GET", self.session + "/screenshot")))

    def web_picture(self, file: Path) -> None:
        """The window as WebP, for documents."""
        taken = self._command("Page.captureScreenshot", format="webp", quality=80)
        file.write_bytes(base64.b64decode(taken["data"]))
