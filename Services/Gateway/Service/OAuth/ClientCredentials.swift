internal import Cryptography
internal import HTTPTypes

/// Which client a token request is from, and how it says so (RFC 6749 §2.3.1).
struct ClientCredentials: Sendable {
  let id: String
  /// Nil where the client shows none.
  let secret: String?
  /// Whether they stand in the Authorization header, and a refusal has to name the scheme.
  let isInHeader: Bool

  /// OpenID Connect's names of the ways that are understood.
  static let methods = secretMethods + ["none"]
  /// Those of a client that has a secret.
  static let secretMethods = ["client_secret_basic", "client_secret_post"]

  /// `absent` is what a request is told that names no client.
  init(
    _ headers: HTTPFields,
    _ form: Parameters,
    absent: TokenRefusal = .malformed
  ) throws(TokenRefusal) {
    let authorizations = headers[values: .authorization]
    guard authorizations.count <= 1 else { throw .malformed }
    guard let authorization = authorizations.first else {
      guard let id = form["client_id"] else { throw absent }
      self.init(id: id, secret: form["client_secret"], isInHeader: false)
      return
    }
    guard let (id, secret) = Self.basic(authorization) else { throw .unprovedByHeader }
    // "More than one mechanism for authenticating the client" is invalid_request (§5.2); the id
    // alone beside it is no second mechanism, and Cognito's own examples send it.
    guard form["client_secret"] == nil, form["client_id"] ?? id == id else { throw .malformed }
    self.init(id: id, secret: secret, isInHeader: true)
  }

  private init(id: String, secret: String?, isInHeader: Bool) {
    self.id = id
    self.secret = secret
    self.isInHeader = isInHeader
  }

  /// Id and secret of a Basic header; an empty secret counts as absent.
  ///
  /// Both are escaped as in a form before they are joined. A plus is left as it is: no secret has a
  /// space, but one may have a plus, which clients often do not escape. Android's libraries send Base64 of either
  /// alphabet without its padding.
  private static func basic(_ header: String) -> (id: String, secret: String?)? {
    let parts = header.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "basic",
      let joined = Base64URL.decode(unpadded(parts[1])),
      let colon = joined.firstIndex(of: UInt8(ascii: ":")),
      let id = PercentEncoding.decode(joined[..<colon]), !id.isEmpty,
      let secret = PercentEncoding.decode(joined[(colon + 1)...])
    else { return nil }
    return (id, secret.isEmpty ? nil : secret)
  }

  private static func unpadded(_ text: Substring) -> String {
    String(
      text.trimming(while: { $0 == " " }).prefix { $0 != "=" }.map { character in
        switch character {
        case "+": "-"
        case "/": "_"
        default: character
        }
      }
    )
  }
}
