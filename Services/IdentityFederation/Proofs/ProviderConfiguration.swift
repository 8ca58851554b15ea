/// What the operator decides about providers of logins.
package struct ProviderConfiguration: Sendable, Hashable {
  /// Where requests may go.
  package let hosts: AllowedHosts
  /// Where the providers are that need no registration.
  package let services: PublicProviders

  /// The public providers are among the hosts always: an operator who names none of them in a pool
  /// has none of them asked.
  package init(hosts: AllowedHosts, services: PublicProviders) {
    self.hosts = hosts.including(services.addresses)
    self.services = services
  }
}
