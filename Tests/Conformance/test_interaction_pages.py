"""What a page in front of a session is told, and how it waits."""

import json
import re
import shutil
import subprocess
import threading

import pytest
import requests

from support.interaction_app import ROOT, App, ok, refused
from support.interaction_site import Page, Site, make_interaction_pool
from support.phones import PIN, enrolled
from support.stack import make_stack
from support.waiting import wait_until


@pytest.fixture(scope="module")
def pool(stack):
    return make_interaction_pool(stack)


@pytest.fixture(scope="module")
def phone(pool):
    return enrolled(pool)


def in_background(action):
    """The action's result, once it is there."""
    results = []
    thread = threading.Thread(target=lambda: results.append(action()), daemon=True)
    thread.start()

    def result():
        thread.join(120)
        assert results, "nothing came"
        return results[0]

    return result


def test_the_handle_is_needed_and_is_not_in_the_code(phone):
    started = phone.site.started()
    page = Page(phone.site.endpoint, started)
    assert ok(page.get())["state"] == "CREATED"
    assert started["handle"] not in started["link"]
    for headers in ({}, {"Authorization": "Bearer " + "A" * 43}, {"Authorization": "Bearer "}):
        answer = requests.get(
            f"{phone.site.endpoint}{ROOT}/sessions/{started['sessionId']}",
            headers=headers,
            timeout=30,
        )
        assert answer.status_code == 401
        assert answer.json()["error"] in ("invalid_handle", "invalid_client")
    other = Page(phone.site.endpoint, phone.site.started())
    other.session = started["sessionId"]
    refused(other.get(), 401, "invalid_handle")
    for path in ("sessions/" + "A" * 22, "sessions/x"):
        answer = requests.get(
            f"{phone.site.endpoint}{ROOT}/{path}", auth=phone.site.authorization, timeout=30
        )
        refused(answer, 404, "not_found")


def test_usr_30_a_page_reads_no_user_input(phone):
    started = phone.site.started()
    phone.app.log_in(started["sessionId"], phone.account, user_input="for the server alone")
    assert "userInput" not in ok(Page(phone.site.endpoint, started).get())
    assert ok(phone.site.get(started["sessionId"]))["userInput"] == "for the server alone"


def test_usr_26_a_page_that_asks_too_often_is_slowed_down(phone):
    page = Page(phone.site.endpoint, phone.site.started())
    answers = [page.get() for _ in range(20)]
    # A machine on which twenty requests take twenty seconds slows them down by itself.
    late = [answer for answer in answers if answer.status_code == 429]
    assert late
    assert refused(late[0], 429, "slow_down") and int(late[0].headers["Retry-After"]) >= 1


def test_usr_26_a_long_poll_answers_at_the_next_state(phone):
    started = phone.site.started()
    page = Page(phone.site.endpoint, started)
    waiting = in_background(lambda: page.wait(started["version"]))
    opened = ok(phone.app.open(started["sessionId"]))
    state = ok(waiting())
    assert state["state"] == "OPENED" and state["version"] > started["version"]
    # What changed before is told at once.
    assert ok(page.wait(started["version"]))["state"] == "OPENED"
    waiting = in_background(lambda: page.wait(state["version"]))
    ok(phone.app.confirm(started["sessionId"], opened, phone.account))
    assert ok(waiting())["state"] == "SECOND_FACTOR"
    # Nothing happens: the old state.
    known = ok(page.wait(0))["version"]
    assert ok(page.wait(known, seconds=1))["state"] == "SECOND_FACTOR"
    for query in ({"wait": 0, "version": 1}, {"wait": 26, "version": 1}, {"wait": 5}):
        refused(page.get(params=query), 400, "invalid_request")


def test_usr_26_events_tell_every_state_and_end_with_the_session(phone):
    started = phone.site.started()
    page = Page(phone.site.endpoint, started)
    with page.events() as stream:
        assert stream.answer.headers["Content-Type"] == "text/event-stream"
        events = iter(stream)
        first = next(events)
        assert first["event"] == "state" and json.loads(first["data"])["state"] == "CREATED"
        opened = ok(phone.app.open(started["sessionId"]))
        second = next(events)
        assert json.loads(second["data"])["state"] == "OPENED"
        assert int(second["id"]) > int(first["id"])
        ok(phone.app.confirm(started["sessionId"], opened, phone.account))
        assert json.loads(next(events)["data"])["state"] == "SECOND_FACTOR"
        # A wrong PIN is no state of its own, and holds nothing up.
        wrong = ok(phone.app.answer(started["sessionId"], pin="13579"))
        assert wrong["secondFactorInfo"]["result"] == "FAILED"
        ok(phone.app.answer(started["sessionId"], pin=PIN))
        assert json.loads(next(events)["data"])["state"] == "APPROVED"
        ok(phone.site.tokens(started["sessionId"]))
        last = next(events)
        assert json.loads(last["data"])["state"] == "REDEEMED"
        assert list(events) == []
    with page.events(last=int(last["id"])) as again:
        assert again.answer.status_code == 204
    with page.events(last=int(second["id"])) as again:
        assert [json.loads(event["data"])["state"] for event in again] == ["REDEEMED"]


def test_usr_26_events_of_an_enrolment_end_with_its_approval(phone):
    """Nothing follows it: a page that read on would hold its connection for nothing."""
    started = phone.site.started("ENROL", user=phone.pool.user())
    with Page(phone.site.endpoint, started).events() as stream:
        events = iter(stream)
        assert json.loads(next(events)["data"])["state"] == "CREATED"
        App(phone.site.endpoint, phone.pool.id).enrol(started["sessionId"])
        states = [json.loads(event["data"])["state"] for event in events]
    assert states[-1] == "APPROVED", states


