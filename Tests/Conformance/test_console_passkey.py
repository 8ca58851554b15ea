"""An operator adds a passkey after the first sign-in, and another link takes it away (CON-2); in Chromium."""

import html
import re

import pytest

from support.authenticator import Authenticator
from support.browser import Browser
from support.database import database
from support.operators import PASSWORD, console_url, link, with_console
from support.stack import make_stack

EMAIL = "first@example.com"


@pytest.fixture(scope="module")
def stack():
    """At `localhost`: no address in numbers can have passkeys."""
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_PUBLIC_URL": f"http://localhost:{running.port}"}
        yield with_console(running).start()


def use_link(browser, stack) -> None:
    browser.visit(link(stack, EMAIL))
    browser.wait_for("[name=password]")
    browser.type("[name=password]", PASSWORD)
    browser.type("[name=confirm_password]", PASSWORD)
    browser.click("button.primary")
    browser.wait_for_text("h1", "Your password is set")


def say_name(browser, stack) -> None:
    browser.visit(console_url(stack) + "/")
    browser.wait_for("#username")
    browser.type("#username", EMAIL)
    browser.click("button.primary")


def passkeys(stack) -> int:
    return int(database(stack, f"SELECT count(*) FROM authentication.passkeys WHERE username = '{EMAIL}'"))


def test_con_2_a_passkey_takes_the_place_of_password_and_authenticator_until_another_link(stack, tmp_path):
    with Browser(tmp_path) as browser:
        browser.add_authenticator()
        browser.suggest_no_passkeys()
        use_link(browser, stack)
        assert "passkey" in browser.said()
        say_name(browser, stack)
        browser.wait_for("#password")
        browser.type("#password", PASSWORD)
        browser.click("button.primary")
        browser.wait_for("#code")
        source = html.unescape(browser.run("return document.documentElement.outerHTML"))
        phone = Authenticator(re.search(r"otpauth://[^\"']*secret=([A-Z2-7]+)", source).group(1))
        browser.type("#code", phone.code())
        browser.click("button.primary")
        browser.wait_for_text("h1", "Sign in faster next time?")
        browser.click("[data-webauthn]")
        browser.wait_for_text("h1", "Pools")
        assert passkeys(stack) == 1
        browser.click("header form[action='/sign-out'] button")
        browser.wait_for_text("h1", "signed out")
        # It is two factors: neither password nor code is asked.
        say_name(browser, stack)
        browser.wait_for_text("h1", "How would you like to sign in?")
        browser.click("button[value=WEB_AUTHN]")
        browser.wait_for_text("h1", "Pools")
        # A person who lost the device with the passkey comes in by another link.
        use_link(browser, stack)
        assert passkeys(stack) == 0
        # The session that the passkey opened is over.
        browser.visit(console_url(stack) + "/events")
        browser.wait_for("#username")
