"""A user is told of each change of the own account, and of none that was not made (ACC-9)."""

import re

import pytest
from botocore.exceptions import ClientError
from pycognito import aws_srp

from support.authenticator import Authenticator
from support.browser import Browser
from support.clients import ALL_FLOWS, PASSWORD, make_pool, unique
from support.database import database
from support.passkeys import Authenticator as Passkey
from support.stack import make_stack
from support.web_app import Journey, WebApp

NEW_PASSWORD = "An0ther-passw0rd"
SMS = {"SnsCallerArn": "arn:aws:iam::123456789012:role/sns"}


@pytest.fixture(scope="module")
def stack(mailbox):
    with make_stack() as running:
        running.settings = mailbox.settings
        yield running.start()


@pytest.fixture(scope="module")
def shop(stack):
    return telling(stack)


def telling(stack):
    """A pool that tells its users of every change."""
    pool = make_pool(
        stack,
        {
            "UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"],
            "UserPoolTags": {"gatehouse:change-notices": "on", "gatehouse:recovery-codes": "on"},
            "DeviceConfiguration": {
                "ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": True,
            },
            "UserAttributeUpdateSettings": {"AttributesRequireVerificationBeforeUpdate": ["email"]},
            "Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "WEB_AUTHN"]}},
        },
        {"ExplicitAuthFlows": [*ALL_FLOWS, "ALLOW_USER_AUTH"]},
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        SoftwareTokenMfaConfiguration={"Enabled": True},
        EmailMfaConfiguration={"Subject": "Your code"},
        SmsMfaConfiguration={"SmsConfiguration": SMS},
        MfaConfiguration="OPTIONAL",
        WebAuthnConfiguration={"RelyingPartyId": "example.com"},
    )
    return pool


def notices_of(pool, username: str) -> int:
    return int(
        database(
            pool.stack,
            "SELECT count(*) FROM authentication.outbox_messages"
            f" WHERE purpose = 'change_notice' AND username = '{username}'",
        )
    )


class Owner:
    """A user who is signed in, and what the outbox holds for that user."""

    def __init__(self, pool, mailbox):
        self.pool, self.mailbox = pool, mailbox
        self.name = f"{unique('ada')}@example.com"
        pool.user(
            self.name, email=self.name, email_verified="true",
            phone_number="+15550001234", phone_number_verified="true",
        )
        self.username = pool.admin.admin_get_user(UserPoolId=pool.id, Username=self.name)["Username"]
        self.token = {"AccessToken": pool.sign_in(self.name)["AccessToken"]}

    def notices(self) -> int:
        return notices_of(self.pool, self.username)

    def state(self) -> str:
        """All that the tables hold of the user, but for the count of attempts."""
        return database(
            self.pool.stack,
            "SELECT md5(u::text), (SELECT count(*) FROM authentication.passkeys AS p"
            " WHERE p.username = u.username) FROM authentication.users AS u"
            f" WHERE username = '{self.username}'",
        )

    def passkey(self):
        started = self.pool.public.start_web_authn_registration(**self.token)
        return Passkey().create(started["CredentialCreationOptions"])

    def set_up(self) -> Authenticator:
        """An authenticator whose key waits for its code."""
        begun = self.pool.public.associate_software_token(**self.token)
        return Authenticator(begun["SecretCode"])


def member(pool) -> str:
    name = f"{unique('ada')}@example.com"
    return pool.user(name, email=name, email_verified="true")


def change_password(owner):
    change = {"PreviousPassword": PASSWORD, "ProposedPassword": NEW_PASSWORD}
    return lambda: owner.pool.public.change_password(**owner.token, **change)


def reset_password(owner):
    pool = owner.pool
    pool.public.forgot_password(ClientId=pool.client_id, Username=owner.name)
    code = pool.stack.code(pool.client_id, owner.username)
    return lambda: pool.public.confirm_forgot_password(
        ClientId=pool.client_id, Username=owner.name, ConfirmationCode=code, Password=NEW_PASSWORD
    )


def turn_on_mail(owner):
    return lambda: owner.pool.public.set_user_mfa_preference(
        **owner.token, EmailMfaSettings={"Enabled": True}
    )


def turn_on_sms_as_formerly(owner):
    options = [{"DeliveryMedium": "SMS", "AttributeName": "phone_number"}]
    return lambda: owner.pool.public.set_user_settings(**owner.token, MFAOptions=options)


