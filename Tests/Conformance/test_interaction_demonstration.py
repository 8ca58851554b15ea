"""The demonstration pages in a real browser: the relying page on the left, the phone on the right."""

import urllib.parse

import pytest
import requests

from support.browser import Browser
from support.clients import PASSWORD
from support.interaction_site import make_interaction_pool
from support.stack import CHECKOUT, make_stack
from support.waiting import wait_until

PATH = "/demo/interaction/"


@pytest.fixture(scope="module")
def demonstrating():
    """A system that is started as deploy/run starts it."""
    with make_stack() as stack:
        stack.settings["GATEHOUSE_DEMO_FOLDER"] = str(CHECKOUT / "deploy" / "demo")
        yield stack.start()


def enter_pin(browser, pin, again=False):
    browser.wait_for("#factor")
    browser.type("#pin", pin)
    if again:
        browser.type("#pin2", pin)
    browser.click("#send")


def test_a_person_adds_a_phone_and_signs_in_with_it(demonstrating, tmp_path):
    pool = make_interaction_pool(demonstrating, pin="penalty=0s", GenerateSecret=False)
    user = pool.user()
    fields = {"pool": pool.id, "client": pool.client_id, "user": user, "password": PASSWORD}
    with Browser(tmp_path) as browser:
        browser.visit(f"{demonstrating.endpoint}{PATH}?{urllib.parse.urlencode(fields)}")
        # A phone is added, by the user's password.
        browser.click("#enrol")
        browser.wait_for_text("#state", "CREATED")
        wait_until(
            lambda: browser.run("return document.getElementById('picture').naturalWidth") != 0,
            "the picture of the code is not shown",
        )
        browser.click("#scan")
        browser.wait_for("#question")
        browser.click("#confirm")
        enter_pin(browser, "24680", again=True)
        browser.wait_for_text("#outcome", "The phone was added.")
        # It signs the user in, by a PIN that is wrong at first.
        browser.click("#login")
        browser.wait_for_text("#state", "CREATED")
        browser.click("#scan")
        browser.wait_for("#question")
        digits = browser.text("#comparison")
        assert "Sign in to example.com" in browser.text("#shown") and digits in browser.text("#shown")
        browser.click("#confirm")
        enter_pin(browser, "13579")
        browser.wait_for_text("#hint", "4 tries left")
        enter_pin(browser, "24680")
        browser.wait_for_text("#outcome", f"Signed in as {user}")
        # The user says no.
        browser.click("#login")
        browser.wait_for_text("#state", "CREATED")
        browser.click("#scan")
        browser.wait_for("#question")
        browser.click("#decline")
        browser.wait_for_text("#state", "DECLINED")
        # A finger is added, and signs in without a PIN.
        browser.wait_for("#manage")
        browser.click("#add")
        browser.wait_for("#finger")
        browser.click("#finger")
        browser.wait_for_text("#asked", "Enter your PIN")
        enter_pin(browser, "24680")
        browser.wait_for_text("#said", "Done.")
        browser.click("#login")
        browser.wait_for_text("#state", "CREATED")
        browser.click("#scan")
        browser.wait_for("#question")
        browser.click("#confirm")
        browser.wait_for("#finger")
        browser.click("#finger")
        browser.wait_for_text("#outcome", f"Signed in as {user}")


def test_the_pages_are_served_where_their_folder_is_named_alone(demonstrating, stack):
    page = requests.get(demonstrating.endpoint + PATH, timeout=30)
    assert page.status_code == 200 and "script-src 'self'" in page.headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
    for name in ("main.js", "app.js", "site.js", "protocol.js", "style.css"):
        assert requests.get(demonstrating.endpoint + PATH + name, timeout=30).status_code == 200
    for name in ("../README.md", "..%2F..%2Frun", "other.html"):
        assert requests.get(demonstrating.endpoint + PATH + name, timeout=30).status_code == 404
    assert requests.get(stack.endpoint + PATH, timeout=30).status_code == 404
