def handler(event, context):
    """What tokens say. This is the response of version V2_0."""
    event["response"]["claimsAndScopeOverrideDetails"] = {
        "idTokenGeneration": {"claimsToAddOrOverride": {"tenant": "example"}},
        "accessTokenGeneration": {"scopesToAdd": ["example/read"]},
    }
    return event
