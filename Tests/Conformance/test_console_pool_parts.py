"""The console's pages that make users, groups, pools and imports, rotate keys, and end sessions."""

import html
import re

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, unique
from support.database import database
from support.imports import describe, upload, wait
from support.operators import Operator, with_console
from support.stack import make_stack


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack, {"PoolName": "Shop"})


@pytest.fixture
def owner(stack):
    """An administrator who has just signed in."""
    return Operator(stack, f"{unique('owner')}@example.com").enter()


@pytest.fixture(scope="module")
def support(stack):
    return Operator(stack, "support@example.com", "--role", "support").enter()


@pytest.fixture(scope="module")
def viewer(stack):
    return Operator(stack, "viewer@example.com", "--role", "viewer").enter()


PARTS = ["triggers", "providers", "keys", "imports", "create-user", "create-group", "create-client"]


@pytest.mark.parametrize("part", PARTS)
def test_con_6_each_page_is_shown_and_small(owner, pool, part):
    answer = owner.get(f"/pools/{pool.id}/{part}")
    assert answer.status_code == 200 and "Shop" in answer.text
    assert len(answer.content) <= 60_000


def test_con_4_a_user_is_made_by_an_administrator_alone(owner, support, viewer, pool):
    page = f"/pools/{pool.id}/create-user"
    for person in [viewer, support]:
        assert person.post(page, {"username": "ada", "invite": "NONE"}).status_code == 403
    with pytest.raises(ClientError, match="UserNotFound"):
        pool.admin.admin_get_user(UserPoolId=pool.id, Username="ada")
    fields = {"username": "ada", "email": "ada@example.com", "verified": "1", "invite": "NONE"}
    made = owner.post(page, fields)
    assert made.status_code == 303 and f"/pools/{pool.id}/users/ada" in made.headers["Location"]
    user = pool.admin.admin_get_user(UserPoolId=pool.id, Username="ada")
    known = {attribute["Name"]: attribute["Value"] for attribute in user["UserAttributes"]}
    assert known["email"] == "ada@example.com" and known["email_verified"] == "true"
    again = owner.post(page, fields)
    assert again.status_code == 400 and "already exists" in again.text
    # What was entered stays.
    assert 'value="ada@example.com"' in again.text


def test_con_7_a_group_is_made_changed_and_deleted(owner, support, viewer, pool):
    page = f"/pools/{pool.id}/create-group"
    for person in [viewer, support]:
        assert person.post(page, {"group_name": "staff"}).status_code == 403
    assert owner.post(page, {"group_name": "staff", "precedence": "5"}).status_code == 303
    assert owner.post(page, {"group_name": "staff"}).status_code == 400
    assert owner.post(page, {"group_name": "other", "precedence": "many"}).status_code == 400
    assert owner.post(page, {"group_name": "x" * 129}).status_code == 400
    name = pool.user()
    pool.admin.admin_add_user_to_group(UserPoolId=pool.id, Username=name, GroupName="staff")
    group = f"/pools/{pool.id}/groups/staff"
    assert name in viewer.get(group).text and "<textarea" not in viewer.get(group).text
    assert owner.post(group, {"description": "All of us", "precedence": "7"}).status_code == 303
    known = pool.admin.get_group(UserPoolId=pool.id, GroupName="staff")["Group"]
    assert known["Description"] == "All of us" and known["Precedence"] == 7
    assert support.post(group, {"description": "x"}).status_code == 403
    assert support.post(f"{group}/delete", {"name": "staff"}).status_code == 403
    assert owner.post(f"{group}/delete", {"name": "x"}).status_code == 400
    assert owner.post(f"{group}/delete", {"name": "staff"}).status_code == 303
    assert owner.get(group).status_code == 404


def test_con_4_a_pool_is_made_by_an_administrator_of_all_pools(stack, owner, support, pool):
    bound = Operator(
        stack, f"{unique('bound')}@example.com", "--role", "administrator", "--pool", pool.id
    ).enter()
    for person in [support, bound]:
        assert person.post("/create-pool", {"pool_name": "Mine"}).status_code == 403
        assert "create-pool" not in person.get("/").text
    made = owner.post("/create-pool", {"pool_name": "Fresh", "names": "email"})
    assert made.status_code == 303
    pool_id = re.search(r"/pools/([^?]+)", made.headers["Location"]).group(1)
    known = pool.admin.describe_user_pool(UserPoolId=pool_id)["UserPool"]
    assert known["Name"] == "Fresh" and known["UsernameAttributes"] == ["email"]
    assert owner.post("/create-pool", {"pool_name": "x" * 200}).status_code == 400


def key_ids(page):
    return re.findall(r'<td class="first mono">([^<]+)</td>', page)


def test_con_5_keys_are_shown_to_all_and_rotated_by_administrators(stack, pool, owner, viewer, support):
    page = f"/pools/{pool.id}/keys"
    before = key_ids(viewer.get(page).text)
    assert len(before) == 2 and "/keys/rotate" not in viewer.get(page).text
    assert "PRIVATE" not in viewer.get(page).text
    for person in [viewer, support]:
        assert person.post(f"{page}/rotate").status_code == 403
    assert sorted(key_ids(viewer.get(page).text)) == sorted(before)
    assert owner.get(f"{page}/rotate").status_code == 200
    assert owner.post(f"{page}/rotate").status_code == 303
    assert set(key_ids(viewer.get(page).text)) > set(before)
    told = stack.control("events", "--limit", "50", "--operation", "RotateSigningKeys").stdout
    assert f"by operator {owner.email}/" in told and "Success" in told
    # A refusal names the operator too.
    assert "by operator viewer@example.com/" in told and "AccessDenied" in told


