def handler(event, context):
    """Whether the answer to a challenge of CUSTOM_AUTH is right."""
    request = event["request"]
    expected = request["privateChallengeParameters"]["answer"]
    event["response"]["answerCorrect"] = request["challengeAnswer"] == expected
    return event
