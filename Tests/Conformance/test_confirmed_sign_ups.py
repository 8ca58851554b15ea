"""Sign-ups on the pages that a function of the pool confirms at once: there is no code to type."""

import pytest

from support.clients import unique
from support.invoke import arn
from support.stack import make_stack
from support.web_app import Journey, WebApp

PASSWORD = "9-Lanterns-afloat"


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


def confirm(event):
    event["response"] |= {"autoConfirmUser": True, "autoVerifyEmail": True}
    return event


def refuse(event):
    raise ValueError("not today")


@pytest.fixture(scope="module")
def stack(functions):
    functions.add("confirm", confirm)
    functions.add("refuse", refuse)
    with make_stack() as running:
        running.settings = {"GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint}
        yield running.start()


def confirming(app, stack, client: dict | None = None, **functions):
    """A pool in which each sign-up is confirmed at once."""
    return app.pool(
        stack,
        {
            "UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"],
            "LambdaConfig": {"PreSignUp": arn("confirm")} | functions,
        },
        client,
    )


def sign_up(browser, app, pool) -> tuple[Journey, str]:
    journey, name = Journey(app, pool), f"{unique('ada')}@example.com"
    browser.visit(journey.address("/signup"))
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    return journey, name


def status(pool, name: str) -> str:
    return pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["UserStatus"]


@pytest.mark.parametrize("flows", [None, ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]])
def test_who_is_confirmed_at_once_is_signed_in(app, stack, browser, flows):
    """Also at a client whose own requests may not send passwords: the page is none of them."""
    pool = confirming(app, stack, {"ExplicitAuthFlows": flows} if flows else None)
    journey, name = sign_up(browser, app, pool)
    assert journey.code(browser)
    assert status(pool, name) == "CONFIRMED"


def test_who_is_confirmed_at_once_sets_up_the_step_that_the_pool_needs(app, stack, browser):
    pool = confirming(app, stack)
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, SoftwareTokenMfaConfiguration={"Enabled": True}, MfaConfiguration="ON"
    )
    _, name = sign_up(browser, app, pool)
    browser.wait_for_text("h1", "Set up your authenticator app")
    assert status(pool, name) == "CONFIRMED"


def test_who_is_confirmed_and_not_signed_in_is_told_so(app, stack, browser):
    """A function refuses the sign-in that follows: the account is there all the same."""
    pool = confirming(app, stack, PreAuthentication=arn("refuse"))
    _, name = sign_up(browser, app, pool)
    browser.wait_for_text(".alert", "Your account is confirmed")
    assert browser.run("return document.querySelector('#username').value") == name
    assert status(pool, name) == "CONFIRMED"
