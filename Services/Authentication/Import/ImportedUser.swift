internal import AuthenticationCore
internal import Domain

/// A row of a file that is to become a user: checked, and with everything that is stored.
struct ImportedUser: Sendable {
  /// In which line of the file the row begins.
  let line: Int64
  let username: String
  let sub: String
  let attributesJSON: String
  /// Empty for a user who has to choose a password first.
  let sealedPasswordHash: [UInt8]
  /// The hash's kind; empty for a user without one.
  let hashKind: String
  /// The second factor that the row switches on.
  let factor: SecondFactor?
  /// The name by which users are told apart: the username, or the address in its place.
  let mainName: SignInName
  /// Verified aliases besides it.
  let aliases: [SignInName]

  /// Everything that finds the user.
  var names: [SignInName] { [SignInName(kind: .sub, name: sub), mainName] + aliases }

  /// The names that another user may have.
  var claimedNames: [ExactText] { ([mainName] + aliases).map(\.name.exact) }
}
