package import AuthenticationAuthorization
package import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
package import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import Logging
package import PublicOperations
package import RPC

/// How authorization requests lead to outside providers: by an address of ours, at which the browser gets the
/// secret that the provider's answer needs (FED-1).
package struct ProviderWays: ProviderSignIns {
  private let providerCalls: ProviderCalls

  /// Ways to the providers that identity federation keeps.
  package init(_ providerCalls: ProviderCalls) {
    self.providerCalls = providerCalls
  }

  package func name(
    identifiedBy identifier: String,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String? {
    do throws(AuthenticationFailure) {
      return try await providerCalls.ask { (providers) async throws(RPCError) in
        try await providers.getUserPoolProvider(
          GetUserPoolProviderRequest(userPoolId: pool.text, identifier: identifier),
          context: call.context.repeatable
        )
      }.provider?.name
    } catch .resourceNotFound {
      return nil
    } catch {
      throw error
    }
  }

  package func provider(
    ofDomain domain: String?,
    for client: ClientSettings,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DomainProvider {
    let request = FindProviderOfDomainRequest(
      userPoolId: client.userPoolID.text,
      permittedProviders: client.grants.identityProviders,
      domain: domain
    )
    let found = try await providerCalls.ask { (providers) async throws(RPCError) in
      do throws(RPCError) {
        return try await providers.findProviderOfDomain(request, context: context.repeatable)
      } catch {
        // An older version knows no domains; it is replaced in the same upgrade.
        guard error.code == .unimplemented else { throw error }
        return FindProviderOfDomainResponse()
      }
    }
    guard found.hasDomains ?? false else { return .noDomains }
    return found.providerName.map { .found($0) } ?? .unknown
  }

  package func begin(
    at provider: String,
    for request: AuthorizationRequest,
    wantsFreshSignIn: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String? {
    var members = request.carried.compactMap { parameter -> (name: String, value: String)? in
      guard let name = parameter.name, let value = parameter.value else { return nil }
      return name == "identity_provider" || name == "idp_identifier" ? nil : (name, value)
    }
    members.append(("identity_provider", provider))
    if wantsFreshSignIn, !request.prompts.contains(.login) {
      // A provider's own cookie does not sign in again a user who has signed out (SES-43).
      members.removeAll { $0.name == "prompt" }
      members.append(("prompt", "login"))
    }
    // By it the gateway finds the secret that the browser has already: another one would end the sign-ins that it
    // has begun in other tabs.
    members.append(("user_pool_id", request.pool.id.text))
    return "/oauth2/idprequest?"
      + members.map { "\($0.name)=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
  }

  package func logoutURL(
    of session: [UInt8],
    in pool: UserPoolID,
    relayState: String?,
    _ call: Call
  ) async -> String? {
    let request = BeginProviderLogoutRequest(
      userPoolId: pool.text,
      sealedSession: session,
      relayState: relayState
    )
    do throws(AuthenticationFailure) {
      return try await providerCalls.askSignIns { (signIns) async throws(RPCError) in
        try await signIns.beginProviderLogout(request, context: call.context.repeatable)
      }.url
    } catch {
      // The provider was deleted, or its session is under a sealing key that is gone.
      call.logger.warning(
        "a user is not signed out at the outside provider",
        metadata: ["request_id": "\(call.context.requestID)", "error": "\(error.status)"]
      )
      return nil
    }
  }
}
