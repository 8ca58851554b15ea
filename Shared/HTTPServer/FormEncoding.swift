internal import Cryptography

/// Reads `application/x-www-form-urlencoded`: what stands behind a question mark, and forms.
public enum FormEncoding {
  /// The pairs in their order; nil stands for one with an escape that is cut off, or that is no UTF-8.
  ///
  /// A plus sign is a space in a form, and itself in RFC 3986.
  public static func pairs(
    _ encoded: ArraySlice<UInt8>,
    plusIsSpace: Bool,
    most: Int = .max
  ) -> [(name: String, value: String)?] {
    encoded.split(separator: UInt8(ascii: "&")).prefix(most).map { pair in
      let parts = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard let name = text(parts[0], plusIsSpace),
        let value = text(parts.count > 1 ? parts[1] : [], plusIsSpace)
      else { return nil }
      return (name, value)
    }
  }

  private static func text(_ encoded: ArraySlice<UInt8>, _ plusIsSpace: Bool) -> String? {
    guard plusIsSpace else { return PercentEncoding.decode(encoded) }
    return PercentEncoding.decode(
      encoded.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    )
  }
}
