internal import GatehouseMessages

/// What refusals mean.
enum RefusalWords {
  /// What is said of a reason: a few words, and a sentence.
  private struct Meaning {
    let title: String
    let sentence: String
  }

  /// By the reason that the service gave.
  private static let meanings: [String: Meaning] = [
    "not_authorized": Meaning(
      title: "Not proved",
      sentence:
        "What was sent does not prove the caller: a wrong password, or a session or token that counts no longer."
    ),
    "access_denied": Meaning(
      title: "Not allowed",
      sentence: "The caller is known, and may not do this."
    ),
    "unauthorized": Meaning(
      title: "Not proved",
      sentence:
        "The token is of another client or of no operator, or the client has not proved itself."
    ),
    "user_not_found": Meaning(
      title: "No such user",
      sentence: "The pool has no user of this name."
    ),
    "user_not_confirmed": Meaning(
      title: "Not confirmed",
      sentence: "The user signed up and has not entered the code yet."
    ),
    "password_reset_required": Meaning(
      title: "Reset needed",
      sentence: "The password was reset: the user sets another by a code first."
    ),
    "code_mismatch": Meaning(
      title: "Wrong code",
      sentence: "The code is not the one that is expected, or was used already."
    ),
    "expired_code": Meaning(
      title: "Code too old",
      sentence: "The code was right once, and its time is over."
    ),
    "limit_exceeded": Meaning(
      title: "Too many attempts",
      sentence: "There were more attempts than the rule allows in the time. Waiting helps."
    ),
    "too_many_requests": Meaning(
      title: "Too many requests",
      sentence: "Requests came faster than the category's rate allows."
    ),
    "invalid_parameter": Meaning(
      title: "Wrong request",
      sentence:
        "The request itself is wrong: a value is missing, or not of the form that it must have."
    ),
    "invalid_password": Meaning(
      title: "Password refused",
      sentence: "The password does not fit the pool's policy."
    ),
    "username_exists": Meaning(title: "Name taken", sentence: "Another user has the name."),
    "alias_exists": Meaning(
      title: "Address taken",
      sentence: "Another user has verified the address."
    ),
    "resource_not_found": Meaning(
      title: "Nothing there",
      sentence: "The pool, client or other thing that the request names does not exist."
    ),
    "user_lambda_validation": Meaning(
      title: "Refused by a function",
      sentence: "A function of the pool refused."
    ),
    "refresh_token_reuse": Meaning(
      title: "Token used twice",
      sentence:
        "A refresh token came that had been replaced already: the sign-in is ended, because a thief may have it."
    ),
    "risky_sign_in": Meaning(
      title: "Risky sign-in",
      sentence: "Threat protection found the risk too high, and the pool's configuration blocks it."
    ),
    "blocked_address": Meaning(
      title: "Address blocked",
      sentence: "The risk configuration blocks the address."
    ),
    "leaked_password": Meaning(
      title: "Leaked password",
      sentence: "The password is on a list of leaked ones."
    ),
    "device_not_found": Meaning(
      title: "Unknown device",
      sentence: "The user has no device of this key; it was forgotten, or is another user's."
    ),
  ]

  /// Rules whose name says less than a reader needs.
  private static let rules: [String: String] = [
    "operator_link.used": "The one-time link was used already.",
    "operator_link.expired": "The one-time link is older than an hour.",
    "operator_link.unknown": "The one-time link is none that was made, or a newer one replaced it.",
    "operator.pool": "The token is of another pool or client than the operators'.",
    "operator.second_factor": "The operator signed in without a second factor.",
  ]

  static func title(of event: AuditEvent) -> String {
    event.reason.flatMap { meanings[$0]?.title } ?? event.outcome ?? "Refused"
  }

  /// What the rule says comes first, then what the reason means.
  static func sentence(of event: AuditEvent) -> String {
    let meaning = event.reason.flatMap { meanings[$0]?.sentence }
    let rule = event.rule.map { rules[$0] ?? "The rule that decided: \($0)\(end(of: $0))" }
    let words = [meaning, rule].compactMap(\.self)
    guard words.isEmpty else { return words.joined(separator: " ") }
    return "It was refused with \(event.outcome ?? "an exception")."
  }

  private static func end(of sentence: String) -> String { sentence.hasSuffix(".") ? "" : "." }
}
