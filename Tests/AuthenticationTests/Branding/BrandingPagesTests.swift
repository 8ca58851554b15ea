import AuthenticationMessages
import Testing

@Suite("What pages ask for of a client's look")
struct BrandingPagesTests {
  @Test("BRA-7, BRA-9: style sheet, images and choices of a style, by a version that grows")
  func style() async throws {
    let stage = try await BrandingStage()
    #expect(try await stage.look() == GetClientBrandingResponse())
    let id = try await stage.create(
      settings: """
        {"categories":{"global":{"pageHeader":{"enabled":true}}},
         "components":{"pageBackground":{"lightMode":{"color":"010203ff"}}}}
        """,
      assets: [
        BrandingStage.asset("FORM_LOGO"),
        BrandingStage.asset("PAGE_BACKGROUND", "DYNAMIC", "SVG", bytes: BrandingStage.svg),
      ]
    ).managedLoginBrandingId
    let look = try await stage.look()
    #expect(look.brandingId == id && look.version == 1 && look.choices?.hasPageHeader == true)
    #expect(look.images.map(\.name) == ["form-logo-light.png", "page-background-dynamic.svg"])
    let sheet = try await stage.sheet(id)
    #expect(sheet.version == 1 && sheet.text.contains("--bg:#010203;"))
    #expect(sheet.text.contains("url(\"\(id ?? "")-1/page-background-dynamic.svg\")"))
    let logo = try await stage.image(id, "form-logo-light.png")
    #expect(logo.contents == BrandingStage.png && logo.kind == "PNG" && logo.version == 1)
    for name in ["form-logo-dark.png", "form-logo-light.svg", "x", "", "../form-logo-light.png"] {
      #expect(try await stage.image(id, name).contents == nil)
    }
    _ = try await stage.update(id, settings: "{}")
    #expect(try await stage.look().version == 2)
    #expect(try await stage.sheet(id).text.contains("\(id ?? "")-2/"))
  }

  @Test("UIC-1: without a style, the client's customization, else that of all clients")
  func customization() async throws {
    let stage = try await BrandingStage()
    let all = try await stage.customize(
      css: ".label-customizable{color:red}",
      image: BrandingStage.png
    )
    let look = try await stage.look()
    #expect(look.images.map(\.name) == ["form-logo-dynamic.png"] && look.choices == nil)
    #expect(
      all.imageUrl?.hasSuffix("/assets/branding/\(look.brandingId ?? "")-1/form-logo-dynamic.png")
        == true
    )
    #expect(try await stage.sheet(look.brandingId).text.contains(".field>label{color:red;}"))
    #expect(
      try await stage.image(look.brandingId, "form-logo-dynamic.png").contents == BrandingStage.png
    )
    #expect(try await stage.image(look.brandingId, "form-logo-dynamic.svg").contents == nil)
    _ = try await stage.customize(
      css: ".label-customizable{color:blue}",
      client: stage.stage.clientID
    )
    let own = try await stage.look()
    #expect(own.brandingId != look.brandingId && own.images.isEmpty)
    let other = try await stage.otherClient()
    #expect(try await stage.look(of: other).brandingId == look.brandingId)
    let style = try await stage.create(usesProvidedValues: true).managedLoginBrandingId
    #expect(try await stage.look().brandingId == style)
  }

  @Test("TRM-2, TRM-5: both documents or none, in the page's language, else the default one")
  func terms() async throws {
    let stage = try await BrandingStage()
    let links = [
      "cognito:default": "https://a.example/terms", "cognito:german": "https://a.example/de",
      "cognito:french": "javascript:alert(1)", "cognito:portuguese-brazil": "https://a.example/pt",
    ]
    _ = try await stage.createTerms("terms-of-use", links)
    #expect(try await stage.look(language: "de").termsOfUseUrl == nil)
    _ = try await stage.createTerms("privacy-policy", ["cognito:default": "http://localhost:1/p"])
    func shown(_ language: String?) async throws -> [String?] {
      let look = try await stage.look(language: language)
      return [look.termsOfUseUrl, look.privacyPolicyUrl]
    }
    #expect(try await shown("de") == ["https://a.example/de", "http://localhost:1/p"])
    #expect(try await shown("pt-BR") == ["https://a.example/pt", "http://localhost:1/p"])
    for language in ["fr", "en", "xx", nil] {
      #expect(try await shown(language) == ["https://a.example/terms", "http://localhost:1/p"])
    }
    #expect(try await stage.look(of: try await stage.otherClient()).termsOfUseUrl == nil)
  }
}
