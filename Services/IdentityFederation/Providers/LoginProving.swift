package import IdentityFederationCore
package import RPC

/// The proof of the logins that a client presents; the developer's own are not among them.
package protocol LoginProving: Sendable {
  /// The users that the tokens prove, in the order of the sorted keys.
  ///
  /// - Parameters:
  ///   - logins: The provider's name to its token, as the request has them.
  ///   - pool: The identity pool, whose settings decide which providers count.
  ///   - context: The call, for whose time a provider is waited for.
  /// - Throws: `notAuthorized` where one token proves nothing, and `externalService` where a provider is
  ///   out of reach.
  func prove(
    _ logins: [String: String],
    of pool: IdentityPoolSettings,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> [ProvedLogin]
}
