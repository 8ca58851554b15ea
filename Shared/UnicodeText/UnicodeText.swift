internal import CLibICU

/// Forms of Unicode text.
public enum UnicodeText {
  /// What a UTF-16 unit becomes at most in NFKC.
  private static let maxGrowth = 18
  private static let maxUnits = 4096

  /// The text in NFKC (Unicode Standard Annex #15).
  ///
  /// It is composed, with plain characters in place of those that differ in width or style alone. Text of
  /// more than 4096 UTF-16 units is left as it is.
  public static func nfkc(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let units = Array(text.utf16)
    guard units.count <= maxUnits else { return text }
    var length: Int32 = -1
    let folded = [UInt16](unsafeUninitializedCapacity: units.count * maxGrowth) { buffer, count in
      length = gatehouse_nfkc(
        units,
        Int32(units.count),
        buffer.baseAddress,
        Int32(buffer.count)
      )
      count = max(Int(length), 0)
    }
    return length < 0 ? text : String(decoding: folded, as: UTF16.self)
  }
}
