"""Threat protection in CUSTOM_AUTH, what is kept of passwords, and what the operator is told."""

import base64
import hashlib
import hmac
import json
import os
import re
import subprocess
import time

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import ALL_FLOWS, make_pool, unique
from support.events import events
from support.invoke import arn
from support.stack import make_stack
from support.waiting import wait_until

SUFFIX = "auth.example.com"
BLOCKED = "Unable to login because of security reasons."
# On no list of leaked ones.
PASSWORD = "9-Lanterns-afloat"
# It is on the list that the program itself has.
LEAKED = "password123"


def encoded_data(pool, name, key=None):
    """What amazon-cognito-advanced-security-data sends, with the code of another client if one is given."""
    payload = json.dumps({
        "contextData": {"UserAgent": "Mozilla/5.0", "DeviceId": "device:1"},
        "username": name, "userPoolId": pool.id, "timestamp": str(int(time.time() * 1000)),
    })
    version = "JS20171115"
    code = hmac.digest((key or pool.client_id).encode(), (version + payload).encode(), hashlib.sha256)
    whole = {"payload": payload, "signature": base64.b64encode(code).decode(), "version": version}
    return {"EncodedData": base64.b64encode(json.dumps(whole).encode()).decode()}


def forged(pool, name):
    """An account of the device that contradicts itself: 20 points, which is Low."""
    return encoded_data(pool, name, key="another")


# What DefineAuthChallenge was asked, in order.
ASKED = []


def ask_then_issue(event):
    ASKED.append(json.loads(json.dumps(event)))
    rounds = event["request"]["session"]
    event["response"] |= {"issueTokens": False, "failAuthentication": False}
    if not rounds:
        event["response"]["challengeName"] = "CUSTOM_CHALLENGE"
    else:
        event["response"]["issueTokens"] = rounds[-1]["challengeResult"]
        event["response"]["failAuthentication"] = not rounds[-1]["challengeResult"]
    return event


def create(event):
    event["response"] = {"publicChallengeParameters": {}, "privateChallengeParameters": {"answer": "5"}}
    return event


def verify(event):
    event["response"]["answerCorrect"] = event["request"]["challengeAnswer"] == "5"
    return event


@pytest.fixture(scope="module")
def watched(functions, mailbox):
    """A system with functions, domains and a mail server."""
    functions.add("define", ask_then_issue)
    functions.add("create", create)
    functions.add("verify", verify)
    with make_stack() as stack:
        stack.settings = {
            "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
            "GATEHOUSE_DOMAINS_SUFFIX": SUFFIX,
            "GATEHOUSE_SMTP_HOST": "127.0.0.1",
            "GATEHOUSE_SMTP_PORT": str(mailbox.port),
            "GATEHOUSE_SMTP_SECURITY": "none",
            "GATEHOUSE_SMTP_FROM": "no-reply@example.com",
        }
        yield stack.start()


def protected_pool(stack, mode="ENFORCED", custom="ENFORCED", tags=None, **pool):
    add_ons = {
        "AdvancedSecurityMode": mode,
        "AdvancedSecurityAdditionalFlows": {"CustomAuthMode": custom},
    }
    if custom is None:
        del add_ons["AdvancedSecurityAdditionalFlows"]
    settings = {"UserPoolTier": "PLUS", "UserPoolAddOns": add_ons, "UserPoolTags": tags or {}}
    flows = {"ExplicitAuthFlows": ALL_FLOWS + ["ALLOW_CUSTOM_AUTH"]}
    return make_pool(stack, settings | pool, flows)


def block_low(pool, notify=False):
    pool.admin.set_risk_configuration(
        UserPoolId=pool.id,
        AccountTakeoverRiskConfiguration={
            "NotifyConfiguration": {
                "SourceArn": "arn:aws:ses:us-east-1:123456789012:identity/example.com"
            },
            "Actions": {"LowAction": {"EventAction": "BLOCK", "Notify": notify}},
        },
    )


def refusal(call, **members):
    with pytest.raises(ClientError) as failed:
        call(**members)
    return failed.value.response


def custom_sign_in(pool, name, context):
    """Begins by CUSTOM_AUTH, and answers right."""
    asked = pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="CUSTOM_AUTH",
        AuthParameters={"USERNAME": name}, UserContextData=context,
    )
    return pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id, ChallengeName="CUSTOM_CHALLENGE", Session=asked["Session"],
        ChallengeResponses={"USERNAME": name, "ANSWER": "5"}, UserContextData=context,
    )


def risks(pool, name):
    """What DefineAuthChallenge was told of the risk, call by call."""
    return [
        event["request"].get("riskAssessment")
        for event in ASKED
        if event["userPoolId"] == pool.id and event["userName"] == name
    ]


