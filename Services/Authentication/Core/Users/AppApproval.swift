/// What a sign-in that the user's own app confirmed tells of itself.
package struct AppApproval: Sendable, Hashable {
  /// What the user did beside having the app; empty for a headless account.
  package let factors: Set<Factor>
  /// The account that confirmed, where the tokens are for that app itself.
  ///
  /// They are bound to it as to a tracked device (USR-20). Nil: they are for another device.
  package let account: String?

  /// A proof of the second factor.
  package enum Factor: String, Sendable, Hashable, CaseIterable {
    case pin
    case biometric = "bio"
  }

  package init(factors: Set<Factor>, account: String?) {
    self.factors = factors
    self.account = account
  }

  /// The claim amr (USR-27): `pin` and `mfa` are of RFC 8176, `app` and `bio` are our own.
  package var methods: [String] {
    let given = Factor.allCases.filter(factors.contains).map(\.rawValue)
    return ["app"] + given + (factors.isEmpty ? [] : ["mfa"])
  }
}
