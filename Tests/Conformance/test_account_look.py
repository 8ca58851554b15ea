"""A user's own account as people see it: in each size and mode, by keyboard alone, in forced colours.

With GATEHOUSE_PICTURES a folder is named that takes a picture of each page, in English, German and Japanese.
"""

import os
import re
import shutil
import subprocess
import time
from functools import partial
from pathlib import Path

import pytest
import requests

from support.accessibility import barriers, barriers_apart_from_contrast, weak_contrast
from support.browser import Browser
from support.clients import ALL_FLOWS, PASSWORD, unique
from support.stack import make_stack
from support.web_app import WebApp

SECTIONS = {
    "sign-in": "", "devices": "/devices", "sessions": "/sessions", "connections": "/connections",
    "activity": "/activity", "profile": "/profile", "data": "/data", "passkey": "/passkey",
    "authenticator": "/authenticator", "recovery-codes": "/recovery-codes", "lost": "/nothing",
}
# 320 CSS pixels are 1280 at 400 percent (WCAG 1.4.10).
SIZES = {320: 640, 390: 844, 1280: 900}
PICTURED = {390, 1280}
# What leads to a section that its address alone does not open, and what shows that it is there.
BY_BUTTON = {"authenticator": ("set-up", ".qr"), "recovery-codes": ("new-codes", ".codes")}
TAB = "\ue004"
CODE_SUBJECT = "Your code"
# A proof counts for ten minutes, which the tests may outlast: after half of them it is given anew.
PROOF_SECONDS = 300


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(app, mailbox):
    """A pool with everything that a section can show."""
    with make_stack() as running:
        home = running.endpoint.replace("127.0.0.1", "localhost")
        running.settings = mailbox.settings | {"GATEHOUSE_PUBLIC_URL": home}
        running.start()
        pool = app.pool(
            running,
            {
                "UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"],
                "UserPoolTier": "PLUS", "UserPoolAddOns": {"AdvancedSecurityMode": "AUDIT"},
                "UserPoolTags": {"gatehouse:recovery-codes": "on"},
                "DeviceConfiguration": {
                    "ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": False,
                },
                "Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "WEB_AUTHN"]}},
            },
        )
        pool.admin.set_user_pool_mfa_config(
            UserPoolId=pool.id,
            SoftwareTokenMfaConfiguration={"Enabled": True},
            EmailMfaConfiguration={"Subject": CODE_SUBJECT},
            MfaConfiguration="OPTIONAL",
            WebAuthnConfiguration={"RelyingPartyId": "localhost"},
        )
        pool.admin.set_user_pool_session_configuration(
            UserPoolId=pool.id, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": 10}
        )
        known = pool.admin.describe_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)
        kept = known["UserPoolClient"]
        for name in ("CreationDate", "LastModifiedDate"):
            del kept[name]
        kept["CallbackURLs"] = [*kept["CallbackURLs"], f"{home}/{pool.id}/account"]
        pool.admin.update_user_pool_client(**kept)
        yield pool


def account(pool, section: str = "") -> str:
    base = pool.stack.endpoint.replace("127.0.0.1", "localhost")
    return f"{base}/{pool.id}/account{section}"


def press(browser, action: str) -> None:
    browser.click(f"form:has(input[name=action][value={action}]) button")


def open_section(browser, pool, section: str, language: str = "en") -> None:
    """Two sections are there after a button alone, and one of them for one look."""
    browser.visit(account(pool, SECTIONS[section]) + f"?lang={language}")
    if section in BY_BUTTON:
        action, mark = BY_BUTTON[section]
        if time.monotonic() - browser.proved > PROOF_SECONDS:
            browser.prove()
        browser.visit(account(pool) + f"?lang={language}")
        press(browser, action)
        browser.wait_for(mark)
    browser.wait_for(".side")


