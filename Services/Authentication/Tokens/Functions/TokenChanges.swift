internal import AuthenticationCore
internal import Domain
internal import FoundationEssentials
internal import TokenIssuanceMessages

/// What a function changes in tokens.
struct TokenChanges: Sendable {
  private struct Claims: Sendable {
    var added: [String: JSONValue] = [:]
    var suppressed: [String] = []
  }

  private let id: Claims
  private let access: Claims
  private let scopesToAdd: [String]
  private let scopesToSuppress: [String]
  private let groups: GroupConfiguration?

  /// Beyond this a token would be longer than what the service itself reads.
  private static let maxBytes = 16_384

  init(_ details: IDTokenOverride.Details) {
    id = Claims(
      added: details.claimsToAddOrOverride.mapValues { .string($0) },
      suppressed: details.claimsToSuppress
    )
    access = Claims()
    scopesToAdd = []
    scopesToSuppress = []
    groups = details.groups.groups
  }

  init(_ details: TokenOverride.Details) {
    func claims(_ token: TokenOverride.Token?) -> Claims {
      Claims(
        added: token?.claimsToAddOrOverride ?? [:],
        suppressed: token?.claimsToSuppress ?? []
      )
    }
    id = claims(details.idTokenGeneration)
    access = claims(details.accessTokenGeneration)
    scopesToAdd = details.accessTokenGeneration?.scopesToAdd ?? []
    scopesToSuppress = details.accessTokenGeneration?.scopesToSuppress ?? []
    groups = details.groups.groups
  }

  /// The changed contents; nil where they cannot be what the function says.
  ///
  /// Claims that the service answers for keep their value or stay absent, as with Cognito; a claim
  /// that is both added and suppressed is suppressed.
  func applied(to contents: TokenContents) -> TokenContents? {
    var contents = contents
    if let groups {
      guard groups.isText else { return nil }
      contents.groups = groups.groupsToOverride ?? []
      contents.idClaims.removeAll { ReservedClaims.ofGroups.contains($0.name ?? "") }
      contents.idClaims += groups.claims
    }
    guard let added = Self.claims(id, ReservedClaims.id),
      let accessClaims = Self.claims(access, ReservedClaims.access),
      let scope = TokenScopes.changed(
        contents.scope,
        adding: scopesToAdd,
        suppressing: scopesToSuppress
      )
    else { return nil }
    let replaced = Set(added.compactMap(\.name) + id.suppressed.filter(ReservedClaims.id.allows))
    contents.idClaims.removeAll { replaced.contains($0.name ?? "") }
    contents.idClaims += added
    contents.accessClaims = accessClaims
    contents.scope = scope
    let groupBytes = contents.groups.reduce(0) { $0 + $1.utf8.count + 3 }
    let common = groupBytes + scope.utf8.count
    guard common + Self.bytes(added + (groups?.claims ?? [])) <= Self.maxBytes,
      common + Self.bytes(accessClaims) <= Self.maxBytes
    else { return nil }
    return contents
  }

  private static func claims(_ claims: Claims, _ reserved: ReservedClaims) -> [TokenClaim]? {
    var result: [TokenClaim] = []
    let suppressed = Set(claims.suppressed)
    for (name, value) in claims.added.sorted(by: { $0.key < $1.key })
    where reserved.allows(name) && !suppressed.contains(name) {
      guard !name.isEmpty, !name.utf8.contains(0), let claim = claim(name, value) else {
        return nil
      }
      result.append(claim)
    }
    return result
  }

  private static func claim(_ name: String, _ value: JSONValue) -> TokenClaim? {
    switch value {
    case .string(let text) where !text.utf8.contains(0):
      // `email_verified` and `phone_number_verified` are booleans in an ID token, from a function too.
      return IDTokenClaims.claims(of: [name: text]).first
    case .bool(let truth):
      return TokenClaim.truth(name, truth)
    case .null, .number, .array, .object, .string:
      do {
        let json = try JSONEncoder().encode(value)
        return TokenClaim.json(name, Array(json))
      } catch {
        return nil
      }
    }
  }

  private static func bytes(_ claims: [TokenClaim]) -> Int {
    claims.reduce(0) { sum, claim in
      sum + (claim.name?.utf8.count ?? 0) + (claim.stringValue?.utf8.count ?? 0)
        + (claim.jsonValue?.count ?? 0) + claim.listValue.reduce(0) { $0 + $1.utf8.count + 3 } + 8
    }
  }
}

/// Claims that no function may add, change or take away.
///
/// https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-token-generation.html
/// and what the service itself reads in its tokens.
struct ReservedClaims: Sendable {
  private let names: Set<String>

  /// Said by `groupOverrideDetails` alone.
  static let ofGroups: Set = ["cognito:roles", "cognito:preferred_role"]

  private static let shared: Set = [
    "acr", "amr", "at_hash", "aud", "auth_time", "azp", "client_id", "cognito:groups",
    "cognito:preferred_role", "cognito:roles", "cognito:username", "device_key", "event_id", "exp",
    "iat", "iss", "jti", "nbf", "nonce", "origin_jti", "sub", "token_use",
  ]

  static let id = ReservedClaims(names: shared.union(["identities"]))
  static let access = ReservedClaims(names: shared.union(["scope", "username", "version"]))

  /// Attributes of developers have a prefix of their own.
  func allows(_ name: String) -> Bool {
    !names.contains(name) && !name.hasPrefix("dev:")
  }
}

/// The scopes of an access token.
enum TokenScopes {
  private static let longest = 256

  static func list(_ scope: String?) -> [String] {
    (scope ?? "").split(separator: " ").map(String.init)
  }

  /// The changed scopes; nil where one to add is malformed (RFC 6749 §3.3).
  ///
  /// A function adds none of the service's own: it would widen what a token may do to its user.
  static func changed(
    _ scope: String?,
    adding added: [String],
    suppressing suppressed: [String]
  ) -> String? {
    guard added.allSatisfy(isScope) else { return nil }
    var scopes = list(scope).filter { !suppressed.contains($0) }
    for scope in added
    where !scope.hasPrefix("aws.cognito") && !suppressed.contains(scope)
      && !scopes.contains(scope)
    {
      scopes.append(scope)
    }
    return scopes.joined(separator: " ")
  }

  private static func isScope(_ text: String) -> Bool {
    (1...longest).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }
  }
}
