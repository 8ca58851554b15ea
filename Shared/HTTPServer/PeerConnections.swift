internal import Domain

/// Counts the open connections of each client, so that no few can hold all of them.
///
/// Without it a single client could open as many as there may be and keep each alive with a small
/// request a minute, and all others would wait in the listen queue. Belongs to one thread.
struct PeerConnections {
  /// What decides about a new connection.
  enum Decision: Equatable {
    /// It may stay.
    case admitted
    /// It is one too many; true when this is the client's first since it had none.
    case refused(isFirst: Bool)
  }

  private struct Peer {
    var connections = 0
    var isRefused = false
  }

  private let limit: Int
  private let capacity: Int
  /// A proxy brings the connections of many clients.
  private let unlimited: [AddressRange]
  private var peers: [ClientNetwork: Peer] = [:]
  private var total = 0

  /// What is left of a share at the worst: a browser alone opens six.
  private static let smallestShare = 8

  /// - Parameters:
  ///   - limit: Of one address, as long as half of all are free.
  ///   - capacity: Of all clients together.
  ///   - unlimited: Whose connections have no share.
  init(limit: Int, capacity: Int, unlimited: [AddressRange]) {
    self.limit = limit
    self.capacity = capacity
    self.unlimited = unlimited
  }

  /// How many networks have a connection now, of those that are counted.
  var count: Int { peers.count }

  /// What an address may have now.
  ///
  /// It shrinks as the second half of all fills, so that a few clients with a full share each cannot fill
  /// it: the more of them there are, the less each has.
  var share: Int {
    let half = max(1, capacity / 2)
    let free = max(0, capacity - total)
    guard free < half else { return limit }
    let shrunk = (Double(limit) * Double(free) / Double(half)).rounded(.down)
    return min(limit, max(Self.smallestShare, Int(shrunk)))
  }

  /// Whether so few places are left that resting connections have to make room.
  var isCrowded: Bool { capacity - total < capacity / 16 }

  /// What a connection from this address counts for; nothing where no client is counted.
  func networks(_ address: String) -> [ClientNetwork] {
    unlimited.contains { $0.contains(address) } ? [] : ClientNetwork.all(of: address)
  }

  /// What an address means where room is made; one may have taken its share when that was larger.
  func standing(_ address: String) -> OpenConnections.Standing {
    let networks = networks(address)
    guard !networks.isEmpty else { return .stays }
    let share = share
    let exceeds = networks.contains { peers[$0]?.connections ?? 0 > $0.share(share) }
    return exceeds ? .exceeds : .shares
  }

  mutating func open(_ networks: [ClientNetwork]) -> Decision {
    let share = share
    for network in networks {
      guard var peer = peers[network], peer.connections >= network.share(share) else { continue }
      let isFirst = !peer.isRefused
      peer.isRefused = true
      peers[network] = peer
      return .refused(isFirst: isFirst)
    }
    for network in networks { peers[network, default: Peer()].connections += 1 }
    total += 1
    return .admitted
  }

  mutating func close(_ networks: [ClientNetwork]) {
    total -= 1
    for network in networks {
      guard var peer = peers[network] else { continue }
      peer.connections -= 1
      peers[network] = peer.connections > 0 ? peer : nil
    }
  }
}
