/// Small, fast, and the same everywhere for the same seed.
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Begins with a seed.
  public init(state: UInt64) {
    self.state = state
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from zero; zero where the limit is none.
  public mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int(next() % UInt64(limit)) : 0
  }
}
