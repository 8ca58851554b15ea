"""Sessions as users and administrators see them: listed, limited, ended by their ids."""

import concurrent.futures
import uuid

import jwt
import pytest
from botocore.exceptions import ClientError

from support.accounts import refused
from support.clients import ALL_FLOWS, PASSWORD, make_pool
from support.events import events
from support.stack import make_stack
from support.waiting import wait_until
from test_tokens import ACCESS_CLAIMS, ID_CLAIMS

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
NO_SESSION = ("ResourceNotFoundException", "Session does not exist.")


def track(pool, most=20, state="ENABLED"):
    pool.admin.set_user_pool_session_configuration(
        UserPoolId=pool.id, UserSessionTracking=state, TokenSession={"MaxPerUser": most}
    )
    return pool


@pytest.fixture(scope="module")
def tracked(stack):
    return track(make_pool(stack))


@pytest.fixture(scope="module")
def limited(stack):
    return track(make_pool(stack), 3)


def claims(token):
    return jwt.decode(token, options={"verify_signature": False})


def session_of(tokens):
    """SES-16: the id of a sign-in, from the event_id of its tokens."""
    number = uuid.UUID(claims(tokens["AccessToken"])["event_id"]).int
    digits = ""
    for _ in range(25):
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return "tkn" + digits


def refresh(pool, tokens):
    return pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"]},
    )["AuthenticationResult"]


def listed(pool, tokens):
    return pool.public.list_user_sessions(AccessToken=tokens["AccessToken"])["Sessions"]


def listed_by_administrator(pool, name):
    return pool.admin.admin_list_user_sessions(UserPoolId=pool.id, Username=name)["Sessions"]


def check_over(pool, tokens):
    """What a session that was ended hears."""
    with pytest.raises(ClientError) as caught:
        refresh(pool, tokens)
    error = caught.value.response["Error"]
    assert (error["Code"], error["Message"]) == (
        "NotAuthorizedException",
        "Refresh Token has been revoked",
    )
    refused(
        pool.public.get_user,
        "NotAuthorizedException",
        "Access Token has been revoked",
        AccessToken=tokens["AccessToken"],
    )


def test_a_user_and_an_administrator_see_the_active_sessions(tracked):
    """SES-20, SES-21, SES-25."""
    pool = tracked
    name = pool.user()
    first, second = pool.sign_in(name), pool.sign_in(name)
    assert set(claims(first["IdToken"])) == ID_CLAIMS
    assert set(claims(first["AccessToken"])) == ACCESS_CLAIMS
    refresh(pool, first)
    found = listed(pool, second)
    assert [each["SessionId"] for each in found] == [session_of(first), session_of(second)]
    assert [each["IsCurrentSession"] for each in found] == [False, True]
    session = found[0]
    assert session["SessionType"] == "TOKEN"
    assert session["ClientId"] == pool.client_id
    assert session["CreateDate"].timestamp() <= session["LastActiveDate"].timestamp()
    assert int(session["CreateDate"].timestamp()) == claims(first["IdToken"])["auth_time"]
    assert session["DeviceType"].startswith("Boto3 1")
    assert session["DeviceType"].endswith(" on Linux")
    assert session["LastIPAddress"] == "127.0.0.1"
    assert session["LastLocation"] == {"Country": "unknown"}
    assert "OriginSessionId" not in session
    seen = listed_by_administrator(pool, name)
    assert seen == [each | {"IsCurrentSession": False} for each in found]


def test_without_tracking_no_session_is_listed_or_ended(stack):
    """SES-20: the message is no refusal of the token, on which clients sign their user out."""
    pool = make_pool(stack)
    name = pool.user()
    tokens = pool.sign_in(name)
    off = (
        "OperationNotEnabledException",
        f"User session tracking is not enabled for user pool {pool.id}.",
    )
    own, named = {"AccessToken": tokens["AccessToken"]}, {"UserPoolId": pool.id, "Username": name}
    session = {"SessionId": session_of(tokens)}
    refused(pool.public.list_user_sessions, *off, **own)
    refused(pool.public.revoke_user_session, *off, **own, **session)
    refused(pool.admin.admin_list_user_sessions, *off, **named)
    refused(pool.admin.admin_revoke_user_session, *off, **named, **session)
    refresh(pool, tokens)


