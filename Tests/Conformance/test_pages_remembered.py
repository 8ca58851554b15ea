"""Browsers that their users have had remembered, on the pages of a pool, in Chromium."""

import pytest

from support.forger import KEYS, Forger
from support.remembered import (
    SMS, asks_for_code, attributes, begin, claims, devices, fresh, give_code, member, remembered,
    remembering, window,
)
from support.web_app import WebApp


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(app, stack):
    return remembering(app, stack)


@pytest.fixture
def browser(tmp_path):
    with window(tmp_path) as opened:
        yield opened


def test_bdv_1_the_page_asks_only_where_the_pool_lets_the_user_decide(app, stack, browser):
    """A box where the user decides, a sentence where the pool does, nothing without devices."""
    always = remembering(app, stack, asks=False, device_remembered_days="30")
    name = member(always)
    begin(browser, fresh(app, always), name)
    browser.wait_for("#code")
    assert "remember this device" in browser.said()
    assert browser.run("return document.querySelector('#remember')") is None
    give_code(browser, always, name)
    browser.wait_for_text("h1", "Back in the app")
    assert not asks_for_code(browser, app, always, name)

    without = app.pool(stack)
    without.admin.set_user_pool_mfa_config(
        UserPoolId=without.id, MfaConfiguration="ON", SmsMfaConfiguration={"SmsConfiguration": SMS}
    )
    name = member(without)
    begin(browser, fresh(app, without), name)
    browser.wait_for("#code")
    assert "emember" not in browser.said()
    assert browser.run("return document.querySelector('#remember')") is None


def test_bdv_1_a_box_that_is_not_ticked_remembers_nothing(app, shop, browser):
    name = member(shop)
    begin(browser, fresh(app, shop), name)
    give_code(browser, shop, name, remember=False)
    browser.wait_for_text("h1", "Back in the app")
    assert devices(shop, name) == []
    assert asks_for_code(browser, app, shop, name)


def test_bdv_2_the_browser_is_a_device_of_its_user_with_a_key_that_nobody_reads(app, shop, browser):
    """The registry of the API's devices has it: key, name, address, software, times."""
    name = member(shop)
    got = remembered(app, shop, browser, name)
    (device,) = devices(shop, name)
    assert claims(got["access_token"])["device_key"] == device["DeviceKey"]
    told = attributes(device)
    assert told["gatehouse:kind"] == "browser"
    assert told["dev:device_remembered_status"] == "remembered"
    assert told["device_name"].startswith("Chrome ")
    assert told["last_ip_used"]
    journey = fresh(app, shop)
    browser.visit(journey.address())
    browser.wait_for("#username")
    kept = browser.run_async(
        """const done = arguments[arguments.length - 1];
        const opening = indexedDB.open("gatehouse");
        opening.onsuccess = () => {
          const asked = opening.result.transaction("keys").objectStore("keys").get("browser");
          asked.onsuccess = () => crypto.subtle.exportKey("pkcs8", asked.result.privateKey)
            .then(() => done("exported"), (error) => done(error.name));
        };"""
    )
    assert kept == "InvalidAccessError"
    assert not asks_for_code(browser, app, shop, name)


def test_bdv_2_two_users_of_one_browser_are_two_devices(app, shop, browser):
    """What Ann had remembered spares Bob nothing, nor tells who uses the browser."""
    ann, bob = member(shop), member(shop)
    remembered(app, shop, browser, ann)
    assert asks_for_code(browser, app, shop, bob)
    remembered(app, shop, browser, bob)
    assert devices(shop, ann)[0][KEYS] != devices(shop, bob)[0][KEYS]
    assert not asks_for_code(browser, app, shop, ann)
    assert not asks_for_code(browser, app, shop, bob)


def test_bdv_5_the_table_of_devices_holds_for_browsers(app, stack, browser):
    """A pool that asks from each device asks here too; the password is always asked for."""
    pool = app.pool(
        stack,
        {
            "DeviceConfiguration": {
                "ChallengeRequiredOnNewDevice": False,
                "DeviceOnlyRememberedOnUserPrompt": True,
            }
        },
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, MfaConfiguration="ON", SmsMfaConfiguration={"SmsConfiguration": SMS}
    )
    name = member(pool)
    remembered(app, pool, browser, name)
    assert asks_for_code(browser, app, pool, name)


def test_bdv_5_the_limit_of_devices_holds_for_browsers(app, stack):
    pool = remembering(
        app, stack, devices_per_user="1", device_limit_action="forget-oldest"
    )
    name = member(pool)
    first, second = Forger(app, pool, name), Forger(app, pool, name)
    first.remember()
    second.remember()
    assert len(devices(pool, name)) == 1
    assert not second.is_asked()
    assert first.is_asked()
