"""A sign-up with a taken address: the page tells nothing, the owner is told by mail (PAG-5)."""

import pytest

from support.clients import PASSWORD, unique
from support.database import database
from support.form_filler import FormFiller
from support.stack import make_stack
from support.web_app import Journey, WebApp

SUBJECT = "You already have an account"


@pytest.fixture(scope="module")
def stack(mailbox):
    with make_stack() as running:
        running.settings = mailbox.settings
        yield running.start()


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(stack, app):
    return app.pool(
        stack,
        {"UsernameAttributes": ["email", "phone_number"], "AutoVerifiedAttributes": ["email"]},
    )


def address() -> str:
    return f"{unique('ada')}@example.com"


def member(pool, **attributes) -> str:
    name = address()
    return pool.user(name, **({"email": name, "email_verified": "true"} | attributes))


def sign_up(app, pool, name) -> str:
    visitor = FormFiller(Journey(app, pool).address("/signup"))
    visitor.submit(username=name, password=PASSWORD)
    return visitor.text


def notices_to(pool, name) -> int:
    return int(
        database(
            pool.stack,
            "SELECT count(*) FROM authentication.outbox_messages"
            f" WHERE purpose = 'sign_up_notice' AND destination = '{name}'",
        )
    )


def test_pag_5_the_owner_of_a_taken_address_is_told_by_mail(app, shop, mailbox):
    """In the owner's language, without a code, at the address as the account has it."""
    name = member(shop, locale="de")
    assert "Check your email" in sign_up(app, shop, f" {name} ")
    mail = mailbox.mail_to(name)
    assert mail["Subject"] == "Sie haben bereits ein Konto"
    body = mail.get_content()
    assert "Konto" in body and not any(each.isdigit() for each in body)
    english = member(shop)
    assert "Check your email" in sign_up(app, shop, english)
    assert mailbox.mail_to(english)["Subject"] == SUBJECT
    assert shop.sign_in(english)["AccessToken"]


def test_pag_5_a_free_name_and_an_address_without_proof_are_told_nothing(app, shop):
    """What was never proved may be a stranger's."""
    unproved = member(shop, email_verified="false")
    free = address()
    for name in (unproved, free):
        assert "Check your email" in sign_up(app, shop, name)
        assert notices_to(shop, name) == 0


def test_pag_5_no_address_of_the_form_is_written_to(app, stack, shop):
    """The form's own address may be anyone's: the notice goes to that of the account."""
    phone = "+15557654321"
    own, other = address(), address()
    shop.user(phone, phone_number=phone, email=own, email_verified="true")
    visitor = FormFiller(Journey(app, shop).address("/signup"))
    visitor.submit(username=phone, password=PASSWORD, **{"requiredAttributes[email]": other})
    assert (notices_to(shop, other), notices_to(shop, own)) == (0, 1)


def test_pag_5_a_client_that_tells_who_exists_tells_it_on_the_page_alone(app, stack):
    """LEGACY, as Cognito does."""
    pool = app.pool(
        stack,
        {"UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"]},
        {"PreventUserExistenceErrors": "LEGACY"},
    )
    name = member(pool)
    assert "Check your email" not in sign_up(app, pool, name)
    assert notices_to(pool, name) == 0


def test_pag_5_the_api_tells_its_caller_and_no_one_else(shop):
    name = member(shop)
    with pytest.raises(shop.public.exceptions.UsernameExistsException):
        shop.public.sign_up(ClientId=shop.client_id, Username=name, Password=PASSWORD)
    assert notices_to(shop, name) == 0


def test_pag_5_strangers_fill_no_mailbox(app, shop):
    """Notices are counted with the codes that strangers have sent to an address: at most fifty on a day."""
    name = member(shop)
    for _ in range(60):
        sign_up(app, shop, name)
    assert 0 < notices_to(shop, name) <= 50
