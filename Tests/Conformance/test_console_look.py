"""The console in Chromium: the first operator's way in, and each screen as people see it (CON-2, CON-6, A11-1).

With GATEHOUSE_PICTURES a folder is named that takes a picture of each screen.
"""

import html
import os
import re
from pathlib import Path

import pytest

from support.accessibility import barriers, barriers_apart_from_contrast, weak_contrast
from support.authenticator import Authenticator
from support.browser import Browser
from support.clients import make_pool
from support.console_samples import furnish, provide, refreshed
from support.invoke import Functions
from support.keyboard import unreached
from support.operators import PASSWORD, console_url, link, with_console
from support.stack import make_stack

# 320 CSS pixels are 1280 at 400 percent (WCAG 1.4.10).
SIZES = {320: 640, 390: 844, 1280: 900}
PICTURED = {390, 1280}
SCREENS = {
    "start": "/", "pool": "/pools/{pool}", "users": "/pools/{pool}/users",
    "user": "/pools/{pool}/users/{user}", "user-devices": "/pools/{pool}/users/{user}/devices",
    "user-sessions": "/pools/{pool}/users/{user}/sessions",
    "user-groups": "/pools/{pool}/users/{user}/groups",
    "user-events": "/pools/{pool}/users/{user}/events",
    "user-delete": "/pools/{pool}/users/{user}/delete", "devices": "/pools/{pool}/devices",
    "groups": "/pools/{pool}/groups", "clients": "/pools/{pool}/clients",
    "settings": "/pools/{pool}/settings", "pool-events": "/pools/{pool}/events",
    "plots": "/pools/{pool}/plots", "pool-delete": "/pools/{pool}/delete", "events": "/events",
    "client": "/pools/{pool}/clients/{client}", "client-edit": "/pools/{pool}/clients/{client}/edit",
    "client-delete": "/pools/{pool}/clients/{client}/delete", "client-create": "/pools/{pool}/create-client",
    "user-create": "/pools/{pool}/create-user", "group-create": "/pools/{pool}/create-group",
    "pool-create": "/create-pool", "triggers": "/pools/{pool}/triggers",
    "trigger": "/pools/{pool}/triggers/PreSignUp", "providers": "/pools/{pool}/providers",
    "keys": "/pools/{pool}/keys", "keys-rotate": "/pools/{pool}/keys/rotate",
    "imports": "/pools/{pool}/imports", "branding": "/pools/{pool}/branding",
    "client-branding": "/pools/{pool}/branding/{client}",
    "client-branding-reset": "/pools/{pool}/branding/{client}/reset",
    "provider-kind": "/pools/{pool}/create-provider",
    "provider-create": "/pools/{pool}/create-provider?kind=OIDC", "operators": "/operators", "outbox": "/outbox", "lost": "/nothing",
    "provider": "/pools/{pool}/providers/Office", "provider-edit": "/pools/{pool}/providers/Office/edit",
    "import": "/pools/{pool}/imports/{job}", "user-session": "/pools/{pool}/users/{refreshed}/session?id={session}",
    "trigger-tokens": "/pools/{pool}/triggers/PreTokenGeneration",
}


@pytest.fixture(scope="module")
def functions():
    running = Functions()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(functions):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint}
        yield with_console(running).start()


@pytest.fixture(scope="module")
def names(stack, functions):
    """A pool that is in use, and what it has one of."""
    pool = make_pool(
        stack,
        {
            "PoolName": "Shop",
            "DeviceConfiguration": {
                "ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": True,
            },
        },
        {
            "ExplicitAuthFlows": ["ALLOW_USER_PASSWORD_AUTH"],
            "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 60},
        },
    )
    user = furnish(pool)
    provide(pool, functions)
    job = pool.admin.create_user_import_job(
        UserPoolId=pool.id, JobName="Customers", CloudWatchLogsRoleArn="arn:aws:iam::000000000000:role/Any"
    )["UserImportJob"]["JobId"]
    return {
        "pool": pool.id, "user": user, "client": pool.client_id, "job": job, "refreshed": refreshed(pool),
    }


