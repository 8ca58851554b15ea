/// The hosts that may be asked about tokens.
///
/// An identity pool's administrator and a provider's discovery document name addresses, and neither
/// may lead requests into the operator's network (server-side request forgery).
package struct AllowedHosts: Sendable, Hashable {
  private let origins: Set<String>

  /// No host.
  package static let none = AllowedHosts(Set<String>())

  /// Hosts, each `host` or `host:port` for HTTPS, or `http://host:port`.
  ///
  /// Nil where one has another form.
  package init?(_ hosts: [String]) {
    var origins: Set<String> = []
    for host in hosts {
      guard let address = ProviderAddress(host.contains("://") ? host : "https://" + host),
        !address.withoutScheme.contains(where: "/?".contains)
      else { return nil }
      origins.insert(address.origin)
    }
    self.origins = origins
  }

  private init(_ origins: Set<String>) {
    self.origins = origins
  }

  /// These hosts, and those of the addresses.
  package func including(_ addresses: [ProviderAddress]) -> AllowedHosts {
    AllowedHosts(origins.union(addresses.map(\.origin)))
  }

  /// Whether the address is at one of the hosts, by the same scheme and port.
  package func contain(_ address: ProviderAddress) -> Bool {
    origins.contains(address.origin)
  }
}
