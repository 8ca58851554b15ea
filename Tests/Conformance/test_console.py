"""The console: operators, their roles, and what the services decide of both (CON-1 to CON-10)."""

import re

import pytest
import requests

from support.clients import make_pool, signed
from support.console_samples import tracked
from support.database import database
from support.operators import PASSWORD, Operator, console_url, link, with_console
from support.stack import make_stack
from support.waiting import wait_until


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack, {"PoolName": "Shop"})


@pytest.fixture(scope="module")
def owner(stack):
    return Operator(stack, "owner@example.com").enter()


@pytest.fixture(scope="module")
def support(stack):
    return Operator(stack, "support@example.com", "--role", "support").enter()


@pytest.fixture(scope="module")
def viewer(stack):
    return Operator(stack, "viewer@example.com", "--role", "viewer").enter()


def events(stack, *options):
    return stack.control("events", "--limit", "200", *options).stdout


def test_con_2_the_first_page_says_which_command_makes_an_operator():
    with make_stack() as running:
        with_console(running).start()
        answer = requests.get(console_url(running) + "/", timeout=30)
        assert answer.status_code == 503
        assert "gatehousectl operators create" in answer.text


def test_con_2_a_link_is_good_once(stack):
    person = Operator(stack, "once@example.com", "--role", "viewer")
    assert requests.get(person.link, timeout=30).status_code == 200
    # Looking does not use it up; two passwords that differ do not either, nor one that the pool refuses.
    differing = {"password": PASSWORD, "confirm_password": "another"}
    assert requests.post(person.link, data=differing, timeout=30).status_code == 400
    assert person.set_password("short").status_code == 400
    assert person.set_password().status_code == 200
    again = person.set_password()
    assert again.status_code == 404 and "no longer good" in again.text
    # Refusals are written some time after the answer.
    wait_until(
        lambda: "operator_link.used" in events(stack, "--operation", "ShowOperatorLink"),
        "the refusal is no event",
    )


def test_con_2_a_link_opens_in_a_browser_whose_operator_is_signed_in(stack, owner):
    made = link(stack, "colleague@example.com", "--role", "viewer")
    typed = {"password": PASSWORD, "confirm_password": PASSWORD}
    assert owner.session.post(made, data=typed, timeout=30).status_code == 200
    # The page of another site cannot use one up, although it may know it.
    made = link(stack, "colleague@example.com", "--role", "viewer")
    foreign = {"Origin": "https://evil.example"}
    assert owner.session.post(made, data=typed, headers=foreign, timeout=30).status_code == 403


def test_con_2_a_newer_link_ends_the_former(stack):
    first = link(stack, "twice@example.com", "--role", "viewer")
    second = link(stack, "twice@example.com", "--role", "viewer")
    assert requests.get(first, timeout=30).status_code == 404
    assert requests.get(second, timeout=30).status_code == 200


def test_con_2_a_made_up_link_is_refused(stack):
    for secret in ["x", "A" * 43, "%00", "A" * 3000]:
        answer = requests.get(f"{console_url(stack)}/welcome/{secret}", timeout=30)
        assert answer.status_code == 404, secret


def test_con_1_an_operator_signs_in_with_two_factors(owner, stack):
    assert owner.phone is not None
    start = owner.get("/")
    assert start.status_code == 200 and "owner@example.com" in start.text
    listed = stack.control("operators", "list").stdout
    assert re.search(r"owner@example.com +administrator +active", listed)


def test_con_5_without_a_session_every_page_leads_to_the_sign_in(stack):
    for path in ["/", "/events", "/operators", "/pools/us-east-1_nothing00/users"]:
        answer = requests.get(console_url(stack) + path, allow_redirects=False, timeout=30)
        assert answer.status_code == 303 and answer.headers["Location"].startswith("/sign-in")


def test_con_5_sign_out_ends_the_session_and_the_token(stack):
    person = Operator(stack, "leaving@example.com", "--role", "viewer").enter()
    cookie = person.session.cookies.get("gatehouse-console")
    assert person.post("/sign-out").status_code == 303
    thief = requests.get(
        person.url + "/", cookies={"gatehouse-console": cookie}, allow_redirects=False, timeout=30
    )
    assert thief.status_code == 303 and thief.headers["Location"].startswith("/sign-in")


