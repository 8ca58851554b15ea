/// The blocks behind a `MessageArena`; its address is what C's allocator gets to see.
struct ArenaStorage {
  private static let alignment = 16
  private static let firstBlock = 2048
  private static let largestStep = 1 << 20

  private(set) var isExhausted = false
  private var blocks: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer?
  private var remaining = 0
  private var total = 0
  private var nextBlock = firstBlock

  /// Nil when the arena's limit is reached.
  mutating func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    guard count >= 0, count <= MessageArena.limit else {
      isExhausted = true
      return nil
    }
    let size = (max(count, 1) + Self.alignment - 1) & ~(Self.alignment - 1)
    if let next, size <= remaining {
      self.next = next + size
      remaining -= size
      return next
    }
    return allocateInNewBlock(size)
  }

  private mutating func allocateInNewBlock(_ size: Int) -> UnsafeMutableRawPointer? {
    let capacity = max(size, nextBlock)
    // Twice the limit: an encoding of that size also needs the structs that describe it.
    guard total + capacity <= 2 * MessageArena.limit else {
      isExhausted = true
      return nil
    }
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: capacity,
      alignment: Self.alignment
    )
    blocks.append(block)
    total += capacity
    nextBlock = min(nextBlock * 2, Self.largestStep)
    if capacity - size > remaining {
      next = block + size
      remaining = capacity - size
    }
    return block
  }

  /// Frees everything that was ever allocated.
  mutating func freeBlocks() {
    for block in blocks { block.deallocate() }
    blocks = []
    next = nil
    remaining = 0
  }
}
