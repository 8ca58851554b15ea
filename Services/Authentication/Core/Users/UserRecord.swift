package import AuthenticationMessages
package import Domain

/// A user's row.
package struct UserRecord: Sendable {
  /// Canonical: case folded where the pool's names are not case sensitive.
  package let username: String
  package let sub: String
  package let status: UserStatus
  package let isEnabled: Bool
  /// Nil where sign-ins are allowed.
  package let signInStop: SignInStop?
  package let attributesJSON: String
  /// Addresses that take the place of the present ones once they are verified.
  let pendingAttributesJSON: String
  /// The options of the last SetUserSettings; nil where it was never called.
  let mfaOptionsJSON: String?
  package let salt: [UInt8]?
  package let sealedVerifier: [UInt8]?
  /// A hash from another system, which is valid while there is no verifier.
  package let sealedPasswordHash: [UInt8]?
  package let temporaryPasswordExpiresAt: Instant?
  package let createdAt: Instant
  package let modifiedAt: Instant
  let groupsJSON: String?
  package let secondFactors: UserSecondFactors

  /// Name to value, without sub.
  package func attributes() throws(AuthenticationFailure) -> [String: String] {
    try SettingsJSON.decode([String: String].self, from: attributesJSON)
  }

  /// Address attributes that wait for their verification, by name.
  package func pendingAttributes() throws(AuthenticationFailure) -> [String: String] {
    try SettingsJSON.decode([String: String].self, from: pendingAttributesJSON)
  }

  /// The legacy MFA options, or nil where none were ever set.
  package func mfaOptions() throws(AuthenticationFailure) -> [MFAOptionType]? {
    guard let mfaOptionsJSON else { return nil }
    return try SettingsJSON.decode([MFAOptionType].self, from: mfaOptionsJSON)
  }

  /// What the user's groups say in the tokens.
  package func groups() throws(AuthenticationFailure) -> UserGroups {
    try UserGroups(json: groupsJSON)
  }
}
