internal import Domain
internal import HTTPTypes
internal import HummingbirdCore

/// Leads browsers to the one address that a pool's cookies, sessions and passkeys belong to (DOM-2).
struct BrowserAddresses: Sendable {
  /// What becomes of a request for a page.
  enum Decision: Sendable {
    /// The endpoint answers it.
    case answer(EndpointRequest)
    case redirect(RedirectTarget)
    /// The pool whose id the address has does not exist.
    case noPool
    /// The pool has no pages.
    case noPages
    /// A form is sent to an address that is not the page's.
    case formElsewhere
  }

  let sites: PoolSites
  let hosts: DomainHosts

  /// Decides by who opens the endpoint's address, and where it is; `path` is what of the request's path is
  /// the endpoint's own.
  ///
  /// The request's pool is set if its address names one.
  func decide(
    _ request: EndpointRequest,
    path: Substring,
    for audience: EndpointAudience
  ) async throws(PublicError) -> Decision {
    guard let site = try await site(of: request) else {
      // Without a pool the endpoint says in its own way what is missing.
      return request.pool == nil ? .answer(request) : .noPool
    }
    guard site.managedLoginVersion != nil else { return .noPages }
    var request = request
    let isBelowPool = !request.basePath.isEmpty
    request.pool = site.pool
    request.site = site
    guard !hosts.isCanonical(site, at: request.host, isBelowPool: isBelowPool) else {
      return .answer(request)
    }
    switch request.http.method {
    case .get, .head:
      return .redirect(
        RedirectTarget(canonical: site, path: path, query: request.http.head.query)
      )
    default:
      return audience == .browsersOfOtherSites ? .answer(request) : .formElsewhere
    }
  }

  /// The site of the address's pool; below the installation's URL itself, of the client's pool.
  private func site(of request: EndpointRequest) async throws(PublicError) -> PoolSite? {
    if let site = request.site { return site }
    if let pool = request.pool { return try await sites.site(of: .pool(pool), for: request.caller) }
    let query = request.query(plus: .space)
    // If two stand there, the wrong one could be believed: the endpoint refuses them.
    guard !query.repeated.contains("client_id"), let text = query["client_id"],
      let client = ClientID(text)
    else { return nil }
    return try await sites.site(of: .client(client), for: request.caller)
  }
}
