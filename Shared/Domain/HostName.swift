/// The form of a host's name (RFC 1123 §2.1).
public enum HostName {
  /// Whether the text is labels of lower-case letters, digits and hyphens with dots between them.
  ///
  /// An IP address is refused: its last label is a number.
  public static func isValid(_ text: String) -> Bool {
    let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard text.utf8.count <= 253, let last = labels.last else { return false }
    return labels.allSatisfy { isLabel($0) } && !last.allSatisfy { isDigit($0) }
  }

  private static func isLabel(_ label: Substring.UTF8View) -> Bool {
    (1...63).contains(label.count) && label.first != UInt8(ascii: "-")
      && label.last != UInt8(ascii: "-")
      && label.allSatisfy {
        isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || $0 == UInt8(ascii: "-")
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
