package import AuthenticationCore
internal import Domain
package import PublicOperations
package import RPC

extension Operators {
  /// Whose the access token is, and what its operator may do now.
  ///
  /// The console is not believed: signature, revocation, client, scope and the second factor are looked at
  /// here, and the roles are those of this moment. An operator who is disabled, deleted or taken out of a group
  /// loses at once what a token of an hour ago would still claim.
  package func prove(
    _ token: String,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InstallationOperator {
    do throws(AuthenticationFailure) {
      return try await proved(token, quietCall(context))
    } catch {
      // In one word, which no operation refuses with: the console then asks for a sign-in, and for nothing else.
      throw error.isFault ? error : Self.noOperator
    }
  }

  private func proved(
    _ token: String,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InstallationOperator {
    // A made-up token of megabytes is not handed on.
    guard token.utf8.count <= Self.longestToken, let home = try await store.home() else {
      throw Self.noOperator
    }
    let holder = try await directory.holder(of: token, granted: OperatorScope.full, call: call)
    // A client that a tenant's pool has could name its own resource server as ours.
    guard holder.pool.id == home.pool, holder.client.id == home.client else {
      throw call.refusal(Self.noOperator, "operator.pool")
    }
    // Whatever the pool was set to since.
    guard holder.isFactorGiven else {
      throw call.refusal(Self.noOperator, "operator.second_factor")
    }
    try holder.user.standing.check(for: .selfService)
    guard let authenticatedAt = holder.authenticatedAt else { throw Self.noOperator }
    return InstallationOperator(
      username: holder.user.username,
      sub: holder.user.sub,
      groups: try holder.user.groups().names,
      operatorPool: home.pool.text,
      authenticatedAt: authenticatedAt
    )
  }

  private static let noOperator = AuthenticationFailure.unauthorized(
    "The token is not an operator's."
  )
  private static let longestToken = 16_384
}
