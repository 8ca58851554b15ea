def handler(event, context):
    """What a message says. The placeholders are filled in afterwards."""
    code = event["request"]["codeParameter"]
    event["response"]["emailSubject"] = "Your code"
    event["response"]["emailMessage"] = f"Your code is {code}"
    event["response"]["smsMessage"] = f"Your code is {code}"
    return event
