"""What the account pages do with forms that they did not make, and with what is another user's."""

import pytest
import requests
from pycognito import aws_srp

from support.clients import ALL_FLOWS, PASSWORD, unique
from support.form_filler import FormFiller
from support.sign_in_pages import Form
from support.web_app import WebApp


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


def account(pool, section: str = "") -> str:
    return f"{pool.stack.endpoint}/{pool.id}/account{section}"


def open_pool(app, stack):
    """A pool with devices and sessions, whose client opens the account pages; it watches nothing."""
    pool = app.pool(
        stack,
        {
            "UsernameAttributes": ["email"],
            "DeviceConfiguration": {
                "ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": True,
            },
        },
        {"ExplicitAuthFlows": ALL_FLOWS},
    )
    pool.admin.set_user_pool_session_configuration(
        UserPoolId=pool.id, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": 10}
    )
    known = pool.admin.describe_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)
    kept = known["UserPoolClient"]
    for name in ("CreationDate", "LastModifiedDate"):
        del kept[name]
    kept["CallbackURLs"] = [*kept["CallbackURLs"], account(pool)]
    pool.admin.update_user_pool_client(**kept)
    return pool


@pytest.fixture(scope="module")
def shop(app, stack):
    return open_pool(app, stack)


def member(pool) -> str:
    name = f"{unique('ada')}@example.com"
    return pool.user(name, email=name, email_verified="true")


def entered(pool, name: str, section: str = "") -> FormFiller:
    filler = FormFiller(f"{account(pool, section)}?client_id={pool.client_id}")
    return filler.submit(username=name, password=PASSWORD)


def with_device(pool, name: str) -> tuple[str, dict]:
    """A device of the user's, tracked and not remembered, and the tokens of its sign-in."""
    signed_in = pool.sign_in(name)
    metadata = signed_in["NewDeviceMetadata"]
    secret = aws_srp.generate_hash_device(metadata["DeviceGroupKey"], metadata["DeviceKey"])[1]
    pool.public.confirm_device(
        AccessToken=signed_in["AccessToken"], DeviceKey=metadata["DeviceKey"],
        DeviceSecretVerifierConfig=secret, DeviceName="laptop",
    )
    return metadata["DeviceKey"], signed_in


def refresh(pool, tokens: dict, key: str) -> dict:
    return pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"], "DEVICE_KEY": key},
    )["AuthenticationResult"]


def devices(pool, name: str) -> dict[str, str]:
    """Whether each device of the user is remembered."""
    found = pool.admin.admin_list_devices(UserPoolId=pool.id, Username=name)["Devices"]
    return {
        device["DeviceKey"]: attribute["Value"]
        for device in found
        for attribute in device["DeviceAttributes"]
        if attribute["Name"] == "dev:device_remembered_status"
    }


def given_name(pool, name: str) -> str | None:
    user = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    return {each["Name"]: each["Value"] for each in user["UserAttributes"]}.get("given_name")