def test_a_page_may_be_of_another_origin(phone):
    page = Page(phone.site.endpoint, phone.site.started())
    answer = page.get(headers={"Origin": "https://shop.example"})
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    preflight = requests.options(
        answer.url,
        headers={"Origin": "https://shop.example", "Access-Control-Request-Method": "GET"},
        timeout=30,
    )
    assert "last-event-id" in preflight.headers["Access-Control-Allow-Headers"]


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_the_code_shows_the_link_and_nothing_else(phone, kind, tmp_path):
    started = phone.site.started(announceInfo={"Amount": "12,50"})
    address = f"{phone.site.endpoint}{ROOT}/sessions/{started['sessionId']}/qr.{kind}"
    picture = requests.get(address, params={"size": 400}, timeout=30)
    assert picture.status_code == 200
    assert picture.headers["Content-Type"] == {"svg": "image/svg+xml", "png": "image/png"}[kind]
    assert picture.headers["Cache-Control"] == "no-store"
    assert requests.get(address, params={"size": 20}, timeout=30).status_code == 400
    assert requests.get(address, params={"size": 5000}, timeout=30).status_code == 400
    unknown = address.replace(started["sessionId"], "A" * 22)
    refused(requests.get(unknown, timeout=30), 404, "not_found")
    if kind == "svg":
        assert b"script" not in picture.content
        return
    reader = shutil.which("zbarimg")
    assert reader, "zbar-tools are not installed: deploy/packages --tests"
    file = tmp_path / "code.png"
    file.write_bytes(picture.content)
    read = subprocess.run([reader, "--quiet", "--raw", str(file)], capture_output=True, text=True)
    assert read.stdout.strip() == started["link"]


def test_the_link_in_a_browser_leads_to_a_page_that_says_what_it_is(phone):
    link = phone.site.started()["link"]
    answer = requests.get(link, timeout=30)
    assert answer.status_code == 200 and "app" in answer.text
    # Only the script that each page of ours has, and nothing of its own.
    own = re.compile(r'<script src="/assets/[0-9a-f]{32}\.js" defer></script>')
    assert "script" not in own.sub("", answer.text, count=1)
    # It is the same for a session that does not exist.
    assert requests.get(link[:-4] + "AAAA", timeout=30).text == answer.text


def test_a_comparison_is_shown_on_both_sides_or_typed(phone):
    shown = phone.site.started(comparison="show")
    opened = ok(phone.app.open(shown["sessionId"]))
    assert opened["comparisonDigits"] == shown["comparison"] and len(shown["comparison"]) == 2
    typed = phone.site.started(comparison="enter")
    opened = ok(phone.app.open(typed["sessionId"]))
    assert "comparisonDigits" not in opened and opened["comparison"] == "enter"
    answer = phone.app.confirm(
        typed["sessionId"], opened, phone.account, comparison=typed["comparison"]
    )
    assert ok(answer)["state"] == "SECOND_FACTOR"
    wrong = phone.site.started(comparison="enter")
    opened = ok(phone.app.open(wrong["sessionId"]))
    digits = "00" if wrong["comparison"] != "00" else "11"
    phone.app.confirm(wrong["sessionId"], opened, phone.account, comparison=digits)
    assert ok(phone.site.get(wrong["sessionId"]))["state"] == "DECLINED"


def test_a_start_that_is_wrong_is_refused(phone):
    too_long = {"announceInfo": {"a": "x" * 1025}}
    many = {"announceInfo": {f"k{each}": "x" for each in range(33)}}
    for members in (
        {"kind": "OTHER"},
        {"lifetime": 59},
        {"lifetime": 601},
        {"announceInfo": {"a b": "x"}},
        too_long,
        many,
        {"announceLogo": {"type": "image/gif", "data": "AAAA"}},
        {"announceLogo": {"url": "http://example.com/logo.png"}},
        {"comparison": "maybe"},
        {"returnUrl": "https://evil.example"},
        {"secondFactor": "never"},
        {"unexpected\u0000": 1},
    ):
        answer = phone.site.start(**members)
        assert answer.status_code in (400, 403), (members, answer.text)
    refused(phone.site.start("ENROL"), 400, "invalid_request")
    for body in (b"", b"[]", b"{", b'{"kind":"LOGIN","kind":"ENROL"}'):
        answer = requests.post(
            phone.site.endpoint + ROOT + "/sessions",
            data=body,
            auth=phone.site.authorization,
            timeout=30,
        )
        refused(answer, 400, "invalid_request")
    large = requests.post(
        phone.site.endpoint + ROOT + "/sessions",
        data=b" " * (128 * 1024 + 1),
        auth=phone.site.authorization,
        timeout=30,
    )
    refused(large, 413, "too_large")
    wrong = Site(phone.pool, (phone.pool.client_id, "wrong"))
    refused(wrong.start(), 401, "invalid_client")


def test_usr_26_a_client_has_a_quarter_of_the_places_to_wait():
    with make_stack() as stack:
        stack.settings["GATEHOUSE_LIMITS_WAITING_REQUESTS"] = "4"
        stack.start()
        pool = make_interaction_pool(stack)
        site = Site(pool)
        with Page(stack.endpoint, site.started()).events() as first:
            next(iter(first))
            started = site.started()
            page = Page(stack.endpoint, started)
            told = page.wait(started["version"])
            refused(told, 429, "too_many")
            assert int(told.headers["Retry-After"]) >= 1
        # The place is free once the first page is gone and was written to.
        wait_until(
            lambda: page.wait(started["version"], seconds=1).status_code == 200,
            "the place is not given back",
        )

