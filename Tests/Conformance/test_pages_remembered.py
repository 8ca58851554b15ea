"""Browsers that their users have had remembered, on the pages of a pool, in Chromium."""

import base64
import json
import shutil

import pytest
import requests
from botocore.exceptions import ClientError
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from support.browser import Browser, Missing
from support.clients import PASSWORD, unique
from support.form_filler import FormFiller
from support.waiting import wait_until
from support.web_app import Journey, WebApp

SMS = {"SnsCallerArn": "arn:aws:iam::123456789012:role/sns"}
KEYS = "DeviceKey"


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


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


@pytest.fixture(scope="module")
def shop(app, stack):
    return remembering(app, stack)


def window(folder, name="one"):
    (folder / name).mkdir(exist_ok=True)
    return Browser(folder / name)


@pytest.fixture
def browser(tmp_path):
    with window(tmp_path) as opened:
        yield opened


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


def test_bdv_3_a_browser_with_copied_cookies_is_a_new_one(app, shop, browser, tmp_path):
    """The cookie jar alone is not the browser: its key stays where it was made."""
    name = member(shop)
    remembered(app, shop, browser, name)
    cookies = browser.cookies()
    with window(tmp_path, "other") as other:
        other.visit(fresh(app, shop).address())
        for cookie in cookies:
            if not cookie["name"].startswith("gatehouse-sso"):
                other.add_cookie(cookie)
        assert asks_for_code(other, app, shop, name)


def signed(key, challenge, prefix="gatehouse browser\n"):
    der = key.sign((prefix + challenge).encode(), ec.ECDSA(hashes.SHA256()))
    r, s = decode_dss_signature(der)
    return encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def jwk(key, **changes) -> str:
    point = key.public_key().public_numbers()
    return json.dumps(
        {
            "kty": "EC",
            "crv": "P-256",
            "x": encoded(point.x.to_bytes(32, "big")),
            "y": encoded(point.y.to_bytes(32, "big")),
        }
        | changes
    )


class Forger:
    """A program that plays the page's script, with a key of its own."""

    def __init__(self, app, pool, name):
        self.app, self.pool, self.name = app, pool, name
        self.key = ec.generate_private_key(ec.SECP256R1())

    def begin(self, **changes):
        visitor = FormFiller(fresh(self.app, self.pool).address())
        challenge = visitor.hidden("browser_challenge")
        proof = {
            "browser_challenge": challenge,
            "browser_key": jwk(self.key),
            "browser_proof": signed(self.key, challenge),
        } | {k: v(challenge) if callable(v) else v for k, v in changes.items()}
        self.challenge, self.proof = challenge, proof
        visitor.submit(username=self.name, password=PASSWORD, **proof)
        return visitor

    def is_asked(self, **changes) -> bool:
        return self.begin(**changes).has_field("code")

    def remember(self):
        visitor = self.begin()
        visitor.submit(code=self.pool.stack.code(self.pool.client_id, self.name), remember="true")
        assert visitor.is_back, visitor.text


def test_bdv_3_a_proof_counts_once_and_only_for_what_it_signs(app, shop):
    """A replayed proof, another key, another challenge, a changed key: each signs in as a new browser."""
    forger = Forger(app, shop, member(shop))
    forger.remember()
    assert not forger.is_asked()
    spent = dict(forger.proof)
    assert forger.is_asked(**spent)
    other = ec.generate_private_key(ec.SECP256R1())
    private = encoded(forger.key.private_numbers().private_value.to_bytes(32, "big"))
    for changes in (
        {"browser_proof": lambda challenge: signed(other, challenge)},
        {"browser_proof": lambda challenge: signed(forger.key, challenge, prefix="")},
        {"browser_proof": ""},
        {"browser_proof": "A" * 86},
        {"browser_proof": "*"},
        {"browser_challenge": lambda challenge: challenge[:-2] + "AA"},
        {"browser_challenge": ""},
        {"browser_key": jwk(other)},
        {"browser_key": jwk(forger.key, d=private)},
        {"browser_key": jwk(forger.key, crv="P-384")},
        {"browser_key": jwk(forger.key, kty="OKP")},
        {"browser_key": jwk(forger.key, x=encoded(bytes(32)))},
        {"browser_key": "{"},
        {"browser_key": "[" * 400},
        {"browser_key": "x" * 9000},
    ):
        assert forger.is_asked(**changes), changes
    assert not forger.is_asked()


