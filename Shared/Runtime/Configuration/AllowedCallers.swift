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
    var users: [String: Set<UInt32>] = [:]
    for service in services {
      var allowed: Set<UInt32> = [UserAccount.current.user, 0]
      if let names = source.optionalStrings("allowed-callers", service) {
        allowed = []
        for name in names {
          guard let account = UserAccount.named(name) else {
            source.report(["allowed-callers", service], "no user is named \(name)")
            continue
          }
          allowed.insert(account.user)
        }
      }
      users[service] = allowed
    }
    self.users = users
  }
}
