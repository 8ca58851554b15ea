/// The hosts that may be asked about tokens.
///
/// An identity pool's administrator and a provider's discovery document name addresses, and neither
/// may lead requests into the operator's network (server-side request forgery).
package struct AllowedHosts: Sendable, Hashable {
  /// The origins that an entry names.
  private let origins: Set<String>
  /// What the origins end in that an entry of the form `*.example.com` has.
  private let endings: Set<String>
  /// Whether every public host is allowed over HTTPS.
  private let includeAll: Bool

  private static let https = "https://"

  /// No host.
  package static let none = AllowedHosts(origins: [], endings: [], includeAll: false)

  /// Every public host over HTTPS by its usual port.
  package static let everyPublic = AllowedHosts(origins: [], endings: [], includeAll: true)

  /// Hosts, each `host` or `host:port` for HTTPS, `*.host` or `*.host:port` for every host below it,
  /// `*` for every public one, or `http://host:port`.
  ///
  /// Nil where one has another form.
  package init?(_ hosts: [String]) {
    var origins: Set<String> = []
    var endings: Set<String> = []
    for host in hosts where host != "*" {
      let isPattern = host.hasPrefix("*.")
      let name = isPattern ? String(host.dropFirst(2)) : host
      // A pattern is of HTTPS: who answers there has a certificate for the name.
      guard !isPattern || !name.contains("://"),
        let address = ProviderAddress(name.contains("://") ? name : Self.https + name),
        !address.withoutScheme.contains(where: "/?".contains)
      else { return nil }
      if isPattern {
        endings.insert("." + address.origin.dropFirst(Self.https.count))
      } else {
        origins.insert(address.origin)
      }
    }
    self.init(origins: origins, endings: endings, includeAll: hosts.contains("*"))
  }

  private init(origins: Set<String>, endings: Set<String>, includeAll: Bool) {
    self.origins = origins
    self.endings = endings
    self.includeAll = includeAll
  }

  /// These hosts, and those of the addresses.
  package func including(_ addresses: [ProviderAddress]) -> AllowedHosts {
    AllowedHosts(
      origins: origins.union(addresses.map(\.origin)),
      endings: endings,
      includeAll: includeAll
    )
  }

  /// Whether the address is at one of the hosts, by the same scheme and port.
  package func contain(_ address: ProviderAddress) -> Bool {
    if name(address) { return true }
    guard address.origin.hasPrefix(Self.https) else { return false }
    let host = address.origin.dropFirst(Self.https.count)
    // Every public host by its usual port alone.
    if includeAll, !host.contains(":") { return true }
    // From each dot on, so that a list of any length costs no more than the host is long.
    return host.indices.contains { host[$0] == "." && endings.contains(String(host[$0...])) }
  }

  /// Whether an entry names this very host, and so vouches for wherever its name leads.
  package func name(_ address: ProviderAddress) -> Bool {
    origins.contains(address.origin)
  }
}
