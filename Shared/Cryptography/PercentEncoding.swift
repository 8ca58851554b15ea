/// Escapes of the form `%2B` (RFC 3986 §2.1).
public enum PercentEncoding {
  /// The text behind the escapes; nil when one is cut off or the text is no UTF-8.
  public static func decode(_ encoded: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    var rest = encoded[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexDigit),
        let low = rest.popFirst().flatMap(hexDigit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// What escapes stand for, where everything that is no escape means itself.
  public static func decodeLeniently(_ encoded: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    var rest = encoded[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap(hexDigit)
      guard byte == UInt8(ascii: "%"), digits.count == 2 else {
        bytes.append(byte)
        continue
      }
      bytes.append(digits[0] << 4 | digits[1])
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  /// The text as a name or value of a query: everything but the unreserved characters (§2.3) is
  /// escaped, and a space is a plus, which OAuth's clients expect in a redirect.
  public static func encode(_ text: String) -> String {
    escape(text.utf8, keeping: UInt8(ascii: " ")).replacing(" ", with: "+")
  }

  /// The bytes with everything escaped but the unreserved characters (§2.3) and one other.
  public static func escape(
    _ bytes: some Sequence<UInt8>,
    keeping kept: UInt8? = nil
  ) -> String {
    var escaped: [UInt8] = []
    for byte in bytes {
      if isUnreserved(byte) || byte == kept {
        escaped.append(byte)
      } else {
        escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default:
      false
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
