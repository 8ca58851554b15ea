import Foundation
import Testing

@testable import AuthenticationNotifications

@Suite("The languages of messages")
struct MessageLanguageTests {
  @Test("LNG-1: each key has a text in each language, with the same places for values")
  func complete() throws {
    #expect(MessageLanguage.all.count == 11)
    let english = try Self.file("en")
    #expect(Set(english.keys) == Set(MessageText.allCases.map(\.rawValue)))
    for language in MessageLanguage.all {
      let texts = try Self.file(language.tag)
      #expect(Set(texts.keys) == Set(english.keys), "\(language.tag)")
      for (key, text) in english where key != "language.ranges" {
        let own = try #require(texts[key])
        #expect(Self.places(own) == Self.places(text), "\(language.tag): \(key)")
        #expect(!own.isEmpty && own == own.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
  }

  @Test(
    "LNG-1: no text is taken for HTML, and a subject has no place: a phone shows it while it is locked"
  )
  func plain() throws {
    for language in MessageLanguage.all {
      for key in MessageText.allCases {
        let text = language.text(key)
        #expect(!MessageTemplate(text: text).isHTML, "\(language.tag): \(key)")
        if key.rawValue.hasSuffix(".subject") { #expect(!text.contains("{"), "\(language.tag)") }
      }
    }
  }

  @Test("LNG-1: a text message fits, as SNS takes it")
  func short() {
    let keys: [MessageText] = [.code, .reset, .invitation, .welcome, .factor]
    for language in MessageLanguage.all {
      for key in keys { #expect(language.text(key).unicodeScalars.count <= 140) }
    }
  }

  @Test(
    "LNG-1: a locale gets the nearest language, and what is none gets English",
    arguments: [
      ("de", "de"), ("de_AT", "de"), ("pt-PT", "pt-BR"), ("zh_Hant_TW", "zh-TW"), ("zh", "zh-CN"),
      ("ja_JP.UTF-8", "ja"), ("eo", "en"), ("", "en"), ("-", "en"), ("<script>", "en"),
      (String(repeating: "de-", count: 4000), "en"),
    ]
  )
  func locale(locale: String, tag: String) {
    #expect(MessageLanguage.of(locale).tag == tag)
    #expect(MessageLanguage.of(nil).tag == "en")
  }

  private static func file(_ tag: String) throws -> [String: String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Services/Authentication/Notifications/Languages/Texts/\(tag).json")
    return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
  }

  private static func places(_ text: String) -> [String] {
    text.matches(of: /\{[a-z#-]+\}/).map { String($0.0) }.sorted()
      + (text.contains("{##") ? ["link"] : [])
  }
}