def lived_in(pool) -> str:
    """A user who is signed in elsewhere too, has a second step, and a linked account."""
    name = f"{unique('ada')}@example.com"
    pool.user(name, email=name, email_verified="true", name="Ada Lovelace")
    other = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="Reading List", ExplicitAuthFlows=ALL_FLOWS
    )["UserPoolClient"]["ClientId"]
    pool.public.initiate_auth(
        ClientId=other, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )
    provider = unique("Corp")
    pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName=provider, ProviderType="OIDC",
        ProviderDetails={
            "client_id": "our-app", "client_secret": "their-secret", "authorize_scopes": "openid",
            "attributes_request_method": "GET", "oidc_issuer": "https://login.example.com",
            "authorize_url": "https://login.example.com/a", "token_url": "https://login.example.com/t",
            "attributes_url": "https://login.example.com/u", "jwks_uri": "https://login.example.com/j",
        },
    )
    username = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["Username"]
    pool.admin.admin_link_provider_for_user(
        UserPoolId=pool.id,
        DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": username},
        SourceUser={
            "ProviderName": provider, "ProviderAttributeName": "Cognito_Subject",
            "ProviderAttributeValue": "ada",
        },
    )
    pool.admin.admin_set_user_mfa_preference(
        UserPoolId=pool.id, Username=name, EmailMfaSettings={"Enabled": True, "PreferredMfa": True}
    )
    return name


def prove(browser, pool, mailbox, name: str) -> None:
    """Signs the user in anew, with the second step, which new recovery codes need."""
    # A browser that is remembered is not asked for it.
    browser.forget_cookies()
    browser.visit(f"{account(pool)}?client_id={pool.client_id}")
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    browser.wait_for("input.code")
    browser.type("input.code", code_to(mailbox, name))
    browser.proved = time.monotonic()
    browser.click("button.primary")
    browser.wait_for(".side")


def code_to(mailbox, name: str) -> str:
    """The code in the next mail that has one; the mails of changes come between."""
    while (sent := mailbox.mail_to(name))["Subject"] != CODE_SUBJECT:
        pass
    return re.search("[0-9]{6}", sent.get_body().get_content()).group()


@pytest.fixture(scope="module")
def browser(shop, mailbox, tmp_path_factory):
    """A window whose user is signed in."""
    with Browser(tmp_path_factory.mktemp("look")) as window:
        window.prove = partial(prove, window, shop, mailbox, lived_in(shop))
        window.prove()
        yield window


def source_of(browser) -> str:
    """The page as it was sent; of one that is shown once, as the browser has it."""
    if browser.run("return document.querySelector('.codes') !== null"):
        return "<!DOCTYPE html>" + browser.run("return document.documentElement.outerHTML")
    cookies = {each["name"]: each["value"] for each in browser.cookies()}
    return requests.get(browser.run("return location.href"), cookies=cookies, timeout=60).text


def lost(browser) -> list[str]:
    """What can be pressed or read and takes no place."""
    return browser.run(
        """return [...document.querySelectorAll("a, button, input:not([type=hidden]), h1, .codes li, .qr")]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width < 4)
        .map((each) => each.outerHTML)"""
    )


def wide(browser) -> int:
    """How far the page reaches beyond the window."""
    return browser.run(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )


@pytest.mark.parametrize("section", SECTIONS)
def test_a11_1_each_section_is_for_all_people(shop, browser, section):
    """axe finds nothing, at 320, 390 and 1280 pixels, in light, dark and forced colours."""
    folder = os.environ.get("GATEHOUSE_PICTURES")
    for language in ("de", "ja", "en"):
        open_section(browser, shop, section, language)
        for width, height in SIZES.items():
            browser.resize(width, height)
            if language == "en":
                assert barriers_apart_from_contrast(browser) == [], width
            for scheme in ("light", "dark"):
                browser.prefer(scheme)
                if language == "en":
                    assert weak_contrast(browser) == [], (width, scheme)
                assert wide(browser) <= 0, (language, width)
                if folder and width in PICTURED:
                    name = f"account-{section}-{language}-{width}-{scheme}.png"
                    browser.picture(Path(folder) / name)
    browser.prefer("light", forced_colors="active")
    assert barriers(browser) == []
    assert lost(browser) == []
    browser.prefer("light")
    # What a policy has stopped is said here; the status of the lost page is no fault.
    said = [line for line in browser.console() if "Failed to load resource" not in line]
    assert said == []


