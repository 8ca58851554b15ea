internal import Domain

/// When a request says it was signed, in the form of the string to sign: YYYYMMDD'T'HHMMSS'Z'.
///
/// Whether there is such a moment, and how long ago it was, is judged where the signature is proved.
enum SigningTimeHeader {
  /// The time in a X-Amz-Date or Date header's value, or nil when it has neither form.
  static func basicForm(_ text: String) -> String? {
    isBasicForm(text) ? text : fromHTTPDate(text)
  }

  private static func isBasicForm(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z") else {
      return false
    }
    return (bytes[..<8] + bytes[9..<15]).allSatisfy(isDigit)
  }

  /// RFC 9110 §5.6.7, the form without two-digit years: `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func fromHTTPDate(_ text: String) -> String? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT",
      let month = CivilTime.monthNames.firstIndex(of: String(parts[2]))
    else { return nil }
    let time = parts[4].split(separator: ":", omittingEmptySubsequences: false)
    guard time.count == 3, time.allSatisfy({ isNumber($0, digits: 2) }),
      isNumber(parts[1], digits: 2), isNumber(parts[3], digits: 4)
    else { return nil }
    let monthText = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    return "\(parts[3])\(monthText)\(parts[1])T\(time.joined())Z"
  }

  private static func isNumber(_ text: Substring, digits: Int) -> Bool {
    text.utf8.count == digits && text.utf8.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