def test_con_6_users_are_found(owner, pool):
    for name in ["ada", "adele", "grace"]:
        pool.user(name, email=f"{name}@example.com")
    page = owner.get(f"/pools/{pool.id}/users?attribute=username&value=ad").text
    assert ">ada<" in page and ">adele<" in page and ">grace<" not in page
    page = owner.get(f"/pools/{pool.id}/users?attribute=email&match=is&value=grace@example.com").text
    assert ">grace<" in page and ">ada<" not in page
    assert owner.get(f"/pools/{pool.id}/users?value=%22%5C").status_code == 200
    assert owner.get(f"/pools/{pool.id}/users?page=made-up").status_code == 200


@pytest.mark.parametrize("part", ["", "/attributes", "/groups", "/devices", "/sessions", "/events"])
def test_con_6_each_part_of_a_user_is_shown(owner, pool, part):
    name = pool.user(email="b@example.com")
    answer = owner.get(f"/pools/{pool.id}/users/{name}{part}")
    assert answer.status_code == 200 and name in answer.text


@pytest.mark.parametrize(
    "part", ["", "users", "devices", "groups", "clients", "settings", "events", "plots", "delete"]
)
def test_con_6_each_page_of_a_pool_is_shown_and_small(owner, pool, part):
    answer = owner.get(f"/pools/{pool.id}/{part}".rstrip("/"))
    assert answer.status_code == 200 and "Shop" in answer.text
    assert len(answer.content) <= 60_000
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_con_4_a_change_is_an_event_with_the_operators_name(owner, pool, stack):
    name = pool.user()
    answer = owner.post(f"/pools/{pool.id}/users/{name}/disable")
    assert answer.status_code == 303, answer.text
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["Enabled"] is False
    line = events(stack, "--user", name, "--operation", "AdminDisableUser")
    assert "by operator owner@example.com/" in line and "Success" in line
    shown = owner.get(f"/events?q={name}").text
    assert "owner@example.com" in shown and "AdminDisableUser" in shown


FORGED = [
    ("disable", {}), ("delete", {}), ("reset-mfa", {}), ("sign-out", {}), ("forget", {"device": "us-east-1_x"}),
    ("add-group", {"group": "g"}),
]


@pytest.mark.parametrize("deed,fields", FORGED)
def test_con_3_the_service_refuses_a_viewers_forged_button(viewer, pool, stack, deed, fields):
    name = pool.user()
    page = viewer.get(f"/pools/{pool.id}/users/{name}").text
    assert "/disable" not in page and "/delete" not in page
    answer = viewer.post(f"/pools/{pool.id}/users/{name}/{deed}", fields | {"name": name})
    assert answer.status_code == 403, answer.text
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["Enabled"] is True
    assert "AccessDeniedException" in events(stack, "--outcome", "Refused", "--pool", pool.id)
    assert "operator viewer@example.com/" in events(stack, "--outcome", "Refused", "--pool", pool.id)


def test_con_4_support_helps_users_and_changes_no_pool(support, pool):
    name = pool.user()
    assert support.post(f"/pools/{pool.id}/users/{name}/disable").status_code == 303
    assert support.post(f"/pools/{pool.id}/users/{name}/delete", {"name": name}).status_code == 403
    fields = {"part": "protection", "on": "yes"}
    assert support.post(f"/pools/{pool.id}/settings", fields).status_code == 403
    assert support.post(f"/pools/{pool.id}/delete", {"name": "Shop"}).status_code == 403
    assert support.post(f"/pools/{pool.id}/users/{name}/add-group", {"group": "g"}).status_code == 403
    for path in ["/operators", "/outbox"]:
        assert support.get(path).status_code == 403


def test_con_4_support_cannot_touch_the_operators_pool(support, owner, stack):
    operators = re.search(r"/pools/([^/\"]+)/users/owner", owner.get("/operators").text).group(1)
    assert operators not in support.get("/").text
    for path in ["", "/users", "/events", "/users/owner@example.com"]:
        assert support.get(f"/pools/{operators}{path}").status_code == 403
    for deed in ["disable", "reset-mfa", "reset-password", "sign-out"]:
        answer = support.post(f"/pools/{operators}/users/support@example.com/{deed}")
        assert answer.status_code == 403, deed
    assert support.post(
        f"/pools/{operators}/users/support@example.com/add-group", {"group": "administrator"}
    ).status_code == 403
    # Who changed a user of another pool may be read; what is done among operators may not.
    assert operators not in support.get("/events").text


