import Foundation
import JSON
import Testing

@testable import PageStyles

@Suite("The settings of a style")
struct PageStyleTests {
  private func style(_ json: String) throws -> PageStyle {
    PageStyle(try #require(JSONReader.read(Array(json.utf8), as: JSONTree.self)))
  }

  private func sheet(_ json: String, images: [StyleImage] = []) throws -> String {
    try style(json).styleSheet(images: images, folder: "id-1")
  }

  @Test("BRA-6: colours become custom properties of their mode, each in a query of its own")
  func colors() throws {
    let text = try sheet(
      """
      {"components": {"primaryButton": {
        "lightMode": {"defaults": {"backgroundColor": "0972d3ff", "textColor": "FFFFFF80"}},
        "darkMode": {"defaults": {"backgroundColor": "539fe5ff"}}}}}
      """
    )
    #expect(
      text == """
        @media (prefers-color-scheme: light) {
        :root{--fill:#0972d3;--fill-hover:#075ba9;--on-fill:#ffffff80;}
        }
        @media (prefers-color-scheme: dark) {
        :root{--fill:#539fe5;--fill-hover:#427fb7;--on-fill:#000000;}
        }

        """
    )
  }

  @Test("BRA-6: a page of one mode has all its colours, whatever the system asks for")
  func oneMode() throws {
    let text = try sheet(
      """
      {"categories": {"global": {"colorSchemeMode": "DARK"}},
       "components": {"pageBackground": {"lightMode": {"color": "aaaaaaff"},
                                         "darkMode": {"color": "010203ff"}}}}
      """
    )
    #expect(text.hasPrefix(":root{--bg:#010203;--surface:#151b1f;"))
    #expect(
      text.contains("color-scheme:dark;") && !text.contains("@media") && !text.contains("aaaaaa")
    )
  }

  @Test("BRA-7: lengths, places and density change the page's shape")
  func shapes() throws {
    let text = try sheet(
      """
      {"categories": {"global": {"spacingDensity": "COMPACT"},
                      "form": {"location": {"horizontal": "END", "vertical": "CENTER"}}},
       "componentClasses": {"buttons": {"borderRadius": 8.0}, "input": {"borderRadius": 4}},
       "components": {"form": {"borderRadius": 0, "logo": {"location": "CENTER"}}}}
      """
    )
    #expect(text.contains(":root{--radius:8px;--round:0px;--control:2.25rem;}"))
    #expect(text.contains(".input{border-radius:4px;}"))
    #expect(text.contains(".brand{justify-content:center;}"))
    #expect(
      text.contains("@media (min-width: 30rem) {\n.gate,.gate + .foot{margin-inline:auto 6vw;}")
    )
  }

  @Test("BRA-7: what style sheets cannot say is told apart")
  func choices() throws {
    let choices = try style(
      """
      {"categories": {"auth": {"authMethodOrder": [[{"display": "BUTTON", "type": "FEDERATED"}]],
                               "federation": {"order": ["Google", 5, "Corp"]}},
                      "form": {"displayGraphics": false, "languageSelector": {"enabled": false}},
                      "global": {"pageHeader": {"enabled": true}}},
       "components": {"favicon": {"enabledTypes": ["SVG", "GIF"]}, "form": {"logo": {"enabled": false}}}}
      """
    ).choices
    #expect(choices.beginsWithProviders && choices.hasPageHeader && !choices.hasPageFooter)
    #expect(!choices.showsGraphics && !choices.showsFormLogo && choices.showsHeaderLogo)
    #expect(!choices.showsLanguages)
    #expect(choices.providerOrder == ["Google", "Corp"] && choices.faviconTypes == ["SVG"])
  }

  @Test(
    "BRA-6: a value of another form changes nothing and is told",
    arguments: [
      "\"#0972d3\"", "\"0972d3\"", "\"0972d3fg\"", "\"red\"", "\"}body{display:none}/*\"", "5",
      "true", "[]", "{}", "\"0972d3ff \"", "\"+972d3ff\"",
    ]
  )
  func unusable(value: String) throws {
    let json = "{\"components\":{\"pageBackground\":{\"lightMode\":{\"color\":\(value)}}}}"
    #expect(try sheet(json).isEmpty)
    #expect(try style(json).unusable == ["components.pageBackground.lightMode.color"])
  }

  @Test("BRA-6: other wrong values too, and what is unknown or null is passed over")
  func otherValues() throws {
    let style = try style(
      """
      {"categories": {"global": {"colorSchemeMode": "SEPIA", "pageHeader": {"enabled": "yes"}},
                      "unknown": {"x": 1}, "form": null},
       "componentClasses": {"buttons": {"borderRadius": -1}, "input": {"borderRadius": 1e9},
                            "dropDown": {"borderRadius": "8px"}}, "more": [1, 2]}
      """
    )
    #expect(
      Set(style.unusable) == [
        "categories.global.colorSchemeMode", "categories.global.pageHeader.enabled",
        "componentClasses.buttons.borderRadius", "componentClasses.input.borderRadius",
        "componentClasses.dropDown.borderRadius",
      ]
    )
    #expect(style.styleSheet(images: [], folder: "x").isEmpty)
  }

  @Test("BRA-7: an image of the mode goes before one of both, and a setting hides it")
  func backgrounds() throws {
    let images = [
      StyleImage(category: "PAGE_BACKGROUND", scheme: .dynamic, kind: .png),
      StyleImage(category: "PAGE_BACKGROUND", scheme: .dark, kind: .svg),
      StyleImage(category: "FORM_LOGO", scheme: .dark, kind: .svg),
    ]
    let text = try sheet("{}", images: images)
    let parts = text.components(separatedBy: "@media ")
    #expect(parts[1].contains("url(\"id-1/page-background-dynamic.png\")"))
    #expect(parts[2].contains("url(\"id-1/page-background-dark.svg\")"))
    #expect(!text.contains("logo"))
    let hidden = "{\"components\":{\"pageBackground\":{\"image\":{\"enabled\":false}}}}"
    #expect(try sheet(hidden, images: images).isEmpty)
  }

  @Test("BRA-8: contrast is WCAG's")
  func contrast() throws {
    func color(_ digits: String) throws -> Color { try #require(Color(digits: digits + "ff")) }
    let white = try color("ffffff")
    #expect(abs(white.contrast(with: try color("000000")) - 21) < 0.001)
    #expect(abs(white.contrast(with: try color("767676")) - 4.542) < 0.001)
    #expect(abs(white.contrast(with: try color("0b6177")) - 7.0) < 0.05)
    #expect(abs(try color("6cc3d9").contrast(with: try color("151b1f")) - 8.6) < 0.05)
  }

  @Test("BRA-8: pairs that cannot be told apart are found, of the mode that they are in")
  func findings() throws {
    let findings = try style(
      """
      {"components": {"primaryButton": {"lightMode": {"defaults":
        {"backgroundColor": "ffff00ff", "textColor": "ffffffff"}}},
        "pageText": {"darkMode": {"headingColor": "222222ff"}}}}
      """
    ).contrastFindings
    #expect(findings.contains("lightMode: on-fill on fill has 1.0 of 4.5"))
    #expect(findings.contains { $0.hasPrefix("darkMode: h1,h2 on surface has 1.") })
    #expect(try style("{}").contrastFindings == [])
  }

  @Test("BRA-8: the usual colours have enough contrast among themselves")
  func usualContrast() {
    let style = PageStyle(UsualSettings.document)
    #expect(style.contrastFindings == [])
    #expect(style.unusable == [])
  }

  @Test("BRA-2: the usual document has every setting that pages use, each as it is used")
  func usualDocument() {
    let style = PageStyle(UsualSettings.document)
    for mode in ColorMode.allCases {
      for setting in ColorSetting.all {
        var reader = SettingsReader(UsualSettings.document)
        #expect(reader.color(setting.place(mode)) != nil, "\(setting.path)")
      }
      let tokens = style.derived(mode)
      for (token, color) in PageToken.usual[mode] ?? [:] where tokens[token] != nil {
        // Some follow from others.
        guard ![.sunken, .tint, .badFill].contains(token) else { continue }
        #expect(tokens[token] == color, "\(token)")
      }
    }
    #expect(UsualSettings.document.depth < 16)
  }

  @Test("the usual colours are those of the pages' style sheet")
  func sameAsPages() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Services/Gateway/Service/Pages/pages.css")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: "prefers-color-scheme: dark")
    try #require(parts.count >= 2)
    for (mode, part) in [(ColorMode.light, parts[0]), (.dark, parts[1])] {
      for (token, color) in PageToken.usual[mode] ?? [:] {
        guard let value = part.components(separatedBy: "--\(token.rawValue):#").dropFirst().first
        else {
          // Without a dark one of its own it has the light one, and the focus that of links. No page of a
          // sign-in has a button that destroys something.
          let isInherited = mode == .dark && PageToken.usual[.light]?[token] == color
          #expect([.focus, .badFill].contains(token) || isInherited)
          continue
        }
        let digits = String(value.prefix { $0.isHexDigit })
        let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
        #expect("\(long)ff" == color.digits, "\(token)")
      }
    }
  }
}