def test_sessions_are_shown_and_ended_where_the_pool_tracks_none(stack, pool, support, viewer):
    name = pool.user()
    kept, lost = pool.sign_in(name), pool.sign_in(name)
    page = f"/pools/{pool.id}/users/{name}"
    shown = support.get(f"{page}/sessions").text
    ids = re.findall(r'name="session" value="([^"]+)"', shown)
    assert len(ids) == 2 and pool.client_id in shown
    assert 'name="session"' not in viewer.get(f"{page}/sessions").text
    assert viewer.post(f"{page}/end-session", {"session": ids[0]}).status_code == 403
    # Without a name not all of them end.
    assert support.post(f"{page}/end-session", {"session": ""}).status_code == 400
    assert support.post(f"/pools/{pool.id}/users/{pool.user()}/end-session", {"session": ids[0]}).status_code in (400, 404)
    assert support.post(f"{page}/end-session", {"session": ids[0]}).status_code == 303

    def is_good(tokens):
        try:
            pool.public.get_user(AccessToken=tokens["AccessToken"])
            return True
        except ClientError:
            return False

    assert sorted([is_good(kept), is_good(lost)]) == [False, True]
    told = stack.control("events", "--limit", "50", "--operation", "EndUserSession").stdout
    assert "by operator support@example.com/" in told and "by operator viewer@example.com/" in told


def test_an_import_is_made_started_and_followed(stack, pool, owner, viewer):
    target = make_pool(
        stack, {"PoolName": "Target", "AutoVerifiedAttributes": ["email"]}
    )
    page = f"/pools/{target.id}/imports"
    assert viewer.post(page, {"job": "users"}).status_code == 403
    made = owner.post(page, {"job": "users"})
    assert made.status_code == 303, made.text
    job = {"JobId": re.search(r"/imports/([^?]+)", made.headers["Location"]).group(1)}
    address = describe(target, job)["PreSignedUrl"]
    shown = owner.post(f"{page}/{job['JobId']}/address")
    assert shown.status_code == 200 and "curl --upload-file" in shown.text
    # The address lets its holder bring users.
    for seen in (viewer.get(f"{page}/{job['JobId']}"), viewer.post(f"{page}/{job['JobId']}/address")):
        assert seen.status_code == 200 and "curl" not in seen.text
    header = target.admin.get_csv_header(UserPoolId=target.id)["CSVHeader"]
    row = {"cognito:username": "ann", "email": "ann@example.com", "email_verified": "true",
           "phone_number_verified": "false", "cognito:mfa_enabled": "false"}
    bad = row | {"cognito:username": "bob", "email_verified": "maybe"}
    lines = [",".join(header)] + [",".join(r.get(name, "") for name in header) for r in (row, bad)]
    assert upload({"PreSignedUrl": address}, "\n".join(lines) + "\n").status_code == 200
    assert viewer.post(f"{page}/{job['JobId']}/start").status_code == 403
    assert owner.post(f"{page}/{job['JobId']}/start").status_code == 303
    assert wait(target, job)["ImportedUsers"] == 1
    after = viewer.get(f"{page}/{job['JobId']}").text
    assert "Table of refused rows" in after and ">3</td>" in after
    assert "users" in viewer.get(page).text
    assert viewer.get(f"{page}/import-made-up").status_code in (400, 404)


def test_con_3_nothing_of_another_pool_is_shown(stack, pool):
    other = make_pool(stack)
    person = Operator(
        stack, f"{unique('bound')}@example.com", "--role", "administrator", "--pool", other.id
    ).enter()
    for part in PARTS + ["keys/rotate", "triggers/PreSignUp", "groups/staff"]:
        assert person.get(f"/pools/{pool.id}/{part}").status_code == 403, part
    for path, fields in [
        ("keys/rotate", {}), ("create-group", {"group_name": "x"}), ("imports", {"job": "x"}),
        ("triggers/PreSignUp", {"arn": ""}), ("create-user", {"username": "x"}),
    ]:
        assert person.post(f"/pools/{pool.id}/{path}", fields).status_code == 403, path


def test_con_10_a_page_of_long_events_is_small_and_shows_each_of_them_once(stack, viewer):
    """Strangers choose names and user agents: fifty of the longest would be more than a page."""
    pool = make_pool(stack)
    database(
        stack,
        "INSERT INTO authentication.user_refusals (at_unix_millis, request_id, operation, actor, source_ip, "
        "user_agent, user_pool_id, client_id, username, sub, outcome, reason, rule) "
        "SELECT (extract(epoch FROM now()) * 1000)::bigint - n * 1000, gen_random_uuid()::text, 'InitiateAuth', "
        f"'anonymous', '192.0.2.1', repeat('agent ', 40), '{pool.id}', '{pool.client_id}', "
        f"'number-' || n || '-' || repeat('&', 100), gen_random_uuid()::text, 'NotAuthorizedException', "
        "'not_authorized', 'the password is wrong' FROM generate_series(1, 60) AS n",
    )
    page, seen = f"/pools/{pool.id}/events?outcome=Refused", []
    for _ in range(40):
        shown = viewer.get(page)
        assert shown.status_code == 200 and len(shown.content) <= 60_000
        seen += re.findall(r'<span class="muted">(number-\d+)-', shown.text)
        onward = re.search(r'href="([^"]+)">Next<', shown.text)
        if not onward:
            break
        page = html.unescape(onward.group(1))
    assert seen == [f"number-{n}" for n in range(1, 61)]
