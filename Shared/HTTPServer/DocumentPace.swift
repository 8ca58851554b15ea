internal import NIOCore
internal import Synchronization

/// How fast answers from memory, and the requests of a pipeline, follow each other, counted for each client
/// over all of its connections.
///
/// A document or a refusal costs the client next to nothing. Without a pace a few connections with
/// pipelined requests would hold their thread, and every other client's request would wait behind them.
final class DocumentPace: Sendable {
  /// So many answers come at once.
  static let burst = 16
  /// From one answer to the next after that: a thousand a second for one address.
  static let step: TimeAmount = .milliseconds(1)

  private let networksOf: @Sendable (String) -> [ClientNetwork]
  private let turns = Mutex<[ClientNetwork: DocumentTurns]>([:])

  private static let capacity = 4096

  /// - Parameter networks: What an address is counted for; nothing for a proxy, which brings many clients.
  init(networks: @escaping @Sendable (String) -> [ClientNetwork]) {
    networksOf = networks
  }

  func networks(of address: SocketAddress?) -> [ClientNetwork] {
    address?.ipAddress.map(networksOf) ?? []
  }

  /// Takes the next turn of the networks; returns how long until it comes, zero for now.
  func wait(of networks: [ClientNetwork], at now: NIODeadline) -> TimeAmount {
    turns.withLock { turns in
      if turns.count >= Self.capacity { turns = turns.filter { !$0.value.isFull(at: now) } }
      return networks.map { network in
        let step = TimeAmount.nanoseconds(Self.step.nanoseconds / Int64(network.share(1)))
        return turns[network, default: DocumentTurns()].take(step: step, at: now)
      }.max() ?? .zero
    }
  }
}

/// The turns of one client: a burst at once, then one each step (ITU-T I.371, virtual scheduling).
struct DocumentTurns: Sendable {
  /// When all turns are there again.
  private var fullAt: NIODeadline = .uptimeNanoseconds(0)

  func isFull(at now: NIODeadline) -> Bool { fullAt <= now }

  mutating func take(step: TimeAmount, at now: NIODeadline) -> TimeAmount {
    fullAt = max(fullAt, now) + step
    let turn = fullAt - step * DocumentPace.burst
    return turn > now ? turn - now : .zero
  }
}
