internal import Domain
internal import FoundationEssentials
internal import GatehouseStubs
internal import JSON
internal import TokenIssuanceMessages

/// A request's token contents, checked.
struct ValidContents: Sendable {
  let username: String
  let groups: [String]
  let idClaims: [ChosenClaim]
  let accessClaims: [ChosenClaim]
  /// How the user proved the sign-in (RFC 8176); empty where the tokens say nothing of it.
  let authenticationMethods: [String]
  let scope: String
  let accessTokenSeconds: Int64
  let idTokenSeconds: Int64
  let isRevocationEnabled: Bool
  let isWithoutIDToken: Bool

  init(_ contents: TokenContents?) throws(TokenIssuanceFailure) {
    guard let contents else { throw .invalidRequest("contents are missing") }
    username = try required(contents.username, "username")
    groups = contents.groups
    scope = contents.scope ?? ""
    accessTokenSeconds = try lifetime(
      contents.accessTokenValiditySeconds,
      atMost: MaxLifetime.signedTokenSeconds,
      "access_token_validity_seconds"
    )
    idTokenSeconds = try lifetime(
      contents.idTokenValiditySeconds,
      atMost: MaxLifetime.signedTokenSeconds,
      "id_token_validity_seconds"
    )
    isRevocationEnabled = contents.isRevocationEnabled ?? true
    isWithoutIDToken = contents.isWithoutIdToken ?? false
    idClaims = try Self.claims(contents.idClaims)
    accessClaims = try Self.claims(contents.accessClaims)
    authenticationMethods = contents.authenticationMethods
  }

  private static func claims(
    _ claims: [TokenClaim]
  ) throws(TokenIssuanceFailure) -> [ChosenClaim] {
    var chosen: [ChosenClaim] = []
    for claim in claims { chosen.append(try ChosenClaim(claim)) }
    return chosen
  }
}

/// A claim that the calling service chose.
struct ChosenClaim: Sendable {
  enum Value: Sendable {
    case text(String)
    case truth(Bool)
    case list([String])
    /// One value, written anew from what was read.
    case json([UInt8])
  }

  let name: String
  let value: Value

  init(_ claim: TokenClaim) throws(TokenIssuanceFailure) {
    name = try required(claim.name, "a claim's name")
    switch claim.kind.flatMap(TokenClaimKind.init) {
    case .string: value = .text(claim.stringValue ?? "")
    case .bool: value = .truth(claim.boolValue ?? false)
    case .list: value = .list(claim.listValue)
    case .json: value = .json(try Self.json(claim.jsonValue ?? []))
    case nil: throw .invalidRequest("a claim has the kind \(claim.kind ?? "none")")
    }
  }

  func write(to claims: inout ClaimsWriter) {
    switch value {
    case .text(let text) where name == "address":
      // OpenID Connect Core §5.1.1: the one standard claim that is an object.
      claims.claim(name, ["formatted": text])
    case .text(let text): claims.claim(name, text)
    case .truth(let truth): claims.claim(name, truth)
    case .list(let list): claims.claim(name, list)
    case .json(let json): claims.claim(name, JSONFragment(json))
    }
  }

  /// Only a whole value may stand in a token: half of one could end a member and begin another.
  private static func json(_ bytes: [UInt8]) throws(TokenIssuanceFailure) -> [UInt8] {
    do {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
      return Array(try JSONEncoder().encode(value))
    } catch {
      throw .invalidRequest("a claim's JSON is none")
    }
  }
}
