// The header `traceparent` (W3C Trace Context §3.2).

extension TraceContext {
  private static let length = 55

  /// Whether the text can be that of a trace whose spans are recorded; `init` then decides.
  ///
  /// So cheap that every call can ask.
  public static func mayBeSampled(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count == length else { return bytes.count > length }
    switch bytes.last {
    case UInt8(ascii: "0"), nil: return false
    default: return true
    }
  }

  /// Reads an untrusted text.
  ///
  /// - Returns: nil where the text is not valid. From a version above 00 only what 00 has is
  ///   read, as §4.3 says.
  public init?(_ text: String) {
    // A header may be long; no more of it is looked at than this.
    let bytes = Array(text.utf8.prefix(Self.length + 1))
    guard bytes.count >= Self.length, [2, 35, 52].allSatisfy({ bytes[$0] == Self.dash }),
      let version = Self.number(bytes[0..<2]), version != 0xFF,
      bytes.count == Self.length || (version > 0 && bytes[Self.length] == Self.dash),
      let high = Self.number(bytes[3..<19]), let low = Self.number(bytes[19..<35]),
      let span = Self.number(bytes[36..<52]), let flags = Self.number(bytes[53..<55])
    else { return nil }
    // All zero is the specification's word for an id that is not valid.
    guard high != 0 || low != 0, span != 0 else { return nil }
    self.init(traceHigh: high, traceLow: low, spanID: span, isSampled: flags & 1 == 1)
  }

  /// The text in version 00.
  public var text: String {
    "00-\(traceID)-\(Self.hexadecimal(spanID))-\(isSampled ? "01" : "00")"
  }

  /// The trace's id in 32 hexadecimal digits.
  var traceID: String { Self.hexadecimal(traceHigh) + Self.hexadecimal(traceLow) }

  /// 16 hexadecimal digits.
  static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private static let dash = UInt8(ascii: "-")

  /// Reads hexadecimal digits; capital letters are not allowed.
  private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number << 4 | UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        number = number << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return number
  }
}
