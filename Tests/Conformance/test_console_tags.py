"""What a pool asks for beyond Cognito is chosen on the console's page of settings, by its tags."""

import re

import pytest

from support.clients import make_pool, unique
from support.operators import Operator, with_console
from support.stack import make_stack


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.fixture(scope="module")
def owner(stack):
    return Operator(stack, "owner@example.com").enter()


@pytest.fixture(scope="module")
def support(stack):
    return Operator(stack, "support@example.com", "--role", "support").enter()


@pytest.fixture
def pool(stack):
    return make_pool(stack, {"PoolName": "Tagged", "UserPoolTags": {"team": "a", "gatehouse:recovery-codes": "on"}})


def tags(pool):
    return pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["UserPoolTags"]


def test_con_9_a_tag_is_chosen_and_the_others_stay(pool, owner):
    page = f"/pools/{pool.id}/settings"
    shown = owner.get(page)
    assert len(shown.content) <= 60_000
    row = shown.text.split("gatehouse:recovery-codes")[1].split("</dd>")[0]
    assert "<option selected>on</option>" in row
    for name, value in [("common-passwords", "refused"), ("recovery-codes", "off"), ("token-signing-algorithm", "ES256")]:
        assert owner.post(page, {"part": "tag", "tag": name, "value": value}).status_code == 303
    assert tags(pool) == {
        "team": "a", "gatehouse:recovery-codes": "off", "gatehouse:common-passwords": "refused",
        "gatehouse:token-signing-algorithm": "ES256",
    }


def test_con_9_each_tag_takes_each_of_its_values(pool, owner):
    """What the page offers is what the service knows."""
    page = f"/pools/{pool.id}/settings"
    forms = re.findall(
        r'name="tag" value="([^"]+)">.*?<select[^>]*>(.*?)</select>', owner.get(page).text, re.S
    )
    assert len(forms) >= 15
    for name, options in forms:
        for value in re.findall(r"<option[^>]*>([^<]+)<", options):
            answer = owner.post(page, {"part": "tag", "tag": name, "value": value})
            assert answer.status_code == 303, (name, value, answer.text.split('role="alert"')[-1][:200])
            assert tags(pool)[f"gatehouse:{name}"] == value


def test_con_3_the_service_refuses_forged_tags(stack, pool, owner, support):
    page = f"/pools/{pool.id}/settings"
    before = tags(pool)
    assert 'name="tag"' not in support.get(page).text
    fields = {"part": "tag", "tag": "common-passwords", "value": "refused"}
    assert support.post(page, fields).status_code == 403
    assert owner.post(page, fields | {"value": "perhaps"}).status_code == 400
    # No tag of another meaning is set by this form.
    for name in ["team", "made-up", "", "gatehouse:recovery-codes"]:
        assert owner.post(page, fields | {"tag": name}).status_code == 404, name
    other = make_pool(stack)
    bound = Operator(
        stack, f"{unique('bound')}@example.com", "--role", "administrator", "--pool", other.id
    ).enter()
    assert bound.post(page, fields).status_code == 403
    assert bound.post(f"/pools/{other.id}/settings", fields).status_code == 303
    assert tags(pool) == before


def test_con_9_settings_that_are_stored_alone_are_marked(stack, owner, pool):
    assert "Stored only" not in owner.get(f"/pools/{pool.id}").text
    sending = make_pool(
        stack,
        {"SmsConfiguration": {"SnsCallerArn": "arn:aws:iam::123456789012:role/sns", "ExternalId": "<x>"}},
    )
    shown = owner.get(f"/pools/{sending.id}").text
    panel = shown.split('id="so"')[1].split("</section>")[0]
    assert panel.count("Stored only") == 2 and "&lt;x&gt;" in panel and "SmsConfiguration.SnsCallerArn" in panel
