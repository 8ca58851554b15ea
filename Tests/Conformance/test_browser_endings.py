"""What the tokens of a remembered browser are bound to, and what makes the browser a new one."""

import shutil

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import PASSWORD, unique
from support.forger import KEYS, Forger
from support.remembered import (
    asks_for_code, begin, claims, devices, fresh, member, refresh, remembered, remembering,
    window,
)
from support.web_app import Journey, WebApp


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


def test_bdv_6_tokens_name_the_browser_and_end_with_it(app, shop, browser):
    """Refreshed without a key, until the device is forgotten; the browser's session ends as well."""
    name = member(shop)
    got = remembered(app, shop, browser, name)
    again = refresh(shop, got["refresh_token"])
    assert again.status_code == 200, again.text
    key = claims(again.json()["access_token"])["device_key"]
    # Amplify refreshes by the API what it got on the pages, and knows no key either.
    by_api = [
        lambda: shop.public.get_tokens_from_refresh_token(ClientId=shop.client_id, RefreshToken=got["refresh_token"]),
        lambda: shop.public.initiate_auth(
            ClientId=shop.client_id, AuthFlow="REFRESH_TOKEN_AUTH",
            AuthParameters={"REFRESH_TOKEN": got["refresh_token"]},
        ),
    ]
    for call in by_api:
        assert claims(call()["AuthenticationResult"]["AccessToken"])["device_key"] == key
    with pytest.raises(ClientError):
        shop.public.initiate_auth(
            ClientId=shop.client_id, AuthFlow="REFRESH_TOKEN_AUTH",
            AuthParameters={"REFRESH_TOKEN": got["refresh_token"], "DEVICE_KEY": f"{key}x"},
        )
    shop.admin.admin_forget_device(UserPoolId=shop.id, Username=name, DeviceKey=key)
    assert refresh(shop, got["refresh_token"]).status_code == 400
    for call in by_api:
        with pytest.raises(ClientError):
            call()
    silent = Journey(app, shop)
    browser.visit(silent.address())
    browser.wait_for_text("h1", "Sign in")
    assert asks_for_code(browser, app, shop, name)


def test_bdv_6_a_code_of_a_forgotten_browser_makes_no_tokens(app, shop, browser):
    name = member(shop)
    remembered(app, shop, browser, name)
    journey = fresh(app, shop)
    begin(browser, journey, name)
    code = journey.code(browser)
    shop.admin.admin_forget_device(
        UserPoolId=shop.id, Username=name, DeviceKey=devices(shop, name)[0][KEYS]
    )
    answer = requests.post(
        f"{shop.stack.endpoint}/oauth2/token",
        data={
            "grant_type": "authorization_code",
            "client_id": shop.client_id,
            "code": code,
            "redirect_uri": app.callback,
            "code_verifier": journey.verifier,
        },
        timeout=60,
    )
    assert (answer.status_code, answer.json()["error"]) == (400, "invalid_grant")


def test_bdv_7_what_makes_a_browser_a_new_one(app, shop):
    """Switched off, forgotten, a password by an administrator; a password of the user's own does not."""
    name = member(shop)
    forger = Forger(app, shop, name)
    forger.remember()
    key = devices(shop, name)[0][KEYS]
    shop.admin.admin_update_device_status(
        UserPoolId=shop.id, Username=name, DeviceKey=key, DeviceRememberedStatus="not_remembered"
    )
    assert forger.is_asked()
    forger.remember()
    assert [each[KEYS] for each in devices(shop, name)] == [key]
    assert not forger.is_asked()
    shop.admin.admin_forget_device(UserPoolId=shop.id, Username=name, DeviceKey=key)
    assert forger.is_asked()
    forger.remember()
    assert devices(shop, name)[0][KEYS] != key
    shop.admin.admin_set_user_password(
        UserPoolId=shop.id, Username=name, Password=PASSWORD, Permanent=True
    )
    assert devices(shop, name) == []
    assert forger.is_asked()


def test_bdv_7_another_profile_is_another_browser(app, shop, tmp_path):
    """IndexedDB gone is a new device, and the old row stays until its user forgets it."""
    name = member(shop)
    with window(tmp_path, "first") as first:
        remembered(app, shop, first, name)
    shutil.rmtree(tmp_path / "first")
    with window(tmp_path, "first") as second:
        remembered(app, shop, second, name)
    assert len(devices(shop, name)) == 2


def test_bdv_a_browser_is_no_device_of_the_api(app, shop):
    """Its key is no secret: a sign-in that names it is told as of any unknown device."""
    name = member(shop)
    Forger(app, shop, name).remember()
    key = devices(shop, name)[0][KEYS]
    asked = shop.public.initiate_auth(
        ClientId=shop.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )
    with pytest.raises(ClientError) as refused:
        shop.public.respond_to_auth_challenge(
            ClientId=shop.client_id,
            ChallengeName="SMS_MFA",
            Session=asked["Session"],
            ChallengeResponses={
                "USERNAME": name,
                "SMS_MFA_CODE": shop.stack.code(shop.client_id, name),
                "DEVICE_KEY": key,
            },
        )
    assert refused.value.response["Error"]["Code"] == "ResourceNotFoundException"


def test_bdv_the_tag_takes_two_words(stack, shop):
    with pytest.raises(ClientError) as refused:
        shop.admin.create_user_pool(
            PoolName=unique("pool"), UserPoolTags={"gatehouse:browser-device": "both"}
        )
    assert "key or cookie" in refused.value.response["Error"]["Message"]