@pytest.mark.parametrize("section", SECTIONS)
def test_a11_2_each_section_is_used_by_the_keyboard_alone(shop, browser, section):
    """Everything that can be pressed is reached by Tab, with a ring that shows and nothing in front of it."""
    open_section(browser, shop, section)
    for width in (320, 1280):
        browser.resize(width, 900)
        wanted = browser.run(
            "const all = [...document.querySelectorAll('a[href], button, input, select, [tabindex=\"0\"]')];"
            "window.wanted = all.filter(e => e.type !== 'hidden' && e.checkVisibility());"
            "document.activeElement.blur(); scrollTo(0, 0); return window.wanted.length"
        )
        reached = set()
        for _ in range(wanted + 2):
            browser.press(TAB)
            place, ring, is_covered = browser.run(
                "const e = document.activeElement, box = e.getBoundingClientRect();"
                # What is taller than the window is seen in part.
                "const y = Math.min(Math.max(box.y + box.height / 2, 1), innerHeight - 1);"
                "const top = document.elementFromPoint(box.x + box.width / 2, y);"
                "const ring = getComputedStyle(e);"
                "return [window.wanted.indexOf(e), ring.outlineStyle !== 'none' && ring.outlineWidth,"
                " !(e === top || e.contains(top) || top?.contains(e))]"
            )
            if place >= 0:
                assert ring and not is_covered, (width, place)
                reached.add(place)
        assert len(reached) == wanted, (width, set(range(wanted)) - reached)


@pytest.mark.parametrize("section", SECTIONS)
def test_a11_2_targets_are_large_and_text_may_be_spaced(shop, browser, section):
    """WCAG 2.5.8 and 1.4.12."""
    open_section(browser, shop, section)
    browser.resize(320, 900)
    small = browser.run(
        "return [...document.querySelectorAll('button, .side a, select, input:not([type=hidden])')]"
        ".filter(e => e.checkVisibility()).map(e => [e.outerHTML, e.getBoundingClientRect()])"
        ".filter(([, box]) => box.height < 24 && box.width >= 0 || box.width < 20).map(([html]) => html)"
    )
    assert [each for each in small if "checkbox" not in each] == []
    browser.run(
        "for (const e of document.querySelectorAll('body *')) {"
        " e.style.lineHeight = '1.5'; e.style.letterSpacing = '.12em'; e.style.wordSpacing = '.16em' }"
    )
    assert wide(browser) <= 0


@pytest.mark.parametrize("section", SECTIONS)
def test_a11_3_nothing_hinders_pasting_and_filling_in(shop, browser, section):
    """WCAG 3.3.8 and 3.2.6: managers find each password and code, and the language stands at one place."""
    open_section(browser, shop, section)
    hindered = browser.run(
        "return [...document.querySelectorAll('input:not([type=hidden]):not([type=checkbox])')].filter(e => {"
        " if (!e.checkVisibility()) return false;"
        " const paste = new ClipboardEvent('paste', {bubbles: true, cancelable: true});"
        " return !e.dispatchEvent(paste) || e.readOnly || !e.labels.length"
        " || e.type === 'password' && !/^(current|new)-password$/.test(e.autocomplete)"
        " || e.classList.contains('code') && e.autocomplete !== 'one-time-code' }).map(e => e.id)"
    )
    assert hindered == []
    assert browser.run("return document.querySelectorAll('#lang').length") == 1
    assert browser.run(
        "const all = [...document.querySelectorAll('select, input, button')];"
        "return all.findIndex(e => e.id === 'lang') === all.length - 2"
    )


@pytest.mark.parametrize("section", SECTIONS)
def test_a11_5_each_section_is_whole_without_script(shop, browser, section):
    """And valid for tidy, which knows nothing of the newest attributes."""
    open_section(browser, shop, section)
    source = source_of(browser)
    judge = shutil.which("tidy")
    assert judge, "tidy is not installed: deploy/packages --tests"
    told = subprocess.run(
        [judge, "-quiet", "-errors", "--warn-proprietary-attributes", "no"],
        input=source, capture_output=True, text=True,
    )
    assert told.stderr.strip() == ""
    browser.allow_scripts(False)
    open_section(browser, shop, section)
    assert browser.is_shown("h1") and browser.is_shown(".side") and browser.is_shown(".bar form button")
    browser.allow_scripts(True)
