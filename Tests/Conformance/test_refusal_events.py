"""Every refusal is one event: under the id of its answer, however many there are."""

import re
import signal
import socket
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import psutil
import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import make_pool, raw, signed, unique
from support.events import events, following, wait_for
from support.pages import Visitor
from support.stack import make_stack
from support.waiting import wait_until

AGENT = "conformance/1"
# What `events --follow` may say where the database hangs for longer than it waits for an answer.
AWAY = r"(gatehousectl: .*; trying again\n)*"


def called(call, **arguments):
    """The request id of a call that is refused."""
    with pytest.raises(ClientError) as refused:
        call(**arguments)
    return refused.value.response["ResponseMetadata"]["RequestId"]


def sent(stack, method, path, **more):
    """The request id of a request as it is."""
    headers = {"User-Agent": AGENT} | more.pop("headers", {})
    answer = requests.request(
        method, stack.endpoint + path, headers=headers, timeout=60, **more
    )
    assert answer.status_code >= 400, answer.text
    return answer.headers["x-amzn-requestid"]


def followed(stack, path):
    """The request id of a page's form that is refused."""
    visitor = Visitor()
    answer = visitor.send(visitor.open(stack.endpoint + path), {"User-Agent": AGENT})
    assert answer.status_code == 303 and answer.headers["Location"].endswith("=wrong")
    return answer.headers["x-amzn-requestid"]


def operation(stack, name, body, **headers):
    answer = raw(stack, name, body, {"User-Agent": AGENT} | headers)
    assert answer.status_code >= 400, answer.text
    return answer.headers["x-amzn-requestid"]


def by_gateway(stack, pool, job):
    """What no service sees: how it is refused, the operation and the outcome of the event."""
    upload = job["PreSignedUrl"].removeprefix(stack.endpoint)
    return [
        (operation(stack, "NoSuchThing", {}), "NoSuchThing", "UnknownOperationException"),
        (operation(stack, "x" * 400, {}), "x" * 64, "UnknownOperationException"),
        (
            operation(stack, "SignUp", {}, **{"X-Amz-Target": "Other.SignUp"}),
            "other", "UnknownOperationException",
        ),
        (operation(stack, "SignUp", b"\xff not JSON"), "SignUp", "SerializationException"),
        (operation(stack, "SignUp", "[]"), "SignUp", "SerializationException"),
        (operation(stack, "SignUp", {"ClientId": "!"}), "SignUp", "InvalidParameterException"),
        (
            operation(stack, "SignUp", b" " * (2 << 20)),
            "SignUp", "RequestEntityTooLargeException",
        ),
        (operation(stack, "ListUsers", {}), "ListUsers", "MissingAuthenticationTokenException"),
        (sent(stack, "GET", "/"), "other", "UnknownOperationException"),
        (sent(stack, "GET", "/reset?code=123456"), "other", "UnknownOperationException"),
        (
            sent(stack, "GET", "/us-east-1_nosuchone/.well-known/jwks.json"),
            "jwks.json", "ResourceNotFoundException",
        ),
        (
            sent(stack, "PUT", upload.replace("Signature=", "Signature=0"), data=b"x"),
            "user-import-file", "SignatureDoesNotMatch",
        ),
        (
            sent(stack, "PUT", upload, data=iter([b"x"])),
            "user-import-file", "MissingContentLength",
        ),
        (sent(stack, "GET", "/confirmUser"), "ConfirmSignUp", "InvalidParameterException"),
        (sent(stack, "POST", "/confirmUser"), "ConfirmSignUp", "AccessDeniedException"),
        (
            sent(stack, "POST", "/oauth2/token", data={"grant_type": "password"}),
            "oauth2-token", "unsupported_grant_type",
        ),
        (
            sent(stack, "POST", "/oauth2/token", data={"grant_type": "client_credentials"}),
            "GetClientToken", "invalid_request",
        ),
    ]


def by_service(stack, pool):
    """What authentication refuses to a client that has proved nothing."""
    return [
        (
            operation(stack, "GetUser", {"AccessToken": "a.b.c"}),
            "GetUser", "NotAuthorizedException",
        ),
        (
            operation(
                stack, "InitiateAuth",
                {
                    "ClientId": pool.client_id, "AuthFlow": "USER_PASSWORD_AUTH",
                    "AuthParameters": {"USERNAME": unique("nobody"), "PASSWORD": "x"},
                },
            ),
            "InitiateAuth", "NotAuthorizedException",
        ),
        (
            operation(
                stack, "InitiateAuth",
                {
                    "ClientId": pool.client_id, "AuthFlow": "USER_PASSWORD_AUTH",
                    "AuthParameters": {"USERNAME": pool.user(), "PASSWORD": "x"},
                },
            ),
            "InitiateAuth", "NotAuthorizedException",
        ),
        (
            operation(
                stack, "ConfirmSignUp",
                {"ClientId": pool.client_id, "Username": "nobody", "ConfirmationCode": "1"},
            ),
            "ConfirmSignUp", "CodeMismatchException",
        ),
        (
            followed(
                stack,
                f"/confirmUser?client_id={pool.client_id}&user_name=no&confirmation_code=1",
            ),
            "ConfirmSignUp", "CodeMismatchException",
        ),
        (
            sent(
                stack, "POST", "/oauth2/token",
                data={
                    "grant_type": "refresh_token", "client_id": pool.client_id,
                    "refresh_token": "none",
                },
            ),
            "GetTokensFromRefreshToken", "NotAuthorizedException",
        ),
    ]


