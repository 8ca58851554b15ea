internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationTokens
internal import Domain
internal import GatehouseStubs
internal import JSON
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// What a token is good for now (RFC 7662), where the pool's tag has it on.
extension Authorization {
  /// The answer, a JSON object.
  ///
  /// A client learns of its own tokens alone. Any other text tells it nothing, not even whether it is a token:
  /// an attacker who has found one cannot try here what it opens.
  func introspect(
    _ request: IntrospectTokenRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [UInt8] {
    guard let token = request.token else { throw .missing("token") }
    let (found, proof) = try await directory.provedClient(
      request.clientId,
      secret: request.clientSecret,
      in: request.userPoolId.flatMap { UserPoolID($0) },
      call
    )
    // Anyone could ask in the name of a client without a secret.
    guard proof == .secret else {
      throw call.refusal(.unknownClient, "the client has no secret to prove itself by")
    }
    guard found.pool.browserSignIn.hasIntrospection else {
      throw call.refusal(
        .unsupportedOperation("Introspection is not enabled for the user pool."),
        "the pool's tag gatehouse:introspection is off"
      )
    }
    guard let said = try await said(by: token, to: found, call) else {
      return JSONWriter.bytes(of: JSONTree.object(["active": .bool(false)]))
    }
    return JSONWriter.bytes(of: JSONTree.object(said))
  }

  private func said(
    by token: String,
    to found: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [String: JSONTree]? {
    if UnprovedClaims(token) != nil { return try await signed(token, to: found, call) }
    guard let opened = try await tokens.goodRefreshToken(token, of: found, call) else { return nil }
    return opened.members.merging([
      "active": .bool(true), "client_id": .text(found.client.id.text),
      "iss": .text(issuer(of: found.pool.id)),
    ]) { _, ours in ours }
  }

  /// What an access or ID token says, where it is good now and the client's own or for the client.
  private func signed(
    _ token: String,
    to found: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [String: JSONTree]? {
    let opened: OpenSubjectTokenResponse
    do throws(RPCError) {
      opened = try await detachedTokens.openSubjectToken(
        OpenSubjectTokenRequest(userPoolId: found.pool.id.text, token: Array(token.utf8)),
        context: call.context.repeatable
      )
    } catch {
      // A refusal of the token says that it is not good; anything else says nothing of it.
      guard error.knownReason == nil else { return nil }
      throw AuthenticationFailure(fault: error, of: "token issuance")
    }
    guard case .object(let claims)? = opened.claims.flatMap({ JSONReader.read($0) as JSONTree? }),
      claims.concern(found.client.id)
    else { return nil }
    // A function of the pool may have added claims of any name: what is said here is ours.
    return claims.merging(claims.standing) { _, ours in ours }
  }
}

extension [String: JSONTree] {
  /// Whether the token was given to the client, or was made for it.
  fileprivate func concern(_ client: ClientID) -> Bool {
    let name = JSONTree.text(client.text)
    if self["client_id"] == name || self["aud"] == name { return true }
    guard case .list(let audiences)? = self["aud"] else { return false }
    return audiences.contains(name)
  }

  /// The members of RFC 7662 §2.2 that the claims do not have by its names.
  fileprivate var standing: [String: JSONTree] {
    var members: [String: JSONTree] = ["active": .bool(true)]
    if self["token_use"] == .text("access") {
      members["token_type"] = .text("Bearer")
    } else {
      members["client_id"] = self["aud"]
      members["username"] = self["cognito:username"]
    }
    return members
  }
}

extension OpenRefreshTokenResponse {
  /// Whose sign-in it goes on with, and until when.
  fileprivate var members: [String: JSONTree] {
    var members: [String: JSONTree] = [:]
    members["sub"] = sub.map { .text($0) }
    members["scope"] = grantedScope.map { .text($0) }
    members["iat"] = authenticatedAtUnixMillis.map { .integer($0 / 1000) }
    members["exp"] = expiresAtUnixMillis.map { .integer($0 / 1000) }
    return members
  }
}
