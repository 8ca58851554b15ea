/// What is known of a sign-in that the user's own app confirmed.
package struct AppApproval: Sendable, Hashable {
  /// The session that was confirmed; it must not have ended otherwise when the tokens are made.
  package let session: String
  /// What the user did beside having the app; empty for a headless account.
  package let factors: Set<Factor>
  /// The account that confirmed; forgotten meanwhile, it signs no user in.
  package let account: String?
  /// Whether the tokens are for that app itself, bound to the account as to a tracked device (USR-20).
  package let isForApp: Bool

  /// A proof of the second factor.
  package enum Factor: String, Sendable, Hashable, CaseIterable {
    case pin
    case biometric = "bio"
  }

  package init(session: String, factors: Set<Factor>, account: String?, isForApp: Bool) {
    self.session = session
    self.factors = factors
    self.account = account
    self.isForApp = isForApp
  }

  /// What the tokens are bound to; nil where they are for another device.
  package var device: String? { isForApp ? account : nil }

  /// The claim amr (USR-27): `pin` and `mfa` are of RFC 8176, `app` and `bio` are our own.
  package var methods: [String] {
    let given = Factor.allCases.filter(factors.contains).map(\.rawValue)
    return ["app"] + given + (factors.isEmpty ? [] : ["mfa"])
  }
}
