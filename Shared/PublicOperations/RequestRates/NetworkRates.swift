internal import Domain
internal import Synchronization

/// Keeps one network from using up what a pool may get: it may have a share of each rate.
///
/// Most networks send far less. A small part of the share passes by what this instance remembers, and
/// costs no statement; only what comes beyond it is taken from a bucket in PostgreSQL.
final class NetworkRates: Sendable {
  private struct Sender: Hashable {
    let pool: String?
    let category: String
    let network: String
  }

  private let rates: RequestRates
  private let clock: any WallClock
  /// By when what each sender sent is given back, in Unix milliseconds.
  private let senders = Mutex<[Sender: Int64]>([:])

  /// More are not remembered: what is forgotten is a second's worth.
  private static let capacity = 20_000
  /// Which part of its share a network may send to each instance without a statement.
  private static let quietPart = 8

  init(_ rates: RequestRates, clock: any WallClock) {
    self.rates = rates
    self.clock = clock
  }

  /// Whether one more request of the network may go on to the bucket of all.
  func admits(
    _ bucket: RequestBucket,
    from network: String,
    percent: Int
  ) async throws(GateFailure) -> Bool {
    guard percent < 100 else { return true }
    let share = max(bucket.rate * percent / 100, 1)
    let sender = Sender(pool: bucket.pool, category: bucket.category, network: network)
    if isQuiet(sender, rate: max(share / Self.quietPart, 1)) { return true }
    return try await rates.admits(
      RequestBucket(
        pool: bucket.pool,
        category: "\(bucket.category) from \(network)",
        rate: share
      )
    )
  }

  private func isQuiet(_ sender: Sender, rate: Int) -> Bool {
    let now = clock.now().unixMillis
    return senders.withLock { senders in
      if senders.count >= Self.capacity, senders[sender] == nil {
        senders = senders.filter { (now...now + 1000).contains($0.value) }
        if senders.count >= Self.capacity { senders.removeAll() }
      }
      let last = senders[sender] ?? now
      // Also after the clock was set back: a time far ahead is not believed.
      let begin = (now...now + 1000).contains(last) ? last : now
      let end = begin + Int64(max(1000 / rate, 1))
      guard end <= now + 1000 else { return false }
      senders[sender] = end
      return true
    }
  }
}