def test_a_session_ends_by_its_id_and_the_others_go_on(tracked):
    """SES-22, SES-23."""
    pool = tracked
    name = pool.user()
    ending, own, last = (pool.sign_in(name) for _ in range(3))
    revoke = {"AccessToken": own["AccessToken"], "RevokeAssociatedSessions": "LINKED"}
    pool.public.revoke_user_session(SessionId=session_of(ending), **revoke)
    check_over(pool, ending)
    refused(
        pool.public.revoke_user_session,
        "InvalidParameterException",
        "The current session can't be revoked.",
        SessionId=session_of(own),
        **revoke,
    )
    pool.admin.admin_revoke_user_session(
        UserPoolId=pool.id, Username=name, SessionId=session_of(last)
    )
    check_over(pool, last)
    assert [each["SessionId"] for each in listed(pool, own)] == [session_of(own)]
    # An administrator ends any session.
    pool.admin.admin_revoke_user_session(
        UserPoolId=pool.id, Username=name, SessionId=session_of(own)
    )
    check_over(pool, own)
    told = {
        (event["operation"], event["rule"])
        for event in events(pool.stack, "--pool", pool.id, "--user", name)
        if event["operation"].endswith("RevokeUserSession") and event["outcome"] == "Success"
    }
    linked = f"session {session_of(ending)} is ended, with those linked to it"
    assert told == {
        ("RevokeUserSession", linked),
        ("AdminRevokeUserSession", f"session {session_of(last)} is ended"),
        ("AdminRevokeUserSession", f"session {session_of(own)} is ended"),
    }


def test_every_session_that_is_none_of_the_users_is_unknown(tracked, limited):
    """SES-22: another user's, another pool's, an ended and an invented id answer alike."""
    pool = tracked
    name = pool.user()
    own, ended = pool.sign_in(name), pool.sign_in(name)
    pool.public.revoke_token(
        ClientId=pool.client_id, Token=ended["RefreshToken"], RevokeAssociatedSessions="LINKED"
    )
    other = pool.sign_in(pool.user())
    elsewhere = limited.sign_in(limited.user())
    known = [session_of(each) for each in (ended, other, elsewhere)]
    invented = ["tkn" + "0" * 25, "tkn" + "z" * 25, "tknf5lxx1zz5pnorynqglhzmsp34"]
    origins = ["sso" + each[3:] for each in known + [session_of(own)] + invented]
    for session in known + invented + origins:
        refused(
            pool.public.revoke_user_session,
            *NO_SESSION,
            AccessToken=own["AccessToken"],
            SessionId=session,
        )
        refused(
            pool.admin.admin_revoke_user_session,
            *NO_SESSION,
            UserPoolId=pool.id,
            Username=name,
            SessionId=session,
        )
    for good, where in ((own, pool), (other, pool), (elsewhere, limited)):
        refresh(where, good)
    refused(
        pool.admin.admin_revoke_user_session,
        "UserNotFoundException",
        UserPoolId=pool.id,
        Username="nobody",
        SessionId=session_of(own),
    )


def test_a_sign_in_beyond_the_limit_ends_the_session_that_was_used_least_recently(limited):
    """SES-24: a refresh is a use."""
    pool = limited
    name = pool.user()
    first, second, third = (pool.sign_in(name) for _ in range(3))
    refresh(pool, first)
    fourth = pool.sign_in(name)
    check_over(pool, second)
    active = {each["SessionId"] for each in listed(pool, fourth)}
    assert active == {session_of(each) for each in (first, third, fourth)}
    # Another user's sessions take no place.
    pool.sign_in(pool.user())
    assert len(listed(pool, fourth)) == 3


def test_a_deleted_client_takes_no_place_of_a_users_sessions(stack):
    """SES-51: where a further sign-in is refused, the user is not locked out by what nobody can use."""
    tags = {"gatehouse:session-limit-action": "refuse"}
    pool = track(make_pool(stack, {"UserPoolTags": tags}), most=1)
    name = pool.user()
    other = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="other", ExplicitAuthFlows=ALL_FLOWS
    )["UserPoolClient"]["ClientId"]
    sign_in = {
        "ClientId": other,
        "AuthFlow": "USER_PASSWORD_AUTH",
        "AuthParameters": {"USERNAME": name, "PASSWORD": PASSWORD},
    }
    tokens = pool.public.initiate_auth(**sign_in)["AuthenticationResult"]
    limit = ("NotAuthorizedException", "Session limit exceeded for the user.")
    refused(pool.public.initiate_auth, *limit, **(sign_in | {"ClientId": pool.client_id}))
    pool.admin.delete_user_pool_client(UserPoolId=pool.id, ClientId=other)
    assert listed_by_administrator(pool, name) == []
    refused(
        pool.public.get_user,
        "NotAuthorizedException",
        "Access Token has been revoked",
        AccessToken=tokens["AccessToken"],
    )
    now = pool.sign_in(name)
    assert [each["SessionId"] for each in listed(pool, now)] == [session_of(now)]


def test_many_sign_ins_at_once_leave_as_many_sessions_as_are_allowed(limited):
    """SES-24."""
    pool = limited
    name = pool.user()
    with concurrent.futures.ThreadPoolExecutor(8) as many:
        results = list(many.map(lambda _: pool.sign_in(name), range(24)))
    assert len(listed_by_administrator(pool, name)) == 3
    good = 0
    for tokens in results:
        try:
            refresh(pool, tokens)
            good += 1
        except ClientError as error:
            assert error.response["Error"]["Message"] == "Refresh Token has been revoked"
    assert good == 3


