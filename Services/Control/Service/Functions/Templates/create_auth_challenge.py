def handler(event, context):
    """A challenge of CUSTOM_AUTH: what the client is shown, and what only the judge is told."""
    event["response"]["publicChallengeParameters"] = {"question": "What is 5 + 5?"}
    event["response"]["privateChallengeParameters"] = {"answer": "10"}
    event["response"]["challengeMetadata"] = "SUM"
    return event
