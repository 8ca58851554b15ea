internal import Domain
internal import Synchronization

/// Which of the requests beyond a rate become an event each.
///
/// Whoever asks too often could otherwise fill the disk with what is written about it. Those that are
/// not written are counted, and told by the next event of the bucket.
final class RateRefusals: Sendable {
  private struct Count {
    var second: Int64
    var written = 0
    var unwritten = 0
  }

  private let counts = Mutex<[RequestBucket: Count]>([:])

  static let mostASecond = 10
  private static let mostBuckets = 10_000

  /// How many refusals went unwritten since the bucket's last event, where this one is to be
  /// written; nil where it is not.
  func admit(_ bucket: RequestBucket, at now: Instant) -> Int? {
    counts.withLock { counts in
      if counts.count >= Self.mostBuckets, counts[bucket] == nil { counts.removeAll() }
      var count = counts[bucket] ?? Count(second: now.unixSeconds)
      if count.second != now.unixSeconds {
        count.second = now.unixSeconds
        count.written = 0
      }
      defer { counts[bucket] = count }
      guard count.written < Self.mostASecond else {
        count.unwritten += 1
        return nil
      }
      count.written += 1
      defer { count.unwritten = 0 }
      return count.unwritten
    }
  }
}
