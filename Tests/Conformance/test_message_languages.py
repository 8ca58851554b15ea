"""What Gatehouse words itself comes in the user's language; an operator's own words win."""

import pytest

from support.clients import PASSWORD, make_pool, unique
from support.stack import make_stack

SUBJECTS = {
    "de": "Ihr Bestätigungscode", "de_AT": "Ihr Bestätigungscode",
    "pt-PT": "Seu código de verificação", "zh-Hant-HK": "您的驗證碼", "zh_CN": "您的验证码",
    "ja-JP": "確認コード", "eo": "Your verification code", "": "Your verification code",
}


@pytest.fixture(scope="module")
def stack(mailbox):
    with make_stack() as running:
        running.settings = mailbox.settings
        yield running.start()


@pytest.fixture(scope="module")
def plain(stack):
    return make_pool(
        stack, {"AutoVerifiedAttributes": ["email"], "UsernameAttributes": ["email"]}
    )


def sign_up(pool, locale: str) -> str:
    name = f"{unique('ada')}@example.com"
    attributes = [{"Name": "email", "Value": name}]
    if locale:
        attributes.append({"Name": "locale", "Value": locale})
    pool.public.sign_up(
        ClientId=pool.client_id, Username=name, Password=PASSWORD, UserAttributes=attributes
    )
    return name


def text(mail) -> str:
    return mail.get_body().get_content()


@pytest.mark.parametrize(("locale", "subject"), SUBJECTS.items())
def test_lng_1_a_sign_up_is_told_in_the_users_language(plain, mailbox, locale, subject):
    assert mailbox.mail_to(sign_up(plain, locale))["Subject"] == subject


def test_lng_1_each_kind_of_message_has_the_users_language(plain, mailbox):
    name = sign_up(plain, "de-DE")
    assert "Ihr Bestätigungscode lautet" in text(mailbox.mail_to(name))
    plain.admin.admin_confirm_sign_up(UserPoolId=plain.id, Username=name)
    plain.admin.admin_update_user_attributes(
        UserPoolId=plain.id, Username=name,
        UserAttributes=[{"Name": "email_verified", "Value": "true"}],
    )
    plain.public.forgot_password(ClientId=plain.client_id, Username=name)
    assert "Ihr Code für ein neues Passwort lautet" in text(mailbox.mail_to(name))
    invited = f"{unique('eve')}@example.com"
    plain.admin.admin_create_user(
        UserPoolId=plain.id, Username=invited, DesiredDeliveryMediums=["EMAIL"],
        UserAttributes=[
            {"Name": "email", "Value": invited}, {"Name": "locale", "Value": "fr"},
        ],
    )
    told = mailbox.mail_to(invited)
    assert told["Subject"] == "Votre mot de passe provisoire"
    assert "Votre nom d’utilisateur est" in text(told)


def test_lng_1_an_operators_own_words_win(stack, mailbox):
    pool = make_pool(
        stack,
        {
            "AutoVerifiedAttributes": ["email"], "UsernameAttributes": ["email"],
            "EmailVerificationMessage": "Own words {####}",
        },
    )
    told = mailbox.mail_to(sign_up(pool, "de"))
    # A message has one language: nobody knows that of the operator's words.
    assert "Own words" in text(told) and told["Subject"] == "Your verification code"