ORIGIN = "http://127.0.0.1:{port}"
FORGERIES = {
    "no code": ({"_csrf": ""}, {}),
    "a made-up code": ({"_csrf": "A" * 43}, {}),
    "another site": ({}, {"Origin": "https://evil.example"}),
    "no origin": ({}, {"Origin": "null"}),
    "another site's fetch": ({}, {"Sec-Fetch-Site": "cross-site"}),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_acc_1_a_form_from_elsewhere_changes_nothing(shop, forgery):
    """Another site that has the user's browser send a form (CSRF): the cookie comes along, and nothing else does."""
    name = member(shop)
    filler = entered(shop, name, "/profile")
    fields, headers = FORGERIES[forgery]
    sent = Form(filler.text).fields | {"action": "save", "given_name": "Mallory"} | fields
    answer = filler.session.post(
        account(shop, "/profile"), data=sent, allow_redirects=False, timeout=60,
        headers={"Origin": shop.stack.endpoint} | headers,
    )
    assert answer.status_code in (200, 303, 400, 403), answer.text
    assert given_name(shop, name) is None
    filler.submit(action="save", given_name="Ada")
    assert given_name(shop, name) == "Ada"


def test_acc_1_the_code_of_another_users_form_is_good_for_nothing(shop):
    """An attacker with an account has codes of the own forms, and none for another browser."""
    victim, attacker = member(shop), member(shop)
    theirs, own = entered(shop, victim, "/profile"), entered(shop, attacker, "/profile")
    fields = Form(own.text).fields | {"action": "save", "given_name": "Mallory"}
    theirs.session.post(
        account(shop, "/profile"), data=fields, allow_redirects=False, timeout=60,
        headers={"Origin": shop.stack.endpoint},
    )
    assert given_name(shop, victim) is None and given_name(shop, attacker) is None


@pytest.mark.parametrize("action", ["forget", "remember", "not-remember"])
def test_acc_3_another_users_device_is_none(shop, action):
    owner, stranger = member(shop), member(shop)
    key, tokens = with_device(shop, owner)
    before = devices(shop, owner)
    filler = entered(shop, stranger, "/devices")
    assert key not in filler.text and key[-4:] not in filler.text
    filler.submit(action=action, subject=key)
    assert "alert bad" in filler.text
    assert devices(shop, owner) == before == {key: "not_remembered"}
    assert refresh(shop, tokens, key)["AccessToken"]


def test_acc_3_a_device_is_remembered_or_not_and_forgotten(shop):
    """The list has what is only tracked too, so that each choice can be taken back."""
    name = member(shop)
    key, tokens = with_device(shop, name)
    filler = entered(shop, name, "/devices")
    for told in ("laptop", "Not remembered", f"{key[-8:-4]} {key[-4:]}", "127.0.0.1"):
        assert told in filler.text, told
    filler.submit(action="remember", subject=key)
    assert devices(shop, name) == {key: "remembered"} and "Not remembered" not in filler.text
    filler.submit(action="not-remember", subject=key)
    assert devices(shop, name) == {key: "not_remembered"} and "Not remembered" in filler.text
    filler.submit(action="forget", subject=key)
    assert devices(shop, name) == {} and "no devices yet" in filler.text
    with pytest.raises(shop.admin.exceptions.NotAuthorizedException):
        refresh(shop, tokens, key)


def test_acc_4_sessions_name_their_application_and_another_users_is_none(shop):
    owner, stranger = member(shop), member(shop)
    token = shop.sign_in(owner)["AccessToken"]
    (session,) = shop.public.list_user_sessions(AccessToken=token)["Sessions"]
    shown = entered(shop, owner, "/sessions")
    assert "Example Shop" in shown.text and "unknown" not in shown.text
    filler = entered(shop, stranger, "/sessions")
    assert session["SessionId"] not in filler.text
    filler.submit(action="end", subject=session["SessionId"])
    assert shop.public.get_user(AccessToken=token)


def test_acc_5_what_the_client_may_not_write_is_not_written(shop):
    """The form has more fields than were drawn: a sub, a flag, and an attribute of the operator's."""
    name = member(shop)
    filler = entered(shop, name, "/profile")
    filler.submit(
        action="save", given_name="Ada", sub="x", email_verified="false", **{"custom:role": "boss"}
    )
    user = shop.admin.admin_get_user(UserPoolId=shop.id, Username=name)
    told = {each["Name"]: each["Value"] for each in user["UserAttributes"]}
    assert told["given_name"] == "Ada" and told["email_verified"] == "true"
    assert told["sub"] != "x" and "custom:role" not in told


def test_acc_7_without_threat_protection_the_audit_log_tells_changes_and_refused_tries(shop):
    """Each user's own, in sentences; a sign-in that succeeds is among the sessions."""
    name, stranger = member(shop), member(shop)
    with pytest.raises(shop.admin.exceptions.NotAuthorizedException):
        shop.sign_in(name, "Wrong-passw0rd")
    intruder = shop.sign_in(name)["AccessToken"]
    shop.public.change_password(
        AccessToken=shop.sign_in(stranger)["AccessToken"], PreviousPassword=PASSWORD,
        ProposedPassword="An0ther-passw0rd",
    )
    filler = entered(shop, name, "/profile").submit(action="save", given_name="Ada")
    filler.open(account(shop, "/activity"))
    for told in ("Your profile was changed", "A sign-in failed", "Your account was made"):
        assert told in filler.text, told
    # The administrator's, and not the stranger's.
    assert filler.text.count("password was changed") == 1
    # The administrator who made the account is not told with an address.
    made = filler.text[filler.text.index("Your account was made"):]
    assert "127.0.0.1" not in made[: made.index("</li>")]
    # Another user's change is not there, and cannot be disowned.
    theirs = entered_after_change(shop, stranger)
    foreign = Form(theirs.text[theirs.text.index("password was changed"):]).fields["subject"]
    filler.submit(action="disown", subject=foreign)
    assert "alert bad" in filler.text
    assert shop.public.get_user(AccessToken=intruder)
    filler.open(account(shop, "/activity"))
    own = Form(filler.text[filler.text.index("profile was changed"):]).fields["subject"]
    filler.submit(action="disown", subject=own)
    assert "ended all your other sessions" in filler.text
    with pytest.raises(shop.admin.exceptions.NotAuthorizedException):
        shop.public.get_user(AccessToken=intruder)
    # This one is kept, so that the password can be changed at once.
    assert "Change password" in filler.text


def entered_after_change(pool, name: str) -> FormFiller:
    filler = FormFiller(f"{account(pool, '/activity')}?client_id={pool.client_id}")
    return filler.submit(username=name, password="An0ther-passw0rd")


def test_acc_8_the_data_are_the_users_own_and_whole(shop):
    name, stranger = member(shop), member(shop)
    key, _ = with_device(shop, name)
    foreign, _ = with_device(shop, stranger)
    filler = entered(shop, name, "/data")
    for told in (name, key, "laptop"):
        assert told in filler.text
    assert stranger not in filler.text and foreign not in filler.text
    # Without the tick, and with another word in its place, nothing is deleted.
    for sure in ("", "false", "TRUE"):
        filler.submit(action="delete", sure=sure)
        assert shop.admin.admin_get_user(UserPoolId=shop.id, Username=name)["Enabled"]


def test_acc_1_another_pools_cookie_opens_nothing(app, stack, shop):
    """The browser's cookies are of one origin, and each pool's is its own."""
    other = open_pool(app, stack)
    name = member(shop)
    filler = entered(shop, name)
    cookies = filler.cookies
    kept = cookies[f"gatehouse-account-{shop.id.split('_')[1]}"]
    forged = requests.Session()
    forged.cookies.set(f"gatehouse-account-{other.id.split('_')[1]}", kept, domain="127.0.0.1")
    answer = forged.get(account(other), allow_redirects=False, timeout=60)
    assert answer.status_code == 400 and name not in answer.text


def test_acc_1_who_leaves_is_signed_out(shop):
    """The next to come to the browser is asked who it is."""
    filler = entered(shop, member(shop))
    filler.submit(action="leave")
    assert "signed out" in filler.text
    filler.open(f"{account(shop)}?client_id={shop.client_id}")
    assert filler.has_field("password")
