internal import Markup

/// How a client's pages look otherwise than all others.
struct PageLook: Sendable {
  /// Follows the style sheet of all pages.
  let styleSheet: PageAddress
  var favicons: [PageFavicon] = []
  /// In the place of the client's name.
  var logo: PageImage?
  /// The bands above and below the page.
  var header: PageBand?
  var footer: PageBand?
  var graphics: [PageGraphic: PageImage] = [:]
  /// On the buttons of outside providers.
  var providerIcon: PageImage?
  /// Outside providers in the order of their buttons; others follow.
  var providerOrder: [String] = []
  /// Whether the providers' buttons stand above the form.
  var beginsWithProviders = false
  /// Whether the page offers other languages.
  var showsLanguages = true

  /// What a page names in its head.
  var links: HTML {
    let sheet: HTML = "<link rel=\"stylesheet\"" + styleSheet.attribute("href") + ">"
    return HTML.lines([sheet] + favicons.map(\.html))
  }
}

/// A band above or below the page.
struct PageBand: Sendable {
  let logo: PageImage?
}

/// What a factor is drawn as.
enum PageGraphic: String, Sendable, CaseIterable {
  case email = "EMAIL_GRAPHIC"
  case message = "SMS_GRAPHIC"
  case app = "AUTH_APP_GRAPHIC"
  case password = "PASSWORD_GRAPHIC"
  case passkey = "PASSKEY_GRAPHIC"
}

/// The small picture of a browser's tab.
struct PageFavicon: Sendable {
  let address: PageAddress
  let mediaType: String
  /// Nil for one of both modes.
  var mode: String?

  fileprivate var html: HTML {
    let type: HTML = """
       type="\(mediaType)"
      """
    let media: HTML =
      mode.map { mode in
        """
         media="(prefers-color-scheme: \(mode))"
        """
      } ?? ""
    return "<link rel=\"icon\"" + address.attribute("href") + type + media + ">"
  }
}

/// An image of a look, in one form or in one for each mode.
struct PageImage: Sendable {
  let light: PageAddress?
  let dark: PageAddress?

  /// Nil where there is neither.
  init?(light: PageAddress?, dark: PageAddress?) {
    guard light != nil || dark != nil else { return nil }
    self.light = light
    self.dark = dark
  }

  /// The image, of which the style sheet shows that of the page's mode.
  ///
  /// Without words it decorates alone.
  func html(_ words: String = "") -> HTML {
    guard let light, let dark, light != dark else {
      return (light ?? dark).map { Self.image($0, words, shown: "on-both") } ?? ""
    }
    return Self.image(light, words, shown: "on-light") + Self.image(dark, words, shown: "on-dark")
  }

  /// Browsers fetch no hidden image that they may fetch later.
  private static func image(_ address: PageAddress, _ words: String, shown: String) -> HTML {
    let start: HTML = "<img"
    return start + address.attribute("src")
      + """
       class="\(shown)" alt="\(words)" loading="lazy">
      """
  }
}

/// The two documents that a user agrees to.
struct PageTerms: Sendable {
  let use: PageAddress
  let privacy: PageAddress
}
