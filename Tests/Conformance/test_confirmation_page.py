"""The page of a confirmation link: in Chromium, for scanners of mail, and for other sites' forms."""

import http.server
import threading
import time

import pytest
import requests

from support.clients import PASSWORD, make_pool, unique
from support.database import database
from support.pages import Visitor, link_of

ENTER, TAB = "\ue007", "\ue004"
ASKING = "Confirm your registration"
CONFIRMED = "Your registration has been confirmed!"
BEFORE = "Your registration is confirmed."


@pytest.fixture(scope="module")
def linked(stack):
    return make_pool(
        stack,
        {
            "AutoVerifiedAttributes": ["email"],
            "VerificationMessageTemplate": {"DefaultEmailOption": "CONFIRM_WITH_LINK"},
        },
    )


@pytest.fixture
def user(linked):
    """A user's name, who has a link and has not followed it."""
    name = unique("reader")
    linked.public.sign_up(
        ClientId=linked.client_id,
        Username=name,
        Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": f"{name}@example.com"}],
    )
    return name


def is_confirmed(pool, name) -> bool:
    user = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    return user["UserStatus"] == "CONFIRMED"


def test_the_button_confirms_and_a_second_click_is_told_that_it_is_done(linked, user, browser):
    """PAG-1, PAG-2."""
    link = link_of(linked, user)
    browser.visit(link)
    browser.wait_for_text("h1", ASKING)
    assert not is_confirmed(linked, user)
    browser.click("button")
    browser.wait_for_text("h1", CONFIRMED)
    assert is_confirmed(linked, user)
    # Neither the address nor what "back" and a reload do has the code in it any more.
    assert "confirmation_code" not in browser.run("return location.href")
    browser.reload()
    browser.wait_for_text("h1", CONFIRMED)
    browser.visit(link)
    browser.click("button")
    browser.wait_for_text("h1", BEFORE)


def test_the_keyboard_is_enough_and_a_narrow_window_too(linked, user, browser):
    """PAG-10: also without a script."""
    browser.resize(320, 640)
    browser.allow_scripts(False)
    browser.visit(link_of(linked, user))
    browser.wait_for_text("h1", ASKING)
    browser.allow_scripts(True)
    widths = browser.run("return [document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1] == 320
    height, width = browser.run(
        "const b = document.querySelector('button').getBoundingClientRect();"
        "return [b.height, b.width]"
    )
    assert height >= 44 and width > 250
    browser.press(TAB)
    assert browser.run("return document.activeElement.tagName") == "BUTTON"
    assert browser.run("return getComputedStyle(document.activeElement).outlineStyle") == "solid"
    browser.press(ENTER)
    browser.wait_for_text("h1", CONFIRMED)
    assert is_confirmed(linked, user)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_is_read_easily_in_light_and_in_dark(linked, user, browser, scheme):
    """The contrast of WCAG 2.2 AA, from the colours as they are drawn."""
    browser.prefer(scheme)
    browser.visit(link_of(linked, user))
    for selector in ("h1", ".lead", "button"):
        text, ground = browser.run(
            """
            const colour = (text) => text.match(/[\\d.]+/g).map(Number);
            let element = document.querySelector(arguments[0]);
            const text = colour(getComputedStyle(element).color);
            let ground = colour(getComputedStyle(element).backgroundColor);
            while (ground.length === 4 && ground[3] === 0) {
              element = element.parentElement;
              ground = colour(getComputedStyle(element).backgroundColor);
            }
            return [text, ground];
            """,
            selector,
        )
        assert contrast(text, ground) >= 4.5, (selector, text, ground)


def contrast(one, other) -> float:
    def luminance(colour):
        parts = [part / 255 for part in colour[:3]]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_a_scanner_of_mail_spends_nothing(linked, user):
    """PAG-2: whatever it asks for, as often as it likes."""
    link = link_of(linked, user)
    for method in ("GET", "HEAD", "GET", "OPTIONS"):
        answer = requests.request(method, link, timeout=60)
        assert answer.status_code < 300
        assert not is_confirmed(linked, user)
    page = Visitor().open(link)
    assert user not in page.text and page.headers["cache-control"] == "no-store"
    assert CONFIRMED in Visitor().press(link).text
    assert is_confirmed(linked, user)


def test_another_sites_form_confirms_nobody(linked, user, browser):
    """SEC-1: a page of another site sends the form by itself, in a browser that has the cookie."""
    link = link_of(linked, user)
    browser.visit(link)
    browser.wait_for_text("h1", ASKING)
    form = f"""<!DOCTYPE html><form method="post" action="{link.replace("&", "&amp;")}">
      <input name="_csrf" value="x"></form><script>document.forms[0].submit()</script>"""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(form.encode())

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        browser.visit(f"http://localhost:{server.server_port}/")
        browser.wait_for_text("[role=alert]", "Press the button once more.")
    finally:
        server.shutdown()
        server.server_close()
    assert not is_confirmed(linked, user)
    # The visitor who wants it presses the button of the page that came in its place.
    browser.click("button")
    browser.wait_for_text("h1", CONFIRMED)


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example", "Sec-Fetch-Site": None},
        {"Origin": "null", "Sec-Fetch-Site": None},
        {"Cookie": "gatehouse-csrf=AAAA"},
    ],
)
def test_a_form_that_is_not_the_pages_own_confirms_nobody(linked, user, headers):
    """SEC-1."""
    visitor = Visitor()
    page = visitor.open(link_of(linked, user))
    refused = visitor.send(page, headers)
    assert refused.status_code == 403 and ASKING in refused.text
    assert refused.headers["x-amzn-requestid"] in refused.text
    assert not is_confirmed(linked, user)


def test_a_form_that_is_sent_again_is_told_that_it_is_done(linked, user):
    visitor = Visitor()
    page = visitor.open(link_of(linked, user))
    first, again = visitor.send(page), visitor.send(page)
    assert first.headers["Location"].endswith("=confirmed")
    assert again.headers["Location"].endswith("=already_confirmed")
    assert BEFORE in visitor.press(page.url).text


def test_a_link_that_is_too_old_or_never_was_says_so(linked, user):
    link = link_of(linked, user)
    database(
        linked.stack,
        "UPDATE authentication.confirmation_codes SET expires_at_unix_millis ="
        f" {int((time.time() - 60) * 1000)} WHERE user_pool_id = '{linked.id}'",
    )
    # Unless the code has been removed at this moment, as all are that have expired.
    told = Visitor().press(link).text
    left = database(
        linked.stack,
        "SELECT count(*) FROM authentication.confirmation_codes"
        f" WHERE user_pool_id = '{linked.id}'",
    )
    assert "This link has expired." in told or left == "0"
    # Of a user who is there and of one who is not, the page says the same.
    wrong = {
        Visitor().press(address).text
        for address in (link[:-1] + ("0" if link[-1] != "0" else "1"), link.replace(user, "nobody"))
    }
    assert len(wrong) == 1 and "This link does not work." in wrong.pop()
    assert not is_confirmed(linked, user)
