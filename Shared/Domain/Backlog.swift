/// Entries that wait to be written, within a bound of number and bytes.
///
/// What comes beyond the bound is counted, so that whoever writes the entries can tell how many are
/// missing. An entry stays until it is removed, so that one write that fails loses nothing.
public struct Backlog<Entry: Sendable>: Sendable {
  /// How much may wait, and how much goes into one write.
  public struct Bounds: Sendable, Hashable {
    /// How many entries may wait.
    public var entries: Int
    /// How many bytes all of them may have.
    public var bytes: Int
    /// How many entries are written at once.
    public var entriesAtOnce: Int
    /// How many bytes are written at once; a larger entry goes alone.
    public var bytesAtOnce: Int

    /// Five seconds of a flood as fast as a gateway can refuse, and a write below what a message
    /// between processes may have.
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

  /// What there was no room for.
  public struct Excess: Sendable, Hashable {
    /// How many entries.
    public var count: Int
    /// When the first of them came.
    public var first: Instant
    /// When the last of them came.
    public var last: Instant

    /// An excess of so many entries.
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
  /// Before this everything is removed; the array is moved only now and then.
  private var begin = 0
  private var bytes = 0
  /// What was not taken and has not been told.
  public private(set) var excess: Excess?

  /// An empty backlog.
  public init(_ bounds: Bounds = Bounds()) {
    self.bounds = bounds
  }

  /// How many wait.
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

  /// Removes so many of the oldest.
  public mutating func remove(_ removed: Int) {
    let end = begin + removed
    bytes -= waiting[begin..<end].reduce(0) { $0 + $1.bytes }
    begin = end
    guard begin == waiting.count || begin >= bounds.entriesAtOnce * 8 else { return }
    waiting.removeFirst(begin)
    begin = 0
  }

  /// Removes so many of the oldest, which could not be written, and counts them.
  public mutating func giveUp(_ given: Int, at now: Instant) {
    remove(given)
    lose(given, at: now)
  }

  /// The excess that is to be told now: once nothing waits, or when it has grown for so long.
  public func dueExcess(at now: Instant, atLatestAfter limit: Duration) -> Excess? {
    guard let excess, count == 0 || now.since(excess.first) >= limit else { return nil }
    return excess
  }

  /// Forgets an excess that was told; what was added to it since stays.
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
