package import Domain
internal import GatehouseStubs
internal import IdentityFederationMessages
package import IdentityFederationStubs
package import RPC

/// Asks identity federation, which keeps the outside providers of pools and proves their tokens.
package struct ProviderCalls: Sendable {
  let providers: UserPoolProviderClient
  let signIns: ProviderSignInClient

  package init(providers: UserPoolProviderClient, signIns: ProviderSignInClient) {
    self.providers = providers
    self.signIns = signIns
  }

  /// The same of a sign-in at a provider.
  package func askSignIns<Value: Sendable>(
    _ call: (ProviderSignInClient) async throws(RPCError) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    do throws(RPCError) {
      return try await call(signIns)
    } catch {
      throw AuthenticationFailure(identityFederation: error)
    }
  }

  /// Carries out a call, and translates its refusal into this service's words.
  package func ask<Value: Sendable>(
    _ call: (UserPoolProviderClient) async throws(RPCError) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    do throws(RPCError) {
      return try await call(providers)
    } catch {
      throw AuthenticationFailure(identityFederation: error)
    }
  }

  /// How many providers identity federation tells at once.
  private static let page: Int32 = 1000

  /// The names of all of a pool's providers.
  package func names(
    in pool: UserPoolID,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> Set<String> {
    var names: Set<String> = []
    var last: String?
    repeat {
      let asked = ListUserPoolProvidersRequest(
        userPoolId: pool.text,
        afterName: last,
        limit: Self.page
      )
      let listed = try await ask { (providers) async throws(RPCError) in
        try await providers.listUserPoolProviders(asked, context: context.repeatable)
      }
      let page = listed.providers.compactMap(\.name)
      names.formUnion(page)
      last = page.count < Int(Self.page) ? nil : page.last
    } while last != nil
    return names
  }

  /// Forgets a provider's own tokens of its user, where any are kept.
  package func removeTokens(
    of subject: String,
    at provider: String,
    in pool: UserPoolID,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    let request = RemoveProviderTokensRequest(
      userPoolId: pool.text,
      providerName: provider,
      subject: subject
    )
    _ = try await askSignIns { (signIns) async throws(RPCError) in
      do throws(RPCError) {
        return try await signIns.removeProviderTokens(request, context: context.repeatable)
      } catch {
        // An older version cannot; it is replaced in the same upgrade, and users can be deleted meanwhile.
        guard error.code == .unimplemented else { throw error }
        return RemoveProviderTokensResponse()
      }
    }
  }

  /// Deletes all providers of a deleted pool.
  package func removeProviders(
    of pool: UserPoolID,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    _ = try await ask { (providers) async throws(RPCError) in
      try await providers.deleteAllUserPoolProviders(
        DeleteAllUserPoolProvidersRequest(userPoolId: pool.text),
        context: context.repeatable
      )
    }
  }
}

extension AuthenticationFailure {
  /// The client's refusal when identity federation refuses.
  ///
  /// That a provider is out of reach proves nothing of its tokens: it is never a refusal.
  package init(identityFederation error: RPCError) {
    let message = error.details["message"] ?? error.message
    switch error.knownReason {
    case .invalidParameter: self = .invalidParameter(message)
    case .resourceNotFound: self = .resourceNotFound(message)
    case .resourceConflict: self = .duplicateProvider(message)
    case .limitExceeded: self = .limitExceeded(message)
    case .concurrentModification: self = .concurrentModification(message)
    case .notAuthorized: self = .notAuthorized(message)
    case .externalService: self = .unavailable(message)
    case nil, .some: self.init(fault: error, of: "identity federation")
    }
  }
}
