"""What takes back a session that an app has opened or confirmed: a forgotten account, a user who is signed out."""

import pytest

from support.interaction_app import App, ok, refused
from support.interaction_site import Page, make_interaction_pool
from support.phones import PIN, enrolled


@pytest.fixture(scope="module")
def pool(stack):
    return make_interaction_pool(stack)


def tracking(stack, **tags):
    """A pool that tracks devices, so that an account may be forgotten as one."""
    pool = make_interaction_pool(stack)
    pool.admin.update_user_pool(
        UserPoolId=pool.id,
        DeviceConfiguration={
            "ChallengeRequiredOnNewDevice": False,
            "DeviceOnlyRememberedOnUserPrompt": False,
        },
        UserPoolTags={"gatehouse:interaction": "on"} | tags,
    )
    return pool


def test_usr_20_an_account_that_is_forgotten_as_a_device_ends(stack):
    pool = tracking(stack)
    phone = enrolled(pool)
    listed = pool.admin.admin_list_devices(UserPoolId=pool.id, Username=phone.user)["Devices"]
    assert [each["DeviceKey"] for each in listed] == [phone.account]
    attributes = {each["Name"]: each["Value"] for each in listed[0]["DeviceAttributes"]}
    assert attributes["gatehouse:kind"] == "app"
    pool.admin.admin_forget_device(
        UserPoolId=pool.id, Username=phone.user, DeviceKey=phone.account
    )
    assert ok(phone.app.itself())["accounts"] == []
    refused(phone.app.open(phone.login()), 404, "no_account")


@pytest.mark.parametrize("accounts", [1, 2])
def test_usr_20_a_session_whose_account_is_forgotten_signs_nobody_in(stack, accounts):
    pool = tracking(stack)
    phone = enrolled(pool)
    if accounts == 2:
        enrolled(pool, app=phone.app)
    approved = phone.login()
    assert phone.app.log_in(approved, phone.account)["state"] == "APPROVED"
    started = phone.site.started(user=phone.user)
    session, page = started["sessionId"], Page(phone.site.endpoint, started)
    asked = ok(phone.app.confirm(session, ok(phone.app.open(session)), phone.account))
    assert asked["state"] == "SECOND_FACTOR"
    version = ok(page.get(params={"wait": 1, "version": 0}))["version"]
    pool.admin.admin_forget_device(
        UserPoolId=pool.id, Username=phone.user, DeviceKey=phone.account
    )
    told = ok(page.wait(version))
    assert (told["state"], told["reason"]) == ("FAILED", "refused")
    answered = ok(phone.app.answer(session, pin=PIN))
    assert (answered["state"], answered["stopped"]) == ("FAILED", True)
    for each in (session, approved):
        refused(phone.site.tokens(each), 403, "not_allowed")


def test_usr_20_a_user_who_is_signed_out_everywhere_has_approved_nothing(pool):
    phone = enrolled(pool)
    session = phone.login()
    assert phone.app.log_in(session, phone.account)["state"] == "APPROVED"
    pool.admin.admin_user_global_sign_out(UserPoolId=pool.id, Username=phone.user)
    refused(phone.site.tokens(session), 403, "not_allowed")
    assert phone.app.log_in(phone.login(), phone.account)["state"] == "APPROVED"


def test_a_user_who_is_stopped_cannot_confirm(pool):
    phone = enrolled(pool)
    session = phone.login()
    opened = ok(phone.app.open(session))
    pool.admin.admin_disable_user(UserPoolId=pool.id, Username=phone.user)
    refused(phone.app.confirm(session, opened, phone.account), 403, "not_allowed")
    pool.admin.admin_enable_user(UserPoolId=pool.id, Username=phone.user)
    assert phone.app.log_in(phone.login(), phone.account)["state"] == "APPROVED"


def test_removing_the_instance_ends_its_accounts(pool):
    phone = enrolled(pool)
    ok(phone.app.itself("DELETE"), 200)
    assert phone.app.itself().status_code in (401, 404)
    session = phone.login()
    assert phone.app.open(session).status_code in (401, 404)


def test_usr_20_an_account_that_gives_way_to_another_phone_takes_along_what_its_app_has_opened(stack):
    limit = {"gatehouse:devices-per-user": "1", "gatehouse:device-limit-action": "forget-oldest"}
    pool = tracking(stack, **limit)
    phone = enrolled(pool)
    started = phone.site.started(user=phone.user)
    ok(phone.app.open(started["sessionId"]))
    page = Page(phone.site.endpoint, started)
    version = ok(page.get(params={"wait": 1, "version": 0}))["version"]
    session = phone.site.started("ENROL", user=phone.user)["sessionId"]
    App(pool.stack.endpoint, pool.id).enrol(session, PIN)
    told = ok(page.wait(version))
    assert (told["state"], told["reason"]) == ("FAILED", "refused")
