"""What gives reason for each message to a user, by the source that events name."""

from dataclasses import dataclass, field

import pytest
from botocore.exceptions import ClientError

from .clients import PASSWORD, Pool, make_pool, unique
from .stack import make_stack

APP = {"app": "web"}
# Names that begin so are for the service itself.
METADATA = APP | {"gatehouse:recovery-codes": "old"}
PHONE = "+15555550123"
ROLE = "arn:aws:iam::123456789012:role/sms"
SES = "arn:aws:ses:us-east-1:123456789012:identity/example.org"

SOURCES = (
    "SignUp",
    "ResendCode",
    "AdminCreateUser",
    "ForgotPassword",
    "UpdateUserAttribute",
    "VerifyUserAttribute",
    "Authentication",
)


def calling_stack(functions, mailbox):
    """A system that calls these functions and sends its mail to this box, for a fixture."""
    with make_stack() as stack:
        stack.settings = {
            "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
            "GATEHOUSE_SMTP_HOST": "127.0.0.1",
            "GATEHOUSE_SMTP_PORT": str(mailbox.port),
            "GATEHOUSE_SMTP_SECURITY": "none",
            "GATEHOUSE_SMTP_FROM": "no-reply@example.com",
        }
        yield stack.start()


def refused(call, *arguments, **named) -> tuple[str, str]:
    """What a call is refused with: the exception and its message."""
    with pytest.raises(ClientError) as error:
        call(*arguments, **named)
    answer = error.value.response["Error"]
    return answer["Code"], answer["Message"]


def messaging_pool(stack, functions: dict, client: dict | None = None, **settings) -> Pool:
    """A pool whose users prove addresses, with both factors that send a code."""
    pool = make_pool(
        stack,
        {
            "AutoVerifiedAttributes": ["email", "phone_number"],
            "SmsConfiguration": {"SnsCallerArn": ROLE},
            "EmailConfiguration": {"EmailSendingAccount": "DEVELOPER", "SourceArn": SES},
            "LambdaConfig": functions,
        }
        | settings,
        client,
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="OPTIONAL",
        SmsMfaConfiguration={"SmsConfiguration": {"SnsCallerArn": ROLE}},
        EmailMfaConfiguration={"Subject": "Your code", "Message": "Code {####}"},
    )
    return pool


@dataclass
class Actions:
    """One user of a pool, and the request that sends a message of each source to it."""

    pool: Pool
    medium: str = "email"
    name: str = field(default_factory=lambda: unique("reader"))

    @property
    def attribute(self) -> str:
        return "email" if self.medium == "email" else "phone_number"

    @property
    def address(self) -> str:
        return f"{self.name}@example.com" if self.medium == "email" else PHONE

    @property
    def client(self):
        return {"ClientId": self.pool.client_id, "ClientMetadata": METADATA}

    @property
    def known(self) -> dict[str, str]:
        return {
            "email": f"{self.name}@example.com",
            "email_verified": "true",
            "phone_number": PHONE,
            "phone_number_verified": "true",
        }

    def prepare(self, source: str) -> None:
        """What must be there before; sends nothing."""
        if source == "ResendCode":
            self.sign_up()
        elif source not in ("SignUp", "AdminCreateUser"):
            self.pool.user(self.name, **self.known)
        if source == "Authentication":
            factor = "EmailMfaSettings" if self.medium == "email" else "SMSMfaSettings"
            self.pool.admin.admin_set_user_mfa_preference(
                UserPoolId=self.pool.id,
                Username=self.name,
                **{factor: {"Enabled": True, "PreferredMfa": True}},
            )
        if source in ("UpdateUserAttribute", "VerifyUserAttribute"):
            self.token = self.pool.sign_in(self.name)["AccessToken"]

    def send(self, source: str):
        """The request that sends the message."""
        return getattr(self, self.METHODS[source])()

    METHODS = {
        "SignUp": "sign_up",
        "ResendCode": "resend",
        "AdminCreateUser": "invite",
        "ForgotPassword": "forget",
        "UpdateUserAttribute": "update",
        "VerifyUserAttribute": "verify",
        "Authentication": "authenticate",
    }

    def sign_up(self):
        return self.pool.public.sign_up(
            Username=self.name,
            Password=PASSWORD,
            UserAttributes=[{"Name": self.attribute, "Value": self.address}],
            **self.client,
        )

    def resend(self):
        return self.pool.public.resend_confirmation_code(Username=self.name, **self.client)

    def invite(self):
        return self.pool.admin.admin_create_user(
            UserPoolId=self.pool.id,
            Username=self.name,
            DesiredDeliveryMediums=["EMAIL" if self.medium == "email" else "SMS"],
            UserAttributes=[{"Name": self.attribute, "Value": self.address}],
            ClientMetadata=METADATA,
        )

    def forget(self):
        return self.pool.public.forgot_password(Username=self.name, **self.client)

    @property
    def moved(self) -> str:
        return f"new-{self.name}@example.com" if self.medium == "email" else "+15555550199"

    def update(self):
        return self.pool.public.update_user_attributes(
            AccessToken=self.token,
            UserAttributes=[{"Name": self.attribute, "Value": self.moved}],
            ClientMetadata=METADATA,
        )

    def verify(self):
        return self.pool.public.get_user_attribute_verification_code(
            AccessToken=self.token, AttributeName=self.attribute, ClientMetadata=METADATA
        )

    def authenticate(self):
        return self.pool.public.initiate_auth(
            AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": self.name, "PASSWORD": PASSWORD},
            **self.client,
        )

    def values(self, source: str, event: dict) -> dict[str, str]:
        """What a sample of the event is filled with; the sub as the event has it."""
        values = {
            "pool": self.pool.id,
            "client": self.pool.client_id,
            "user": self.name,
            "sub": event["request"]["userAttributes"]["sub"],
            "sdk": event["callerContext"]["awsSdkVersion"],
            "email": self.known["email"],
            "phone": PHONE,
        }
        if source == "UpdateUserAttribute":
            values["email" if self.medium == "email" else "phone"] = self.moved
        assert values["sdk"].startswith("Boto3/") and len(values["sub"]) == 36
        return values

    def messages(self) -> list[str]:
        """The user's messages in the outbox, newest first."""
        return self.pool.stack.control(
            "outbox", "--pool", self.pool.id, "--username", self.name
        ).stdout.splitlines()
