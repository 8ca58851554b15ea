def handler(event, context):
    """Before a password is judged. Throwing refuses the sign-in."""
    if (event["request"]["validationData"] or {}).get("app") == "old":
        raise Exception("This version of the app is too old")
    return event