def replace_authenticator(owner):
    """Of one that is switched on already: the preference stays, and the key is another's."""
    public = owner.pool.public
    public.verify_software_token(**owner.token, UserCode=owner.set_up().code())
    owner.pool.admin.admin_set_user_mfa_preference(
        UserPoolId=owner.pool.id, Username=owner.name,
        SoftwareTokenMfaSettings={"Enabled": True},
    )
    other = owner.set_up()
    return lambda: public.verify_software_token(**owner.token, UserCode=other.code())


def add_passkey(owner):
    made = owner.passkey()
    return lambda: owner.pool.public.complete_web_authn_registration(
        **owner.token, Credential=made
    )


def remove_passkey(owner):
    made = owner.passkey()
    owner.pool.admin.untag_resource(ResourceArn=arn(owner.pool), TagKeys=["gatehouse:change-notices"])
    owner.pool.public.complete_web_authn_registration(**owner.token, Credential=made)
    owner.pool.admin.tag_resource(
        ResourceArn=arn(owner.pool), Tags={"gatehouse:change-notices": "on"}
    )
    return lambda: owner.pool.public.delete_web_authn_credential(
        **owner.token, CredentialId=made["id"]
    )


def move_phone(owner):
    return lambda: owner.pool.public.update_user_attributes(
        **owner.token, UserAttributes=[{"Name": "phone_number", "Value": "+15550009999"}]
    )


def remove_phone(owner):
    return lambda: owner.pool.public.delete_user_attributes(
        **owner.token, UserAttributeNames=["phone_number"]
    )


def prove_waiting_address(owner):
    """The new address is the user's only once its code is right."""
    pool = owner.pool
    pool.public.update_user_attributes(
        **owner.token,
        UserAttributes=[{"Name": "email", "Value": f"{unique('new')}@example.com"}],
    )
    assert owner.notices() == 0
    code = pool.stack.code(pool.client_id, owner.username)
    return lambda: pool.public.verify_user_attribute(
        **owner.token, AttributeName="email", Code=code
    )


CHANGES = {
    change_password: "Your password was changed",
    reset_password: "Your password was changed",
    turn_on_mail: "Your second step was changed",
    turn_on_sms_as_formerly: "Your second step was changed",
    replace_authenticator: "Your second step was changed",
    add_passkey: "A passkey was added",
    remove_passkey: "A passkey was removed",
    move_phone: "Your address was changed",
    remove_phone: "Your address was changed",
    prove_waiting_address: "Your address was changed",
}


def arn(pool) -> str:
    return pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Arn"]


@pytest.fixture
def owner(shop, mailbox):
    return Owner(shop, mailbox)


@pytest.fixture
def outbox_that_fails(stack):
    """The database takes no notice of a change: as if its process ended after the change."""
    database(
        stack,
        "CREATE FUNCTION authentication.no_notice() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'no notice'; END $$;"
        " CREATE TRIGGER no_notice BEFORE INSERT ON authentication.outbox_messages FOR EACH ROW"
        " WHEN (NEW.purpose = 'change_notice') EXECUTE FUNCTION authentication.no_notice()",
    )
    yield
    database(stack, "DROP FUNCTION authentication.no_notice() CASCADE")


@pytest.mark.parametrize("begin", CHANGES, ids=lambda begin: begin.__name__)
def test_acc_9_each_change_is_told_once_at_the_former_address(owner, mailbox, begin):
    change = begin(owner)
    change()
    assert owner.notices() == 1
    while (mail := mailbox.mail_to(owner.name))["Subject"] != CHANGES[begin]:
        # Codes for the change come before.
        assert re.search("[0-9]{6}", mail.get_body().get_content()), mail["Subject"]


@pytest.mark.parametrize("begin", CHANGES, ids=lambda begin: begin.__name__)
def test_acc_9_a_change_that_cannot_be_told_is_not_made(owner, begin, request):
    """Both are one transaction: a process that ends in between leaves neither."""
    change = begin(owner)
    request.getfixturevalue("outbox_that_fails")
    before = owner.state()
    with pytest.raises(ClientError, match="InternalErrorException"):
        change()
    assert owner.state() == before and owner.notices() == 0


def wrong_password(owner):
    return owner.pool.public.change_password(
        **owner.token, PreviousPassword="Wr0ng!word", ProposedPassword=NEW_PASSWORD
    )


def weak_password(owner):
    return owner.pool.public.change_password(
        **owner.token, PreviousPassword=PASSWORD, ProposedPassword="weak"
    )


def wrong_reset_code(owner):
    pool = owner.pool
    pool.public.forgot_password(ClientId=pool.client_id, Username=owner.name)
    right = pool.stack.code(pool.client_id, owner.username)
    return pool.public.confirm_forgot_password(
        ClientId=pool.client_id, Username=owner.name, Password=NEW_PASSWORD,
        ConfirmationCode="123456" if right != "123456" else "654321",
    )


