public import OperatingSystem

/// Which Unix users may call which RPC services of this process.
public struct CallerAdmission: Sendable {
  private let allowed: [String: Set<UInt32>]
  private let everywhere: Set<UInt32>

  /// Admits the listed users to the services they are listed for, and `everywhere` to all.
  public init(allowed: [String: Set<UInt32>], everywhere: Set<UInt32>) {
    self.allowed = allowed
    self.everywhere = everywhere
  }

  /// Whether the peer may call anything here.
  ///
  /// Who may not is refused before a byte is decoded.
  public func admits(_ peer: PeerCredentials) -> Bool {
    everywhere.contains(peer.userID) || allowed.values.contains { $0.contains(peer.userID) }
  }

  /// Whether the peer may call a service, by its full name.
  public func admits(_ peer: PeerCredentials, to service: String) -> Bool {
    everywhere.contains(peer.userID) || allowed[service]?.contains(peer.userID) == true
  }

  /// The users that `admits(_:)` is true for.
  var everyone: Set<UInt32> {
    allowed.values.reduce(into: everywhere) { $0.formUnion($1) }
  }

  /// The users that `admits(_:to:)` is true for.
  func users(of service: String) -> Set<UInt32> {
    everywhere.union(allowed[service] ?? [])
  }
}
