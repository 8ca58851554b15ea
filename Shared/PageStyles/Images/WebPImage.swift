/// WebP (RFC 9649): a RIFF file, whose first chunk has the size.
enum WebPImage {
  static func check(_ image: ImageBytes) throws(StyleFault) {
    guard image.has("RIFF", at: 0), image.has("WEBP", at: 8) else {
      throw ImageKind.webp.malformed("it does not begin as one")
    }
    guard let length = image.little(4, at: 4), length == image.count - 8 else {
      throw ImageKind.webp.malformed("its length is not the file's")
    }
    let size = Self.size(of: image)
    try ImageKind.checkSize(width: size?.width, height: size?.height)
    var place = 12
    while place < image.count {
      guard let length = image.little(4, at: place + 4) else { break }
      // A chunk of an odd length has a byte behind it.
      place += 8 + length + length % 2
    }
    guard place == image.count else {
      throw ImageKind.webp.malformed("its chunks do not end with the file")
    }
  }

  private static func size(of image: ImageBytes) -> (width: Int, height: Int)? {
    if image.has("VP8X", at: 12) {
      guard let width = image.little(3, at: 24), let height = image.little(3, at: 27) else {
        return nil
      }
      return (width + 1, height + 1)
    }
    if image.has("VP8L", at: 12), image.has([0x2F], at: 20) {
      guard let bits = image.little(4, at: 21) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard image.has("VP8 ", at: 12), image.has([0x9D, 0x01, 0x2A], at: 23),
      let width = image.little(2, at: 26), let height = image.little(2, at: 28)
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }
}
