internal import AuthenticationCore
internal import Domain
internal import Logging
package import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// Ending what other services know of a deleted pool.
extension Pools {
  func endTokens(
    of id: UserPoolID,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.deleteUserPoolTokens(
        DeleteUserPoolTokensRequest(userPoolId: id.text),
        context: context.repeatable
      )
    }
    try await deviceCalls.removeDevices(in: id, context: context)
    try await providerCalls.removeProviders(of: id, context: context)
    try await deletedPools.noteTokensEnded(of: id)
  }

  /// Finishes deletions that earlier calls could not; a failure here does not fail this call.
  package func finishEarlierDeletions(_ context: RPCCallContext) async {
    do throws(AuthenticationFailure) {
      for id in try await deletedPools.withTokens(limit: 10) {
        try await endTokens(of: id, context)
      }
      for (pool, client) in try await clients.withTokens(limit: 100) {
        try await endTokens(of: client, in: pool, context)
      }
    } catch {
      logger.warning(
        "tokens of deleted user pools or clients remain",
        metadata: ["error": "\(error.status)"]
      )
    }
  }
}
