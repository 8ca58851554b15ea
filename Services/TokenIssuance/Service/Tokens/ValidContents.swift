internal import GatehouseMessages

/// A request's token contents, checked.
struct ValidContents: Sendable {
  let username: String
  let groups: [String]
  let idClaims: [IDClaim]
  let scope: String
  let accessTokenSeconds: Int64
  let idTokenSeconds: Int64
  let isRevocationEnabled: Bool

  init(_ contents: TokenContents?) throws(TokenIssuanceFailure) {
    guard let contents else { throw .invalidRequest("contents are missing") }
    username = try required(contents.username, "username")
    groups = contents.groups
    scope = contents.scope ?? ""
    accessTokenSeconds = try lifetime(
      contents.accessTokenValiditySeconds,
      atMost: LongestLifetime.signedTokenSeconds,
      "access_token_validity_seconds"
    )
    idTokenSeconds = try lifetime(
      contents.idTokenValiditySeconds,
      atMost: LongestLifetime.signedTokenSeconds,
      "id_token_validity_seconds"
    )
    isRevocationEnabled = contents.isRevocationEnabled ?? true
    var claims: [IDClaim] = []
    for claim in contents.idClaims {
      claims.append(try IDClaim(claim))
    }
    idClaims = claims
  }
}

/// A claim of the ID token that the calling service chose.
struct IDClaim: Sendable {
  enum Value: Sendable {
    case text(String)
    case truth(Bool)
    case list([String])
  }

  let name: String
  let value: Value

  init(_ claim: TokenClaim) throws(TokenIssuanceFailure) {
    name = try required(claim.name, "a claim's name")
    switch claim.kind {
    case "string": value = .text(claim.stringValue ?? "")
    case "bool": value = .truth(claim.boolValue ?? false)
    case "list": value = .list(claim.listValue)
    case let kind: throw .invalidRequest("a claim has the kind \(kind ?? "none")")
    }
  }

  func write(to claims: inout JSONObjectWriter) {
    switch value {
    case .text(let text) where name == "address":
      // OpenID Connect Core §5.1.1: the one standard claim that is an object.
      var address = JSONObjectWriter()
      address.member("formatted", text)
      claims.member(name, address)
    case .text(let text): claims.member(name, text)
    case .truth(let truth): claims.member(name, truth)
    case .list(let list): claims.member(name, list)
    }
  }
}
