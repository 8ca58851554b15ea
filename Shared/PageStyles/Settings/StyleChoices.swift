/// What a style says of the order of a page, where style sheets cannot.
public struct StyleChoices: Sendable, Hashable {
  /// Whether the page has a band above.
  public internal(set) var hasPageHeader = false
  /// Whether the page has a band below.
  public internal(set) var hasPageFooter = false
  /// Whether the image FORM_LOGO stands above the form.
  public internal(set) var showsFormLogo = true
  /// Whether the image PAGE_HEADER_LOGO stands in the band above.
  public internal(set) var showsHeaderLogo = true
  /// Whether the image PAGE_FOOTER_LOGO stands in the band below.
  public internal(set) var showsFooterLogo = true
  /// Whether pages about a factor show its image.
  public internal(set) var showsGraphics = true
  /// Whether the buttons of providers have icons.
  public internal(set) var showsProviderIcons = true
  /// The providers' names, in the order of their buttons; others follow.
  public internal(set) var providerOrder: [String] = []
  /// Whether the providers' buttons stand above the form.
  public internal(set) var beginsWithProviders = false
  /// Whether the page offers other languages.
  public internal(set) var showsLanguages = true
  /// The kinds of favicons that are shown, ICO and SVG; empty where the settings do not say.
  public internal(set) var faviconTypes: [String] = []

  init(_ reader: inout SettingsReader) {
    func enabled(_ path: String, else usual: Bool) -> Bool {
      reader.truth("\(path).enabled") ?? usual
    }
    hasPageHeader = enabled("categories.global.pageHeader", else: false)
    hasPageFooter = enabled("categories.global.pageFooter", else: false)
    showsFormLogo = enabled("components.form.logo", else: true)
    showsHeaderLogo = enabled("components.pageHeader.logo", else: true)
    showsFooterLogo = enabled("components.pageFooter.logo", else: true)
    showsGraphics = reader.truth("categories.form.displayGraphics") ?? true
    showsProviderIcons = enabled("componentClasses.idpButtons.icons", else: true)
    providerOrder = reader.texts("categories.auth.federation.order")
    beginsWithProviders = reader.firstSignInWay() == "FEDERATED"
    showsLanguages = enabled("categories.form.languageSelector", else: true)
    faviconTypes = reader.texts("components.favicon.enabledTypes")
      .filter { ["ICO", "SVG"].contains($0) }
  }
}
