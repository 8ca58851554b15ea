/// Byte strings one after the other, each with its length before it, for sealing.
public enum SealedFields {
  /// The fields in a form that tells where each ends.
  public static func encode(_ fields: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    for field in fields {
      let count = UInt32(clamping: field.count)
      for shift in stride(from: UInt32(24), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: count >> shift))
      }
      bytes.append(contentsOf: field)
    }
    return bytes
  }

  /// The fields; nil unless there are exactly this many.
  public static func decode(_ bytes: [UInt8], count: Int) -> [[UInt8]]? {
    decode(bytes, count: count...count)
  }

  /// The fields; nil if there are fewer or more.
  public static func decode(_ bytes: [UInt8], count: ClosedRange<Int>) -> [[UInt8]]? {
    var fields: [[UInt8]] = []
    var rest = bytes[...]
    while rest.count >= 4 {
      let length = Int(rest.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
      rest = rest.dropFirst(4)
      guard rest.count >= length else { return nil }
      fields.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty && count.contains(fields.count) ? fields : nil
  }

  /// The text that a field holds.
  public static func text(_ field: [UInt8]) -> String {
    String(decoding: field, as: UTF8.self)
  }

  /// A number as a field.
  public static func bytes(_ number: Int64) -> [UInt8] {
    Array(String(number).utf8)
  }

  /// The number that a field holds.
  public static func number(_ field: [UInt8]) -> Int64? {
    Int64(text(field))
  }
}
