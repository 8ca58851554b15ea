"""gatehousectl functions: handlers to begin with, run from their folder, and tried one by one."""

import json
import re
import urllib.error
import urllib.request

import pytest

from support.accounts import refused
from support.clients import ALL_FLOWS, PASSWORD, make_pool
from support.invoke import arn
from support.served import ServedFunctions
from support.stack import make_stack

NAMES = [
    "pre-sign-up",
    "custom-message",
    "post-confirmation",
    "pre-authentication",
    "post-authentication",
    "define-auth-challenge",
    "create-auth-challenge",
    "verify-auth-challenge-response",
    "pre-token-generation",
    "user-migration",
    "custom-sms-sender",
    "custom-email-sender",
    "inbound-federation",
]
BUILT_IN = "arn:aws:lambda:eu-west-1:123456789012:function:gatehouse-"


@pytest.fixture(scope="module", params=["python", "node"])
def language(request):
    return request.param


@pytest.fixture(scope="module")
def functions(language):
    served = ServedFunctions(language)
    yield served
    served.close()


@pytest.fixture(scope="module")
def python():
    served = ServedFunctions("python")
    yield served
    served.close()


@pytest.fixture(scope="module")
def served_stack(python):
    with make_stack() as stack:
        stack.settings = {"GATEHOUSE_LAMBDA_ENDPOINT": python.endpoint}
        yield stack.start()


def post(functions, name, event, **headers):
    """What a function answers, and the headers."""
    request = urllib.request.Request(
        f"{functions.endpoint}/2015-03-31/functions/{name}/invocations",
        data=json.dumps(event).encode(),
        headers=headers,
        method="POST",
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer), answer.headers


def sample(functions, name):
    return json.loads((functions.folder / name / "event.json").read_text())


def test_cus_26_each_handler_answers_its_event(functions):
    folders = {path.name for path in functions.folder.iterdir() if path.is_dir()}
    assert folders >= set(NAMES)
    for name in NAMES:
        event = sample(functions, name)
        answer, headers = post(functions, name, event)
        assert "X-Amz-Function-Error" not in headers, (name, answer)
        # The whole event, but for what the handler fills in.
        assert answer | {"response": None} == event | {"response": None}


def test_cus_26_a_changed_file_is_run_anew_and_a_throwing_one_says_what(functions, language):
    sources = {
        "python": [
            "def lambda_handler(event, context):\n    print('hello')\n    return {'is': 1}\n",
            "def handler(event, context):\n    raise KeyError('no such thing')\n",
            "import nothing_of_the_name\n",
            "import os\ndef handler(event, context):\n    os._exit(3)\n",
        ],
        "node": [
            "exports.handler = (event, context, callback) => callback(null, { is: 1 });",
            "exports.handler = async () => { throw new RangeError('no such thing'); };",
            "require('nothing_of_the_name');",
            "exports.handler = () => process.exit(3);",
        ],
    }[language]
    for source, expected in zip(sources, [None, "no such thing", "exit code", "exit code 3"]):
        functions.write("changing", source)
        answer, headers = post(functions, "changing", {})
        if expected is None:
            assert answer == {"is": 1} and "X-Amz-Function-Error" not in headers
            continue
        assert headers["X-Amz-Function-Error"] == "Unhandled"
        assert expected in answer["errorMessage"], answer
    functions.write("changing", sources[0])
    assert post(functions, "changing", {})[0] == {"is": 1}


def test_cus_26_only_functions_of_the_folder_and_programs_of_the_machine(functions):
    for name in ["nothing", "..%2f..", "a.b"]:
        with pytest.raises(urllib.error.HTTPError) as refused:
            post(functions, name, {})
        assert refused.value.code == 404
        assert refused.value.headers["X-Amzn-ErrorType"] == "ResourceNotFoundException"
    # A page in a browser of this machine.
    for headers in [{"Origin": "https://evil.example"}, {"Host": "evil.example"}]:
        with pytest.raises(urllib.error.HTTPError) as refused:
            post(functions, "pre-sign-up", {}, **headers)
        assert refused.value.code == 403
    for address in ["0.0.0.0", "::", "192.0.2.1", "localhost"]:
        outcome = functions.control("serve", str(functions.folder), "--listen", address, check=False)
        assert outcome.returncode != 0 and "loopback" in outcome.stderr


def test_cus_26_new_changes_no_file_that_is_there(functions, language):
    functions.write("pre-sign-up", "mine")
    path = functions.folder / "pre-sign-up" / functions.file
    printed = functions.control("new", str(functions.folder), "--language", language).stdout
    assert path.read_text() == "mine" and str(path) not in printed
    path.unlink()
    functions.control("new", str(functions.folder), "--language", language)
    assert "handler" in path.read_text()


