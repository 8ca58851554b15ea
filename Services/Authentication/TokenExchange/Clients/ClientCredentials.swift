internal import AuthenticationCore
internal import AuthenticationPools
internal import AuthenticationTokens
internal import Domain
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// A client's own access token (RFC 6749 §4.4).
struct ClientCredentialsRequest: Sendable {
  let clientID: String?
  let secret: String?
  /// Nil: all that the client has.
  let scopes: [String]?
  let clientMetadata: [String: String]
  /// The pool whose address it was sent to; nil for the installation's own.
  var pool: UserPoolID?
}

extension TokenExchange {
  /// A token of the client that acts for itself.
  func clientToken(
    _ request: ClientCredentialsRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (token: String, expiresIn: Int32) {
    let (found, proof) = try await directory.provedClient(
      request.clientID,
      secret: request.secret,
      in: request.pool,
      call
    )
    let client = found.client
    // A client without a secret proves nothing of itself.
    guard proof == .secret else {
      throw call.refusal(.unknownClient, "a client without a secret acts for nobody")
    }
    guard client.grants.allowsClientCredentials else {
      throw call.refusal(
        .operationNotEnabled("The client \(client.id) is not enabled for client credentials."),
        "the client has no tokens of its own"
      )
    }
    let scopes = try await grantedScopes(request.scopes, of: found)
    let contents = TokenContents(
      username: client.id.text,
      scope: scopes.joined(separator: " "),
      accessTokenValiditySeconds: client.accessTokenValiditySeconds,
      idTokenValiditySeconds: client.idTokenValiditySeconds,
      isRevocationEnabled: client.isTokenRevocationEnabled
    )
    let changed = try await tokens.clientTokenContents(
      contents,
      of: client,
      in: found.pool,
      clientMetadata: request.clientMetadata,
      call: call
    )
    let token = try await detachedToken(
      IssueDetachedTokenRequest(
        userPoolId: found.pool.id.text,
        clientId: client.id.text,
        sub: client.id.text,
        tokenUse: "access",
        validitySeconds: client.accessTokenValiditySeconds,
        scope: changed.scope,
        claims: changed.accessClaims
      ),
      call
    )
    return (token, Int32(clamping: client.accessTokenValiditySeconds))
  }

  /// Custom scopes that the client has and that exist now; those that are asked for must all be.
  private func grantedScopes(
    _ asked: [String]?,
    of found: ClientAndPool
  ) async throws(AuthenticationFailure) -> [String] {
    let own = found.client.grants.scopes.filter { CustomScope($0) != nil }
    let present = try await resourceServers.scopes(own, in: found.pool.id)
    guard let asked = asked.nonEmpty else { return own.filter(present.contains) }
    for scope in asked where !present.contains(scope) {
      throw .scopeDoesNotExist("Invalid scope requested: \(scope)")
    }
    var granted: [String] = []
    for scope in asked where !granted.contains(scope) { granted.append(scope) }
    return granted
  }

  /// A token that begins no chain.
  func detachedToken(
    _ request: IssueDetachedTokenRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String {
    let issued = try await askingTokenIssuance { () async throws(RPCError) in
      try await detachedTokens.issueDetachedToken(request, context: call.context)
    }
    guard let token = issued.token else {
      throw .internalFault("token issuance answered without a token")
    }
    return String(decoding: token, as: UTF8.self)
  }
}
