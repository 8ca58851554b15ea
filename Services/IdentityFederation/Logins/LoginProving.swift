package import IdentityFederationCore
package import RPC

/// The proof of the logins that a client presents; the developer's own are not among them.
package protocol LoginProving: Sendable {
  /// The normal form of a provider's name, by which logins are stored.
  func provider(named name: String) -> String

  /// The users that the tokens prove, in the order of the sorted names.
  ///
  /// `logins` are providers' names with the tokens, as the request has them; the pool's settings
  /// decide which providers count. Throws `notAuthorized` where one token proves nothing, and
  /// `externalService` where a provider is out of reach.
  func prove(
    _ logins: [String: String],
    of pool: IdentityPoolSettings,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> [ProvedLogin]
}