def test_bdv_3_a_challenge_of_another_pool_counts_nowhere(app, stack, shop):
    other = remembering(app, stack)
    name = member(shop)
    forger = Forger(app, shop, name)
    forger.remember()
    foreign = FormFiller(fresh(app, other).address()).hidden("browser_challenge")
    assert forger.is_asked(browser_challenge=foreign, browser_proof=signed(forger.key, foreign))


def test_bdv_3_a_wrong_password_says_nothing_of_the_browser(app, shop):
    """The proof is not looked at before the password is right."""
    forger = Forger(app, shop, member(shop))
    forger.remember()
    visitor = FormFiller(fresh(app, shop).address())
    challenge = visitor.hidden("browser_challenge")
    proof = {
        "browser_challenge": challenge,
        "browser_key": jwk(forger.key),
        "browser_proof": signed(forger.key, challenge),
    }
    visitor.submit(username=forger.name, password="Wrong-passw0rd", **proof)
    assert not visitor.has_field("code")
    # It is not spent either.
    assert not forger.is_asked(**proof)


def test_bdv_4_without_script_a_cookie_counts_where_the_pool_takes_one(app, stack, shop):
    """By default nothing is kept of a browser without a key; with the tag a cookie is, a user each."""
    plain = FormFiller(fresh(app, shop).address())
    name = member(shop)
    plain.submit(username=name, password=PASSWORD)
    plain.submit(code=shop.stack.code(shop.client_id, name), remember="true")
    assert plain.is_back
    assert not [each for each in plain.cookies if "remembered" in each]
    assert devices(shop, name) == []

    pool = remembering(app, stack, browser_device="cookie")
    ann, bob = member(pool), member(pool)
    jar = FormFiller(fresh(app, pool).address())
    jar.submit(username=ann, password=PASSWORD)
    jar.submit(code=pool.stack.code(pool.client_id, ann), remember="true")
    assert jar.is_back
    (cookie,) = [each for each in jar.cookies if "remembered" in each]
    assert jar.cookie_flags(cookie) >= {"httponly", "samesite=lax", "path=/"}
    assert attributes(devices(pool, ann)[0])["gatehouse:kind"] == "browser"

    def is_asked(name, value=None):
        again = FormFiller(fresh(app, pool).address(), cookies=jar.cookies | (
            {cookie: value} if value is not None else {}
        ))
        again.submit(username=name, password=PASSWORD)
        return again.has_field("code")

    assert not is_asked(ann)
    assert is_asked(bob)
    for made_up in ("", "A" * 43, "A", "*", "A" * 4000):
        assert is_asked(ann, made_up)
    pool.admin.admin_forget_device(
        UserPoolId=pool.id, Username=ann, DeviceKey=devices(pool, ann)[0][KEYS]
    )
    assert is_asked(ann)


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


def test_bdv_6_tokens_name_the_browser_and_end_with_it(app, shop, browser):
    """Refreshed without a key, until the device is forgotten; the browser's session ends as well."""
    name = member(shop)
    got = remembered(app, shop, browser, name)
    again = refresh(shop, got["refresh_token"])
    assert again.status_code == 200, again.text
    key = claims(again.json()["access_token"])["device_key"]
    shop.admin.admin_forget_device(UserPoolId=shop.id, Username=name, DeviceKey=key)
    assert refresh(shop, got["refresh_token"]).status_code == 400
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
