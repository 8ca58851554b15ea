import GatehouseMessages
import JSON
import Protobuf

/// A message of which the tests can make random instances.
protocol SampledMessage: ProtobufMessage {
  static func sample(_ sampler: inout Sampler) -> Self
}

protocol SampledPublicMessage: SampledMessage, JSONWritable {}

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

  /// Text that travels as bytes, and so may hold NUL.
  mutating func text() -> String { string() + pick(["", "\u{0}", "\u{0}tail"]) }

  mutating func bytes() -> [UInt8] { (0..<below(20)).map { _ in UInt8(below(256)) } }

  mutating func document() -> JSONDocument {
    JSONDocument(text: pick([#"{"a":[1,true,null]}"#, #""x""#, "[]", "1.5"]))
  }

  mutating func list<T>(_ member: (inout Sampler) -> T) -> [T] {
    (0..<(isFull ? 2 : below(3))).map { _ in member(&self) }
  }

  mutating func map<T>(_ value: (inout Sampler) -> T) -> [String: T] {
    var values: [String: T] = [:]
    for index in 0..<(isFull ? 2 : below(3)) { values["\(index)" + string()] = value(&self) }
    return values
  }
}
