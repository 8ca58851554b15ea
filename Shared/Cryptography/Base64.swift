/// Base 64 with padding (RFC 4648 §4).
public enum Base64 {
  private static let alphabet = Base64Alphabet(last: "+/")

  /// Writes bytes as padded text.
  public static func encode(_ bytes: [UInt8]) -> String {
    String(decoding: alphabet.encode(bytes, padded: true), as: UTF8.self)
  }

  /// Reads padded text; nil for white space, missing padding or stray bits at the end.
  public static func decode(_ text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count.isMultiple(of: 4) else { return nil }
    let padding = text.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    return alphabet.decode(text.dropLast(padding))
  }
}

/// Base 64 for URLs and tokens, without padding (RFC 4648 §5, RFC 7515 §2).
public enum Base64URL {
  private static let alphabet = Base64Alphabet(last: "-_")

  /// Writes bytes as unpadded text.
  public static func encode(_ bytes: [UInt8]) -> String {
    String(decoding: encodedBytes(bytes), as: UTF8.self)
  }

  /// Writes bytes as the ASCII bytes of unpadded text.
  public static func encodedBytes(_ bytes: [UInt8]) -> [UInt8] {
    alphabet.encode(bytes, padded: false)
  }

  /// Reads unpadded text; nil for padding, white space or stray bits at the end.
  public static func decode(_ text: String) -> [UInt8]? {
    alphabet.decode(Array(text.utf8)[...])
  }

  /// Reads the ASCII bytes of unpadded text, as strictly as `decode(_:)`.
  public static func decode(bytes text: ArraySlice<UInt8>) -> [UInt8]? {
    alphabet.decode(text)
  }
}

/// The 64 digits of one of the two alphabets, and their values.
struct Base64Alphabet: Sendable {
  private let digits: [UInt8]
  /// The value of each ASCII character; 0xFF where it is not a digit.
  private let values: [UInt8]

  init(last: String) {
    let text = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + last
    digits = Array(text.utf8)
    var values = [UInt8](repeating: 0xFF, count: 256)
    for (value, digit) in digits.enumerated() {
      values[Int(digit)] = UInt8(value)
    }
    self.values = values
  }

  func encode(_ bytes: [UInt8], padded: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      let second = count > 1 ? UInt32(bytes[index + 1]) : 0
      let third = count > 2 ? UInt32(bytes[index + 2]) : 0
      let group = UInt32(bytes[index]) << 16 | second << 8 | third
      text.append(digits[Int(group >> 18)])
      text.append(digits[Int(group >> 12 & 63)])
      if count > 1 { text.append(digits[Int(group >> 6 & 63)]) }
      if count > 2 { text.append(digits[Int(group & 63)]) }
      index += 3
    }
    while padded && !text.count.isMultiple(of: 4) {
      text.append(UInt8(ascii: "="))
    }
    return text
  }

  /// Refuses stray bits, so that a token has one spelling only.
  func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3 + 2)
    var group: UInt32 = 0
    var bits = 0
    for character in text {
      let value = values[Int(character)]
      guard value != 0xFF else { return nil }
      group = group << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(bits)))
      group &= (1 << UInt32(bits)) - 1
    }
    return group == 0 ? bytes : nil
  }
}