def test_sessions_are_listed_in_pages_that_belong_to_one_user_and_operation(stack):
    """SES-20: 125 in a page; sign-ins of before the tracking are sessions too."""
    pool = make_pool(stack)
    name = pool.user()
    with concurrent.futures.ThreadPoolExecutor(8) as many:
        signed_in = list(many.map(lambda _: pool.sign_in(name), range(130)))
    track(pool)
    whose = {"UserPoolId": pool.id, "Username": name}
    first = pool.admin.admin_list_user_sessions(**whose)
    assert len(first["Sessions"]) == 125
    token = first["NextToken"]
    second = pool.admin.admin_list_user_sessions(**whose, NextToken=token)
    assert "NextToken" not in second
    found = [each["SessionId"] for each in first["Sessions"] + second["Sessions"]]
    assert sorted(found) == sorted(session_of(each) for each in signed_in)
    moments = [each["LastActiveDate"] for each in first["Sessions"] + second["Sessions"]]
    assert moments == sorted(moments, reverse=True)
    own = {"AccessToken": signed_in[0]["AccessToken"]}
    mine = pool.public.list_user_sessions(**own)
    assert len(mine["Sessions"]) == 125
    rest = pool.public.list_user_sessions(**own, NextToken=mine["NextToken"])
    assert len(rest["Sessions"]) == 5
    bad = ("InvalidParameterException", "Invalid pagination token given.")
    refused(pool.public.list_user_sessions, *bad, **own, NextToken=token)
    refused(pool.admin.admin_list_user_sessions, *bad, **whose, NextToken=mine["NextToken"])
    refused(pool.admin.admin_list_user_sessions, *bad, **whose, NextToken="made-up")
    another = whose | {"Username": pool.user()}
    refused(pool.admin.admin_list_user_sessions, *bad, **another, NextToken=token)


def test_the_operator_sees_how_many_sessions_begin_and_end(stack, tracked):
    """SES-48."""

    def ended(reason):
        lines = stack.metrics().splitlines()
        name = "gatehouse_sessions_ended_total"
        values = [line for line in lines if line.startswith(name) and f'reason="{reason}"' in line]
        return sum(float(line.rsplit(" ", 1)[1]) for line in values)

    before = ended("session_revoked")
    name = tracked.user()
    # The gateway asks the services for their counts now and then: what other tests ended shortly
    # before, which are fewer, may be counted meanwhile.
    for _ in range(12):
        tracked.admin.admin_revoke_user_session(
            UserPoolId=tracked.id, Username=name, SessionId=session_of(tracked.sign_in(name))
        )
    wait_until(lambda: ended("session_revoked") >= before + 12, "the ends were not counted")


def encoded(value):
    """A value as the MaxMind DB format has it: maps, lists, short texts, and numbers with their type."""
    if isinstance(value, dict):
        parts = [encoded(key) + encoded(each) for key, each in value.items()]
        return bytes([7 << 5 | len(value)]) + b"".join(parts)
    if isinstance(value, list):
        return bytes([len(value), 4]) + b"".join(encoded(each) for each in value)
    if isinstance(value, tuple):
        kind, number = value
        return bytes([kind << 5 | 1, number] if kind < 8 else [1, kind - 7, number])
    return bytes([2 << 5 | len(value)]) + value.encode()


def city_file(network, value):
    """A file that says this of the network of these first octets, and knows no other."""
    bits = "".join(f"{octet:08b}" for octet in network)
    tree = b""
    for index, bit in enumerate(bits):
        following = index + 1 if index + 1 < len(bits) else len(bits) + 16
        pair = [following, len(bits)] if bit == "0" else [len(bits), following]
        tree += b"".join(record.to_bytes(3, "big") for record in pair)
    described = {
        "binary_format_major_version": (5, 2), "binary_format_minor_version": (5, 0),
        "build_epoch": (9, 1), "database_type": "Test-City", "description": {"en": "test"},
        "ip_version": (5, 4), "languages": ["en"], "node_count": (6, len(bits)),
        "record_size": (5, 24),
    }
    return tree + bytes(16) + encoded(value) + b"\xab\xcd\xefMaxMind.com" + encoded(described)


def test_a_session_was_last_used_where_the_operators_file_says(tmp_path):
    """SES-20: looked up in the file of geoip.file; one that is none keeps the service from starting."""
    file = tmp_path / "city.mmdb"
    ghent = {"city": {"names": {"en": "Ghent"}}, "country": {"names": {"en": "Belgium"}}}
    file.write_bytes(city_file([127, 0, 0], ghent))
    with make_stack() as running:
        running.settings = {"GATEHOUSE_GEOIP_FILE": str(file)}
        running.start()
        pool = track(make_pool(running))
        tokens = pool.sign_in(pool.user())
        (session,) = listed(pool, tokens)
        assert session["LastLocation"] == {"City": "Ghent", "Country": "Belgium"}
        running.stop()
        file.write_bytes(b"no city")
        with pytest.raises(RuntimeError, match="city.mmdb"):
            running.start()
