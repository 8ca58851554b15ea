internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import Logging
internal import RPC

/// Where user pools are found, as authentication says it; each answer is cached for a second.
struct PoolSites: Sendable {
  /// What an address says of its pool.
  enum Clue: Sendable, Hashable {
    /// In lower case, without port and trailing dot.
    case host(String)
    case pool(UserPoolID)
    case client(ClientID)
  }

  private let memory: BriefMemory<Clue, PoolSite?>

  init(
    _ authentication: any RPCChannel,
    callTime: Duration,
    logger: Logger,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    let domains = DomainClient(authentication)
    memory = BriefMemory(now: now) { clue, caller in
      do throws(RPCError) {
        let found = try await domains.findDomain(
          FindDomainRequest(clue),
          context: caller.context(within: callTime, isIdempotent: true)
        )
        return .success((PoolSite(found), true))
      } catch {
        // An older version knows no domains, and has none.
        guard error.code != .unimplemented else { return .success((nil, false)) }
        logger.error(
          "the pool of an address could not be found",
          metadata: [
            "request-id": "\(caller.requestID)", "reason": "\(error.reason)",
            "detail": "\(error.message)",
          ]
        )
        return .failure(.internalError)
      }
    }
  }

  /// The pool's site; nil where there is no such pool.
  func site(of clue: Clue, for caller: Caller) async throws(PublicError) -> PoolSite? {
    try await memory.value(of: clue, for: caller)
  }

  /// What is in memory of it: nil where nothing is, and nil inside where there is no such pool.
  func cached(_ clue: Clue) -> PoolSite?? {
    memory.cached(clue)
  }
}

extension FindDomainRequest {
  fileprivate init(_ clue: PoolSites.Clue) {
    switch clue {
    case .host(let name): self.init(host: name)
    case .pool(let id): self.init(userPoolId: id.text)
    case .client(let id): self.init(clientId: id.text)
    }
  }
}

extension PoolSite {
  /// Nil where the answer names no pool.
  fileprivate init?(_ found: FindDomainResponse) {
    guard let pool = found.userPoolId.flatMap({ UserPoolID($0) }), let base = found.canonicalBase
    else { return nil }
    self.init(
      pool: pool,
      base: base,
      managedLoginVersion: found.managedLoginVersion,
      discoveryBase: found.discoveryBase ?? base,
      acrValues: found.acrValues,
      hasIntrospection: found.hasIntrospection ?? false
    )
  }
}
