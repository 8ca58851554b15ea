package import AuthenticationCore
package import AuthenticationMessages
package import Domain
internal import FoundationEssentials
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages

/// What a user's tokens would say if the user signed in now, without any being made.
extension Tokens {
  /// Asks the pool's function as at a sign-in; a refusal is an answer of the trial.
  package func trial(
    of request: TestConsoleTokensRequest,
    in pool: UserPoolID,
    call: Call
  ) async throws(AuthenticationFailure) -> TestConsoleTokensResponse {
    let client = try requiredClientID(request.clientId)
    let cached = try await directory.cachedSettings(of: client)
    // A client of another pool is none that the operator's role is for.
    guard cached.pool.id == pool else { throw .clientNotFound(client.text) }
    let (_, named) = try await directory.managedUser(request.username, in: pool.text, call)
    let subject = try await directory.subject(sub: named.sub, cached: cached, call)
    guard let user = subject.user else { throw .unknownUser }
    do throws(AuthenticationFailure) {
      let contents = try await tokenContents(
        of: user,
        subject: subject,
        for: .authentication,
        clientMetadata: [:],
        call: call
      )
      return TestConsoleTokensResponse(
        idClaims: try Self.text(Self.idClaims(of: contents)),
        accessClaims: try Self.text(Self.accessClaims(of: contents))
      )
    } catch {
      guard !error.isFault else { throw error }
      return TestConsoleTokensResponse(failure: error.status.message)
    }
  }

  private static func idClaims(of contents: TokenContents) -> [String: JSONValue] {
    claims(contents.idClaims, of: contents, naming: "cognito:username")
  }

  private static func accessClaims(of contents: TokenContents) -> [String: JSONValue] {
    var claims = claims(contents.accessClaims, of: contents, naming: "username")
    claims["scope"] = .string(contents.scope ?? "")
    return claims
  }

  private static func claims(
    _ claims: [TokenClaim],
    of contents: TokenContents,
    naming username: String
  ) -> [String: JSONValue] {
    var values = Dictionary(
      claims.compactMap { claim in claim.name.map { ($0, value(of: claim)) } },
      uniquingKeysWith: { _, last in last }
    )
    values[username] = .string(contents.username ?? "")
    if !contents.groups.isEmpty {
      values["cognito:groups"] = .array(contents.groups.map { .string($0) })
    }
    return values
  }

  private static func value(of claim: TokenClaim) -> JSONValue {
    switch claim.kind.flatMap(TokenClaimKind.init(rawValue:)) {
    case .bool: .bool(claim.boolValue ?? false)
    case .list: .array(claim.listValue.map { .string($0) })
    case .json:
      (try? JSONDecoder().decode(JSONValue.self, from: Data(claim.jsonValue ?? []))) ?? .null
    case .string, nil: .string(claim.stringValue ?? "")
    }
  }

  private static func text(
    _ claims: [String: JSONValue]
  ) throws(AuthenticationFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(claims), as: UTF8.self)
    } catch {
      throw .internalFault("claims cannot be written as JSON: \(error)")
    }
  }
}
