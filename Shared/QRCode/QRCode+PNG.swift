internal import CLibPNG

extension QRCode {
  /// The largest picture, in pixels of a side.
  public static let maxPixels = 1024

  /// The picture as PNG in shades of grey.
  ///
  /// - Parameter pixels: Pixels of a side; what is left of whole pixels for each module is light.
  /// - Returns: The file's bytes.
  /// - Throws: Where a module had no pixel, the picture is larger than `maxPixels`, or memory is short.
  public func png(pixels: Int) throws(QRCodeError) -> [UInt8] {
    let extent = side + 2 * Self.quietZone
    let scale = pixels / extent
    guard scale >= 1, pixels <= Self.maxPixels else { throw .unsuitableSize }
    let light = grey(pixels: pixels, scale: scale)
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(pixels)
    image.height = png_uint_32(pixels)
    image.format = png_uint_32(PNG_FORMAT_GRAY)
    var count = gatehouse_png_size_max(image)
    var file = [UInt8](repeating: 0, count: count)
    // It frees what it took itself (libpng-manual.txt, "The simplified API").
    let isWritten = png_image_write_to_memory(&image, &file, &count, 0, light, 0, nil)
    guard isWritten != 0, count <= file.count else { throw .outOfMemory }
    return Array(file.prefix(count))
  }

  /// A byte for each pixel, the code in the middle.
  private func grey(pixels: Int, scale: Int) -> [UInt8] {
    let margin = (pixels - side * scale) / 2
    var grey = [UInt8](repeating: 0xFF, count: pixels * pixels)
    for row in 0..<side {
      for column in 0..<side where isDark(column: column, row: row) {
        for line in 0..<scale {
          let start = (margin + row * scale + line) * pixels + margin + column * scale
          for pixel in start..<start + scale { grey[pixel] = 0 }
        }
      }
    }
    return grey
  }
}
