internal import IdentityFederationCore
internal import IdentityFederationProofs

/// Logins by access tokens of Login with Amazon, by the pool's own application.
struct AmazonLogins: Sendable {
  let proof: AmazonProof

  /// The user that the token proves, if it was given to the pool's application.
  func prove(
    _ token: String,
    in settings: IdentityPoolSettings
  ) async throws(IdentityFederationFailure) -> ProvedLogin {
    guard let application = settings.supportedLoginProviders[PublicProviders.amazonName] else {
      throw .unsupportedLoginProvider
    }
    let proved: AmazonProof.Token
    do throws(ProofFailure<OpaqueTokenRefusal>) {
      proved = try await proof.prove(token, of: application, as: .openIDConnect)
    } catch {
      throw IdentityFederationFailure(login: error)
    }
    return .opaque(
      PublicProviders.amazonName,
      issuer: "https://www.amazon.com",
      user: proved.user,
      application: application
    )
  }
}
