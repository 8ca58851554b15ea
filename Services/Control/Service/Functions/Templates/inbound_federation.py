def handler(event, context):
    """What a provider says of a user, before it becomes attributes."""
    token = event["request"]["attributes"]["idToken"]
    event["response"]["userAttributesToMap"] = {"sub": token["sub"], "email": token["email"].lower()}
    return event
