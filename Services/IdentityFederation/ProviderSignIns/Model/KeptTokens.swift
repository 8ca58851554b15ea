internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationUserPoolProviders
internal import Postgres
package import SealedRows

/// A provider's own tokens of a user, while they are carried and in their row.
struct KeptTokens: Sendable, Codable {
  let provider: String
  let subject: String
  var accessToken: String
  var refreshToken: String?
  var scope: String?
  /// In milliseconds since 1970; nil where the provider does not say.
  var expiresAtUnixMillis: Int64?
  /// The application and the token endpoint that they are from; nil where an older version kept them.
  let source: String?

  /// Made from what a token endpoint has answered at this moment.
  init(
    _ tokens: ProviderTokens,
    of subject: String,
    at provider: String,
    source: String?,
    now: Instant
  ) {
    self.provider = provider
    self.subject = subject
    self.source = source
    accessToken = tokens.accessToken
    refreshToken = tokens.refreshToken
    scope = tokens.scope
    expiresAtUnixMillis = Self.end(of: tokens, now)
  }

  /// The application and the token endpoint of a provider, as its settings now have them.
  static func source(_ provider: KnownProvider) -> String {
    "\(provider.details["client_id"] ?? "") \(provider.details["token_url"] ?? "")"
  }

  /// Takes over what a refresh has brought; many providers keep the refresh token.
  mutating func replace(by tokens: ProviderTokens, at now: Instant) {
    accessToken = tokens.accessToken
    refreshToken = tokens.refreshToken ?? refreshToken
    scope = tokens.scope ?? scope
    expiresAtUnixMillis = Self.end(of: tokens, now)
  }

  private static let maxSeconds: Int64 = 10 * 366 * 86_400

  private static func end(of tokens: ProviderTokens, _ now: Instant) -> Int64? {
    tokens.secondsLeft.map { now.adding(seconds: min(max($0, 0), maxSeconds)).unixMillis }
  }
}

/// How a provider's tokens are sealed: for the caller that carries them, and for their row.
struct KeptTokensSeal: Sendable {
  let sealer: Sealer

  func seal(
    _ tokens: KeptTokens,
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> [UInt8] {
    let row = (pool, tokens.provider, tokens.subject)
    return try Self.column.seal(try Self.bytes(tokens), for: row, by: sealer)
  }

  func open(
    _ sealed: [UInt8],
    of subject: String,
    at provider: String,
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> KeptTokens {
    try Self.tokens(try Self.column.open(sealed, of: (pool, provider, subject), by: sealer))
  }

  /// For the caller, who hands them back once the user has signed in.
  func carry(
    _ tokens: KeptTokens,
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> [UInt8] {
    try Self.carried.seal(try Self.bytes(tokens), for: pool, by: sealer)
  }

  func open(
    carried sealed: [UInt8],
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> KeptTokens {
    try Self.tokens(try Self.carried.open(sealed, of: pool, by: sealer))
  }

  static let column = SealedColumn<(UserPoolID, String, String), IdentityFederationFailure>(
    of: "a provider's tokens"
  ) { pool, provider, subject in
    "identity_federation.provider_tokens/\(pool.text)/\(provider)/\(subject)"
  }

  private static let carried = SealedColumn<UserPoolID, IdentityFederationFailure>(
    of: "carried tokens of a provider"
  ) { "identity_federation.provider_tokens/carried/\($0.text)" }

  private static func bytes(_ tokens: KeptTokens) throws(IdentityFederationFailure) -> [UInt8] {
    Array(try SettingsJSON.text(of: tokens).utf8)
  }

  private static func tokens(_ json: [UInt8]) throws(IdentityFederationFailure) -> KeptTokens {
    try SettingsJSON.decode(KeptTokens.self, from: String(decoding: json, as: UTF8.self))
  }
}

/// The sealed tokens of providers.
package enum SealedProviderTokens {
  /// The column.
  package static let rows = SealedRows.sealed(
    "provider_tokens.sealed_tokens",
    in: "identity_federation.provider_tokens",
    column: "sealed_tokens",
    primaryKey: ["r.user_pool_id", "r.provider", "r.subject"]
  ) { texts in
    UserPoolID(texts[0]).map {
      KeptTokensSeal.column.associatedData(of: ($0, texts[1], texts[2]))
    }
  }
}
