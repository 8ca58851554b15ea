internal import Domain
internal import IdentityFederationCore

/// Logins by access tokens of Login with Amazon, which only Amazon can read.
struct AmazonLogins: Sendable {
  let address: ProviderAddress
  let requests: ProviderRequests

  private struct TokenInfo: Decodable {
    let aud: String?
    let app_id: String?
    let user_id: String
  }

  private struct Fault: Decodable {
    let error: String
  }

  private static let tokenFaults: Set<String> = ["invalid_token", "invalid_request"]

  /// The user that the token proves, if it was given to the pool's application.
  ///
  /// Amazon tells two names of an application, its id and its client id; a pool may have either.
  func prove(
    _ token: String,
    in settings: IdentityPoolSettings
  ) async throws(IdentityFederationFailure) -> ProvedLogin {
    guard let application = settings.supportedLoginProviders[PublicProviders.amazonName] else {
      throw .unsupportedLoginProvider
    }
    let info = try await info(token)
    guard [info.aud, info.app_id].contains(application) else { throw .loginOfOtherAudience }
    return .opaque(
      PublicProviders.amazonName,
      issuer: "https://www.amazon.com",
      user: info.user_id,
      application: application
    )
  }

  private func info(_ token: String) async throws(IdentityFederationFailure) -> TokenInfo {
    guard let place = address.appending("/auth/o2/tokeninfo") else { throw .loginRejected }
    let answer = try await requests.answer(from: place, asking: [("access_token", token)])
    if answer.status == 200, let info = ProviderRequests.json(TokenInfo.self, answer.body),
      LoginClaims.isSubject(info.user_id)
    {
      return info
    }
    if (400...499).contains(answer.status),
      let fault = ProviderRequests.json(Fault.self, answer.body),
      Self.tokenFaults.contains(fault.error)
    {
      throw .loginRejected
    }
    throw requests.fault(at: place, "status \(answer.status)")
  }
}

extension ProvedLogin {
  /// A user whom a provider named when it was asked about a token that only it can read.
  static func opaque(
    _ provider: String,
    issuer: String,
    user: String,
    application: String
  ) -> ProvedLogin {
    ProvedLogin(
      provider: provider,
      subject: user,
      client: application,
      claims: [
        "iss": .string(issuer), "aud": .string(application), "sub": .string(user),
      ]
    )
  }
}
