/// Writes the few forms of ASN.1 that a certificate needs (X.690).
enum DERWriter {
  static func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    [tag] + length(content.count) + content
  }

  static func sequence(_ parts: [[UInt8]]) -> [UInt8] {
    value(0x30, parts.flatMap { $0 })
  }

  /// An integer that is not negative, the first byte the highest.
  static func integer(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array(bytes.drop { $0 == 0 })
    let isHigh = digits.first.map { $0 >= 0x80 } ?? true
    return value(0x02, (isHigh ? [0] : []) + digits)
  }

  static func bitString(_ bytes: [UInt8]) -> [UInt8] {
    value(0x03, [0] + bytes)
  }

  private static func length(_ count: Int) -> [UInt8] {
    guard count >= 0x80 else { return [UInt8(count)] }
    var bytes: [UInt8] = []
    var rest = count
    while rest > 0 {
      bytes.insert(UInt8(truncatingIfNeeded: rest), at: 0)
      rest >>= 8
    }
    return [0x80 | UInt8(bytes.count)] + bytes
  }
}
