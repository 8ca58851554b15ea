internal import AuthenticationMessages

extension PageLook {
  /// What a client has of its own; nil where it has the look of all pages.
  init?(_ branding: GetClientBrandingResponse) {
    guard let id = branding.brandingId, let version = branding.version,
      let address = BrandingAddress("\(id)-\(version)")
    else { return nil }
    let choices = branding.choices ?? BrandingChoices()
    let images = BrandingImages(branding.images, of: address)
    self.init(styleSheet: PageAddress(sheetOf: address))
    favicons = images.favicons(choices.faviconTypes)
    if choices.showsFormLogo ?? true { logo = images["FORM_LOGO"] }
    if choices.hasPageHeader ?? false {
      header = PageBand(logo: choices.showsHeaderLogo ?? true ? images["PAGE_HEADER_LOGO"] : nil)
    }
    if choices.hasPageFooter ?? false {
      footer = PageBand(logo: choices.showsFooterLogo ?? true ? images["PAGE_FOOTER_LOGO"] : nil)
    }
    if choices.showsGraphics ?? true {
      for graphic in PageGraphic.allCases { graphics[graphic] = images[graphic.rawValue] }
    }
    showsLanguages = choices.showsLanguages ?? true
    if choices.showsProviderIcons ?? true { providerIcon = images["IDP_BUTTON_ICON"] }
    providerOrder = choices.providerOrder
    beginsWithProviders = choices.beginsWithProviders ?? false
  }
}

/// The images of a look by their categories.
private struct BrandingImages {
  private let known: [BrandingImage]
  private let look: BrandingAddress

  init(_ images: [BrandingImage], of look: BrandingAddress) {
    known = images
    self.look = look
  }

  /// An image of a mode goes before one of both.
  subscript(category: String) -> PageImage? {
    let both = address(category, "DYNAMIC")
    return PageImage(
      light: address(category, "LIGHT") ?? both,
      dark: address(category, "DARK") ?? both
    )
  }

  func favicons(_ types: [String]) -> [PageFavicon] {
    let kinds = [("ICO", "image/vnd.microsoft.icon"), ("SVG", "image/svg+xml")]
    let modes = [("LIGHT", "light"), ("DARK", "dark"), ("DYNAMIC", nil)]
    return kinds.filter { types.isEmpty || types.contains($0.0) }.flatMap { kind, mediaType in
      modes.compactMap { scheme, mode in
        address("FAVICON_\(kind)", scheme).map {
          PageFavicon(address: $0, mediaType: mediaType, mode: mode)
        }
      }
    }
  }

  private func address(_ category: String, _ mode: String) -> PageAddress? {
    known.first { $0.category == category && $0.colorMode == mode }?.name
      .flatMap { PageAddress(image: $0, of: look) }
  }
}

extension PageTerms {
  /// The documents of a client; nil unless it has both (TRM-5).
  init?(_ branding: GetClientBrandingResponse) {
    guard let use = branding.termsOfUseUrl.flatMap({ PageAddress(document: $0) }),
      let privacy = branding.privacyPolicyUrl.flatMap({ PageAddress(document: $0) })
    else { return nil }
    self.init(use: use, privacy: privacy)
  }
}

extension Page {
  /// The page as its client has it, with its terms where they belong.
  func dressed(by branding: GetClientBrandingResponse) -> Page {
    var page = self
    if namesTerms, let terms = PageTerms(branding) { page.form?.parts.append(.terms(terms)) }
    guard let look = PageLook(branding) else { return page }
    page.look = look
    page.orderProviders(by: look)
    return page
  }

  private mutating func orderProviders(by look: PageLook) {
    guard let place = blocks.firstIndex(where: { $0.isWays }), case .ways(let ways) = blocks[place]
    else { return }
    let order = look.providerOrder
    let places = ways.enumerated().map { index, way in
      (way, order.firstIndex(of: way.text.values["name"] ?? "") ?? order.count, index)
    }
    let sorted = places.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    blocks[place] = .ways(sorted)
    guard look.beginsWithProviders, form != nil else { return }
    blocks.removeAll { $0.isWays || $0.isOr }
    first = [.ways(sorted), .or]
  }
}
