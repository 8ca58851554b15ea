/// The parameters of an `application/x-www-form-urlencoded` body.
struct FormParameters: Sendable {
  static let contentType = "application/x-www-form-urlencoded"

  private let values: [String: String]

  /// The value; nil also where it is empty: that is the same as to leave it out (RFC 6749 §3.2).
  subscript(name: String) -> String? { values[name] }

  init(_ body: [UInt8]) throws(TokenRefusal) {
    var names: Set<String> = []
    var values: [String: String] = [:]
    guard let pairs = Self.pairs(body[...]) else { throw .malformed }
    for (name, value) in pairs {
      // Of two the wrong one could be believed: "MUST NOT be included more than once" (§3.2).
      guard names.insert(name).inserted else { throw .malformed }
      if !value.isEmpty { values[name] = value }
    }
    self.values = values
  }

  /// The names and values of a form or query as they come; nil where one is no escaped text.
  static func pairs(_ text: ArraySlice<UInt8>) -> [(name: String, value: String)]? {
    var pairs: [(name: String, value: String)] = []
    for pair in text.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard let name = Self.text(parts[0]),
        let value = Self.text(parts.count > 1 ? parts[1] : [])
      else { return nil }
      pairs.append((name, value))
    }
    return pairs
  }

  /// Whether the header says that the body is such a form; its charset can only be UTF-8.
  static func isContentType(_ header: String?) -> Bool {
    guard let header else { return false }
    let end = header.firstIndex(of: ";") ?? header.endIndex
    return header[..<end].trimming(while: { $0 == " " || $0 == "\t" }).lowercased() == contentType
  }

  private static func text(_ encoded: ArraySlice<UInt8>) -> String? {
    percentDecoded(encoded.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
  }

  /// The text behind `%` escapes; nil when one is cut off or the text is no UTF-8.
  static func percentDecoded(_ encoded: [UInt8]) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    var index = 0
    while index < encoded.count {
      guard encoded[index] == UInt8(ascii: "%") else {
        bytes.append(encoded[index])
        index += 1
        continue
      }
      guard index + 2 < encoded.count, let high = hexDigit(encoded[index + 1]),
        let low = hexDigit(encoded[index + 2])
      else { return nil }
      bytes.append(high << 4 | low)
      index += 3
    }
    return String(validating: bytes, as: UTF8.self)
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
