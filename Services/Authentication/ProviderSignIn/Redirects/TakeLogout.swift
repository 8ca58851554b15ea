internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import GatehouseStubs
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension ProviderSignIn {
  /// Signs a user out whom a provider of SAML has signed in and wants signed out (SAM-22).
  func takeLogout(
    _ request: TakeProviderLogoutRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ProviderRedirectEnd {
    guard let pool = request.userPoolId.flatMap({ UserPoolID($0) }) else {
      return .unproved(in: nil, rule: "the address names no pool")
    }
    let settings = try await settings.pool(pool)
    let asking = ReadProviderLogoutRequest(
      userPoolId: pool.text,
      samlRequest: request.samlRequest,
      relayState: request.relayState,
      baseUrl: baseURL(of: settings)
    )
    let read = try await providerCalls.askSignIns { (signIns) async throws(RPCError) in
      try await signIns.readProviderLogout(asking, context: call.context)
    }
    guard let provider = read.providerName, let subject = read.subject else {
      return .unproved(in: pool, rule: read.rule ?? "the request is not proved")
    }
    call.trail.noteAcceptedToken()
    do throws(AuthenticationFailure) {
      let user = try await accounts.user(of: subject, at: provider, in: settings)
      call.note(user)
      try await requests.endSessions(of: user, provedBy: provider, in: settings, call)
    } catch .userNotFound {
      // No user is signed in by that name: what the provider wants is so already.
    } catch {
      throw error
    }
    return ProviderRedirectEnd(
      read.url.map { .elsewhere($0) } ?? .page(.unusable),
      in: pool
    )
  }
}

extension ProviderRedirectEnd {
  fileprivate static func unproved(in pool: UserPoolID?, rule: String) -> ProviderRedirectEnd {
    ProviderRedirectEnd(
      refusing: .invalidParameter("The request to sign out is not acceptable."),
      .page(.unusable),
      in: pool,
      rule: rule
    )
  }
}
