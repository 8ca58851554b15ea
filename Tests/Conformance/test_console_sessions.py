"""How a session's refresh tokens followed one another, and where one was used twice; and the plots of both."""

import re
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool, unique
from support.database import database
from support.operators import Operator, with_console
from support.provider_sign_ins import CALLBACK, federated_pool, redeem
from support.sign_in_pages import PageVisitor
from support.stack import make_stack
from support.waiting import wait_until


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(
        stack,
        {"PoolName": "Rotating"},
        {
            "ExplicitAuthFlows": ["ALLOW_USER_PASSWORD_AUTH"],
            "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 0},
        },
    )


@pytest.fixture(scope="module")
def viewer(stack):
    return Operator(stack, "viewer@example.com", "--role", "viewer").enter()


def refresh(pool, token):
    return pool.public.get_tokens_from_refresh_token(ClientId=pool.client_id, RefreshToken=token)[
        "AuthenticationResult"
    ]["RefreshToken"]


def links(page) -> list[str]:
    return re.findall(r'href="([^"]+/session\?id=[^"]+)"', page)


def rows(page) -> list[str]:
    return re.findall(r"<tr>.*?</tr>", page.split('id="sl"')[1].split("</tbody>")[0], re.S)


def test_sessions_show_each_step_of_their_refresh_tokens(stack, viewer):
    pool = make_pool(
        stack,
        client={
            "ExplicitAuthFlows": ["ALLOW_USER_PASSWORD_AUTH"],
            # A session remembers its replaced tokens while one of them may be good.
            "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 60},
        },
    )
    name = pool.user()
    token = pool.sign_in(name)["RefreshToken"]
    page = f"/pools/{pool.id}/users/{name}"
    [link] = links(viewer.get(f"{page}/sessions").text)
    assert len(rows(viewer.get(link).text)) == 2
    for _ in range(3):
        token = refresh(pool, token)
    shown = viewer.get(link)
    assert shown.status_code == 200 and len(shown.content) <= 60_000
    assert "3 times" in shown.text and pool.client_id in shown.text and "Used twice" not in shown.text
    # The sign-in, and each token that gave way to the next.
    steps = rows(shown.text)
    assert [word in step for word, step in zip(["The sign-in", "Token 1", "Token 2", "Token 3"], steps[1:])] == [True] * 4
    assert token not in shown.text


def test_a_token_that_is_used_twice_is_marked_where_the_session_ended(stack, pool, viewer):
    name = pool.user()
    first = pool.sign_in(name)["RefreshToken"]
    refresh(pool, first)
    page = f"/pools/{pool.id}/users/{name}"
    with pytest.raises(ClientError, match="RefreshTokenReuse"):
        refresh(pool, first)
    listed = viewer.get(f"{page}/sessions").text
    assert "Ended by reuse" in listed and "No session is open" in listed
    [link] = links(listed)
    shown = viewer.get(link).text
    assert "A refresh token was used twice." in shown and "Used twice" in rows(shown)[-1]


def test_con_3_a_session_of_another_user_or_pool_is_not_shown(stack, pool, viewer):
    ann, bob = pool.user(), pool.user()
    pool.sign_in(ann)
    [link] = links(viewer.get(f"/pools/{pool.id}/users/{ann}/sessions").text)
    assert viewer.get(link).status_code == 200
    assert viewer.get(link.replace(f"/{ann}/", f"/{bob}/")).status_code == 404
    for made_up in ["", "?id=", "?id=x", "?id=token-00000000-0000-0000-0000-000000000000", "?id=%00"]:
        assert viewer.get(f"/pools/{pool.id}/users/{ann}/session{made_up}").status_code == 404, made_up
    other = make_pool(stack)
    bound = Operator(stack, f"{unique('bound')}@example.com", "--role", "administrator", "--pool", other.id).enter()
    assert bound.get(link).status_code == 403


