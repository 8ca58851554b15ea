"""One name in four spellings: Cognito's, the .proto's, C's and Swift's."""

import re

SWIFT_KEYWORDS = {
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
}
# Words of C and C++: protoc-c puts an underscore behind a field of such a name.
RESERVED_IN_C = set("""
    and and_eq asm auto bitand bitor bool break case catch char class compl const const_cast
    continue default delete do double dynamic_cast else enum explicit export extern false float
    for friend goto if inline int long mutable namespace new not not_eq operator or or_eq private
    protected public register reinterpret_cast return short signed sizeof static static_cast
    struct switch template this throw true try typedef typeid typename union unsigned using
    virtual void volatile wchar_t while xor xor_eq
""".split())


def snake(name):
    """UserMFASettingList → user_mfa_setting_list; a plural acronym (CallbackURLs) is one word."""
    name = re.sub(r"([A-Z]{2,})s$", lambda m: m[1].capitalize() + "s", name)
    name = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", name)
    name = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name)
    return name.lower()


def lower_camel(field):
    """user_pool_id → userPoolId."""
    head, *tail = field.split("_")
    return head + "".join(part.capitalize() for part in tail)


def upper_camel(field):
    return "".join(part.capitalize() for part in field.split("_"))


def swift(name):
    return f"`{name}`" if name in SWIFT_KEYWORDS else name


def c_field(field):
    return field + "_" if field in RESERVED_IN_C else field


def lower_first(name):
    """SignUp → signUp: Cognito's own spelling of a member in error messages."""
    return name[:1].lower() + name[1:]


def c_type(full_name):
    """gatehouse.rpc.v1.CallFrame → Gatehouse__Rpc__V1__CallFrame, as protoc-c does."""
    return "__".join(
        "".join(word[:1].upper() + word[1:] for word in part.split("_"))
        for part in full_name.split(".")
    )


def c_function(full_name):
    """gatehouse.rpc.v1.CallFrame → gatehouse__rpc__v1__call_frame, as protoc-c does."""
    parts = []
    for part in full_name.split("."):
        text, was_upper = "", True
        for character in part:
            if character.isupper() and not was_upper:
                text += "_"
            text += character.lower()
            was_upper = character.isupper()
        parts.append(text)
    return "__".join(parts)
