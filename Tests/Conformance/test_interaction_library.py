"""The Swift library against the real gateway, by its example gatehouse-phone."""

import http.server
import threading

import pytest

from support.interaction_app import ok
from support.interaction_site import Site, make_interaction_pool
from support.terminal_phone import TerminalPhone, built

PIN, OTHER, WRONG = "27183", "31415", "90210"


@pytest.fixture(scope="module")
def program():
    return built()


@pytest.fixture(scope="module")
def pool(stack):
    return make_interaction_pool(stack, pin="penalty=0s")


class Owner:
    """A user, their phone and the site they sign in to."""

    def __init__(self, program, pool, folder):
        self.pool, self.site, self.user = pool, Site(pool), pool.user()
        self.phone = TerminalPhone(program, folder)

    def start(self, kind="LOGIN", **members) -> dict:
        return self.site.started(kind, user=self.user, **members)

    def state(self, started) -> dict:
        return ok(self.site.get(started["sessionId"]))


@pytest.fixture
def owner(program, pool, tmp_path):
    owner = Owner(program, pool, tmp_path)
    started = owner.start("ENROL", displayName="My account")
    said = owner.phone.run(started["link"], "y", "12345", "12345", PIN, OTHER, PIN, PIN)
    assert "New account: My account" in said
    assert "pinWeak" in said and "These two differ." in said
    assert "Stopped: SUCCESS" in said, said
    assert owner.state(started)["state"] == "APPROVED"
    return owner


def test_a_wrong_pin_then_a_right_one_confirm_a_sign_in(owner):
    started = owner.start(announceInfo={"Action": "Sign in \x1b[2J"}, comparison="show")
    said = owner.phone.run(started["link"], "y", WRONG, PIN)
    assert f"The page must show: {started['comparison']}" in said
    assert "Action: Sign in [2J" in said
    assert "VERIFY FAILED pin_wrong, 1 of 5 tries" in said
    assert "Stopped: SUCCESS" in said, said
    assert owner.state(started)["secondFactor"] == "pin"
    assert ok(owner.site.tokens(started["sessionId"]))["AuthenticationResult"]["AccessToken"]


def test_a_transaction_of_the_inbox_and_one_that_is_declined(owner):
    started = owner.start("TRANSACTION", announceInfo={"Amount": "12,50 €"})
    said = owner.phone.run("inbox", "y", PIN)
    assert "TRANSACTION from" in said and "Amount: 12,50 €" in said
    assert owner.state(started)["state"] == "APPROVED"
    declined = owner.start("TRANSACTION", announceInfo={"Amount": "1"})
    assert "Declined." in owner.phone.run(declined["link"], "n")
    assert owner.state(declined)["state"] == "DECLINED"


def test_a_cancelled_second_factor_ends_the_sign_in(owner):
    started = owner.start(comparison="show")
    assert "Stopped: cancelled" in owner.phone.run(started["link"], "y", "")
    assert owner.state(started)["state"] == "DECLINED"


def test_the_pin_is_changed_and_the_old_one_is_refused(owner):
    said = owner.phone.run("change-pin", PIN, PIN, PIN, OTHER, OTHER)
    assert "pinUnchanged" in said and "Stopped: SUCCESS" in said, said
    started = owner.start(comparison="show")
    said = owner.phone.run(started["link"], "y", PIN, OTHER)
    assert "VERIFY FAILED pin_wrong" in said and "Stopped: SUCCESS" in said, said


def test_biometrics_are_added_end_a_block_and_are_removed(owner):
    said = owner.phone.run("add-biometrics", "y", PIN)
    assert "Stopped: SUCCESS" in said, said
    started = owner.start(comparison="show")
    wrong = ["n", WRONG] * 5
    said = owner.phone.run(started["link"], "y", *wrong, "y")
    assert "5 of 5 tries, blocked" in said and "Stopped: SUCCESS" in said, said
    assert owner.state(started)["secondFactor"] == "biometric"
    said = owner.phone.run("remove-biometrics", "n", PIN)
    assert "Stopped: SUCCESS" in said, said
    started = owner.start(comparison="show")
    said = owner.phone.run(started["link"], "y", PIN)
    assert "Finger" not in said and "Stopped: SUCCESS" in said


def test_a_link_of_another_pool_is_refused_and_nothing_is_opened(owner, stack):
    other = make_interaction_pool(stack)
    started = Site(other).started("ENROL", user=other.user())
    assert "Error: foreignServer" in owner.phone.run(started["link"])
    assert ok(Site(other).get(started["sessionId"]))["state"] == "CREATED"


def test_usr_22_an_account_is_removed_by_its_pin(owner):
    said = owner.phone.run("remove My account", WRONG, PIN, "accounts")
    assert "VERIFY FAILED pin_wrong" in said
    assert "Stopped: SUCCESS" in said and "Error" not in said, said
    assert "My account" not in said
    # The next enrolment sets a PIN anew.
    said = owner.phone.run(owner.start("ENROL")["link"], "y", OTHER, OTHER)
    assert "FIRST_SET" in said and "Stopped: SUCCESS" in said, said


def test_usr_19_an_account_without_a_second_factor_comes_to_need_one(program, stack, tmp_path):
    pool = make_interaction_pool(stack, app="headless=on")
    owner = Owner(program, pool, tmp_path)
    started = owner.start("ENROL", displayName="Bare", secondFactor="never")
    assert "State: APPROVED" in owner.phone.run(started["link"], "y")
    said = owner.phone.run("accounts", "upgrade Bare", PIN, PIN, "accounts")
    assert "Bare" in said and said.count("without a second factor") == 1, said
    assert "FIRST_SET" in said and "Stopped: SUCCESS" in said, said
    started = owner.start(comparison="show")
    assert "Stopped: SUCCESS" in owner.phone.run(started["link"], "y", PIN)
    assert owner.state(started)["secondFactor"] == "pin"


def test_what_a_site_says_of_its_user_is_told_as_its_words(owner):
    started = owner.start(comparison="show", origin={"browser": "Firefox\x1b[2J"})
    said = owner.phone.run(started["link"], "n")
    assert "LOGIN from Firefox[2J, as the site says" in said, said


@pytest.fixture
def redirecting():
    """A server that sends every request elsewhere; its address, and the paths that it was asked for."""
    asked = []

    class Redirecting(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            asked.append(self.path)
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(307)
            self.send_header("Location", f"http://{self.headers['Host']}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Redirecting)
    threading.Thread(target=server.serve_forever).start()
    yield f"http://127.0.0.1:{server.server_port}", asked
    server.shutdown()
    server.server_close()


def test_a_proof_is_not_sent_on_to_where_a_redirection_leads(program, redirecting, tmp_path):
    address, asked = redirecting
    said = TerminalPhone(program, tmp_path).run(f"{address}/i/us-east-1_AbCdEfGhI/q83vASNFZ4mrze8BI0VniQ")
    assert "Error:" in said
    assert asked == ["/interaction/v1/instances"]
