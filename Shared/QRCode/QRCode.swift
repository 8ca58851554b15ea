internal import CLibQREncode

/// A text as a square of dark and light modules (ISO/IEC 18004).
public struct QRCode: Sendable, Hashable {
  /// Modules of a side, without the quiet zone.
  public let side: Int
  private let dark: [Bool]

  /// Modules of light around the code, which readers need (ISO/IEC 18004 §6.3.8).
  static let quietZone = 4

  /// Encodes the text's UTF-8, so that a reader that misses 15 % of it still reads it.
  ///
  /// - Parameter text: 1 to 512 bytes.
  /// - Throws: Where the text is empty or too long, or memory is short.
  public init(_ text: String) throws(QRCodeError) {
    let bytes = Array(text.utf8)
    guard (1...512).contains(bytes.count) else { throw .unsuitableText }
    // QRcode_encodeData(3): the caller owns the result.
    guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M) else {
      throw .outOfMemory
    }
    defer { QRcode_free(code) }
    guard let data = code.pointee.data else { throw .outOfMemory }
    side = Int(code.pointee.width)
    // A module's lowest bit says whether it is dark.
    dark = UnsafeBufferPointer(start: data, count: side * side).map { $0 & 1 == 1 }
  }

  /// Whether the module is dark; what lies outside of the code is light.
  public func isDark(column: Int, row: Int) -> Bool {
    guard (0..<side).contains(column), (0..<side).contains(row) else { return false }
    return dark[row * side + column]
  }
}

/// Why there is no picture.
public enum QRCodeError: Error, Sendable, Hashable {
  /// The text is empty or longer than a code may be.
  case unsuitableText
  /// The picture is smaller than its modules or larger than it may be.
  case unsuitableSize
  /// The library had no memory.
  case outOfMemory
}
