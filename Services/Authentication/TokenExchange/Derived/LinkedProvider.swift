internal import AuthenticationCore
internal import AuthenticationProviderSignIn
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

/// The outside provider whose own token a client asks for, by an audience of this form (FED-9).
struct LinkedProvider: Sendable {
  let name: String

  private static let prefix = "urn:gatehouse:linked-provider:"

  init?(audience: String?) {
    guard let audience, audience.hasPrefix(Self.prefix) else { return nil }
    name = String(audience.dropFirst(Self.prefix.count))
  }
}

extension TokenExchange {
  /// The provider's own access token of the user, which identity federation keeps and refreshes.
  ///
  /// A service that was given a token for itself alone does not come to the user's other accounts by it.
  func keptToken(
    of subject: Subject,
    at provider: LinkedProvider,
    _ request: DerivedTokenRequest,
    _ found: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> DerivedToken {
    guard request.actor == nil, request.type == .access, request.scopes.nonEmpty == nil else {
      throw .invalidParameter("A provider's own token has neither actor nor scopes of the pool.")
    }
    guard found.client.grants.identityProviders.contains(provider.name) else {
      throw call.refusal(
        .operationNotEnabled("The client does not have the identity provider \(provider.name)."),
        "the client does not list the provider"
      )
    }
    guard subject.audience == nil, let user = subject.user.user else {
      throw call.refusal(.tokenNotAccepted, "the subject's token was made for another service")
    }
    try check(user, may: subject)
    guard ProviderTag.keepTokens.names(provider.name, in: found.pool.tags),
      let name = try await providerSignIn.subject(of: user, at: provider.name, in: found.pool.id)
    else { throw call.refusal(.tokenNotAccepted, "no token of the provider is kept") }
    return try await kept(name, at: provider, in: found.pool.id, call)
  }

  private func kept(
    _ subject: String,
    at provider: LinkedProvider,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> DerivedToken {
    let asking = GetProviderTokenRequest(
      userPoolId: pool.text,
      providerName: provider.name,
      subject: subject
    )
    do throws(AuthenticationFailure) {
      let told = try await providerCalls.askSignIns { (signIns) async throws(RPCError) in
        try await signIns.getProviderToken(asking, context: call.context)
      }
      return DerivedToken(
        text: told.accessToken ?? "",
        type: .access,
        expiresInSeconds: told.expiresAtUnixSeconds.map { max($0 - clock.now().unixSeconds, 0) },
        scopes: (told.scope ?? "").split(separator: " ").map(String.init)
      )
    } catch .resourceNotFound {
      throw call.refusal(.tokenNotAccepted, "no token of the provider is kept")
    } catch {
      throw error
    }
  }
}
