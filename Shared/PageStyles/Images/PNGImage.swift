/// PNG (third edition): a signature and chunks, of which the last ends the file.
enum PNGImage {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Length, type and checksum of a chunk.
  private static let frameBytes = 12

  static func check(_ image: ImageBytes) throws(StyleFault) {
    guard image.has(signature, at: 0) else {
      throw ImageKind.png.malformed("it does not begin as one")
    }
    let header = signature.count
    guard image.big(4, at: header) == 13, image.has("IHDR", at: header + 4) else {
      throw ImageKind.png.malformed("the first chunk is not its header")
    }
    try ImageKind.checkSize(
      width: image.big(4, at: header + 8),
      height: image.big(4, at: header + 12)
    )
    var place = header
    var hasData = false
    while let length = image.big(4, at: place) {
      let next = place + frameBytes + length
      guard next <= image.count else { break }
      if image.has("IDAT", at: place + 4) { hasData = true }
      if image.has("IEND", at: place + 4) {
        guard hasData, length == 0, next == image.count else { break }
        return
      }
      place = next
    }
    throw ImageKind.png.malformed("its chunks do not end with the file")
  }
}
