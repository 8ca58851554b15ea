package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Replaces a client's settings: what the request omits goes back to its default.
  ///
  /// The name and the secret stay. Flows that nothing begins are stored as by CreateUserPoolClient.
  package func updateUserPoolClient(
    _ request: UpdateUserPoolClientRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateUserPoolClientResponse {
    // Each round writes only over what it read: of updates at the same time the last one stands as
    // a whole, never a mixture.
    for _ in 0..<5 {
      var record = try await clientRecord(request.userPoolId, request.clientId)
      let asked = UserPoolClientType(request, of: record)
      let pool = try await settings.pool(record.userPoolID)
      try UserPoolClientRules(
        asked: asked,
        pool: pool,
        hasSecret: record.sealedSecret != nil,
        occasion: .updating,
        known: try await references(of: asked, in: pool, call)
      ).check()
      let effective = UserPoolClientDefaults.effective(asked)
      try record.replaceSettings(by: effective, at: clock.now())
      if try await clients.update(record) {
        return UpdateUserPoolClientResponse(userPoolClient: try describe(record))
      }
    }
    throw .concurrentModification(
      "The client is being modified by other requests, please try again."
    )
  }
}
