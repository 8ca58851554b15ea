/// An image of a style, without its bytes.
public struct StyleImage: Sendable, Hashable {
  /// What it is for: Cognito's Category.
  public let category: String
  /// When it is shown: Cognito's ColorMode.
  public let scheme: ColorScheme
  /// What it is.
  public let kind: ImageKind

  /// Makes one.
  public init(category: String, scheme: ColorScheme, kind: ImageKind) {
    self.category = category
    self.scheme = scheme
    self.kind = kind
  }

  /// The image whose `name` it is; nil for another text.
  public init?(name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = ImageKind(rawValue: parts[1].uppercased()) else {
      return nil
    }
    var words = parts[0].uppercased().split(separator: "-")
    guard let scheme = words.popLast().flatMap({ ColorScheme(rawValue: String($0)) }) else {
      return nil
    }
    self.init(category: words.joined(separator: "_"), scheme: scheme, kind: kind)
    guard self.name == name else { return nil }
  }

  /// The last part of its address, such as `form-logo-dark.png`.
  public var name: String {
    let words = category.lowercased().split(separator: "_") + [scheme.rawValue.lowercased()[...]]
    return words.joined(separator: "-") + "." + kind.fileExtension
  }
}

/// The grounds that images are laid on.
enum BackgroundImage: CaseIterable {
  case page
  case form
  case header
  case footer

  var category: String {
    switch self {
    case .page: "PAGE_BACKGROUND"
    case .form: "FORM_BACKGROUND"
    case .header: "PAGE_HEADER_BACKGROUND"
    case .footer: "PAGE_FOOTER_BACKGROUND"
    }
  }

  var selector: String {
    switch self {
    case .page: "body"
    case .form: ".gate"
    case .header: ".page-header"
    case .footer: ".page-footer"
    }
  }

  /// The setting that shows or hides it; where it is absent, an image that is there is shown.
  var setting: String {
    switch self {
    case .page: "components.pageBackground.image.enabled"
    case .form: "components.form.backgroundImage.enabled"
    case .header: "components.pageHeader.backgroundImage.enabled"
    case .footer: "components.pageFooter.backgroundImage.enabled"
    }
  }
}
