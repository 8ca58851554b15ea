internal import IdentityFederationCore
internal import IdentityFederationProofs

/// Logins by access tokens of Facebook, by the pool's own application.
struct FacebookLogins: Sendable {
  let proof: FacebookProof
  /// What the claims name as their issuer.
  let issuer: String

  /// The user that the token proves, if it was given to the pool's application.
  func prove(
    _ token: String,
    in settings: IdentityPoolSettings
  ) async throws(IdentityFederationFailure) -> ProvedLogin {
    guard let application = settings.supportedLoginProviders[PublicProviders.facebookName] else {
      throw .unsupportedLoginProvider
    }
    let user: FacebookProof.User
    do throws(ProofFailure<OpaqueTokenRefusal>) {
      user = try await proof.prove(token, of: application, as: .openIDConnect)
    } catch {
      throw IdentityFederationFailure(login: error)
    }
    return .opaque(
      PublicProviders.facebookName,
      issuer: issuer,
      user: user.id,
      application: application
    )
  }
}
