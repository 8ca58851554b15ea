/// Tells the hosts of pools' domains from the installation's own (DOM-1).
struct DomainHosts: Sendable {
  /// What is found at a host.
  enum Place: Sendable, Hashable {
    /// Everything that the installation has.
    case installation
    /// What one pool has.
    case pool(PoolSite)
    /// Nothing: the host is left to pools' domains, and none has it.
    case nothing
  }

  /// The installation's own host.
  private let own: String
  /// With its dot; nil where prefixes have no hosts.
  private let ending: String?
  private let sites: PoolSites

  init(publicURL: String, suffix: String?, sites: PoolSites) {
    own = RequestHost.name(ofURL: publicURL)
    ending = suffix.map { ".\($0)" }
    self.sites = sites
  }

  /// What is at the host of this name.
  func place(of host: String, for caller: Caller) async throws(PublicError) -> Place {
    guard mayBeDomain(host) else { return .installation }
    return place(of: host, try await sites.site(of: .host(host), for: caller))
  }

  /// The same, if that is known already.
  func cached(_ host: String) -> Place? {
    guard mayBeDomain(host) else { return .installation }
    return sites.cached(.host(host)).map { place(of: host, $0) }
  }

  /// Whether a request's address is the one that browsers are led to.
  ///
  /// The port is left out: behind a proxy it may be another one.
  func isCanonical(_ site: PoolSite, at host: String, isBelowPool: Bool) -> Bool {
    guard isBelowPool else { return host == RequestHost.name(ofURL: site.base) && host != own }
    return host == own && site.base.hasSuffix("/\(site.pool)")
  }

  /// Another name is one that the operator, or a program of the same network, has for the installation.
  private func place(of host: String, _ site: PoolSite?) -> Place {
    if let site { return .pool(site) }
    return isBelowSuffix(host) ? .nothing : .installation
  }

  /// No domain is an address, or a name of one label: most requests need no look at the pools.
  private func mayBeDomain(_ host: String) -> Bool {
    guard host != own else { return false }
    guard !isBelowSuffix(host) else { return true }
    guard !host.hasPrefix("["), let dot = host.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return false
    }
    return !host.utf8[dot...].dropFirst().allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }

  private func isBelowSuffix(_ host: String) -> Bool {
    ending.map { host.hasSuffix($0) } ?? false
  }
}
