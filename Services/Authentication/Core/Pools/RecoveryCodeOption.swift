/// What Cognito lacks: codes for users who have lost their second factor, by tag of the pool.
package enum RecoveryCodeOption: String, TagChoice {
  case off
  case on

  static let tag = "gatehouse:recovery-codes"
  static let usual = off
  /// What asks for codes, as `new`, in ClientMetadata of an answer that gives a second factor.
  ///
  /// Under the same name the reply's ChallengeParameters have them. Clients hand on both as they are.
  package static let member = "gatehouse:recovery-codes"
  /// The attribute by which GetUser shows the user how many are left, and by whose name
  /// AdminDeleteUserAttributes removes them.
  ///
  /// AdminGetUser does not show it: tools that manage users, as Terraform does, delete the attributes
  /// that they read and do not know.
  package static let attribute = "gatehouse:recovery_codes"
}
