/// An icon: a list of images, each a PNG or a bitmap without its file's header.
enum ICOImage {
  private static let maxImages = 64

  static func check(_ image: ImageBytes) throws(StyleFault) {
    guard image.has([0, 0, 1, 0], at: 0), let count = image.little(2, at: 4),
      (1...maxImages).contains(count)
    else { throw ImageKind.ico.malformed("it does not begin as one") }
    let end = 6 + 16 * count
    for entry in 0..<count {
      let place = 6 + 16 * entry
      guard let length = image.little(4, at: place + 8),
        let start = image.little(4, at: place + 12),
        length > 0, start >= end, start <= image.count, length <= image.count - start
      else { throw ImageKind.ico.malformed("an image lies outside of the file") }
      let part = ImageBytes(bytes: Array(image.bytes[start..<start + length]))
      try checkPart(part)
    }
  }

  private static func checkPart(_ part: ImageBytes) throws(StyleFault) {
    guard part.has([40, 0, 0, 0], at: 0) else { return try PNGImage.check(part) }
    // The mask counts among the rows.
    try ImageKind.checkSize(
      width: part.little(4, at: 4),
      height: part.little(4, at: 8).map { $0 / 2 }
    )
  }
}
