import AuthenticationMessages
import Foundation
import Markup
import Testing

@testable import GatewayService

@Suite("The look of a client's pages")
struct PageLookTests {
  private static let id = "11111111-2222-4333-8444-555555555555"

  private static func branding(_ choices: BrandingChoices? = nil) -> GetClientBrandingResponse {
    func image(_ category: String, _ mode: String, _ name: String) -> BrandingImage {
      BrandingImage(category: category, colorMode: mode, name: name)
    }
    return GetClientBrandingResponse(
      brandingId: id,
      version: 3,
      images: [
        image("FORM_LOGO", "LIGHT", "form-logo-light.png"),
        image("FORM_LOGO", "DARK", "form-logo-dark.png"),
        image("IDP_BUTTON_ICON", "DYNAMIC", "idp-button-icon-dynamic.svg"),
        image("AUTH_APP_GRAPHIC", "LIGHT", "auth-app-graphic-light.svg"),
        image("FAVICON_SVG", "DARK", "favicon-svg-dark.svg"),
        image("FAVICON_ICO", "DYNAMIC", "favicon-ico-dynamic.ico"),
        image("PAGE_HEADER_LOGO", "DYNAMIC", "x\"onerror=\"alert(1)"),
      ],
      choices: choices
    )
  }

  private static func drawn(
    _ page: String,
    _ branding: GetClientBrandingResponse,
    providers: [String] = []
  ) -> String {
    let view = HostedPageView(
      page: page,
      clientName: "Example",
      nameKind: "email",
      providers: providers
    )
    let layout = PageLayout(language: .english, formCode: { _ in "code" }, requestID: "request")
    return layout.html(PageDrawing(view, below: "").page.dressed(by: branding)).text
  }

  @Test("BRA-7: languageSelector decides whether the page offers other languages")
  func languages() {
    let menu = "<select class=\"input\" id=\"lang\""
    #expect(Self.drawn("login", Self.branding()).contains(menu))
    #expect(
      Self.drawn("login", Self.branding(BrandingChoices(showsLanguages: true))).contains(menu)
    )
    let without = Self.drawn("login", Self.branding(BrandingChoices(showsLanguages: false)))
    #expect(!without.contains(menu))
  }

  @Test("BRA-7: its style sheet follows that of all pages, and its logo stands in the name's place")
  func dressed() throws {
    let html = Self.drawn("login", Self.branding())
    let folder = "/assets/branding/\(Self.id)-3"
    let own = try #require(html.range(of: "<link rel=\"stylesheet\" href=\"\(folder).css\">"))
    let usual = try #require(html.range(of: PageAssets.styleSheet.path))
    #expect(usual.upperBound < own.lowerBound)
    #expect(
      html.contains("<img src=\"\(folder)/form-logo-light.png\" class=\"on-light\" alt=\"Example\"")
    )
    #expect(
      html.contains("<img src=\"\(folder)/form-logo-dark.png\" class=\"on-dark\" alt=\"Example\"")
    )
    #expect(!html.contains("class=\"mark\""))
    #expect(
      html.contains(
        "<link rel=\"icon\" href=\"\(folder)/favicon-svg-dark.svg\" type=\"image/svg+xml\" "
          + "media=\"(prefers-color-scheme: dark)\">"
      )
    )
  }

  @Test("BRA-7: bands, graphics, icons and favicons are there as far as the settings say")
  func choices() {
    let none = Self.drawn("login", Self.branding(), providers: ["Example"])
    #expect(!none.contains("page-header") && none.contains("idp-button-icon-dynamic.svg"))
    let choices = BrandingChoices(
      hasPageHeader: true,
      showsFormLogo: false,
      showsGraphics: false,
      showsProviderIcons: false,
      faviconTypes: ["ICO"]
    )
    let html = Self.drawn("login", Self.branding(choices), providers: ["Example"])
    #expect(html.contains("<header class=\"page-header\">") && html.contains("class=\"mark\""))
    #expect(!html.contains("idp-button-icon") && !html.contains("favicon-svg"))
    #expect(html.contains("favicon-ico-dynamic.ico"))
    // What is no name of an image is none of ours.
    #expect(!html.contains("onerror"))
    let app = "auth-app-graphic-light.svg"
    #expect(Self.drawn("authenticator_set_up", Self.branding()).contains(app))
    #expect(!Self.drawn("authenticator_set_up", Self.branding(choices)).contains(app))
  }

  @Test("BRA-7: the providers' buttons stand in the order and at the place that the settings say")
  func order() throws {
    let choices = BrandingChoices(providerOrder: ["Two", "Three"], beginsWithProviders: true)
    let html = Self.drawn("login", Self.branding(choices), providers: ["One", "Two", "Three"])
    let places = try ["Two", "Three", "One", "class=\"or\"", "<form"].map { text in
      try #require(html.range(of: text), "\(text)").lowerBound
    }
    #expect(places == places.sorted())
    #expect(html.components(separatedBy: "class=\"or\"").count == 2)
  }

  @Test("TRM-5: the sign-up names both documents, and no other page does")
  func terms() {
    var branding = GetClientBrandingResponse(
      termsOfUseUrl: "https://example.com/terms",
      privacyPolicyUrl: "https://example.com/privacy"
    )
    let html = Self.drawn("sign_up", branding)
    #expect(html.contains("href=\"https://example.com/terms\" target=\"_blank\" rel=\"noopener\""))
    #expect(html.contains("you agree to our <a") && html.contains(">Privacy policy</a>."))
    #expect(!Self.drawn("login", branding).contains("https://example.com/terms"))
    branding.privacyPolicyUrl = "javascript:alert(1)"
    #expect(!Self.drawn("sign_up", branding).contains("https://example.com/terms"))
  }
}
