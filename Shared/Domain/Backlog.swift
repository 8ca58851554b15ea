/// Entries that wait to be written, bounded in number and bytes.
///
/// Entries beyond the bound are counted, so that the writer can report how many are missing. An
/// entry stays until it is removed, so a write that fails loses nothing.
public struct Backlog<Entry: Sendable>: Sendable {
  /// How much may wait, and how much goes into one write.
  public struct Bounds: Sendable, Hashable {
    /// The maximum number of entries that wait.
    public var entries: Int
    /// The maximum number of bytes of all of them.
    public var bytes: Int
    /// The maximum number of entries in one write.
    public var entriesAtOnce: Int
    /// The maximum number of bytes in one write; a larger entry goes alone.
    public var bytesAtOnce: Int

    /// Room for five seconds of a flood, as fast as a gateway can refuse.
    ///
    /// A write stays below the maximum size of a message between processes.
    public init(
      entries: Int = 50_000,
      bytes: Int = 32 << 20,
      entriesAtOnce: Int = 1000,
      bytesAtOnce: Int = 1 << 20
    ) {
      self.entries = entries
      self.bytes = bytes
      self.entriesAtOnce = entriesAtOnce
      self.bytesAtOnce = bytesAtOnce
    }
  }

  /// Entries for which there was no room.
  public struct Excess: Sendable, Hashable {
    /// How many entries.
    public var count: Int
    /// When the first of them came.
    public var first: Instant
    /// When the last of them came.
    public var last: Instant

    /// An excess of this many entries.
    public init(count: Int, first: Instant, last: Instant) {
      self.count = count
      self.first = first
      self.last = last
    }
  }

  private struct Waiting: Sendable {
    let entry: Entry
    let bytes: Int
  }

  private let bounds: Bounds
  private var waiting: [Waiting] = []
  /// All before this index is removed; the array is moved only now and then.
  private var begin = 0
  private var bytes = 0
  /// The excess that was not reported yet.
  public private(set) var excess: Excess?

  /// An empty backlog.
  public init(_ bounds: Bounds = Bounds()) {
    self.bounds = bounds
  }

  /// How many entries wait.
  public var count: Int { waiting.count - begin }

  /// Whether more than half of the room is taken, of entries or of bytes.
  public var isCrowded: Bool { count > bounds.entries / 2 || bytes > bounds.bytes / 2 }

  /// Takes the entry, or counts it where there is no room.
  public mutating func add(_ entry: Entry, bytes size: Int, at now: Instant) {
    guard count < bounds.entries, bytes + size <= bounds.bytes else {
      return lose(1, at: now)
    }
    waiting.append(Waiting(entry: entry, bytes: size))
    bytes += size
  }

  /// The oldest entries that go into one write; they stay.
  public func next() -> [Entry] {
    var sum = 0
    var entries: [Entry] = []
    for item in waiting[begin...].prefix(bounds.entriesAtOnce) {
      sum += item.bytes
      guard entries.isEmpty || sum <= bounds.bytesAtOnce else { break }
      entries.append(item.entry)
    }
    return entries
  }

  /// Removes this many of the oldest entries.
  public mutating func remove(_ removed: Int) {
    let end = begin + removed
    bytes -= waiting[begin..<end].reduce(0) { $0 + $1.bytes }
    begin = end
    guard begin == waiting.count || begin >= bounds.entriesAtOnce * 8 else { return }
    waiting.removeFirst(begin)
    begin = 0
  }

  /// Removes this many of the oldest entries, which could not be written, and counts them.
  public mutating func giveUp(_ given: Int, at now: Instant) {
    remove(given)
    lose(given, at: now)
  }

  /// The excess to report now: once nothing waits, or when it has grown for this long.
  public func dueExcess(at now: Instant, atLatestAfter limit: Duration) -> Excess? {
    guard let excess, count == 0 || now.since(excess.first) >= limit else { return nil }
    return excess
  }

  /// Drops an excess that was reported; what was added to it since stays.
  public mutating func forget(_ told: Excess) {
    guard var rest = excess, rest.count > told.count else {
      excess = nil
      return
    }
    rest.count -= told.count
    rest.first = told.last
    excess = rest
  }

  private mutating func lose(_ count: Int, at now: Instant) {
    guard count > 0 else { return }
    var lost = excess ?? Excess(count: 0, first: now, last: now)
    lost.count += count
    lost.last = max(lost.last, now)
    excess = lost
  }
}