def factor_without_possession(owner):
    return owner.pool.public.set_user_mfa_preference(
        **owner.token, SoftwareTokenMfaSettings={"Enabled": True}
    )


def passkey_of_another(owner):
    other = Owner(owner.pool, owner.mailbox)
    made = other.passkey()
    owner.pool.public.complete_web_authn_registration(**other.token, Credential=made)
    return owner.pool.public.delete_web_authn_credential(**owner.token, CredentialId=made["id"])


def foreign_challenge(owner):
    made = Owner(owner.pool, owner.mailbox).passkey()
    return owner.pool.public.complete_web_authn_registration(**owner.token, Credential=made)


def wrong_authenticator_code(owner):
    right = owner.set_up()
    shown = {right.code(), right.code()}
    wrong = next(code for code in ("000000", "111111", "222222") if code not in shown)
    return owner.pool.public.verify_software_token(**owner.token, UserCode=wrong)


def wrong_address(owner):
    return owner.pool.public.update_user_attributes(
        **owner.token, UserAttributes=[{"Name": "phone_number", "Value": "no number"}]
    )


def second_step_codes_without_one(owner):
    """An address that the second step needs is not removed by a token alone."""
    owner.pool.admin.admin_set_user_mfa_preference(
        UserPoolId=owner.pool.id, Username=owner.name, SMSMfaSettings={"Enabled": True}
    )
    return owner.pool.public.delete_user_attributes(
        **owner.token, UserAttributeNames=["phone_number"]
    )


def wrong_address_code(owner):
    public = owner.pool.public
    public.update_user_attributes(
        **owner.token, UserAttributes=[{"Name": "email", "Value": f"{unique('new')}@example.com"}]
    )
    right = owner.pool.stack.code(owner.pool.client_id, owner.username)
    return public.verify_user_attribute(
        **owner.token, AttributeName="email", Code="123456" if right != "123456" else "654321"
    )


REFUSED = [
    wrong_password, weak_password, wrong_reset_code, factor_without_possession, passkey_of_another,
    foreign_challenge, wrong_authenticator_code, wrong_address, second_step_codes_without_one,
    wrong_address_code,
]


@pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: refused.__name__)
def test_acc_9_a_refused_change_leaves_no_notice(owner, refused):
    with pytest.raises(ClientError) as told:
        refused(owner)
    assert "InternalError" not in told.value.response["Error"]["Code"]
    assert owner.notices() == 0


def test_acc_9_what_changes_nothing_is_not_told(owner):
    public = owner.pool.public
    same = {"Name": "phone_number", "Value": "+15550001234"}
    public.update_user_attributes(**owner.token, UserAttributes=[same])
    public.update_user_attributes(
        **owner.token, UserAttributes=[{"Name": "given_name", "Value": "Ada"}]
    )
    public.set_user_mfa_preference(**owner.token, EmailMfaSettings={"Enabled": False})
    # A key that waits, and one that is not switched on, open nothing.
    public.verify_software_token(**owner.token, UserCode=owner.set_up().code())
    assert owner.notices() == 0
    public.set_user_mfa_preference(**owner.token, SoftwareTokenMfaSettings={"Enabled": True})
    assert owner.notices() == 1


def test_acc_9_a_set_up_by_the_password_alone_is_told(stack, mailbox):
    """Who knows a password would otherwise keep the user out unseen, by a factor that the pool asks for."""
    pool = make_pool(
        stack,
        {"UsernameAttributes": ["email"], "UserPoolTags": {"gatehouse:change-notices": "on"}},
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, SoftwareTokenMfaConfiguration={"Enabled": True}, MfaConfiguration="ON"
    )
    name = member(pool)
    asked = pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )
    begun = pool.public.associate_software_token(Session=asked["Session"])
    pool.public.verify_software_token(
        Session=begun["Session"], UserCode=Authenticator(begun["SecretCode"]).code()
    )
    assert mailbox.mail_to(name)["Subject"] == "Your second step was changed"


def test_acc_9_a_new_device_is_told(owner, mailbox):
    signed_in = owner.pool.sign_in(owner.name)
    metadata = signed_in["NewDeviceMetadata"]
    secret = aws_srp.generate_hash_device(metadata["DeviceGroupKey"], metadata["DeviceKey"])[1]
    assert owner.notices() == 0
    owner.pool.public.confirm_device(
        AccessToken=signed_in["AccessToken"], DeviceKey=metadata["DeviceKey"],
        DeviceSecretVerifierConfig=secret, DeviceName="laptop",
    )
    assert mailbox.mail_to(owner.name)["Subject"] == "A new device"


