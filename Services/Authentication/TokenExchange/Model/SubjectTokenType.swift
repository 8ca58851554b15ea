/// The kinds of token that are exchanged.
enum SubjectTokenType: String, Sendable, Hashable {
  case id = "id_token"
  case access = "access_token"
  case saml = "saml2"

  private static let prefix = "urn:ietf:params:oauth:token-type:"

  /// By the name of RFC 8693 §3.
  init?(uri: String) {
    guard uri.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(uri.dropFirst(Self.prefix.count)))
  }

  /// By Cognito's TokenTypeIdentifierType.
  init?(identifier: String) {
    switch identifier {
    case "ID_TOKEN": self = .id
    case "ACCESS_TOKEN": self = .access
    case "SAML2": self = .saml
    case _: return nil
    }
  }

  var uri: String { Self.prefix + rawValue }

  var identifier: String {
    switch self {
    case .id: "ID_TOKEN"
    case .access: "ACCESS_TOKEN"
    case .saml: "SAML2"
    }
  }
}
