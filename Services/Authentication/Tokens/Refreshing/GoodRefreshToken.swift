package import AuthenticationCore
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
package import TokenIssuanceMessages
internal import TokenIssuanceStubs

extension Tokens {
  /// Whose refresh token of the client it is, where it is good now; nil for any other text.
  ///
  /// It is not consumed.
  package func goodRefreshToken(
    _ text: String,
    of found: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> OpenRefreshTokenResponse? {
    let named = NamedRefreshToken(text)
    let opened: OpenRefreshTokenResponse
    do throws(RPCError) {
      opened = try await issuance.openRefreshToken(
        OpenRefreshTokenRequest(
          userPoolId: found.pool.id.text,
          clientId: found.client.id.text,
          refreshToken: named.token
        ),
        context: call.context.repeatable
      )
    } catch {
      guard error.knownReason == nil else { return nil }
      throw AuthenticationFailure(tokenIssuance: error)
    }
    guard !(opened.isReplaced ?? false), named.sub == nil || named.sub == opened.sub else {
      return nil
    }
    return opened
  }
}
