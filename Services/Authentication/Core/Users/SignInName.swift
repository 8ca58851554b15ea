internal import Domain
internal import Postgres

/// One of the names that find a user.
package struct SignInName: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, SQLDecodable, SQLEncodable {
    case username
    case sub
    case email
    case phoneNumber = "phone_number"
    case preferredUsername = "preferred_username"

    /// Whether ForceAliasCreation may take it from another user: an address can change hands, a
    /// username cannot.
    package var isTransferable: Bool {
      switch self {
      case .email, .phoneNumber: true
      case .username, .sub, .preferredUsername: false
      }
    }
  }

  /// The API's constraint on a username.
  static let maxCharacters = 128
  /// As many as those may have.
  package static let maxBytes = 512

  package let kind: Kind
  /// Canonical, as it is stored and looked up.
  package let name: String

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  package static func == (left: SignInName, right: SignInName) -> Bool {
    left.kind == right.kind && left.name.exact == right.name.exact
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name.exact)
  }
}
