/// Random values from a seed, so that a failure can be repeated.
struct Sampler {
  private var state: UInt64
  /// Every member present, every list with members.
  var isFull = false

  init(seed: UInt64, isFull: Bool = false) {
    state = seed
    self.isFull = isFull
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func isPresent() -> Bool { isFull || below(2) == 0 }

  mutating func bool() -> Bool { below(2) == 0 }

  mutating func integer<I: FixedWidthInteger>() -> I { I(truncatingIfNeeded: next()) }

  mutating func double() -> Double { Double(below(1_000_000)) / 64 }

  /// Milliseconds that a client may be told: years 1970 to 2100.
  mutating func instant() -> Int64 { Int64(below(4_102_444_800_000)) }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  mutating func string() -> String {
    let pieces = ["a", "Z", "0", "-", "é", "漢", "🔑", "\n", "\u{1}", "\"", "\\", " ", "\u{7F}"]
    var text = isFull ? "x" : ""
    for _ in 0..<below(12) { text += pick(pieces) }
    return text
  }

  mutating func count() -> Int { isFull ? 2 : below(3) }
}