def test_every_kind_of_refusal_is_one_event_that_tells_who_asked_what(stack):
    pool = make_pool(stack, client={"PreventUserExistenceErrors": "ENABLED"})
    job = pool.admin.create_user_import_job(
        UserPoolId=pool.id, JobName=unique("job"),
        CloudWatchLogsRoleArn="arn:aws:iam::123456789012:role/import",
    )["UserImportJob"]
    refused = by_gateway(stack, pool, job) + by_service(stack, pool)
    for identity, what, outcome in refused:
        assert wait_for(stack, identity), (what, outcome)
        (event,) = events(stack, "--request-id", identity)
        assert (event["operation"], event["outcome"]) == (what, outcome)
        assert event["actor"] == "anonymous" and event["source-ip"] == "127.0.0.1"
        assert event["user-agent"] == AGENT and event["time"]
        assert "123456" not in str(event | {"request-id": "", "time": ""})


def test_what_is_refused_to_a_proved_key_names_it(stack, pool):
    admin = signed(stack)
    admin.meta.events.register("before-call", drop_members)
    refused = called(admin.admin_get_user, UserPoolId=pool.id, Username="nobody")
    assert wait_for(stack, refused)
    (event,) = events(stack, "--request-id", refused)
    assert event["outcome"] == "InvalidParameterException" and event["actor"] == "access_key"
    assert event["access-key-id"] == stack.access_key_id


def drop_members(params, **_):
    """What boto3 itself would not send."""
    params["body"] = b"{}"


def test_a_page_of_another_origin_is_refused_nothing(stack):
    before = {event["request-id"] for event in events(stack, "--limit", "1000")}
    answer = requests.options(
        stack.endpoint + "/",
        headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"},
        timeout=60,
    )
    assert answer.status_code == 204
    assert answer.headers["x-amzn-requestid"] not in before
    assert not events(stack, "--request-id", answer.headers["x-amzn-requestid"])


@pytest.fixture(scope="module")
def limited():
    """A system that counts requests."""
    with make_stack() as stack:
        stack.settings = {
            "GATEHOUSE_REQUEST_RATES_ENABLED": "true",
            "GATEHOUSE_REQUEST_RATES_USER_READ": "1",
        }
        yield stack.start()


