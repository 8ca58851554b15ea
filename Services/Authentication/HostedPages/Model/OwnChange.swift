internal import Domain

/// What the audit log holds of a user's account that the user is told.
struct OwnChange: Sendable {
  /// What operations do to an account, in the words of `OwnActivity`.
  struct Kind: Sendable {
    let name: String
    let operations: [String]
    /// Whether threat protection keeps it as well, where the pool has it.
    let isAttempt: Bool
    /// Whether it is told where it was refused, or where it was done.
    let isOfRefusals: Bool

    private init(
      _ name: String,
      _ operations: [String],
      isAttempt: Bool = false,
      isOfRefusals: Bool = false
    ) {
      self.name = name
      self.operations = operations
      self.isAttempt = isAttempt
      self.isOfRefusals = isOfRefusals
    }

    /// A sign-in that succeeds is in no log; it is among the sessions.
    static let all = [
      Kind(
        "SignIn",
        [
          "InitiateAuth", "RespondToAuthChallenge", "AdminInitiateAuth",
          "AdminRespondToAuthChallenge",
        ],
        isAttempt: true,
        isOfRefusals: true
      ), Kind("SignUp", ["SignUp", "AdminCreateUser"], isAttempt: true),
      Kind("ForgotPassword", ["ConfirmForgotPassword"], isAttempt: true),
      Kind("PasswordChange", ["ChangePassword"], isAttempt: true),
      Kind("PasswordChange", ["AdminSetUserPassword", "AdminResetUserPassword"]),
      Kind(
        "Factor",
        [
          "SetUserMFAPreference", "SetUserSettings", "VerifySoftwareToken",
          "AdminSetUserMFAPreference", "AdminSetUserSettings",
        ]
      ), Kind("PasskeyAdded", ["CompleteWebAuthnRegistration"]),
      Kind("PasskeyRemoved", ["DeleteWebAuthnCredential"]), Kind("Device", ["ConfirmDevice"]),
      Kind(
        "Profile",
        [
          "UpdateUserAttributes", "DeleteUserAttributes", "VerifyUserAttribute",
          "AdminUpdateUserAttributes", "AdminDeleteUserAttributes",
        ]
      ),
    ]
  }

  let kind: Kind
  let requestID: String
  let at: Instant
  let sourceIP: String?
  let userAgent: String?

  var isRefused: Bool { kind.isOfRefusals }

  /// What it is called by: no event of threat protection has such an id.
  var eventID: String { Self.prefix + requestID }

  /// The request of an event that is a change; nil of another event.
  static func requestID(of event: String) -> String? {
    event.hasPrefix(prefix) ? String(event.dropFirst(prefix.count)) : nil
  }

  private static let prefix = "change:"
}
