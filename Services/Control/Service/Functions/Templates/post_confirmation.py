def handler(event, context):
    """After a user was confirmed, whatever the function does."""
    print(f"{event['userName']} is confirmed")
    return event
