"""UserMigration: users who come from elsewhere at their first sign-in, or when they forgot the password."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool, unique
from support.events import wait_for
from support.invoke import Thrown, arn
from support.stack import make_stack

PEOPLE = {}
# What the directory says of a name that it does not know.
WORDS = {}


def migrate(event):
    """A directory of names, each with a password and a response of its own."""
    person = PEOPLE.get(event["userName"])
    if person is None:
        raise Thrown(WORDS.get(event["userName"], "no such person"))
    password = event["request"].get("password")
    if password is not None and password != person["password"]:
        raise Thrown("wrong password")
    event["response"] = person["response"]
    return event


def person(password="old", **response):
    """A name that the directory knows."""
    name = unique("migrant")
    attributes = {"email": f"{name}@example.com", "email_verified": "true"}
    usual = {
        "userAttributes": attributes,
        "finalUserStatus": "CONFIRMED",
        "messageAction": "SUPPRESS",
    }
    PEOPLE[name] = {"password": password, "response": usual | response}
    return name


@pytest.fixture(scope="module")
def migrating(functions):
    functions.add("migrate", migrate)
    return functions


@pytest.fixture(scope="module")
def migrating_stack(migrating):
    with make_stack() as stack:
        stack.settings = {
            "GATEHOUSE_LAMBDA_ENDPOINT": migrating.endpoint,
            "GATEHOUSE_LAMBDA_MIGRATIONS_PER_SECOND": "10000",
        }
        yield stack.start()


def migrating_pool(stack, hides=True, **settings):
    existence = {"PreventUserExistenceErrors": "ENABLED" if hides else "LEGACY"}
    client = existence | {
        "ExplicitAuthFlows": [
            "ALLOW_USER_SRP_AUTH",
            "ALLOW_USER_PASSWORD_AUTH",
            "ALLOW_REFRESH_TOKEN_AUTH",
        ]
    }
    return make_pool(stack, {"LambdaConfig": {"UserMigration": arn("migrate")}} | settings, client)


@pytest.fixture(scope="module")
def pool(migrating_stack):
    return migrating_pool(migrating_stack)


def refused(call, *arguments, **named):
    with pytest.raises(ClientError) as error:
        call(*arguments, **named)
    found = error.value.response["Error"]
    return found["Code"], found["Message"]


def asked(functions, name):
    """What the function was told of a name."""
    return [event for event in functions.events["migrate"] if event["userName"] == name]


def test_cus_38_a_first_sign_in_brings_the_user_along(pool, functions):
    name = person()
    tokens = pool.sign_in(name, "old")
    assert pool.public.get_user(AccessToken=tokens["AccessToken"])["Username"] == name
    found = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    assert found["UserStatus"] == "CONFIRMED"
    assert {a["Name"]: a["Value"] for a in found["UserAttributes"]}["email_verified"] == "true"
    (event,) = asked(functions, name)
    assert event["triggerSource"] == "UserMigration_Authentication"
    assert event["request"] == {"password": "old", "validationData": None}
    # From now on the password is here, also for clients that do not show it.
    person_here = pool.pycognito(name)
    person_here.authenticate("old")
    assert person_here.get_user().username == name
    assert len(asked(functions, name)) == 1


def test_cus_39_the_unknown_stay_unknown(pool, migrating_stack):
    name = person()
    incorrect = ("NotAuthorizedException", "Incorrect username or password.")
    assert refused(pool.sign_in, name, "wrong") == incorrect
    assert refused(pool.sign_in, unique("stranger"), "wrong") == incorrect
    told = migrating_pool(migrating_stack, hides=False)
    failed = ("UserNotFoundException", f"Exception migrating user in app client {told.client_id}.")
    stranger = unique("stranger")
    assert refused(told.sign_in, stranger, "wrong") == failed
    forgot = {"ClientId": told.client_id, "Username": stranger}
    assert refused(told.public.forgot_password, **forgot) == failed
    pretended = pool.public.forgot_password(ClientId=pool.client_id, Username=stranger)
    assert pretended["CodeDeliveryDetails"]["DeliveryMedium"]
    assert pool.admin.list_users(UserPoolId=pool.id, Filter=f'username = "{name}"')["Users"] == []


def test_cus_39_the_functions_words_stand_in_the_event_alone(migrating_stack):
    pool = migrating_pool(migrating_stack, hides=False)
    stranger = unique("stranger")
    WORDS[stranger] = "who is\x1b[2J that" + "?" * 600
    with pytest.raises(ClientError) as error:
        pool.sign_in(stranger, "wrong")
    answer = error.value.response
    assert answer["Error"]["Message"] == f"Exception migrating user in app client {pool.client_id}."
    event = wait_for(migrating_stack, answer["ResponseMetadata"]["RequestId"])
    assert event["outcome"] == "UserNotFoundException"
    said = "the function refused: UserMigration failed with error who is[2J that???"
    assert event["rule"].startswith(said)
    assert len(event["rule"]) == len("the function refused: ") + 256


def test_cus_38_a_forgotten_password_brings_the_user_along_too(pool):
    name = person()
    sent = pool.public.forgot_password(
        ClientId=pool.client_id, Username=name, ClientMetadata={"app": "web"}
    )
    assert sent["CodeDeliveryDetails"]["Destination"] == "m***@e***"
    pool.public.confirm_forgot_password(
        ClientId=pool.client_id,
        Username=name,
        ConfirmationCode=pool.stack.code(pool.client_id, name),
        Password=PASSWORD,
    )
    assert pool.sign_in(name)["AccessToken"]


def test_cus_38_a_user_who_has_to_reset_the_password_is_told(pool):
    name = person(finalUserStatus="RESET_REQUIRED")
    for _ in range(2):
        assert refused(pool.sign_in, name, "old")[0] == "PasswordResetRequiredException"


def test_cus_38_what_does_not_fit_the_pool_makes_no_user(pool):
    for response in [
        {"userAttributes": {"shoe_size": "41"}},
        {"userAttributes": {"email": 7}},
        {"finalUserStatus": "ARCHIVED"},
        {"messageAction": "SHOUT"},
    ]:
        name = person(**response)
        assert refused(pool.sign_in, name, "old")[0] == "InvalidLambdaResponseException"
        assert refused(pool.admin.admin_get_user, UserPoolId=pool.id, Username=name)[0] == (
            "UserNotFoundException"
        )


def test_cus_38_two_at_once_make_one_user(pool):
    name = person()
    with ThreadPoolExecutor(4) as threads:
        tokens = list(threads.map(lambda _: pool.sign_in(name, "old"), range(4)))
    assert all(each["AccessToken"] for each in tokens)
    found = pool.admin.list_users(UserPoolId=pool.id, Filter=f'username = "{name}"')
    assert len(found["Users"]) == 1


def test_cus_38_a_taken_alias_moves_only_where_the_function_says_so(migrating_stack):
    pool = migrating_pool(migrating_stack, AliasAttributes=["email"])
    address = f"{unique('shared')}@example.com"
    holder = pool.user(email=address, email_verified="true")
    attributes = {"email": address, "email_verified": "true"}
    held = person(userAttributes=attributes)
    assert refused(pool.sign_in, held, "old") == (
        "AliasExistsException",
        "An account with the email already exists.",
    )
    taking = person(userAttributes=attributes, forceAliasCreation=True)
    assert pool.sign_in(taking, "old")["AccessToken"]
    former = pool.admin.admin_get_user(UserPoolId=pool.id, Username=holder)
    assert {a["Name"]: a["Value"] for a in former["UserAttributes"]}["email_verified"] == "false"


def test_the_new_user_is_welcomed_without_a_password(pool):
    name = person(messageAction=None, desiredDeliveryMediums=["EMAIL"])
    assert pool.sign_in(name, "old")["AccessToken"]
    printed = pool.stack.control("outbox", "--pool", pool.id, "--username", name).stdout
    assert printed.count("\n") == 1 and f"{name}@example.com" in printed
    assert "old" not in printed.split()


def test_cus_40_strangers_are_limited(migrating):
    with make_stack() as stack:
        stack.settings = {
            "GATEHOUSE_LAMBDA_ENDPOINT": migrating.endpoint,
            "GATEHOUSE_LAMBDA_MIGRATIONS_PER_SECOND": "1",
        }
        pool = migrating_pool(stack.start())
        codes = [refused(pool.sign_in, unique("stranger"), "x")[0] for _ in range(10)]
        assert codes[0] == "NotAuthorizedException" and "TooManyRequestsException" in codes
        assert set(codes) == {"NotAuthorizedException", "TooManyRequestsException"}
        assert pool.sign_in(pool.user())["AccessToken"]
