/// What Cognito lacks: codes for users who have lost their second factor, by tag of the pool.
package enum RecoveryCodeOption {
  /// The tag that switches them on.
  static let tag = "gatehouse:recovery-codes"
  /// What asks for codes, as `new`, in ClientMetadata of an answer that gives a second factor.
  ///
  /// Under the same name the reply's ChallengeParameters have them. Clients hand on both as they are.
  package static let member = "gatehouse:recovery-codes"
  /// The attribute by which GetUser tells the user how many are left, and by whose name
  /// AdminDeleteUserAttributes removes them.
  ///
  /// AdminGetUser does not show it: tools that manage users, as Terraform does, delete the attributes
  /// that they read and do not know.
  package static let attribute = "gatehouse:recovery_codes"

  static func isOn(_ tags: [String: String]) -> Bool { tags[tag] == "on" }

  /// Refuses a tag that would have no effect.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    guard let value = tags[tag], !["off", "on"].contains(value) else { return }
    throw .invalidParameter("The tag \(tag) must be off or on.")
  }
}
