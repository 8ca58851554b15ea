"""Operators at work in Chromium: roles, devices, refusals, sign-out and pages without script (CON-4 to CON-8)."""

import re

import pytest

from support.browser import Browser
from support.clients import make_pool
from support.console_samples import furnish
from support.operators import Operator, console_url, with_console
from support.stack import make_stack

ENTER = "\ue007"


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(
        stack,
        {
            "PoolName": "Shop",
            "DeviceConfiguration": {
                "ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": True,
            },
        },
    )


@pytest.fixture(scope="module")
def ada(pool):
    return furnish(pool)


@pytest.fixture(scope="module")
def browser(stack, tmp_path_factory):
    with Browser(tmp_path_factory.mktemp("console")) as window:
        enter(window, Operator(stack, "owner@example.com").enter())
        yield window


def enter(browser, operator) -> None:
    """The window goes on with the session of an operator."""
    browser.visit(operator.url + "/signed-out")
    value = operator.session.cookies.get("gatehouse-console")
    browser.add_cookie(
        {"name": "gatehouse-console", "value": value, "path": "/", "httpOnly": True}
    )
    go(browser, operator.stack, "/")
    browser.wait_for_text("h1", "Pools")


def go(browser, stack, path: str) -> None:
    browser.visit(console_url(stack) + path)
    browser.wait_for("h1")


@pytest.mark.parametrize("role,has,lacks", [
    ("viewer", [], ["disable", "reset-mfa", "sign-out", "delete"]),
    ("support", ["disable", "reset-mfa", "sign-out"], ["delete"]),
    ("administrator", ["disable", "reset-mfa", "sign-out", "delete"], []),
])
def test_con_4_a_role_sees_the_buttons_that_it_may_use(stack, pool, ada, tmp_path, role, has, lacks):
    person = Operator(stack, f"{role}@example.com", "--role", role).enter()
    with Browser(tmp_path) as window:
        enter(window, person)
        go(window, stack, f"/pools/{pool.id}/users/{ada}")
        source = window.run("return document.documentElement.innerHTML")
        for deed in has:
            assert f"{ada}/{deed}\"" in source, deed
        for deed in lacks:
            assert f"{ada}/{deed}\"" not in source, deed
        is_administrator = bool(re.search(r'href="/(operators|outbox)"', source))
        assert is_administrator == (role == "administrator")


def test_con_4_a_role_for_one_pool_sees_that_pool(stack, pool, tmp_path):
    other = make_pool(stack, {"PoolName": "Other"})
    person = Operator(stack, "bound@example.com", "--role", "support", "--pool", pool.id).enter()
    with Browser(tmp_path) as window:
        enter(window, person)
        assert "Shop" in window.text("#pools") and "Other" not in window.text("#pools")
        go(window, stack, f"/pools/{other.id}/users")
        assert "may not do this" in window.text("h1")


def test_con_6_an_operator_finds_and_helps_a_user_without_script(stack, pool, browser):
    name = pool.user(email="helped@example.com")
    browser.allow_scripts(False)
    try:
        go(browser, stack, f"/pools/{pool.id}/users")
        browser.type("#value", name)
        browser.press(ENTER)
        # The list of all users has the name too.
        browser.wait_for(f"#value[value='{name}']")
        browser.wait_for_text("tbody tr:only-child", name)
        browser.click("td.first a")
        browser.wait_for_text("h1", name)
        browser.click("a[href$='/disable']")
        browser.wait_for_text("h1", "Disable")
        browser.click("button.danger")
        browser.wait_for_text("[role=status]", "The user is disabled")
    finally:
        browser.allow_scripts(True)
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["Enabled"] is False


def test_document_000_a_switch_remembers_a_device(stack, pool, ada, browser):
    go(browser, stack, f"/pools/{pool.id}/users/{ada}/devices")
    shown = browser.text("table")
    devices = pool.admin.admin_list_devices(UserPoolId=pool.id, Username=ada)["Devices"]
    for device in devices:
        assert device["DeviceKey"][-8:] in shown
    was = browser.run("return document.querySelector('[role=switch]').getAttribute('aria-checked')")
    browser.click("[role=switch]")
    browser.wait_for("[role=status]")
    now = browser.run("return document.querySelector('[role=switch]').getAttribute('aria-checked')")
    assert (was, now) in [("false", "true"), ("true", "false")]


def test_con_8_a_request_id_in_the_search_field_opens_the_reason(stack, pool, browser):
    with pytest.raises(Exception) as refused:
        pool.admin.admin_get_user(UserPoolId=pool.id, Username="no.such.user")
    request_id = refused.value.response["ResponseMetadata"]["RequestId"]
    go(browser, stack, "/")
    browser.type("#find", request_id)
    browser.press(ENTER)
    browser.wait_for_text("#events", "The pool has no user of this name.")


def test_con_7_a_pool_is_deleted_by_typing_its_name(stack, browser):
    lost = make_pool(stack, {"PoolName": "Lost"})
    go(browser, stack, f"/pools/{lost.id}/delete")
    browser.type("#nm", "Shop")
    browser.click("button.danger")
    browser.wait_for_text("[role=alert]", "not the pool’s name")
    browser.type("#nm", "Lost")
    browser.click("button.danger")
    browser.wait_for_text("[role=status]", "The pool is deleted")
    assert lost.id not in browser.text("#pools")


def test_con_5_signing_out_ends_the_pages_behind_the_back_button(stack, tmp_path):
    person = Operator(stack, "leaver@example.com", "--role", "viewer").enter()
    with Browser(tmp_path) as window:
        enter(window, person)
        go(window, stack, "/events")
        window.click("header form[action='/sign-out'] button")
        window.wait_for_text("h1", "signed out")
        window.run("history.back()")
        window.wait_for("#username")