def test_con_4_operators_are_shown_with_their_last_sign_in(stack, owner):
    email = "newcomer@example.com"
    newcomer = Operator(stack, email, "--role", "viewer")

    def last() -> str:
        listed = owner.get("/operators").text
        return re.search(rf'>{email}</a>.*?data-l="Last sign-in">([^<]+)<', listed, re.S).group(1).strip()

    def move(days: int) -> None:
        database(
            stack,
            f"UPDATE authentication.operator_sign_ins SET at_unix_millis = at_unix_millis + {days * 86_400_000} "
            f"WHERE sub = (SELECT sub FROM authentication.users WHERE username = '{email}')",
        )

    assert last() == "Never"
    newcomer.enter()
    today = last()
    assert today != "Never"
    move(-40)
    assert last() != today
    newcomer.get("/")
    assert last() == today
    # The token of a sign-in that came before another one tells nothing new.
    move(1)
    tomorrow = last()
    newcomer.get("/")
    assert last() == tomorrow != today


def test_con_4_a_role_for_one_pool_ends_at_that_pool(stack, pool):
    other = make_pool(stack, {"PoolName": "Other"})
    person = Operator(
        stack, "bound@example.com", "--role", "administrator", "--pool", pool.id
    ).enter()
    start = person.get("/").text
    assert pool.id in start and other.id not in start
    assert person.get(f"/pools/{pool.id}/users").status_code == 200
    assert person.get(f"/pools/{other.id}/users").status_code == 403
    name = other.user()
    assert person.post(f"/pools/{other.id}/users/{name}/disable").status_code == 403
    assert person.post(f"/pools/{pool.id}/users/{pool.user()}/disable").status_code == 303
    assert other.id not in person.get("/events").text
    assert person.get(f"/pools/{other.id}/events").status_code == 403
    assert person.get(f"/pools/{other.id}/plots").status_code == 403
    assert person.get(f"/pools/{other.id}/devices").status_code == 403


def test_con_3_an_operator_who_is_disabled_is_out_at_once(stack, owner):
    person = Operator(stack, "gone@example.com", "--role", "viewer").enter()
    assert person.get("/").status_code == 200
    operators = re.search(r"/pools/([^/\"]+)/users/owner", owner.get("/operators").text).group(1)
    assert owner.post(f"/pools/{operators}/users/gone@example.com/disable").status_code == 303
    assert person.get("/").status_code == 303


def test_con_3_a_role_that_is_taken_away_is_gone_at_once(stack, owner, pool):
    person = Operator(stack, "former@example.com", "--role", "support").enter()
    operators = re.search(r"/pools/([^/\"]+)/users/owner", owner.get("/operators").text).group(1)
    signed(stack).admin_remove_user_from_group(
        UserPoolId=operators, Username="former@example.com", GroupName="support"
    )
    name = pool.user()
    assert person.post(f"/pools/{pool.id}/users/{name}/disable").status_code == 403
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["Enabled"] is True


def test_con_7_a_form_of_another_site_is_refused(owner, pool):
    name = pool.user()
    path = f"/pools/{pool.id}/users/{name}/disable"
    foreign = [
        {"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"},
        {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
    ]
    for headers in foreign:
        assert owner.post(path, headers=headers).status_code == 403
    assert owner.session.post(
        owner.url + path, data={"_csrf": "x" * 43}, allow_redirects=False, timeout=30
    ).status_code == 403
    assert owner.session.post(owner.url + path, allow_redirects=False, timeout=30).status_code == 403
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["Enabled"] is True


def test_con_5_a_form_of_another_operators_session_is_refused(stack, pool):
    """Two operators in one browser: what the first left open does nothing in the second's name."""
    first = Operator(stack, "first@example.com").enter()
    second = Operator(stack, "second@example.com").enter()
    name = pool.user()
    former = first.secret()
    answer = second.session.post(
        f"{second.url}/pools/{pool.id}/users/{name}/disable",
        data={"_csrf": former}, allow_redirects=False, timeout=30,
    )
    assert answer.status_code == 403 and "too old" in answer.text
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["Enabled"] is True


def test_con_8_a_page_that_did_not_change_is_not_sent_again(owner, pool):
    address = f"{owner.url}/pools/{pool.id}/devices"
    tag = owner.session.get(address, timeout=30).headers["ETag"]
    again = {"If-None-Match": tag, "Gatehouse-Looks-Again": "1"}
    answer = owner.session.get(address, headers=again, timeout=30)
    assert answer.status_code == 304 and not answer.content
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert owner.session.get(address, headers={"If-None-Match": '"x"'}, timeout=30).status_code == 200


def test_con_7_a_deletion_takes_the_name(owner, pool):
    name = pool.user()
    path = f"/pools/{pool.id}/users/{name}/delete"
    assert owner.post(path, {"name": "another"}).status_code == 400
    assert owner.post(path, {"name": name}).status_code == 303
    with pytest.raises(pool.admin.exceptions.UserNotFoundException):
        pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)


