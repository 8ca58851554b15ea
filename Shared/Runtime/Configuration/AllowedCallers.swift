internal import GatehouseStubs
internal import OperatingSystem

/// Which Unix users may call each of a process's RPC services.
public struct AllowedCallers: Sendable, Hashable {
  /// User ids by the RPC service's full name.
  public let users: [String: Set<UInt32>]

  /// Reads `allowed-callers.<rpc service>`: a list of user names or numbers.
  ///
  /// A service that is not listed may be called by this process's own user and by root. A name of
  /// a service that the process does not offer is an unknown key, hence refused.
  public init(_ source: inout ConfigurationSource, services: [String]) {
    let usual: Set<UInt32> = [UserAccount.current.user, 0]
    var users: [String: Set<UInt32>] = [:]
    for service in services {
      users[service] = Self.read(service, &source) ?? usual
    }
    // A user that may call any service here may also ask for its health, its metrics and its spans.
    let anyone = users.values.reduce(into: usual) { $0.formUnion($1) }
    for service in [HealthMethods.service, MetricsMethods.service, TracesMethods.service] {
      users[service] = Self.read(service, &source) ?? anyone
    }
    self.users = users
  }

  private static func read(
    _ service: String,
    _ source: inout ConfigurationSource
  ) -> Set<UInt32>? {
    guard let names = source.optionalStrings("allowed-callers", service) else { return nil }
    var users: Set<UInt32> = []
    for name in names {
      guard let account = UserAccount.named(name) else {
        source.report(["allowed-callers", service], "no user is named \(name)")
        continue
      }
      users.insert(account.user)
    }
    return users
  }
}
