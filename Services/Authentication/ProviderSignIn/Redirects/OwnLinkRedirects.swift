internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

/// The way of a browser whose user adds an outside account on the account page (LNK-8): no client waits for a code.
extension ProviderSignIn {
  /// The link that a query carries; nil for a client's request.
  func ownLink(_ query: String, in pool: UserPoolID?) -> OwnLink? {
    guard let pool else { return nil }
    let carried = QueryText(query).parameters.parameters.first { $0.name == OwnLink.parameter }
    return accounts.ownLink(carried?.value, in: pool)
  }

  /// Sends the browser to the provider, which is to ask its user anew.
  func begin(
    _ link: OwnLink,
    _ request: BeginProviderRedirectRequest,
    in pool: UserPoolID,
    _ call: Call
  ) async -> ProviderRedirectEnd {
    do throws(AuthenticationFailure) {
      let found = try await client(of: link)
      let asking = BeginProviderSignInRequest(
        userPoolId: pool.text,
        providerName: link.provider,
        permittedProviders: found.client.grants.identityProviders,
        baseUrl: baseURL(of: found.pool),
        context: Array((request.query ?? "").utf8),
        binding: request.binding,
        prompt: "login"
      )
      let begun = try await providerCalls.askSignIns { (signIns) async throws(RPCError) in
        try await signIns.beginProviderSignIn(asking, context: call.context)
      }
      guard let url = begun.url else { throw .internalFault("a sign-in without an address") }
      return ProviderRedirectEnd(.elsewhere(url), in: pool, binding: begun.binding)
    } catch {
      return ProviderRedirectEnd(refusing: error, link, in: pool, rule: nil)
    }
  }

  /// Leads the browser back to the account page, with what the provider has proved.
  func finish(
    _ link: OwnLink,
    _ ended: FinishProviderSignInResponse,
    in pool: UserPoolID
  ) async -> ProviderRedirectEnd {
    do throws(AuthenticationFailure) {
      guard let proved = ended.user else {
        return ProviderRedirectEnd(
          refusing: .notAuthorized("The identity provider proves no user."),
          link,
          in: pool,
          rule: ended.rule
        )
      }
      let found = try await client(of: link)
      let identity = try ProvedIdentity(proved).identity
      guard identity.provider.exact == link.provider.exact,
        found.client.grants.identityProviders.contains(identity.provider)
      else {
        return ProviderRedirectEnd(
          refusing: .operationNotEnabled("The client does not have the identity provider."),
          link,
          in: pool,
          rule: "the client no longer lists the provider"
        )
      }
      guard isFresh(proved) else {
        return ProviderRedirectEnd(
          refusing: .notAuthorized("The user signed in at the identity provider too long ago."),
          link,
          in: pool,
          rule: "the provider has not asked its user anew"
        )
      }
      let address = try accounts.address(proving: identity, for: link, in: pool)
      return ProviderRedirectEnd(.elsewhere(address), in: pool)
    } catch {
      return ProviderRedirectEnd(refusing: error, link, in: pool, rule: nil)
    }
  }

  private func client(of link: OwnLink) async throws(AuthenticationFailure) -> ClientAndPool {
    guard let client = link.client else { throw .internalFault("a link without a client") }
    return try await directory.cachedSettings(of: client)
  }

  /// A session of the provider's that was left open proves its owner no more.
  private func isFresh(_ proved: ProvedProviderUser) -> Bool {
    guard let seconds = proved.authenticatedAtUnixSeconds, seconds > 0 else { return true }
    return clock.now().unixSeconds - seconds <= Accounts.ownLinkSeconds
  }
}

extension ProviderRedirectEnd {
  /// The browser goes back to the account page without a proof.
  fileprivate init(
    refusing refusal: AuthenticationFailure,
    _ link: OwnLink,
    in pool: UserPoolID,
    rule: String?
  ) {
    self.init(refusing: refusal, .elsewhere(link.addressWithoutProof), in: pool, rule: rule)
  }
}