def test_con_9_settings_are_saved_and_the_rest_stays(owner, stack):
    shop = make_pool(stack, {"PoolName": "Kept", "UserPoolTags": {"team": "a"}})
    before = shop.admin.describe_user_pool(UserPoolId=shop.id)["UserPool"]
    page = owner.get(f"/pools/{shop.id}/settings").text
    assert "aws cognito-idp update-user-pool" in page and "aws_cognito_user_pool" in page
    answer = owner.post(
        f"/pools/{shop.id}/settings", {"part": "devices", "remember": "prompt", "skip": "1"}
    )
    assert answer.status_code == 303, answer.text
    after = shop.admin.describe_user_pool(UserPoolId=shop.id)["UserPool"]
    assert after.pop("DeviceConfiguration") == {
        "ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": True
    }
    for known in (before, after):
        known.pop("LastModifiedDate")
    assert before == after


def test_con_7_deleting_a_pool_takes_its_name(stack):
    owner = Operator(stack, "deleting@example.com").enter()
    lost = make_pool(stack, {"PoolName": "Lost"})
    assert owner.post(f"/pools/{lost.id}/delete", {"name": "Shop"}).status_code == 400
    assert owner.post(f"/pools/{lost.id}/delete", {"name": "Lost"}).status_code == 303
    assert lost.id not in owner.get("/").text


def status(pool, name, key):
    device = pool.admin.admin_get_device(UserPoolId=pool.id, Username=name, DeviceKey=key)["Device"]
    return {a["Name"]: a["Value"] for a in device["DeviceAttributes"]}["dev:device_remembered_status"]


def test_document_000_a_users_devices_are_shown_and_handled(stack, owner, viewer):
    pool = make_pool(
        stack,
        {"PoolName": "Devices", "DeviceConfiguration": {"DeviceOnlyRememberedOnUserPrompt": True}},
    )
    name = pool.user()
    key = tracked(pool, name, "Ada’s <phone>")
    page = owner.get(f"/pools/{pool.id}/users/{name}/devices").text
    for shown in ["Ada’s &lt;phone&gt;", key[-8:], "127.0.0.1", "Boto3", "Last authenticated"]:
        assert shown in page, shown
    assert "aria-checked=\"false\"" in page
    devices = f"/pools/{pool.id}/users/{name}"
    assert owner.post(f"{devices}/remember", {"device": key}).status_code == 303
    assert status(pool, name, key) == "remembered"
    assert owner.post(f"{devices}/do-not-remember", {"device": key}).status_code == 303
    assert status(pool, name, key) == "not_remembered"
    assert viewer.post(f"{devices}/forget", {"device": key}).status_code == 403
    listed = owner.get(f"/pools/{pool.id}/devices").text
    assert name in listed and key[-8:] in listed
    assert key[-8:] in owner.get(f"/pools/{pool.id}/devices?sdk=Boto3&remembered=no").text
    assert key[-8:] not in owner.get(f"/pools/{pool.id}/devices?sdk=Amplify").text
    assert key[-8:] not in owner.get(f"/pools/{pool.id}/devices?remembered=yes").text
    assert key[-8:] not in owner.get(f"/pools/{pool.id}/devices?unused=30").text
    assert owner.post(f"{devices}/forget", {"device": key}).status_code == 303
    assert key[-8:] not in owner.get(f"/pools/{pool.id}/devices").text


def test_con_5_a_destination_leads_nowhere_else(stack):
    for to in ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"]:
        answer = requests.get(
            f"{console_url(stack)}/sign-in", params={"to": to}, allow_redirects=False, timeout=30
        )
        assert answer.status_code == 303
        assert "evil" not in answer.headers["Location"]


def test_con_5_a_callback_without_a_beginning_is_refused(stack):
    answer = requests.get(
        f"{console_url(stack)}/signed-in?code=made-up&state=made-up", allow_redirects=False, timeout=30
    )
    assert answer.status_code == 400 and "set-cookie" not in answer.headers


def test_con_8_a_request_id_finds_its_event(owner, pool, stack):
    with pytest.raises(Exception) as refused:
        pool.admin.admin_get_user(UserPoolId=pool.id, Username="nobody-of-this-name")
    request_id = refused.value.response["ResponseMetadata"]["RequestId"]
    page = owner.get(f"/events?q={request_id}").text
    assert "The pool has no user of this name." in page and request_id in page
    told = stack.control("events", "--request-id", request_id, "--explain").stdout
    assert "The pool has no user of this name." in told
