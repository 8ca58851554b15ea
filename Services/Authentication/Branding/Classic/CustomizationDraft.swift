internal import AuthenticationCore
internal import PageStyles

/// What a request of SetUICustomization sets, checked.
struct CustomizationDraft: Sendable {
  let css: String?
  let styleSheet: String
  let image: [UInt8]?
  let imageKind: ImageKind?

  private static let maxCSSBytes = 16 * 1024
  private static let maxImageBytes = 100 * 1024

  /// Whether nothing is left: what was set before is to go.
  var isEmpty: Bool { css == nil && image == nil }

  /// An empty text or file counts as absent.
  init(css: String?, image: [UInt8]?) throws(AuthenticationFailure) {
    self.css = css.flatMap { $0.isEmpty ? nil : $0 }
    self.image = image.flatMap { $0.isEmpty ? nil : $0 }
    styleSheet = try self.css.map(Self.styleSheet) ?? ""
    imageKind = try self.image.map(Self.kind)
  }

  private static func styleSheet(_ css: String) throws(AuthenticationFailure) -> String {
    guard css.utf8.count <= maxCSSBytes else {
      throw .invalidParameter("CSS cannot have more than \(maxCSSBytes) bytes.")
    }
    do throws(StyleFault) {
      return try CustomCSS(css).styleSheet
    } catch {
      throw .invalidParameter(error.description)
    }
  }

  private static func kind(_ image: [UInt8]) throws(AuthenticationFailure) -> ImageKind {
    guard image.count <= maxImageBytes else {
      throw .invalidParameter("ImageFile cannot have more than \(maxImageBytes) bytes.")
    }
    let kind: ImageKind = image.first == 0x89 ? .png : .jpeg
    do throws(StyleFault) {
      try kind.check(image)
    } catch {
      throw .invalidParameter("ImageFile must be a PNG or a JPEG. \(error)")
    }
    return kind
  }
}