def test_acc_9_a_browser_is_told_as_a_new_device_once(stack, tmp_path):
    """Each user of a browser is told of the own device there, and of none that was tracked before."""
    app = WebApp()
    pool = app.pool(
        stack,
        {
            "UserPoolTags": {"gatehouse:change-notices": "on"},
            "DeviceConfiguration": {
                "ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": False,
            },
        },
    )
    ann, bob = (pool.user(email=f"{unique('user')}@example.com", email_verified="true") for _ in "ab")
    with Browser(tmp_path) as browser:
        for name in (ann, ann, bob):
            journey = Journey(app, pool, prompt="login")
            browser.visit(journey.address())
            browser.wait_for("#username")
            browser.type("#username", name)
            browser.type("#password", PASSWORD)
            browser.click("button.primary")
            journey.code(browser)
            assert notices_of(pool, name) == 1
    app.close()


@pytest.fixture(scope="module")
def frugal(mailbox):
    """A system that sends a user two mails a day of each cause."""
    with make_stack() as running:
        running.settings = mailbox.settings | {"GATEHOUSE_MESSAGE_LIMITS_EMAIL_TO_USER": "2"}
        yield running.start()


def test_acc_9_an_intruder_does_not_use_notices_up_by_other_messages(frugal, mailbox):
    """What an intruder has sent in the user's name is counted apart from what the user is told."""
    pool = make_pool(
        frugal,
        {"UsernameAttributes": ["email"], "UserPoolTags": {"gatehouse:change-notices": "on"}},
    )
    name = member(pool)
    token = {"AccessToken": pool.sign_in(name)["AccessToken"]}
    for _ in range(2):
        pool.public.get_user_attribute_verification_code(**token, AttributeName="email")
    with pytest.raises(ClientError, match="LimitExceeded"):
        pool.public.get_user_attribute_verification_code(**token, AttributeName="email")
    pool.public.change_password(
        **token, PreviousPassword=PASSWORD, ProposedPassword=NEW_PASSWORD
    )
    # Mails that wait together are sent beside each other, so that any may arrive first.
    subjects = sorted(mailbox.mail_to(name)["Subject"] for _ in range(3))
    assert subjects == ["Your password was changed", *["Your verification code"] * 2]


@pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: refused.__name__)
def test_acc_9_an_intruder_does_not_use_notices_up_by_refused_changes(frugal_shop, mailbox, refused):
    """What is refused is told to no one, and so takes nothing of what may be told."""
    owner = Owner(frugal_shop, mailbox)
    for _ in range(3):
        with pytest.raises(ClientError):
            refused(owner)
    assert owner.notices() == 0
    turn_on_mail(owner)()
    assert owner.notices() == 1


@pytest.fixture(scope="module")
def frugal_shop(frugal):
    return telling(frugal)


def test_acc_9_no_more_notices_are_sent_than_the_day_has(frugal_shop, mailbox):
    """The change itself is made all the same."""
    owner = Owner(frugal_shop, mailbox)
    for count, is_on in enumerate([True, False, True, False], start=1):
        owner.pool.public.set_user_mfa_preference(**owner.token, EmailMfaSettings={"Enabled": is_on})
        assert owner.notices() == min(count, 2)
    # Another user's are counted apart.
    other = Owner(frugal_shop, mailbox)
    turn_on_mail(other)()
    assert other.notices() == 1


def test_acc_9_users_of_other_clients_are_told_only_where_the_pool_says_so(stack, mailbox):
    """As in Cognito, which tells nothing; by a tag all users are told."""
    pool = make_pool(stack, {"AutoVerifiedAttributes": ["email"], "UsernameAttributes": ["email"]})
    name = member(pool)
    token = pool.sign_in(name)["AccessToken"]
    change = {"PreviousPassword": PASSWORD, "ProposedPassword": NEW_PASSWORD}
    pool.public.change_password(AccessToken=token, **change)
    pool.public.forgot_password(ClientId=pool.client_id, Username=name)
    assert mailbox.mail_to(name)["Subject"] == "Your password reset code"
    pool.admin.tag_resource(ResourceArn=arn(pool), Tags={"gatehouse:change-notices": "on"})
    token = pool.sign_in(name, NEW_PASSWORD)["AccessToken"]
    pool.public.change_password(
        AccessToken=token, PreviousPassword=NEW_PASSWORD, ProposedPassword=PASSWORD
    )
    assert mailbox.mail_to(name)["Subject"] == "Your password was changed"
    with pytest.raises(ClientError, match="InvalidParameterException"):
        pool.admin.tag_resource(ResourceArn=arn(pool), Tags={"gatehouse:change-notices": "maybe"})
