internal import Domain
internal import Postgres

/// One of the names that find a user.
struct SignInName: Sendable, Hashable {
  enum Kind: String, Sendable, Hashable, SQLDecodable, SQLEncodable {
    case username
    case sub
    case email
    case phoneNumber = "phone_number"
    case preferredUsername = "preferred_username"

    /// Whether ForceAliasCreation may take it from another user: an address can change hands, a
    /// username cannot.
    var isTransferable: Bool {
      switch self {
      case .email, .phoneNumber: true
      case .username, .sub, .preferredUsername: false
      }
    }
  }

  /// As many as the 128 characters of a username may have.
  static let mostBytes = 512

  let kind: Kind
  /// Canonical, as it is stored and looked up.
  let name: String

  static func == (left: SignInName, right: SignInName) -> Bool {
    left.kind == right.kind && left.name.exact == right.name.exact
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name.exact)
  }
}
