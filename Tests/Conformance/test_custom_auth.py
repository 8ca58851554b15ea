"""CUSTOM_AUTH: a pool's own functions say what is asked, told by boto3 and pycognito's SRP."""

import pytest
from botocore.exceptions import ClientError
from pycognito.aws_srp import AWSSRP

from support.clients import ALL_FLOWS, PASSWORD, make_pool
from support.invoke import Thrown, arn
from support.node_handler import NodeHandler
from support.stack import make_stack


def create(event):
    event["response"] = {
        "publicChallengeParameters": {"captchaUrl": "url/123.jpg"},
        "privateChallengeParameters": {"answer": "5"},
        "challengeMetadata": "CAPTCHA_CHALLENGE",
    }
    return event


def verify(event):
    expected = event["request"]["privateChallengeParameters"]["answer"]
    event["response"]["answerCorrect"] = event["request"]["challengeAnswer"] == expected
    return event


def password_first(event):
    """The define handler of Cognito's guide: the password, then the pool's own challenge."""
    session, response = event["request"]["session"], event["response"]
    names = [round["challengeName"] for round in session]
    response |= {"issueTokens": False, "failAuthentication": False}
    if names == ["SRP_A"]:
        response["challengeName"] = "PASSWORD_VERIFIER"
    elif names == ["SRP_A", "PASSWORD_VERIFIER"] and session[1]["challengeResult"]:
        response["challengeName"] = "CUSTOM_CHALLENGE"
    elif len(session) == 3 and session[2]["challengeResult"]:
        response["issueTokens"] = True
    else:
        response["failAuthentication"] = True
    return event


def throwing(event):
    raise Thrown("not today")


@pytest.fixture(scope="module")
def handlers(functions):
    """The functions, with those of the triggers of this file's pools."""
    node = NodeHandler("define_auth_challenge.js")
    functions.add("seed", node)
    functions.add("password-first", password_first)
    functions.add("create", create)
    functions.add("verify", verify)
    functions.add("throwing", throwing)
    yield functions
    node.close()


@pytest.fixture(scope="module")
def lambda_stack(handlers):
    with make_stack() as stack:
        stack.settings = {"GATEHOUSE_LAMBDA_ENDPOINT": handlers.endpoint}
        yield stack.start()


def custom_pool(stack, define, *, client=None, **pool):
    triggers = {
        "DefineAuthChallenge": arn(define),
        "CreateAuthChallenge": arn("create"),
        "VerifyAuthChallengeResponse": arn("verify"),
    }
    flows = {"ExplicitAuthFlows": ALL_FLOWS + ["ALLOW_CUSTOM_AUTH"]}
    return make_pool(stack, {"LambdaConfig": triggers} | pool, flows | (client or {}))


def begin(pool, name, password="dummyPassword"):
    """As clients begin that always have a password, even if only for show."""
    srp = AWSSRP(
        username=name,
        password=password,
        pool_id=pool.id,
        client_id=pool.client_id,
        client=pool.public,
    )
    asked = pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="CUSTOM_AUTH",
        AuthParameters=srp.get_auth_params() | {"CHALLENGE_NAME": "SRP_A"},
        ClientMetadata={"at": "beginning"},
    )
    return srp, asked


def answer(pool, name, session, text):
    return pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id,
        ChallengeName="CUSTOM_CHALLENGE",
        Session=session,
        ChallengeResponses={"USERNAME": name, "ANSWER": text},
        ClientMetadata={"at": "answer"},
    )


def refused(call, *arguments):
    with pytest.raises(ClientError) as error:
        call(*arguments)
    found = error.value.response["Error"]
    return found["Code"], found["Message"]


def test_cus_2_the_documents_handler_signs_in_without_a_password(lambda_stack, functions):
    pool = custom_pool(lambda_stack, "seed")
    name = pool.user()
    told = functions.events["seed"]
    told.clear()
    _, asked = begin(pool, name)
    assert asked["ChallengeName"] == "CUSTOM_CHALLENGE"
    assert asked["ChallengeParameters"] == {"captchaUrl": "url/123.jpg", "USERNAME": name}
    tokens = answer(pool, name, asked["Session"], "5")["AuthenticationResult"]
    assert pool.public.get_user(AccessToken=tokens["AccessToken"])["Username"] == name
    first, second = [event["request"] for event in told]
    assert [round["challengeName"] for round in first["session"]] == ["SRP_A"]
    assert second["session"][1] == {
        "challengeName": "CUSTOM_CHALLENGE",
        "challengeResult": True,
        "challengeMetadata": "CAPTCHA_CHALLENGE",
    }
    assert "clientMetadata" not in first and second["clientMetadata"] == {"at": "answer"}