TRIGGERS = {
    "DefineAuthChallenge": arn("define"), "CreateAuthChallenge": arn("create"),
    "VerifyAuthChallengeResponse": arn("verify"),
}


def test_thr_39_a_custom_sign_in_is_judged_first_and_blocked_instead_of_tokens(watched):
    pool = protected_pool(
        watched, tags={"gatehouse:risk-in-events": "on"}, LambdaConfig=TRIGGERS
    )
    block_low(pool)
    name = pool.user(password=PASSWORD)
    response = refusal(custom_sign_in, pool=pool, name=name, context=forged(pool, name))
    assert response["Error"] == {"Code": "NotAuthorizedException", "Message": BLOCKED}
    told = risks(pool, name)
    assert [each["level"] for each in told] == ["Low", "Low"]
    assert told[0]["reasons"] == ["context-forged"] and told[0]["decision"] == "Block"
    other = pool.user(password=PASSWORD)
    assert custom_sign_in(pool, other, encoded_data(pool, other))["AuthenticationResult"]
    assert [each.get("level") for each in risks(pool, other)] == [None, None]


@pytest.mark.parametrize("custom", ["OFF", None, "AUDIT"])
def test_thr_39_the_custom_flow_has_a_switch_of_its_own(watched, custom):
    if custom is None:
        # The API wants one of the two words where the member is there.
        pool = protected_pool(watched, custom=None, LambdaConfig=TRIGGERS)
    elif custom == "OFF":
        pool = protected_pool(watched, mode="AUDIT", custom=None, LambdaConfig=TRIGGERS)
    else:
        pool = protected_pool(watched, custom=custom, LambdaConfig=TRIGGERS)
    block_low(pool)
    name = pool.user(password=PASSWORD)
    assert custom_sign_in(pool, name, forged(pool, name))["AuthenticationResult"]
    # Without the pool's tag no function is told of a risk.
    assert risks(pool, name) == [None, None]


def dump(stack):
    """All that the database holds, as text."""
    folder = (stack.state / "run-directory").read_text().strip()
    password = (stack.state / "secrets" / "database-owner").read_text().strip()
    done = subprocess.run(
        ["pg_dump", "--data-only", "-h", f"{folder}/postgresql", "-U", "gatehouse_owner", "gatehouse"],
        env={**os.environ, "PGPASSWORD": password}, capture_output=True, check=True,
    )
    return done.stdout.decode(errors="replace")


def test_thr_44_nothing_derived_from_a_password_is_kept_for_a_later_look(watched):
    pool = protected_pool(watched)
    pool.admin.set_risk_configuration(
        UserPoolId=pool.id,
        CompromisedCredentialsRiskConfiguration={"Actions": {"EventAction": "NO_ACTION"}},
    )
    name = unique("shown")
    pool.public.sign_up(ClientId=pool.client_id, Username=name, Password=PASSWORD + "-one")
    pool.admin.admin_confirm_sign_up(UserPoolId=pool.id, Username=name)
    pool.admin.admin_set_user_password(
        UserPoolId=pool.id, Username=name, Password=PASSWORD + "-two", Permanent=True
    )
    assert pool.sign_in(name, PASSWORD + "-two")
    # Events are written behind the answers.
    wait_until(
        lambda: len(listed(pool, name)) >= 2, "the sign-in is no event"
    )
    kept = dump(watched).lower()
    for password in (PASSWORD + "-one", PASSWORD + "-two"):
        assert password.lower() not in kept
        for algorithm in ("sha1", "sha256", "md5"):
            digest = hashlib.new(algorithm, password.encode())
            # So many digits are in no text by chance.
            assert digest.hexdigest()[:12] not in kept
            assert base64.b64encode(digest.digest()).decode().lower()[:16] not in kept


def listed(pool, name):
    return pool.admin.admin_list_user_auth_events(UserPoolId=pool.id, Username=name)["AuthEvents"]


def counted(stack, name, **labels):
    """The sum of a counter's series that have these labels."""
    total = 0
    for line in stack.metrics().splitlines():
        found = re.fullmatch(rf"{name}\{{(.*)\}} (\S+)", line)
        if found and all(f'{key}="{value}"' in found[1] for key, value in labels.items()):
            total += float(found[2])
    return total


