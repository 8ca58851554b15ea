internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain

/// A row of a file that is to become a user: checked, and with everything that is stored.
struct ImportedUser: Sendable {
  /// In which line of the file the row begins.
  let line: Int64
  let user: NewUser
  /// The name by which users are told apart: the username, or the address in its place.
  let mainName: SignInName
  /// Verified aliases besides it.
  let aliases: [SignInName]

  /// The hash's kind; empty for a user without one.
  var hashKind: String { user.importedHash?.kind ?? "" }

  /// The names that another user may have.
  var claimedNames: [ExactText] { ([mainName] + aliases).map(\.name.exact) }
}
