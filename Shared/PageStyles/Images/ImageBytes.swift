/// The bytes of an image; a number that is not all there is none.
struct ImageBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  /// A number of so many bytes, at most four, the highest first.
  func big(_ length: Int, at offset: Int) -> Int? {
    number(length, at: offset)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of so many bytes, at most four, the lowest first.
  func little(_ length: Int, at offset: Int) -> Int? {
    number(length, at: offset)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func has(_ text: String, at offset: Int) -> Bool {
    has(Array(text.utf8), at: offset)
  }

  func has(_ expected: [UInt8], at offset: Int) -> Bool {
    number(expected.count, at: offset)?.elementsEqual(expected) ?? false
  }

  private func number(_ length: Int, at offset: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length <= bytes.count, offset <= bytes.count - length else { return nil }
    return bytes[offset..<offset + length]
  }
}
