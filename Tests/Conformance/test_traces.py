"""Traces: one sign-in through all processes, as a collector of OpenTelemetry sees it."""

import secrets

import pytest

from support.clients import PASSWORD, make_pool, raw, unique
from support.collector import Collector
from support.stack import make_stack
from support.waiting import wait_until

SERVER, CLIENT = 2, 3
CALLER = "b7ad6b7169203331"


@pytest.fixture(scope="module")
def collector():
    collector = Collector()
    yield collector
    collector.stop()


@pytest.fixture(scope="module")
def traced(collector):
    """A system that sends its spans, of those requests alone whose client asks."""
    with make_stack() as stack:
        file = stack.state.parent / "tracing-headers"
        file.write_text("X-Collector-Key: of-the-collector\n")
        file.chmod(0o600)
        stack.settings = {
            "GATEHOUSE_TRACING_ENDPOINT": collector.endpoint,
            "GATEHOUSE_TRACING_SAMPLE_RATIO": "0",
            "GATEHOUSE_TRACING_HEADERS_FILE": str(file),
        }
        yield stack.start()


def asking(trace: str, flags: str = "01") -> dict:
    return {"traceparent": f"00-{trace}-{CALLER}-{flags}"}


def sign_in(pool, name, headers):
    return raw(
        pool.stack,
        "InitiateAuth",
        {
            "ClientId": pool.client_id,
            "AuthFlow": "USER_PASSWORD_AUTH",
            "AuthParameters": {"USERNAME": name, "PASSWORD": PASSWORD},
        },
        headers,
    )


def test_a_sign_in_is_one_trace_through_all_processes(traced, collector):
    pool = make_pool(
        traced,
        {
            "DeviceConfiguration": {
                "ChallengeRequiredOnNewDevice": False,
                "DeviceOnlyRememberedOnUserPrompt": False,
            }
        },
    )
    name = pool.user(unique("traced-user"))
    trace = secrets.token_hex(16)
    answer = sign_in(pool, name, asking(trace))
    assert answer.status_code == 200, answer.text
    token = answer.json()["AuthenticationResult"]["AccessToken"]
    listed = raw(traced, "ListDevices", {"AccessToken": token}, asking(trace))
    assert listed.status_code == 200, listed.text

    processes = {
        "gatehouse-gateway",
        "gatehouse-authentication",
        "gatehouse-token-issuance",
        "gatehouse-device-registry",
    }

    def is_whole():
        spans = collector.spans(trace)
        known = {span.id for span in spans} | {CALLER}
        return {span.service for span in spans} == processes and all(
            span.parent in known for span in spans
        ) and len([span for span in spans if span.parent == CALLER]) == 2

    wait_until(is_whole, f"these spans came alone: {collector.spans(trace)}")
    spans = {span.id: span for span in collector.spans(trace)}
    assert len(spans) == len(collector.spans(trace)), "no span comes twice"
    ids = {answer.headers["x-amzn-requestid"], listed.headers["x-amzn-requestid"]}
    assert {span.attributes["aws.request_id"] for span in spans.values()} == ids

    first = [span for span in spans.values() if span.parent == CALLER]
    assert {(each.service, each.kind, each.name) for each in first} == {
        ("gatehouse-gateway", SERVER, "InitiateAuth"),
        ("gatehouse-gateway", SERVER, "ListDevices"),
    }
    for each in first:
        assert each.attributes["http.request.method"] == "POST"
        assert each.attributes["http.response.status_code"] == 200
    for span in spans.values():
        assert span.begin <= span.end
        if span in first:
            continue
        parent = spans[span.parent]
        # A caller's span is its process's; a callee's is the child of its caller's, of the same call.
        if span.kind == CLIENT:
            assert (parent.service, parent.kind) == (span.service, SERVER)
        else:
            assert (parent.kind, parent.name) == (CLIENT, span.name)
            assert parent.service != span.service
        assert span.attributes["rpc.system"] == "gatehouse"
        assert span.attributes["rpc.response.status_code"] == "ok"
        called = f"{span.attributes['rpc.service']}/{span.attributes['rpc.method']}"
        assert called == span.name
    callers = {
        (spans[span.parent].service, span.service) for span in spans.values() if span.kind == SERVER
        if span not in first
    }
    assert callers == {
        ("gatehouse-gateway", "gatehouse-authentication"),
        ("gatehouse-authentication", "gatehouse-token-issuance"),
        ("gatehouse-authentication", "gatehouse-device-registry"),
    }
    for path, headers, body in list(collector.requests):
        assert path == "/v1/traces"
        assert headers["x-collector-key" if "x-collector-key" in headers else "X-Collector-Key"] == (
            "of-the-collector"
        )
        text = body.decode()
        assert name not in text and PASSWORD not in text and token not in text
        assert "127.0.0.1" not in text
    assert "gatehouse_trace_spans_sent_total" in traced.metrics()


