def handler(event, context):
    """Before a user is made. Throwing refuses the sign-up."""
    email = event["request"]["userAttributes"].get("email")
    if email and not email.endswith("@example.com"):
        raise Exception("Only addresses of example.com may sign up")
    return event