def test_the_documents_handler_takes_one_answer(lambda_stack):
    pool = custom_pool(lambda_stack, "seed")
    name = pool.user()
    _, asked = begin(pool, name)
    incorrect = ("NotAuthorizedException", "Incorrect username or password.")
    assert refused(answer, pool, name, asked["Session"], "6") == incorrect
    code, _ = refused(answer, pool, name, asked["Session"], "5")
    assert code == "NotAuthorizedException"


def test_cus_8_the_password_is_proved_where_the_handler_asks_for_it(lambda_stack):
    pool = custom_pool(lambda_stack, "password-first")
    name = pool.user()
    srp, asked = begin(pool, name, PASSWORD)
    assert asked["ChallengeName"] == "PASSWORD_VERIFIER"
    asked = pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id,
        ChallengeName="PASSWORD_VERIFIER",
        ChallengeResponses=srp.process_challenge(
            asked["ChallengeParameters"], srp.get_auth_params()
        ),
    )
    assert asked["ChallengeName"] == "CUSTOM_CHALLENGE"
    done = answer(pool, name, asked["Session"], "5")
    assert done["AuthenticationResult"]["RefreshToken"]

    wrong, asked = begin(pool, name, "Wr0ng!pass")
    proof = wrong.process_challenge(asked["ChallengeParameters"], wrong.get_auth_params())
    with pytest.raises(pool.public.exceptions.NotAuthorizedException):
        pool.public.respond_to_auth_challenge(
            ClientId=pool.client_id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof
        )


def test_cus_10_what_a_function_throws_is_told_and_a_missing_one_too(lambda_stack, stack, pool):
    throws = custom_pool(lambda_stack, "throwing")
    assert refused(begin, throws, throws.user()) == (
        "UserLambdaValidationException",
        "DefineAuthChallenge failed with error not today.",
    )
    # A system that knows no place of functions.
    unknown = custom_pool(stack, "seed")
    code, message = refused(begin, unknown, unknown.user())
    assert code == "UnexpectedLambdaException" and message.startswith("DefineAuthChallenge")
    assert refused(begin, pool, pool.user()) == (
        "InvalidParameterException",
        "CUSTOM_AUTH is not enabled for the client.",
    )


def test_cus_11_nobody_learns_who_is_not_there(lambda_stack, functions):
    hidden = {"PreventUserExistenceErrors": "ENABLED"}
    pool = custom_pool(lambda_stack, "seed", client=hidden)
    known, unknown = pool.user(), "nobody-at-all"
    told = functions.events["seed"]
    told.clear()
    answers = {name: begin(pool, name)[1] for name in (known, unknown)}
    assert answers[known]["ChallengeName"] == answers[unknown]["ChallengeName"]
    assert set(answers[known]["ChallengeParameters"]) == set(
        answers[unknown]["ChallengeParameters"]
    )
    assert [event["request"]["userNotFound"] for event in told] == [False, True]
    for text in ("5", "6"):
        _, asked = begin(pool, unknown)
        assert refused(answer, pool, unknown, asked["Session"], text) == (
            "NotAuthorizedException",
            "Incorrect username or password.",
        )


@pytest.mark.parametrize("define, gets_device", [("seed", False), ("password-first", True)])
def test_dev_9_a_device_is_given_only_where_a_password_was_proved(
    lambda_stack, define, gets_device
):
    devices = {"ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": False}
    pool = custom_pool(lambda_stack, define, DeviceConfiguration=devices)
    name = pool.user()
    srp, asked = begin(pool, name, PASSWORD)
    if asked["ChallengeName"] == "PASSWORD_VERIFIER":
        asked = pool.public.respond_to_auth_challenge(
            ClientId=pool.client_id,
            ChallengeName="PASSWORD_VERIFIER",
            ChallengeResponses=srp.process_challenge(
                asked["ChallengeParameters"], srp.get_auth_params()
            ),
        )
    result = answer(pool, name, asked["Session"], "5")["AuthenticationResult"]
    assert ("NewDeviceMetadata" in result) == gets_device
