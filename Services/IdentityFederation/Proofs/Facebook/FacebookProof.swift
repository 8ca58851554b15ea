internal import Domain
internal import IdentityFederationCore

/// Logins by access tokens of Facebook, which only Facebook can read.
struct FacebookLogins: Sendable {
  let address: ProviderAddress
  let requests: ProviderRequests

  private struct Named: Decodable {
    let id: String
  }

  private struct Fault: Decodable {
    struct Content: Decodable {
      let code: Int
    }

    let error: Content
  }

  /// The codes that speak of the token: a session that is over, a token that does not hold, no token.
  ///
  /// Others are about Facebook's own state, as a rate that is exceeded.
  private static let tokenFaults: Set<Int> = [102, 190, 2500]

  /// The user that the token proves, if it was given to the pool's application.
  ///
  /// The application is asked for before the user (Graph API, `/app`): a token that another
  /// application got from the same user would open the user's identity to that application.
  func prove(
    _ token: String,
    in settings: IdentityPoolSettings
  ) async throws(IdentityFederationFailure) -> ProvedLogin {
    guard let application = settings.supportedLoginProviders[PublicProviders.facebookName] else {
      throw .unsupportedLoginProvider
    }
    guard try await id(of: "/app", token) == application else { throw .loginOfOtherAudience }
    let user = try await id(of: "/me", token)
    return .opaque(
      PublicProviders.facebookName,
      issuer: address.origin,
      user: user,
      application: application
    )
  }

  private func id(
    of path: String,
    _ token: String
  ) async throws(IdentityFederationFailure) -> String {
    guard let place = address.appending(path) else { throw .loginRejected }
    let answer = try await requests.answer(
      from: place,
      asking: [("fields", "id"), ("access_token", token)]
    )
    if answer.status == 200, let found = ProviderRequests.json(Named.self, answer.body),
      LoginClaims.isSubject(found.id)
    {
      return found.id
    }
    if (400...499).contains(answer.status),
      let fault = ProviderRequests.json(Fault.self, answer.body),
      Self.tokenFaults.contains(fault.error.code)
    {
      throw .loginRejected
    }
    throw requests.fault(at: place, "status \(answer.status)")
  }
}
