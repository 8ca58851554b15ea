"""Several tabs of one browser at the console: no sign-in of one ends that of another (CON-5)."""

from urllib.parse import parse_qs, urljoin, urlsplit

import pytest
import requests

from support.clients import make_pool
from support.operators import Operator, with_console
from support.stack import make_stack


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


def begin(person, path: str) -> str:
    """A tab that is led to the operators' pool; returns the address there."""
    answer = person.get(f"/sign-in?to={path}")
    assert answer.status_code == 303
    return answer.headers["Location"]


def finish(person, address: str) -> requests.Response:
    """The tab goes on where the pool knows the browser by now; returns where the console leads it."""
    answer = person._get(address)
    for _ in range(6):
        there = urljoin(answer.url, answer.headers["Location"])
        answer = person._get(there)
        if there.startswith(f"{person.url}/signed-in"):
            return answer
    raise AssertionError("the sign-in does not end")


def test_con_5_a_sign_in_that_began_first_ends_after_one_that_began_later(stack):
    person = Operator(stack, "two@example.com", "--role", "viewer")
    assert person.set_password().status_code == 200
    first = begin(person, "/events")
    # Another tab begins and ends its sign-in meanwhile.
    assert person.sign_in("/").status_code == 200
    answer = finish(person, first)
    assert answer.status_code == 303 and answer.headers["Location"] == "/events", answer.text
    assert person.get("/events").status_code == 200


def test_con_5_the_same_state_does_not_count_twice(stack):
    person = Operator(stack, "again@example.com", "--role", "viewer").enter()
    address = begin(person, "/events")
    assert finish(person, address).status_code == 303
    state = parse_qs(urlsplit(address).query)["state"][0]
    assert person.get(f"/signed-in?code=x&state={state}").status_code == 400


def test_con_5_many_tabs_leave_few_cookies(stack):
    """A page that opens the sign-in again and again fills no header."""
    person = Operator(stack, "many@example.com", "--role", "viewer").enter()
    for _ in range(20):
        last = begin(person, "/events")
    kept = [cookie.name for cookie in person.session.cookies if "-sign-in-" in cookie.name]
    assert len(kept) <= 8
    assert finish(person, last).headers["Location"] == "/events"


def test_con_5_a_second_sign_in_of_an_operator_leaves_the_first_tabs_forms_good(stack):
    pool = make_pool(stack)
    person = Operator(stack, "forms@example.com", "--role", "support").enter()
    open_form = person.secret()
    assert finish(person, begin(person, "/events")).status_code == 303
    name = pool.user()
    answer = person.session.post(
        f"{person.url}/pools/{pool.id}/users/{name}/disable",
        data={"_csrf": open_form}, allow_redirects=False, timeout=30,
    )
    assert answer.status_code == 303, answer.text


def test_con_5_another_operators_sign_in_ends_the_forms_that_were_open(stack):
    pool = make_pool(stack)
    first = Operator(stack, "first@example.com", "--role", "support").enter()
    open_form = first.secret()
    second = Operator(stack, "second@example.com", "--role", "support")
    # The second one signs in in the first one's browser.
    cookie = first.session.cookies.get("gatehouse-console")
    second.session.cookies.set("gatehouse-console", cookie, domain="127.0.0.1", path="/")
    assert second.set_password().status_code == 200
    assert second.sign_in("/sign-in?fresh=1").status_code == 200
    assert "second@example.com" in second.get("/").text
    name = pool.user()
    answer = second.session.post(
        f"{second.url}/pools/{pool.id}/users/{name}/disable",
        data={"_csrf": open_form}, allow_redirects=False, timeout=30,
    )
    assert answer.status_code == 403 and "too old" in answer.text
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["Enabled"] is True