@pytest.fixture(scope="module")
def browser(stack, names, tmp_path_factory):
    """The first operator's window: the link, a password, the pages of the operators' pool, an authenticator."""
    email = "first@example.com"
    with Browser(tmp_path_factory.mktemp("console")) as window:
        window.visit(link(stack, email))
        window.wait_for("[name=password]")
        assert barriers(window) == []
        window.type("[name=password]", PASSWORD)
        window.type("[name=confirm_password]", PASSWORD)
        window.click("button.primary")
        window.wait_for_text("h1", "Your password is set")
        window.visit(console_url(stack) + "/")
        window.wait_for("#username")
        window.type("#username", email)
        window.click("button.primary")
        window.wait_for("#password")
        window.type("#password", PASSWORD)
        window.click("button.primary")
        window.wait_for("#code")
        source = html.unescape(window.run("return document.documentElement.outerHTML"))
        phone = Authenticator(re.search(r"otpauth://[^\"']*secret=([A-Z2-7]+)", source).group(1))
        window.type("#code", phone.code())
        window.click("button.primary")
        # The page of the code has a heading too.
        window.wait_for_text("#main h1", "Pools")
        window.visit(f"{console_url(stack)}/pools/{names['pool']}/users/{names['refreshed']}/sessions")
        window.wait_for("#main h1")
        names["session"] = window.run(
            "return new URL(document.querySelector('a[href*=\"/session?\"]').href).searchParams.get('id')"
        )
        yield window


def open_screen(browser, stack, names, screen):
    browser.visit(console_url(stack) + SCREENS[screen].format(**names))
    browser.wait_for("#main h1")
    assert (browser.run("return document.querySelector('h1').textContent") == "There is nothing here") == (screen == "lost")


def wide(browser) -> int:
    """How far the page reaches beyond the window."""
    return browser.run(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )


def test_con_2_the_first_operator_comes_in_by_the_link(browser, stack, names):
    open_screen(browser, stack, names, "start")
    assert "first@example.com" in browser.said() and "Shop" in browser.said()


@pytest.mark.parametrize("screen", SCREENS)
def test_con_6_each_screen_is_for_all_people(browser, stack, names, screen):
    """axe finds nothing and nothing is cut off, at 320, 390 and 1280 pixels, in light, dark and forced colours."""
    folder = os.environ.get("GATEHOUSE_PICTURES")
    open_screen(browser, stack, names, screen)
    browser.stand_still()
    for width, height in SIZES.items():
        browser.resize(width, height)
        assert barriers_apart_from_contrast(browser) == [], width
        for scheme in ("light", "dark"):
            browser.prefer(scheme)
            assert weak_contrast(browser) == [], (width, scheme)
            assert wide(browser) <= 0, width
            if folder and width in PICTURED:
                browser.picture(Path(folder) / f"console-{screen}-{width}-{scheme}.png")
    browser.prefer("light", forced_colors="active")
    assert barriers(browser) == []
    browser.prefer("light")


@pytest.mark.parametrize("screen", ["user-devices", "user-sessions", "devices", "users"])
def test_con_6_no_list_scrolls_sideways_where_its_buttons_would_be_hidden(browser, stack, names, screen):
    open_screen(browser, stack, names, screen)
    folder = os.environ.get("GATEHOUSE_PICTURES")
    for width in (390, 1180):
        browser.resize(width, 900)
        if folder:
            browser.picture(Path(folder) / f"console-{screen}-{width}.png")
        hidden = browser.run(
            "return [...document.querySelectorAll('.scroll')].map(e => e.scrollWidth - e.clientWidth)"
        )
        assert max(hidden) <= 0, width


@pytest.mark.parametrize("screen", SCREENS)
def test_con_6_each_screen_is_used_by_the_keyboard_alone(browser, stack, names, screen):
    open_screen(browser, stack, names, screen)
    for width in (320, 1280):
        browser.resize(width, 900)
        assert unreached(browser) == [], width


@pytest.mark.parametrize("screen", SCREENS)
def test_con_6_the_policy_stops_nothing_that_a_screen_needs(browser, stack, names, screen):
    """The browser's console says nothing: no style, script or address that the policy has stopped."""
    browser.console()
    open_screen(browser, stack, names, screen)
    said = [line for line in browser.console() if "404" not in line or screen != "lost"]
    assert said == []


def test_con_6_every_form_works_without_script(browser, stack, names):
    browser.allow_scripts(False)
    try:
        open_screen(browser, stack, names, "settings")
        before = names["pool"]
        browser.click("label[for=r-always]")
        browser.click("form.body button.primary")
        browser.wait_for(".alert")
        assert before in browser.run("return location.pathname")
    finally:
        browser.allow_scripts(True)