def test_cus_26_invoke_calls_a_pools_function_once_and_changes_nothing(served_stack, python):
    triggers = {
        "UserMigration": arn("user-migration"),
        "PreAuthentication": arn("pre-authentication"),
        "DefineAuthChallenge": BUILT_IN + "passwordless",
        # It has no such place.
        "CreateAuthChallenge": BUILT_IN + "passwordless",
    }
    pool = make_pool(served_stack, {"LambdaConfig": triggers})

    def invoke(trigger, event, check=True):
        path = python.folder / "event.json"
        path.write_text(json.dumps(event))
        return served_stack.control(
            "functions", "invoke", "--pool", pool.id, "--trigger", trigger, "--event", str(path),
            check=check,
        )

    event = sample(python, "user-migration")
    printed = invoke("UserMigration", event)
    answer = json.loads(printed.stdout)
    assert answer["response"]["userAttributes"]["email"] == "ann@example.com"
    assert answer["userPoolId"] == pool.id
    assert re.search(r"took [0-9.]+ ms", printed.stderr)
    assert pool.admin.list_users(UserPoolId=pool.id)["Users"] == []

    old = sample(python, "pre-authentication")
    old["request"]["validationData"]["app"] = "old"
    refused = invoke("PreAuthentication", old, check=False)
    assert refused.returncode != 0
    assert "UserLambdaValidationException: PreAuthentication failed with error" in refused.stderr

    defined = json.loads(invoke("DefineAuthChallenge", sample(python, "define-auth-challenge")).stdout)
    assert defined["response"]["challengeName"] == "CUSTOM_CHALLENGE"
    for trigger in ["CreateAuthChallenge", "PreSignUp", "Nonsense"]:
        assert invoke(trigger, event, check=False).returncode != 0
    for nonsense in [[], "text"]:
        assert invoke("UserMigration", nonsense, check=False).returncode != 0


def test_a_pool_cannot_be_given_a_function_of_the_service_that_does_not_exist(stack):
    arn = BUILT_IN + "nonsense"
    told = ("InvalidParameterException", f"The built-in function {arn} does not exist.")
    configuration = {"LambdaConfig": {"DefineAuthChallenge": arn}}
    pool = make_pool(stack)
    refused(pool.admin.create_user_pool, *told, PoolName="people", **configuration)
    refused(pool.admin.update_user_pool, *told, UserPoolId=pool.id, **configuration)


def test_cus_25_a_pool_mixes_the_services_functions_with_its_own(served_stack):
    triggers = {
        "DefineAuthChallenge": BUILT_IN + "passwordless",
        "CreateAuthChallenge": arn("create-auth-challenge"),
        "VerifyAuthChallengeResponse": arn("verify-auth-challenge-response"),
    }
    flows = {"ExplicitAuthFlows": ALL_FLOWS + ["ALLOW_CUSTOM_AUTH"]}
    pool = make_pool(served_stack, {"LambdaConfig": triggers}, flows)
    name = pool.user()

    def answer(session, text):
        return pool.public.respond_to_auth_challenge(
            ClientId=pool.client_id,
            ChallengeName="CUSTOM_CHALLENGE",
            Session=session,
            ChallengeResponses={"USERNAME": name, "ANSWER": text},
        )

    asked = pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="CUSTOM_AUTH", AuthParameters={"USERNAME": name}
    )
    for _ in range(2):
        asked = answer(asked["Session"], "wrong")
        assert asked["ChallengeName"] == "CUSTOM_CHALLENGE"
    assert answer(asked["Session"], "10")["AuthenticationResult"]["AccessToken"]


def test_cus_21_administrators_show_the_password(served_stack):
    triggers = {
        "DefineAuthChallenge": BUILT_IN + "passwordless",
        "CreateAuthChallenge": arn("create-auth-challenge"),
        "VerifyAuthChallengeResponse": arn("verify-auth-challenge-response"),
    }
    flows = {"ExplicitAuthFlows": ALL_FLOWS + ["ALLOW_CUSTOM_AUTH"]}
    pool = make_pool(served_stack, {"LambdaConfig": triggers}, flows)
    shown = {"USERNAME": pool.user(), "CHALLENGE_NAME": "ADMIN_NO_SRP_AUTH", "PASSWORD": "Wr0ng!"}
    begin = {"ClientId": pool.client_id, "AuthFlow": "CUSTOM_AUTH", "AuthParameters": shown}
    with pytest.raises(pool.admin.exceptions.NotAuthorizedException):
        pool.admin.admin_initiate_auth(UserPoolId=pool.id, **begin)
    shown["PASSWORD"] = PASSWORD
    # Nothing but its own challenge is what this function knows: the password proved, it fails the flow.
    with pytest.raises(pool.admin.exceptions.NotAuthorizedException):
        pool.admin.admin_initiate_auth(UserPoolId=pool.id, **begin)
    with pytest.raises(pool.public.exceptions.InvalidParameterException):
        pool.public.initiate_auth(**begin)
