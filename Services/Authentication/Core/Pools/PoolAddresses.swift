internal import Domain

/// The addresses of user pools at an installation (DOM-1 and DOM-2).
package struct PoolAddresses: Sendable, Hashable {
  /// The URL of the installation, without a slash at its end.
  private let publicURL: String
  /// What hosts of prefix domains end with, in lower case; nil where they have none.
  package let suffix: String?

  /// `https`, or `http` while developing.
  private let scheme: Substring
  /// The installation's host, in lower case and without port.
  package let host: String
  /// With its colon; empty where it is the scheme's own.
  private let port: Substring

  package init(publicURL: String, suffix: String?) {
    self.publicURL = publicURL
    self.suffix = suffix?.lowercased()
    scheme = publicURL.prefix { $0 != ":" }
    let authority = publicURL.dropFirst(scheme.count + 3).prefix { $0 != "/" && $0 != "?" }
    // The colons of an IPv6 address stand in brackets.
    let name = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority
    let end = name.last == "]" ? name.endIndex : name.firstIndex(of: ":") ?? name.endIndex
    host = name[..<end].lowercased()
    port = authority.dropFirst(host.count)
  }

  /// What tokens of the pool name as their issuer: never a domain (DOM-8).
  package func issuer(of pool: UserPoolSettings) -> String {
    "\(publicURL)/\(pool.id.text)"
  }

  /// The domain that decides where browsers are led, and how pages look: a host of the pool's own before a
  /// prefix.
  package func canonicalDomain(of pool: UserPoolSettings) -> PoolDomain? {
    Self.canonical(pool.domains)
  }

  private static func canonical(_ domains: [PoolDomain]) -> PoolDomain? {
    domains.first { $0.isCustom } ?? domains.first
  }

  /// The host of the pages of a pool with these domains, for which passkeys are made unless the pool names
  /// another one (PKY-1); nil where there are no pages, or their host is an address.
  func passkeyHost(_ domains: [PoolDomain]) -> String? {
    guard let domain = Self.canonical(domains) else { return nil }
    let name = self.host(of: domain) ?? self.host
    return RelyingPartyID.isHost(name) ? name : nil
  }

  /// The address that browsers are led to, without a slash at its end.
  package func canonicalBase(of pool: UserPoolSettings) -> String {
    canonicalDomain(of: pool).flatMap { base(of: $0) } ?? issuer(of: pool)
  }

  /// The address that links in messages lead to, without a slash at its end: the pool's domain, which its users
  /// know, or else the installation.
  package func linkBase(of pool: UserPoolSettings) -> String {
    canonicalDomain(of: pool).flatMap { base(of: $0) } ?? publicURL
  }

  /// The URL of a domain, without a slash at its end; nil where it has no host.
  func base(of domain: PoolDomain) -> String? {
    host(of: domain).map { "\(scheme)://\($0)\(port)" }
  }

  /// Below what discovery has the endpoints that programs call.
  ///
  /// Names below `localhost` are known to browsers and to few programs (RFC 6761 §6.3).
  package func discoveryBase(of pool: UserPoolSettings) -> String {
    let name = canonicalDomain(of: pool).flatMap { host(of: $0) }
    let isOfBrowsers = name?.hasSuffix(".localhost") ?? false
    switch DiscoveryEndpoints(tags: pool.tags) {
    case .canonical: return isOfBrowsers ? issuer(of: pool) : canonicalBase(of: pool)
    case .issuer: return issuer(of: pool)
    }
  }

  /// The host of a domain; nil for a prefix where the installation has no suffix.
  package func host(of domain: PoolDomain) -> String? {
    domain.isCustom ? domain.name : suffix.map { "\(domain.name).\($0)" }
  }

  /// The name of the domain that would have the host, which is in lower case and without port.
  package func domainName(ofHost host: String) -> String {
    guard let suffix, host.hasSuffix(".\(suffix)") else { return host }
    return String(host.dropLast(suffix.utf8.count + 1))
  }

  /// Whether the host is the installation's own, or is left to prefixes.
  package func isTaken(_ host: String) -> Bool {
    guard host != self.host else { return true }
    guard let suffix else { return false }
    return host == suffix || host.hasSuffix(".\(suffix)")
  }
}
