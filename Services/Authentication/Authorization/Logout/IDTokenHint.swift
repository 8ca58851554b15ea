internal import AuthenticationCore
internal import Domain
internal import JSON
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// Whose sign-in a request to sign out means (`id_token_hint`).
struct IDTokenHint: Sendable, Hashable {
  let sub: String
  /// The token's `aud`.
  let client: String
}

extension Authorization {
  /// What an ID token of ours says, expired or not; nil for anything else: it is a hint, and no proof is lost.
  func hint(
    of query: AuthorizationQuery,
    _ call: Call
  ) async throws(AuthenticationFailure) -> IDTokenHint? {
    guard let token = query["id_token_hint"], let pool = UnprovedClaims(token)?.pool else {
      return nil
    }
    let proof: ProveUserPoolTokenResponse
    do throws(RPCError) {
      proof = try await tokenProofs.proveUserPoolToken(
        ProveUserPoolTokenRequest(userPoolId: pool.text, token: Array(token.utf8)),
        context: call.context.repeatable
      )
    } catch {
      guard error.code == .unavailable || error.code == .deadlineExceeded else { return nil }
      throw AuthenticationFailure(fault: error, of: "token issuance")
    }
    guard let claims: HintClaims = proof.claims.flatMap({ JSONReader.read($0) }),
      claims.tokenUse == "id"
    else { return nil }
    return IDTokenHint(sub: claims.sub, client: claims.audience)
  }
}

private struct HintClaims: JSONReadable {
  let sub: String
  let audience: String
  let tokenUse: String

  init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    var (sub, audience, tokenUse): (String?, String?, String?)
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("sub") {
        sub = try json.optional()
      } else if json.isNamed("aud") {
        audience = try json.optional()
      } else if json.isNamed("token_use") {
        tokenUse = try json.optional()
      } else {
        try json.skip()
      }
    }
    guard let sub, let audience, let tokenUse else { throw .missing }
    (self.sub, self.audience, self.tokenUse) = (sub, audience, tokenUse)
  }
}
