/// The kinds of images that pages show, by the names that Cognito's Extension has for them.
public enum ImageKind: String, Sendable, CaseIterable {
  /// An icon of several sizes.
  case ico = "ICO"
  /// JPEG.
  case jpeg = "JPEG"
  /// PNG.
  case png = "PNG"
  /// SVG.
  case svg = "SVG"
  /// WebP.
  case webp = "WEBP"

  /// The media type (RFC 9110 §8.3.1).
  public var mediaType: String {
    switch self {
    case .ico: "image/vnd.microsoft.icon"
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .webp: "image/webp"
    }
  }

  /// The end of a file's name.
  public var fileExtension: String {
    rawValue.lowercased()
  }

  /// Reads an image from its first byte to its last, and refuses one of another kind.
  public func check(_ bytes: [UInt8]) throws(StyleFault) {
    switch self {
    case .ico: try ICOImage.check(ImageBytes(bytes: bytes))
    case .jpeg: try JPEGImage.check(ImageBytes(bytes: bytes))
    case .png: try PNGImage.check(ImageBytes(bytes: bytes))
    case .svg: try SVGReader.check(bytes)
    case .webp: try WebPImage.check(ImageBytes(bytes: bytes))
    }
  }

  /// A few bytes may stand for an image that takes a browser gigabytes to draw.
  static func checkSize(width: Int?, height: Int?) throws(StyleFault) {
    guard let width, let height, width > 0, height > 0 else {
      throw StyleFault("The image has no size.")
    }
    guard width <= maxSide, height <= maxSide, width * height <= maxPixels else {
      throw StyleFault(
        "The image is larger than \(maxSide) pixels a side or \(maxPixels) pixels in all."
      )
    }
  }

  private static let maxSide = 8192
  private static let maxPixels = 32_000_000

  func malformed(_ detail: String) -> StyleFault {
    StyleFault("The image is not of the kind \(rawValue): \(detail).")
  }
}
