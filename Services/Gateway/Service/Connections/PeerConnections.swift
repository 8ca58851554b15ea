/// Counts the open connections of each peer, so that one cannot hold all of them.
///
/// Without it a single client could open as many as there may be and keep each alive with a small
/// request a minute, and all others would wait in the listen queue. Belongs to one thread.
struct PeerConnections {
  /// What decides about a new connection.
  enum Decision: Equatable {
    /// It may stay.
    case admitted
    /// It is one too many; true when this is the peer's first since it had none.
    case refused(isFirst: Bool)
  }

  private struct Peer {
    var connections = 0
    var isRefused = false
  }

  private let limit: Int
  /// A proxy brings the connections of many clients.
  private let unlimited: [AddressRange]
  private var peers: [[UInt8]: Peer] = [:]

  init(limit: Int, unlimited: [AddressRange]) {
    self.limit = limit
    self.unlimited = unlimited
  }

  /// How many peers have a connection now, of those that are counted.
  var count: Int { peers.count }

  /// The client that a connection from this address counts for; nil where no client is counted.
  func key(_ address: String) -> [UInt8]? {
    guard let bytes = AddressRange.addressBytes(address),
      !unlimited.contains(where: { $0.contains(address) })
    else { return nil }
    // A host of IPv6 has a whole /64 of addresses to itself.
    return bytes.count == 4 ? bytes : Array(bytes.prefix(8))
  }

  mutating func open(_ key: [UInt8]) -> Decision {
    var peer = peers[key] ?? Peer()
    defer { peers[key] = peer }
    guard peer.connections < limit else {
      defer { peer.isRefused = true }
      return .refused(isFirst: !peer.isRefused)
    }
    peer.connections += 1
    return .admitted
  }

  mutating func close(_ key: [UInt8]) {
    guard var peer = peers[key] else { return }
    peer.connections -= 1
    peers[key] = peer.connections > 0 ? peer : nil
  }
}
