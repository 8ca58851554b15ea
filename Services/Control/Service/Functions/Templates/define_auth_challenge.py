def handler(event, context):
    """What follows in CUSTOM_AUTH: here one challenge, without a password."""
    session = event["request"]["session"]
    response = event["response"]
    if len(session) == 1 and session[0]["challengeName"] == "SRP_A":
        response["issueTokens"] = False
        response["failAuthentication"] = False
        response["challengeName"] = "CUSTOM_CHALLENGE"
    elif (
        len(session) == 2
        and session[1]["challengeName"] == "CUSTOM_CHALLENGE"
        and session[1]["challengeResult"] is True
    ):
        response["issueTokens"] = True
        response["failAuthentication"] = False
    else:
        response["issueTokens"] = False
        response["failAuthentication"] = True
    return event