def flood(stack, count, name, body, code):
    """Sends that much at once; the ids of those that were refused so."""
    def some(_):
        found = []
        with requests.Session() as session:
            for _ in range(count // 8):
                answer = session.post(
                    stack.endpoint + "/",
                    data=body,
                    headers={
                        "Content-Type": "application/x-amz-json-1.1",
                        "X-Amz-Target": f"AWSCognitoIdentityProviderService.{name}",
                    },
                    timeout=60,
                )
                if answer.json()["__type"] == code:
                    found.append(answer.headers["x-amzn-requestid"])
        return found

    with ThreadPoolExecutor(8) as workers:
        return [identity for part in workers.map(some, range(8)) for identity in part]


@pytest.mark.parametrize(
    "name, body, code",
    [
        ("SignUp", b"no JSON", "SerializationException"),
        ("GetUser", b'{"AccessToken": "a.b.c"}', "TooManyRequestsException"),
    ],
)
def test_two_thousand_refusals_are_two_thousand_events(limited, name, body, code):
    admin = signed(limited)
    admin.list_user_pools(MaxResults=1)
    lines = following(limited, "--limit", "1")
    next(lines)
    refused = flood(limited, 2400, name, body, code)[:2000]
    assert len(refused) == len(set(refused)) == 2000
    wanted, seen = set(refused), Counter()
    for event in lines:
        seen[event["request-id"]] += 1
        wanted.discard(event["request-id"])
        if not wanted:
            break
    # Were one written twice, it would be so by now.
    last = admin.list_user_pools(MaxResults=1)["ResponseMetadata"]["RequestId"]
    for event in lines:
        seen[event["request-id"]] += 1
        if event["request-id"] == last:
            break
    lines.close()
    assert all(count == 1 for count in seen.values())


def test_refusals_beyond_the_number_go_oldest_first_and_nothing_older_does(limited):
    pool = make_pool(limited)
    made = limited.control("events", "--json", "--pool", pool.id).stdout
    name = pool.user()
    guess = called(
        pool.public.initiate_auth, ClientId=pool.client_id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": "wrong"},
    )
    with requests.Session() as session:
        refused = [
            session.post(
                limited.endpoint + "/",
                data=b"no JSON",
                headers={
                    "Content-Type": "application/x-amz-json-1.1",
                    "X-Amz-Target": "AWSCognitoIdentityProviderService.SignUp",
                },
                timeout=60,
            ).headers["x-amzn-requestid"]
            for _ in range(1500)
        ]
    # What waits is written before the end; what is too much is removed after the start.
    limited.stop()
    limited.settings["GATEHOUSE_AUDIT_REFUSAL_ROWS"] = "1000"
    limited.start()
    # The five hundred oldest go by whole seals: the last seal that holds one of them, of 256 events at
    # most, may stay.
    wait_until(
        lambda: not events(limited, "--request-id", refused[499 - 256]), "the oldest do not go"
    )
    assert not events(limited, "--request-id", refused[0])
    # A batch that is given again, its first answer being lost at the end, takes numbers of its own:
    # so many fewer are kept.
    assert events(limited, "--request-id", refused[750])
    assert events(limited, "--request-id", refused[-1])
    assert events(limited, "--request-id", guess)
    assert made in limited.control("events", "--json", "--pool", pool.id).stdout


@contextmanager
def hanging_database(stack):
    """PostgreSQL takes connections and statements meanwhile, and answers none."""
    database = [
        process for process in stack.descendants()
        if process.is_running() and "postgres" in process.name()
    ]
    assert database
    for process in database:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in database:
            try:
                process.send_signal(signal.SIGCONT)
            except psutil.NoSuchProcess:
                continue


def test_refusals_while_the_database_hangs_are_events_afterwards(own_stack):
    first = operation(own_stack, "SignUp", b"no JSON")
    assert wait_for(own_stack, first)
    with hanging_database(own_stack):
        refused = flood(own_stack, 400, "SignUp", b"no JSON", "SerializationException")
        assert len(refused) == 400
    for identity in refused[:3] + refused[-3:]:
        assert wait_for(own_stack, identity)
    shown = events(own_stack, "--outcome", "SerializationException", "--limit", "1000")
    assert Counter(event["request-id"] for event in shown) == Counter([first, *refused])


def refuse(stack, count):
    """Sends that much that is no JSON, without waiting for each answer, as fast as it is taken."""
    request = (
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Type: application/x-amz-json-1.1\r\n"
        "X-Amz-Target: AWSCognitoIdentityProviderService.SignUp\r\n"
        f"User-Agent: {'x' * 512}\r\nContent-Length: 1\r\n\r\n-"
    ).encode()
    together = 250
    with socket.create_connection(("127.0.0.1", stack.port), timeout=300) as connection:
        for _ in range(count // together):
            connection.sendall(request * together)
            answered, last = 0, b""
            while answered < together:
                received = connection.recv(1 << 20)
                assert received, "the connection ended"
                last += received
                answered += last.count(b"HTTP/1.1 400 ")
                last = last[-12:]


def test_refusals_without_room_are_told_by_their_number(own_stack):
    """Each is an event or one of those counted; who follows sees all of it, and goes on meanwhile."""
    # A few thousand more than there is room for.
    count = 56_000
    lines = following(own_stack, errors=AWAY)
    first = operation(own_stack, "SignUp", b"no JSON")
    assert any(event["request-id"] == first for event in lines)
    with hanging_database(own_stack), ThreadPoolExecutor(4) as senders:
        for sent in [senders.submit(refuse, own_stack, count // 4) for _ in range(4)]:
            sent.result()
    seen, missing = Counter(), 0
    for event in lines:
        if event["outcome"] == "NotRecorded":
            rule = re.fullmatch(
                r"([0-9]+) refusals from (\S+) to (\S+) are no events: "
                r"more came than could be written",
                event["rule"],
            )
            assert rule and rule[2] <= rule[3] and rule[3][:19] == event["time"][:19]
            missing += int(rule[1])
            assert rule[0] in own_stack.control("events", "--outcome", "NotRecorded").stdout
        else:
            assert event["outcome"] == "SerializationException"
            seen[event["request-id"]] += 1
        if len(seen) + missing >= count:
            break
    # Were there more of them, they would come before this one.
    last = operation(own_stack, "SignUp", b"no JSON")
    assert next(lines)["request-id"] == last
    lines.close()
    assert len(seen) + missing == count and 0 < missing < count
    assert all(times == 1 for times in seen.values())