def test_plt_1_refreshes_and_reuse_are_plotted(stack, viewer):
    pool = make_pool(
        stack,
        {"PoolName": "Plotted"},
        {
            "ExplicitAuthFlows": ["ALLOW_USER_PASSWORD_AUTH"],
            "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 0},
        },
    )
    page = f"/pools/{pool.id}/plots"
    assert "No token was refreshed" in viewer.get(page).text
    first = pool.sign_in(pool.user())["RefreshToken"]
    refresh(pool, refresh(pool, first))
    with pytest.raises(ClientError, match="RefreshTokenReuse"):
        refresh(pool, first)

    def counted():
        found = database(
            stack,
            "SELECT outcome, sum(count) FROM authentication.hourly_counts "
            f"WHERE user_pool_id = '{pool.id}' GROUP BY outcome",
        )
        return dict(row.split("|") for row in found.splitlines())

    wait_until(
        lambda: counted().get("refreshed") == "2" and counted().get("refresh_reuse") == "1",
        "refreshes are not counted",
    )
    # A refresh is no step of a sign-in, and takes no part in its times.
    assert counted()["signed_in"] == "1" and counted()["sign_in_time"] == "1"
    database(
        stack,
        "UPDATE authentication.hourly_counts SET hour_unix_millis = hour_unix_millis - 7200000 "
        f"WHERE user_pool_id = '{pool.id}'",
    )
    for asked in ["", "?range=7d", "?range=30d"]:
        shown = viewer.get(page + asked)
        assert "Refreshed <strong>2</strong>" in shown.text and "Reuse found <strong>1</strong>" in shown.text
        assert len(shown.content) <= 60_000


def test_plt_1_times_are_told_in_the_zone_of_the_address(pool, viewer):
    page = f"/pools/{pool.id}/plots"
    for zone, title in [("", "UTC."), ("%2B05:30", "UTC+05:30."), ("-03:30", "UTC-03:30."), ("Mars", "UTC."), ("%3Cb%3E", "UTC.")]:
        shown = viewer.get(f"{page}?tz={zone}")
        assert shown.status_code == 200 and f"{title} The running hour" in shown.text, zone
    shown = viewer.get(f"{page}?range=7d&tz=%2B05:30").text
    # The range keeps the zone, and the choice of a zone the range.
    assert "range=30d&amp;tz=%2B05%3A30" in shown and 'name="range" value="7d"' in shown
    assert '<option value="+05:30" selected>' in shown


def test_a_session_is_ended_with_the_browser_that_it_came_from(stack):
    pool = federated_pool(stack, client={"SupportedIdentityProviders": ["COGNITO"]})
    pool.admin.set_user_pool_session_configuration(
        UserPoolId=pool.id, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": 20}
    )
    person = Operator(stack, f"{unique('helper')}@example.com", "--role", "support").enter()
    name = pool.user()
    visitor = PageVisitor(stack.endpoint, name, PASSWORD)
    address = f"{stack.endpoint}/oauth2/authorize?" + urlencode(
        {"client_id": pool.client_id, "redirect_uri": CALLBACK, "response_type": "code", "scope": "openid"}
    )

    def sessions():
        found = pool.admin.admin_list_user_sessions(UserPoolId=pool.id, Username=name)["Sessions"]
        return sorted(session["SessionType"] for session in found)

    for linked, left in [("", ["SSO"]), ("1", [])]:
        code = dict(parse_qsl(urlsplit(visitor.sign_in(address)).query))["code"]
        redeem(pool, code)
        assert sessions() == ["SSO", "TOKEN"]
        page = person.get(f"/pools/{pool.id}/users/{name}/sessions").text
        assert "End with its browser" in page and "End with its apps" in page
        token = re.search(r'name="session" value="([^"]+)"', page.split('id="se"')[1]).group(1)
        fields = {"session": token} | ({"linked": linked} if linked else {})
        assert person.post(f"/pools/{pool.id}/users/{name}/end-session", fields).status_code == 303
        assert sessions() == left
