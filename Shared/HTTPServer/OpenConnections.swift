internal import NIOConcurrencyHelpers
internal import NIOCore

/// The open connections of a listener, so that one that rests can make room for a new one.
///
/// Without it many clients, each within its share, could hold all connections with a small request a
/// minute on each.
final class OpenConnections: Sendable {
  private struct Open {
    let channel: any Channel
    /// The client's address; nil where it is unknown.
    let address: String?
    let idle: IdleTime
  }

  private let connections = NIOLockedValueBox<[ObjectIdentifier: Open]>([:])

  /// Knows a connection until it closes.
  func add(_ channel: any Channel, idle: IdleTime) {
    let id = ObjectIdentifier(channel)
    let open = Open(channel: channel, address: channel.remoteAddress?.ipAddress, idle: idle)
    connections.withLockedValue { $0[id] = open }
    channel.closeFuture.whenComplete { _ in
      self.connections.withLockedValue { $0[id] = nil }
    }
  }

  /// What an address means to the one that makes room.
  enum Standing {
    /// It has more than its share.
    case exceeds
    /// It has a share.
    case shares
    /// Its connections stay: a proxy would answer its own client with a fault.
    case stays
  }

  /// Closes the connection that has rested longest, of an address that exceeds its share if one rests.
  ///
  /// A client that meant to use it connects again.
  ///
  /// - Returns: Whether one rested.
  func closeLongestResting(_ standing: (_ address: String) -> Standing) -> Bool {
    let closing = connections.withLockedValue { connections -> (any Channel)? in
      let resting = connections.compactMap { id, open -> Resting? in
        guard let address = open.address, let since = open.idle.since else { return nil }
        switch standing(address) {
        case .stays: return nil
        case .exceeds: return Resting(id: id, since: since, isPreferred: true)
        case .shares: return Resting(id: id, since: since, isPreferred: false)
        }
      }
      guard let longest = resting.min() else { return nil }
      return connections.removeValue(forKey: longest.id)?.channel
    }
    closing?.close(promise: nil)
    return closing != nil
  }

  private struct Resting: Comparable {
    let id: ObjectIdentifier
    let since: NIODeadline
    let isPreferred: Bool

    static func < (one: Self, other: Self) -> Bool {
      one.isPreferred == other.isPreferred ? one.since < other.since : one.isPreferred
    }
  }
}
