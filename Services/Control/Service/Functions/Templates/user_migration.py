def handler(event, context):
    """A name that no user has: here a directory of one user."""
    directory = {"ann": {"password": "Passw0rd!", "email": "ann@example.com"}}
    user = directory.get(event["userName"])
    is_sign_in = event["triggerSource"] == "UserMigration_Authentication"
    if not user or (is_sign_in and user["password"] != event["request"]["password"]):
        raise Exception("Unknown user or wrong password")
    event["response"]["userAttributes"] = {"email": user["email"], "email_verified": "true"}
    event["response"]["finalUserStatus"] = "CONFIRMED" if is_sign_in else "RESET_REQUIRED"
    event["response"]["messageAction"] = "SUPPRESS"
    return event
