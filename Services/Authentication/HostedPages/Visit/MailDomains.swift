internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import GatehouseStubs
internal import Logging
internal import RPC

/// Which users go on at an outside provider because of the mail domain that they typed (PAG-8).
///
/// The domain alone decides: who types a name learns which domains have a provider, and nothing of any user.
extension HostedPages {
  /// Whether a request's users begin by their address: one that asks for the pool itself has them stay here.
  func leadsByDomain(_ request: AuthorizationRequest, _ context: RPCCallContext) async -> Bool {
    guard request.provider != .own, request.client.listsOutsideProviders else { return false }
    do throws(AuthenticationFailure) {
      let found = try await authorization.provider(ofDomain: nil, for: request.client, context)
      return found != .noDomains
    } catch {
      // Without identity federation the pool's own users still sign in.
      logger.warning(
        "the mail domains of providers cannot be asked for",
        metadata: ["request_id": "\(context.requestID)", "error": "\(error.status)"]
      )
      return false
    }
  }

  /// The provider of the name's domain; nil where the name has none, or one that no provider has.
  func provider(
    ofName name: String,
    _ visit: PageVisit
  ) async throws(AuthenticationFailure) -> String? {
    guard visit.leadsByDomain, let domain = MailDomain(of: name) else { return nil }
    let found = try await authorization.provider(
      ofDomain: domain.text,
      for: visit.client,
      visit.context
    )
    guard case .found(let provider) = found else { return nil }
    return provider
  }
}

/// The domain of an e-mail address, in the form in which domains are compared.
struct MailDomain: Sendable, Hashable {
  let text: String

  /// Longer than any domain is.
  private static let maxBytes = 255

  /// Nil for what is no address.
  init?(of name: String) {
    guard let at = name.lastIndex(of: "@"), at != name.startIndex else { return nil }
    let domain = name[name.index(after: at)...].lowercased()
    guard domain.contains("."), domain.utf8.count <= Self.maxBytes else { return nil }
    text = domain
  }
}

extension ClientSettings {
  fileprivate var listsOutsideProviders: Bool {
    grants.identityProviders.contains { $0 != ClientGrants.ownProvider }
  }
}

extension PageVisit {
  /// To the page that leads on to a provider, to which the name goes along: it is not typed again there.
  func move(to provider: String, _ name: String) -> HostedPageMove {
    let replaced: Set = ["identity_provider", "idp_identifier", "login_hint"]
    return HostedPageMove(
      page: HostedPage.provider.rawValue,
      carried: request.carried.filter { !replaced.contains($0.name ?? "") } + [
        AuthorizationParameter(name: "identity_provider", value: provider),
        AuthorizationParameter(name: "login_hint", value: name),
      ]
    )
  }
}
