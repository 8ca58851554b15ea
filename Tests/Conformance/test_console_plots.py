"""The console's plots: what each hour counted of sign-ins, devices, functions and messages, and the same at /metrics."""

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool
from support.database import database
from support.invoke import Functions
from support.operators import Operator, with_console
from support.stack import make_stack
from support.waiting import wait_until


@pytest.fixture(scope="module")
def functions():
    running = Functions()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(functions):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint}
        yield with_console(running).start()


@pytest.fixture(scope="module")
def viewer(stack):
    return Operator(stack, "viewer@example.com", "--role", "viewer").enter()


def counted(stack, pool):
    rows = database(
        stack,
        "SELECT outcome, rule, sum(count) FROM authentication.hourly_counts "
        f"WHERE user_pool_id = '{pool.id}' GROUP BY outcome, rule",
    )
    return {tuple(row.split("|")[:2]): int(row.split("|")[2]) for row in rows.splitlines()}


def total(known, outcome):
    return sum(count for (kind, _), count in known.items() if kind == outcome)


def test_plt_1_devices_and_times_are_plotted(stack, functions, viewer):
    def judge(event):
        if event["userName"].startswith("barred"):
            raise ValueError("no")
        return event

    pool = make_pool(
        stack,
        {
            "PoolName": "Plotted",
            "DeviceConfiguration": {"DeviceOnlyRememberedOnUserPrompt": True},
            "LambdaConfig": {"PreAuthentication": functions.add("judge", judge)},
        },
    )
    page = f"/pools/{pool.id}/plots"
    assert "Nothing was measured yet" in viewer.get(page).text
    name, barred = pool.user(), pool.user("barred")
    for _ in range(3):
        pool.sign_in(name)
    with pytest.raises(ClientError, match="UserLambdaValidation"):
        pool.sign_in(barred)
    with pytest.raises(ClientError, match="NotAuthorized"):
        pool.sign_in(name, "wrong " + PASSWORD)

    def is_written():
        # A part may be written before the rest.
        known = counted(stack, pool)
        return (
            known.get(("signed_in", "new_device")) == 3
            and known.get(("function_time_failed", "PreAuthentication")) == 1
            and total(known, "function_time") >= 5
            and total(known, "sign_in_time") >= 5
        )

    wait_until(is_written, "the counts are not written")
    known = counted(stack, pool)
    times = {rule: count for (outcome, rule), count in known.items() if outcome == "function_time"}
    assert sum(times.values()) == 5 and all(rule.startswith("PreAuthentication/") for rule in times)
    assert total(known, "sign_in_time") == 5
    # The running hour is left out.
    assert "PreAuthentication" not in viewer.get(page).text
    database(
        stack,
        "UPDATE authentication.hourly_counts SET hour_unix_millis = hour_unix_millis - 7200000 "
        f"WHERE user_pool_id = '{pool.id}'",
    )
    for asked in ["", "?range=7d", "?range=30d", "?range=made-up"]:
        shown = viewer.get(page + asked)
        assert shown.status_code == 200 and len(shown.content) <= 60_000
        assert "PreAuthentication" in shown.text and "unsafe" not in shown.headers["content-security-policy"]
        assert "New <strong>3</strong>" in shown.text and "Signed in <strong>3</strong>" in shown.text


def test_plt_3_the_same_times_stand_at_metrics(stack, functions):
    pool = make_pool(stack, {"LambdaConfig": {"PreAuthentication": functions.add("open", lambda event: event)}})
    pool.sign_in(pool.user())
    wait_until(
        lambda: 'gatehouse_function_seconds_count{' in stack.metrics()
        and 'trigger="PreAuthentication"' in stack.metrics(),
        "functions are not measured",
    )
    assert pool.id not in stack.metrics()
