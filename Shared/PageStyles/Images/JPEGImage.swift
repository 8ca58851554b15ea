/// JPEG (ITU-T T.81, annex B): segments behind markers, up to the end of the image.
///
/// Cameras write more images behind it, which stay unread.
enum JPEGImage {
  static func check(_ image: ImageBytes) throws(StyleFault) {
    guard image.has([0xFF, 0xD8, 0xFF], at: 0) else {
      throw ImageKind.jpeg.malformed("it does not begin as one")
    }
    var place = 2
    var hasSize = false
    while let marker = try Self.marker(in: image, at: &place) {
      // End of image.
      if marker == 0xD9 {
        guard hasSize else { break }
        return
      }
      guard let length = image.big(2, at: place), length >= 2 else { break }
      if isFrame(marker) {
        try ImageKind.checkSize(
          width: image.big(2, at: place + 5),
          height: image.big(2, at: place + 3)
        )
        hasSize = true
      }
      place += length
      if marker == 0xDA { passScan(of: image, from: &place) }
    }
    throw ImageKind.jpeg.malformed("its segments do not lead to its end")
  }

  /// The marker at the place, which is left behind; nil at the end of the bytes.
  private static func marker(
    in image: ImageBytes,
    at place: inout Int
  ) throws(StyleFault) -> Int? {
    guard let first = image.big(1, at: place) else { return nil }
    guard first == 0xFF else { throw ImageKind.jpeg.malformed("a segment has no marker") }
    // Any number of 0xFF may stand before a marker.
    while image.big(1, at: place) == 0xFF { place += 1 }
    defer { place += 1 }
    return image.big(1, at: place)
  }

  /// Whether a frame's header follows, which has the image's size; tables and reserved codes are not.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// Passes coded data, in which 0xFF stands before 0 and before restart markers alone.
  private static func passScan(of image: ImageBytes, from place: inout Int) {
    while let byte = image.big(1, at: place) {
      if byte == 0xFF, let next = image.big(1, at: place + 1), next != 0,
        !(0xD0...0xD7).contains(next)
      {
        return
      }
      place += 1
    }
  }
}
