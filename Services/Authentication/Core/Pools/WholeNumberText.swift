/// A whole number of any size in decimal text, as schema limits are given.
///
/// Limits go up to 2^1023, which no integer type holds.
struct WholeNumberText: Sendable, Comparable {
  private let isNegative: Bool
  /// Without leading zeros; empty for zero.
  private let digits: [UInt8]

  /// 2^1023 has this many digits.
  private static let maxDigits = 308

  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    let hasSign = bytes.first == UInt8(ascii: "-")
    if hasSign { bytes = bytes.dropFirst() }
    guard !bytes.isEmpty, bytes.count <= Self.maxDigits,
      bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    digits = Array(bytes.drop { $0 == UInt8(ascii: "0") })
    isNegative = hasSign && !digits.isEmpty
  }

  static func < (left: WholeNumberText, right: WholeNumberText) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    let (smaller, larger) = left.isNegative ? (right, left) : (left, right)
    guard smaller.digits.count == larger.digits.count else {
      return smaller.digits.count < larger.digits.count
    }
    return smaller.digits.lexicographicallyPrecedes(larger.digits)
  }
}
