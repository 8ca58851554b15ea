import Foundation
import HTTPTypes
import Testing

@testable import GatewayService

@Suite("The languages of the pages")
struct PageLanguageTests {
  static let tags = [
    "en", "de", "es", "fr", "id", "it", "ja", "ko", "pt-BR", "zh-CN", "zh-TW",
  ]

  @Test("LNG-1: each key has a text in each language, with the same places for values")
  func complete() throws {
    #expect(PageLanguage.all.map(\.tag) == Self.tags)
    let english = try Self.file("en")
    #expect(
      Set(english.keys.filter { !Self.isSingular($0) }) == Set(PageText.allCases.map(\.rawValue))
    )
    for tag in Self.tags {
      let texts = try Self.file(tag)
      for (key, text) in english where !Self.isSingular(key) {
        let own = try #require(texts[key], "\(tag) has no \(key)")
        #expect(Self.places(in: own) == Self.places(in: text), "\(tag): \(key)")
        #expect(!own.isEmpty && own == own.trimmingCharacters(in: .whitespaces), "\(tag): \(key)")
      }
      for key in texts.keys where !Self.isSingular(key) {
        #expect(english[key] != nil, "\(tag) has \(key), which no page shows")
      }
    }
  }

  @Test("LNG-1: a count of one has a form of its own where the language has one")
  func one() throws {
    for tag in Self.tags {
      let texts = try Self.file(tag)
      for key in texts.keys where Self.isSingular(key) {
        #expect(texts[String(key.dropLast(PageLanguage.one.count))] != nil, "\(tag): \(key)")
      }
    }
    let sentence = PageSentence(.rememberHintDays, ["count": "1"])
    let german = try #require(PageLanguages.match("de"))
    #expect(german.plain(sentence).hasPrefix("Einen Tag lang "))
    #expect(german.plain(PageSentence(.rememberHintDays, ["count": "2"])).hasPrefix("2 Tage "))
    // Japanese has the same form for each number.
    #expect(try #require(PageLanguages.match("ja")).plain(sentence).hasPrefix("1 日間"))
  }

  @Test(
    "LNG-1: a range gets the nearest language, and what is none gets none",
    arguments: [
      ("de", "de"), ("DE-at", "de"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("zh", "zh-CN"),
      ("zh-Hant-HK", "zh-TW"), ("zh-tw", "zh-TW"), ("zh-Hans-SG", "zh-CN"), ("en-GB", "en"),
      ("id_ID", "id"), ("eo", ""), ("", ""), ("-", ""), ("\"><script>", ""),
      (String(repeating: "d-", count: 40), ""),
    ]
  )
  func matched(range: String, tag: String) {
    #expect(PageLanguages.match(range)?.tag ?? "" == tag)
  }

  @Test("the ranges of a browser are taken by their weights")
  func weights() {
    #expect(PageLanguages.ranges("en;q=0.5, de , fr;q=0.9") == ["de", "fr", "en"])
    #expect(PageLanguages.ranges("de;q=0, *;q=0.1, ja;q=nan, ko;q=7, it;q=x") == [])
    #expect(PageLanguages.ranges("") == [])
  }

  @Test(
    "LNG-1: the address goes first, then the browser's cookie, the application and the browser",
    arguments: [
      ("/i/p/s?lang=fr&ui_locales=es", "de", "ja", "fr"),
      ("/i/p/s?lang=eo&ui_locales=es", "de", "ja", "de"),
      ("/i/p/s?ui_locales=eo%20es", "", "ja", "es"), ("/i/p/s", "", "ja,de;q=0.1", "ja"),
      ("/i/p/s", "xx", "", "en"),
    ]
  )
  func order(path: String, cookie: String, accepted: String, tag: String) async throws {
    let rig = Rig { $0.publicURL = "http://gate.example" }
    var fields: [(String, String)] = []
    if !cookie.isEmpty {
      let value = Data(cookie.utf8).base64EncodedString().trimmingCharacters(in: ["="])
      fields.append(("Cookie", "gatehouse-lang=\(value)"))
    }
    if !accepted.isEmpty { fields.append(("Accept-Language", accepted)) }
    let reply = try await rig.reply(to: .get(path, fields))
    #expect(reply.body.contains("<html lang=\"\(tag)\" dir=\"ltr\">"))
    let isNamed = path.contains("lang=fr")
    #expect((reply["set-cookie"] ?? "").hasPrefix("gatehouse-lang=ZnI;") == isNamed)
  }

  @Test("LNG-2: the style sheet has no property of one side")
  func sides() {
    let sheet = String(decoding: PageAssets.styleSheet.bytes, as: UTF8.self)
    #expect(sheet.contains("margin-inline-start:"))
    let sided = /[-;{ ](left|right|top|bottom)[:-]|[;{ ](width|height|min-width|max-width):/
    // The query of a window's width is no property.
    let found = sheet.replacing(/@media[^{]*/, with: "").matches(of: sided).map { String($0.0) }
    #expect(found == [])
  }

  private static func file(_ tag: String) throws -> [String: String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Services/Gateway/Service/Pages/Languages/\(tag).json")
    return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
  }

  private static func isSingular(_ key: String) -> Bool { key.hasSuffix(PageLanguage.one) }

  private static func places(in text: String) -> [String] {
    text.matches(of: /\{[a-z]+\}/).map { String($0.0) }.sorted()
  }
}
