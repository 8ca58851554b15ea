internal import Cryptography
internal import Domain
internal import JSON

/// What a browser keeps of a user at the account pages: the access token of a sign-in that they asked for.
///
/// What the token says is read here without a check. Each call of a service checks it, and no page shows
/// anything before one.
struct AccountAccess: Sendable {
  let token: String
  let pool: UserPoolID
  let client: ClientID
  /// When the user proved last who it is.
  let provedAt: Instant

  /// An older proof does not allow a change of how the user signs in (ACC-1).
  static let proofSeconds: Int64 = 600

  /// Reads a token; nil for what is none.
  init?(_ bytes: [UInt8]) {
    token = String(decoding: bytes, as: UTF8.self)
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])),
      case .object(let claims)? = JSONReader.read(payload, as: JSONTree.self),
      case .text(let issuer)? = claims["iss"],
      let pool = issuer.split(separator: "/").last.flatMap({ UserPoolID(String($0)) }),
      case .text(let name)? = claims["client_id"], let client = ClientID(name),
      case .integer(let seconds)? = claims["auth_time"]
    else { return nil }
    self.pool = pool
    self.client = client
    provedAt = Instant(unixSeconds: seconds)
  }

  /// Whether the user has just proved who it is.
  func isProved(at now: Instant) -> Bool {
    now < provedAt.adding(seconds: Self.proofSeconds)
  }
}
