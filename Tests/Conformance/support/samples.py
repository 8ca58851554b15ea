"""Parameters that an operation's shape allows, with nothing behind them."""

IDENTITY = "us-east-1:01234567-89ab-cdef-0123-456789abcdef"
ROLE = "arn:aws:iam::123456789012:role/role"

# Shapes whose pattern a text of one letter does not match.
TEXTS = {
    "AccountId": "123456789012",
    "ArnType": "arn:aws:lambda:us-east-1:123456789012:function:function",
    "ApplicationArn": "arn:aws:sns:us-east-1:123456789012:app/GCM/app",
    "AssumeRoleArn": ROLE,
    "DeviceKeyType": "us-east-1_01234567-89ab-cdef-0123-456789abcdef",
    "IdentityId": IDENTITY,
    "IdentityPoolId": IDENTITY,
    "ManagedLoginBrandingIdType": "01234567-89ab-4def-8123-456789abcdef",
    "PasswordType": "Passw0rd!",
    "ProviderNameTypeV2": "provider",
    "RoleType": "authenticated",
    "SessionIdType": "tkn" + "a" * 25,
    "TermsIdType": "01234567-89ab-4def-8123-456789abcdef",
    "TermsNameType": "terms-of-use",
    "UserImportJobIdType": "import-abcdefghij",
    "UserPoolIdType": "us-east-1_abcdefghi",
    "arnType": ROLE,
}


def sample(shape, only_required=False):
    """A value of the shape; of structures every member, or those alone that must be there."""
    kind = shape.type_name
    if kind == "structure":
        wanted = shape.required_members if only_required else shape.members
        return {name: sample(shape.members[name], only_required) for name in wanted}
    if kind == "list":
        return [sample(shape.member, only_required)]
    if kind == "map":
        return {sample(shape.key): sample(shape.value, only_required)}
    if kind == "string":
        if getattr(shape, "enum", None):
            return shape.enum[0]
        return TEXTS.get(shape.name) or "a" * max(shape.metadata.get("min", 1), 1)
    if kind in ("integer", "long"):
        return shape.metadata.get("min", 1)
    return {"boolean": True, "timestamp": 1_763_694_636}[kind]