def test_a_refused_sign_in_tells_its_kind_of_failure(traced, collector):
    pool = make_pool(traced)
    trace = secrets.token_hex(16)
    assert sign_in(pool, "nobody", asking(trace)).status_code == 400
    wait_until(
        lambda: any(span.parent == CALLER for span in collector.spans(trace)),
        "no span of the refused request came",
    )
    (first,) = [span for span in collector.spans(trace) if span.parent == CALLER]
    assert first.attributes["error.type"] == "UserNotFoundException"
    assert first.attributes["http.response.status_code"] == 400


def test_only_requests_that_ask_are_traced(traced, collector):
    pool = make_pool(traced)
    name = pool.user()
    silent, last = secrets.token_hex(16), secrets.token_hex(16)
    hostile = [
        asking(silent, "00"),
        {"traceparent": f"00-{silent}-{CALLER}-01-more"},
        {"traceparent": f"ff-{silent}-{CALLER}-01"},
        {"traceparent": f"00-{silent}-0000000000000000-01"},
        {"traceparent": "00-" + "1" * 7000},
        {},
    ]
    for headers in hostile:
        assert sign_in(pool, name, headers).status_code == 200
    # Asked after the others, so that theirs would have come by then.
    assert sign_in(pool, name, asking(last)).status_code == 200
    wait_until(
        lambda: any(span.parent == CALLER for span in collector.spans(last)), "no span came"
    )
    assert collector.spans(silent) == []
    first = [span for span in every(collector) if span.service == "gatehouse-gateway"]
    assert {span.parent for span in first if span.kind == SERVER} == {CALLER}


def every(collector):
    traces = set()
    for _, _, body in list(collector.requests):
        traces |= {part.split('"')[0] for part in body.decode().split('"traceId":"')[1:]}
    return [span for trace in traces for span in collector.spans(trace)]


def test_a_collector_that_is_away_slows_nothing(traced, collector):
    pool = make_pool(traced)
    name = pool.user()
    collector.status = 503
    try:
        assert sign_in(pool, name, asking(secrets.token_hex(16))).status_code == 200
        wait_until(
            lambda: unsent(traced) > 0, "what the collector did not take was not counted"
        )
    finally:
        collector.status = 200
    trace = secrets.token_hex(16)
    assert sign_in(pool, name, asking(trace)).status_code == 200
    wait_until(lambda: collector.spans(trace), "nothing came after the collector was back")


def unsent(stack) -> float:
    for line in stack.metrics().splitlines():
        if line.startswith("gatehouse_trace_spans_unsent_total"):
            return float(line.split()[-1])
    return 0


def test_without_a_collector_there_are_no_spans(stack, pool):
    name = pool.user()
    assert sign_in(pool, name, asking(secrets.token_hex(16))).status_code == 200
    assert "gatehouse_trace_spans" not in stack.metrics()
