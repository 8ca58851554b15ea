"""What tests of browsers that are remembered have in common: a pool, its users, and their sign-ins on its pages."""

import base64
import json

import requests

from .browser import Browser, Missing
from .clients import PASSWORD
from .waiting import wait_until
from .web_app import Journey

SMS = {"SnsCallerArn": "arn:aws:iam::123456789012:role/sns"}


def remembering(app, stack, asks=True, **tags):
    """A pool that asks each user for a code by text message, and spares remembered devices."""
    pool = app.pool(
        stack,
        {
            "DeviceConfiguration": {
                "ChallengeRequiredOnNewDevice": True,
                "DeviceOnlyRememberedOnUserPrompt": asks,
            },
            "UserPoolTags": {
                f"gatehouse:{name.replace('_', '-')}": value for name, value in tags.items()
            },
        },
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, MfaConfiguration="ON", SmsMfaConfiguration={"SmsConfiguration": SMS}
    )
    return pool


def window(folder, name="one"):
    (folder / name).mkdir(exist_ok=True)
    return Browser(folder / name)


def member(pool):
    return pool.user(phone_number="+15550001234", phone_number_verified="true")


def begin(browser, journey, name, password=PASSWORD):
    browser.visit(journey.address())
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", password)
    browser.click("button.primary")


def fresh(app, pool):
    """A request that no session of the browser answers."""
    return Journey(app, pool, prompt="login")


def give_code(browser, pool, name, remember=None):
    browser.wait_for("#code")
    if remember is not None:
        assert browser.is_shown("#remember")
    if remember:
        browser.click("#remember")
    browser.type("#code", pool.stack.code(pool.client_id, name))
    browser.click("button.primary")


def remembered(app, pool, browser, name):
    journey = fresh(app, pool)
    begin(browser, journey, name)
    give_code(browser, pool, name, remember=True)
    return tokens(journey, journey.code(browser))


def asks_for_code(browser, app, pool, name, password=PASSWORD) -> bool:
    journey = fresh(app, pool)
    begin(browser, journey, name, password)
    seen = []

    def is_decided() -> bool:
        try:
            seen.append(browser.text("h1"))
        except Missing:
            return False
        return seen[-1] in ("Enter your code", "Back in the app")

    wait_until(is_decided, "the sign-in does not go on")
    return seen[-1] == "Enter your code"


def tokens(journey, code) -> dict:
    answer = requests.post(
        f"{journey.pool.stack.endpoint}/oauth2/token",
        data={
            "grant_type": "authorization_code",
            "client_id": journey.pool.client_id,
            "code": code,
            "redirect_uri": journey.app.callback,
            "code_verifier": journey.verifier,
        },
        timeout=60,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def refresh(pool, token):
    return requests.post(
        f"{pool.stack.endpoint}/oauth2/token",
        data={"grant_type": "refresh_token", "client_id": pool.client_id, "refresh_token": token},
        timeout=60,
    )


def claims(token) -> dict:
    part = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def devices(pool, name) -> list[dict]:
    return pool.admin.admin_list_devices(UserPoolId=pool.id, Username=name)["Devices"]


def attributes(device) -> dict:
    return {each["Name"]: each["Value"] for each in device["DeviceAttributes"]}
