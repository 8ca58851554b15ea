import AuthenticationMessages
import Domain
import Foundation
import RPC
import Testing

@testable import GatewayService

@Suite("An operator's words on the pages of a pool")
struct PageTemplateTests {
  private static let pool = "us-east-1_Example01"

  private static func file(_ name: String, _ text: String) -> PageTemplateFile {
    PageTemplateFile(path: "\(pool)/\(name)", bytes: Array(text.utf8))
  }

  private static func faults(_ files: [PageTemplateFile]) -> [String] {
    do throws(PageTemplateFaults) {
      _ = try PageTemplates(files)
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  @Test("BRA: header, footer and texts stand on the pages of the pool, and on no other's")
  func shown() async throws {
    let templates = try PageTemplates([
      Self.file("header.html", "<p>City <strong>Library</strong> &amp; friends</p>\n<!-- x -->"),
      Self.file("header.de.html", "<p>Stadtbücherei</p>"),
      Self.file(
        "footer.html",
        "<ul>\n<li><a href=\"https://a.example/?b=1&amp;c=2\">Help</a></li>\n</ul>"
      ),
      Self.file("texts.en.json", #"{"unavailable.heading": "Closed <today>"}"#),
    ])
    var rig = Rig {
      $0.publicURL = "http://gate.example"
      $0.pageTemplates = templates
    }
    rig.authentication = FakeService.finding { request in
      guard let pool = request.userPoolId else { return FindDomainResponse() }
      return FindDomainResponse(
        userPoolId: pool,
        canonicalBase: "http://gate.example/\(pool)",
        managedLoginVersion: 2
      )
    }
    let english = try await rig.reply(to: .get("/\(Self.pool)/account")).body
    #expect(english.contains("<p>City <strong>Library</strong> &amp; friends</p>"))
    #expect(
      english.contains("<a href=\"https://a.example/?b=1&amp;c=2\" rel=\"noopener\">Help</a>")
    )
    #expect(english.contains("<h1>Closed &lt;today&gt;</h1>"))
    let german = try await rig.reply(to: .get("/\(Self.pool)/account?lang=de")).body
    #expect(german.contains("<p>Stadtbücherei</p>") && !german.contains("City"))
    #expect(!german.contains("Closed"))
    let other = try await rig.reply(to: .get("/us-east-1_Example02/account")).body
    #expect(!other.contains("Library") && !other.contains("Closed"))
  }

  @Test(
    "markup that is not allowed is refused with its line",
    arguments: [
      ("<p>a</p>\n<script>alert(1)</script>", 2, "the element script is not allowed"),
      ("<p onclick=\"a\">b</p>", 1, "may have no such attribute"),
      ("<p style=\"a\">b</p>", 1, "may have no such attribute"),
      ("<a href=\"javascript:alert(1)\">b</a>", 1, "must begin with https://"),
      ("<a href=\"//a.example\">b</a>", 1, "must begin with https://"),
      ("<a href=\"https://a.example\" target=\"x\">b</a>", 1, "may have no such attribute"),
      ("<a href=\"https://a.example\n\">b</a>", 1, "href has no end"),
      ("<a>b</a>", 1, "needs href"),
      ("\n\n<p>a", 3, "element p is not closed"), ("a</p>", 1, "closes nothing"),
      ("<p><em>a</p></em>", 1, "closes nothing"), ("a & b", 1, "&amp;"), ("&copy;", 1, "&amp;"),
      ("<!-- a", 1, "not closed"), ("a < b", 1, "is not allowed"),
      ("<P>a</P>", 1, "is not allowed"),
      ("<img src=\"https://a.example\">", 1, "is not allowed"), ("<p", 1, "no such attribute"),
      ("<svg><p>a</p></svg>", 1, "is not allowed"), ("</", 1, "is not allowed"),
    ]
  )
  func markup(text: String, line: Int, sentence: String) throws {
    let found = Self.faults([Self.file("footer.html", text)])
    let fault = try #require(found.first)
    #expect(found.count == 1 && fault.hasPrefix("\(Self.pool)/footer.html:\(line): "), "\(fault)")
    #expect(fault.contains(sentence), "\(fault)")
  }

  @Test(
    "texts that pages could not show are refused with their line",
    arguments: [
      (
        "{\n\"login.heading\": \"a\",\n\"login.haeding\": \"b\"}", 3,
        "no text has the key login.haeding"
      ),
      ("{\"code-sent.lead\": \"a\"}", 1, "must have the places {address}"),
      ("{\"login.heading\": \"a {name}\"}", 1, "must have no place"),
      ("{\"login.heading\": \" \"}", 1, "is empty"),
      ("{\"login.heading\": 1}", 1, "must follow the key"),
      ("{\"login.heading\": \"a\",\n\"login.heading\": \"b\"}", 2, "stands here twice"),
      ("[]", 1, "must begin with {"), ("{\n\"login.heading\" \"a\"}", 2, "a colon"),
      ("{\"login.heading\": \"a\\x\"}", 1, "not one of JSON"),
      ("{\"login.heading\": \"a", 1, "closing quote"),
      ("{\"login.heading\": \"a\"} {", 1, "nothing may follow"), ("", 1, "must begin with {"),
      ("{\"login.heading\": \"a\"", 1, "a comma or }"),
    ]
  )
  func texts(text: String, line: Int, sentence: String) throws {
    let found = Self.faults([Self.file("texts.en.json", text)])
    let fault = try #require(found.first)
    #expect(found.count == 1 && fault.hasPrefix("\(Self.pool)/texts.en.json:\(line): "), "\(fault)")
    #expect(fault.contains(sentence), "\(fault)")
  }

  @Test("all faults are told at once, and a file that has no use is one")
  func files() {
    let found = Self.faults([
      Self.file("texts.json", "{}"), Self.file("header.txt", ""), Self.file("header.eo.html", ""),
      Self.file("texts.html", ""), PageTemplateFile(path: "pool/header.html", bytes: []),
      PageTemplateFile(path: "\(Self.pool)/header.html", bytes: [0xFF]),
      Self.file("footer.html", "<b>"),
    ])
    #expect(found.count == 7 && found == found.sorted(), "\(found)")
    #expect(found.contains { $0.contains("eo is none of the languages") })
    #expect(Self.faults([]) == [] && Self.faults([Self.file("texts.de.json", " { } ")]) == [])
  }

  @Test("the form for a count of one can have own words too")
  func one() throws {
    let templates = try PageTemplates([
      Self.file("texts.en.json", #"{"account.recovery.left.one": "A last code."}"#)
    ])
    let language = templates[.init(Self.pool)].language(.english)
    #expect(language.plain(PageSentence(.accountCodesLeft, ["count": "1"])) == "A last code.")
    #expect(language.plain(PageSentence(.accountCodesLeft, ["count": "2"])).hasPrefix("You have 2"))
  }
}