def test_thr_55_the_operator_is_told_score_and_reasons_of_a_refusal_and_how_often(watched):
    pool = protected_pool(watched)
    block_low(pool)
    name = pool.user(password=PASSWORD)
    blocked = {"mode": "ENFORCED", "level": "Low", "action": "BLOCK"}
    before = counted(watched, "gatehouse_risk_evaluations_total", **blocked)
    response = refusal(
        pool.public.initiate_auth,
        ClientId=pool.client_id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
        UserContextData=forged(pool, name),
    )
    assert response["Error"]["Message"] == BLOCKED
    request_id = response["ResponseMetadata"]["RequestId"]
    wait_until(lambda: events(watched, "--request-id", request_id), "the refusal is no event")
    (event,) = events(watched, "--request-id", request_id)
    assert event["outcome"] == "NotAuthorizedException"
    assert "risk 20: context-forged" in event["rule"]
    # They are gathered in the background.
    wait_until(
        lambda: counted(watched, "gatehouse_risk_evaluations_total", **blocked) > before,
        "the block is not counted",
    )


def test_thr_55_leaked_passwords_are_counted_by_where_they_were_shown(watched):
    pool = protected_pool(
        watched,
        Policies={"PasswordPolicy": {"MinimumLength": 6, "RequireUppercase": False,
                                     "RequireLowercase": False, "RequireNumbers": False,
                                     "RequireSymbols": False}},
    )
    response = refusal(
        pool.public.sign_up, ClientId=pool.client_id, Username=unique("leaked"), Password=LEAKED
    )
    assert response["Error"]["Code"] == "InvalidPasswordException"
    wait_until(
        lambda: counted(watched, "gatehouse_leaked_passwords_total", event="SIGN_UP") > 0,
        "the leaked password is not counted",
    )


def test_thr_36_a_notice_leads_to_the_pools_domain_whose_page_takes_the_word(
    watched, mailbox
):
    pool = protected_pool(watched)
    domain = unique("notices")
    pool.admin.create_user_pool_domain(UserPoolId=pool.id, Domain=domain)
    block_low(pool, notify=True)
    name = pool.user(password=PASSWORD, email="ann@example.com", email_verified="true")
    refusal(
        pool.public.initiate_auth,
        ClientId=pool.client_id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
        UserContextData=forged(pool, name),
    )

    notice = mailbox.mail_to("ann@example.com").get_content()
    host = f"{domain}.{SUFFIX}"
    link = re.search(r"(https?://[^/\s]+)(/feedback\?\S*value=Invalid)", notice)
    assert link[1] == f"http://{host}:{watched.port}"
    session = requests.Session()
    session.headers["Host"] = f"{host}:{watched.port}"
    page = session.get(watched.endpoint + link[2], timeout=30)
    assert page.status_code == 200 and "<form" in page.text
    assert listed(pool, name)[0].get("EventFeedback") is None
    fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', page.text))
    done = session.post(
        watched.endpoint + link[2], data=fields, timeout=30, allow_redirects=False,
        headers={"Origin": link[1], "Sec-Fetch-Site": "same-origin"},
    )
    assert done.status_code == 303, done.text
    assert done.headers["Location"] == "/feedback?outcome=invalid"
    assert listed(pool, name)[0]["EventFeedback"]["FeedbackValue"] == "Invalid"
    # At another pool's address the same link is none.
    other = protected_pool(watched)
    elsewhere = requests.get(f"{watched.endpoint}/{other.id}{link[2]}", timeout=30)
    assert elsewhere.status_code == 400


def test_thr_45_the_present_password_and_those_before_it_are_refused(watched):
    pool = protected_pool(
        watched, Policies={"PasswordPolicy": {"MinimumLength": 8, "PasswordHistorySize": 3}}
    )
    name = pool.user(password="9-Lanterns-afloat-1")

    def change(number):
        pool.admin.admin_set_user_password(
            UserPoolId=pool.id, Username=name, Password=f"9-Lanterns-afloat-{number}", Permanent=True
        )

    for number in (2, 3, 4):
        change(number)
    for number in (4, 3, 2):
        error = refusal(change, number=number)["Error"]
        assert error == {
            "Code": "PasswordHistoryPolicyViolationException",
            "Message": "Password has previously been used.",
        }
    change(1)
    assert pool.sign_in(name, "9-Lanterns-afloat-1")


def test_thr_71_a_protected_pool_stays_until_an_update_takes_the_protection_off(watched):
    pool = make_pool(watched, {"DeletionProtection": "ACTIVE"})
    error = refusal(pool.admin.delete_user_pool, UserPoolId=pool.id)["Error"]
    assert error["Code"] == "InvalidParameterException"
    assert error["Message"] == (
        "The user pool cannot be deleted because deletion protection is activated. "
        "Deletion protection must be inactivated first."
    )
    # What an update leaves out has its default, as each of its settings.
    pool.admin.update_user_pool(UserPoolId=pool.id)
    described = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    assert described["DeletionProtection"] == "INACTIVE"
    pool.admin.delete_user_pool(UserPoolId=pool.id)
