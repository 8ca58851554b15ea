/// The smallest images of each kind.
enum SampleImages {
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + chunk("IHDR", big(16) + big(16) + [8, 6, 0, 0, 0]) + chunk("IDAT", [0x78, 0x9C, 3, 0])
    + chunk("IEND", [])

  static func png(width: Int, height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0]) + chunk("IDAT", [0])
      + chunk("IEND", [])
  }

  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0x4A, 0x46]
    + [0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0]
    + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + [0x12, 0xFF, 0, 0x34, 0xFF, 0xD0, 0x56]
    + [0xFF, 0xD9]

  static let webp: [UInt8] = {
    let chunk = Array("VP8L".utf8) + little(5) + [0x2F, 0x0F, 0xC0, 0x03, 0, 0]
    return Array("RIFF".utf8) + little(4 + chunk.count) + Array("WEBP".utf8) + chunk
  }()

  static let ico: [UInt8] =
    [0, 0, 1, 0, 1, 0] + [16, 16, 0, 0, 1, 0, 32, 0] + little(png.count) + little(22) + png

  static let svg = svg("<path d=\"M0 0h8v8z\"/>")

  /// An SVG of this content.
  static func svg(_ content: String, attributes: String = "") -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    big(data.count) + Array(type.utf8) + data + [0, 0, 0, 0]
  }

  static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func little(_ number: Int) -> [UInt8] { big(number).reversed() }
}
