import AuthenticationMessages
import Protobuf
import RPC
import Testing

@testable import GatewayService

/// SEC-1 of the pages: a form counts only from this installation's own page, in the same browser.
@Suite("Forms of pages", .timeLimit(.minutes(20)))
struct FormProtectionTests {
  private static let link = "/confirmUser?client_id=1&user_name=ann&confirmation_code=123456"

  private static func rig(_ configure: (inout GatewayConfiguration) -> Void = { _ in }) -> Rig {
    var rig = Rig(configure)
    rig.authentication = FakeService { (call) throws(RPCError) in
      guard !call.recordsRefusals else { return [] }
      do {
        return try ConfirmSignUpByLinkResponse(outcome: "confirmed").encoded()
      } catch {
        throw RPCError(code: .internalError)
      }
    }
    return rig
  }

  /// What a form is changed into, and why it is not the page's own.
  enum Change: String, CaseIterable {
    case crossSite, sameSite, foreignOrigin, otherScheme, nullOrigin, twoOrigins, twoSites
    case noCookie, otherCookie, malformedCookie, twoCookies
    case noCode, otherCode, malformedCode, codeTwice, otherType

    func apply(to visit: PageVisit, _ other: PageVisit) -> TestRequest {
      var form = visit.form
      switch self {
      case .crossSite: form = form.with("Sec-Fetch-Site", "cross-site")
      case .sameSite: form = form.with("Sec-Fetch-Site", "same-site")
      case .foreignOrigin:
        form = form.without("Sec-Fetch-Site").with("Origin", "http://evil.example")
      case .otherScheme: form = form.with("Origin", "https://gate.example")
      case .nullOrigin: form = form.without("Sec-Fetch-Site").with("Origin", "null")
      case .twoOrigins: form.headers.append(("Origin", "http://gate.example"))
      case .twoSites: form.headers.append(("Sec-Fetch-Site", "same-origin"))
      case .noCookie: form = form.without("Cookie")
      case .otherCookie: form = form.with("Cookie", other.cookie)
      case .malformedCookie: form = form.with("Cookie", "gatehouse-csrf=AA")
      case .twoCookies: form = form.with("Cookie", "\(other.cookie); \(visit.cookie)")
      case .noCode: form.body = Array("a=b".utf8)
      case .otherCode: form.body = Array("_csrf=\(other.code)".utf8)
      case .malformedCode: form.body = Array("_csrf=AAAA".utf8)
      case .codeTwice: form.body = Array("_csrf=\(other.code)&_csrf=\(visit.code)".utf8)
      case .otherType: form = form.with("Content-Type", "text/plain")
      }
      return form
    }
  }

  @Test(
    "that are not the page's own change nothing, and show the page again",
    arguments: Change.allCases
  )
  func foreign(change: Change) async throws {
    let rig = Self.rig()
    try await rig.run { ports in
      let visit = try await PageVisit.open(Self.link, port: ports.clients)
      let other = try await PageVisit.open(Self.link, port: ports.clients)
      #expect(visit.code.count == 43 && other.code != visit.code)
      let form = change.apply(to: visit, other)
      let reply = try await Wire.exchange(form, port: ports.clients)
      #expect(reply.status == 403)
      #expect(reply.body.contains("Press the button once more."))
      #expect(reply.body.contains("type=\"submit\">Confirm</button>"))
    }
    #expect(rig.authentication.calls.isEmpty)
    let refusals = try rig.authentication.refusalCalls
      .flatMap { try RecordRefusalsRequest(decoding: $0.message).refusals }
    #expect(refusals.map(\.operation) == ["ConfirmSignUp"])
    #expect(refusals.map(\.exception) == ["AccessDeniedException"])
  }

  @Test("are taken from browsers that say less, and from ours behind a private origin")
  func own() async throws {
    let rig = Self.rig()
    try await rig.run { ports in
      let visit = try await PageVisit.open(Self.link, port: ports.clients)
      let forms = [
        visit.form, visit.form.without("Origin").without("Sec-Fetch-Site"),
        visit.form.without("Origin"), visit.form.without("Sec-Fetch-Site"),
        visit.form.with("Origin", "null"), visit.form.with("Origin", "HTTP://GATE.example"),
        visit.form.with("Sec-Fetch-Site", "none"),
        visit.form.with("Cookie", "a=b; \(visit.cookie); c=d"),
      ]
      for form in forms {
        #expect(try await Wire.exchange(form, port: ports.clients).status == 303)
      }
    }
    #expect(rig.authentication.calls.count == 8)
  }

  @Test("two windows of one browser have one cookie, and the forms of both count")
  func windows() async throws {
    try await Self.rig().run { ports in
      let first = try await PageVisit.open(Self.link, port: ports.clients)
      let second = try await PageVisit.open(
        Self.link,
        port: ports.clients,
        cookie: first.cookie
      )
      #expect(second.reply["set-cookie"] == nil)
      for visit in [first, second] {
        #expect(try await Wire.exchange(visit.form, port: ports.clients).status == 303)
      }
    }
  }

  @Test("over TLS the cookie is for this host alone, and the origin must be TLS's")
  func overTLS() async throws {
    let rig = Self.rig { $0.publicURL = "https://gate.example" }
    try await rig.run { ports in
      let visit = try await PageVisit.open(Self.link, port: ports.clients)
      let cookie = try #require(visit.reply["set-cookie"])
      #expect(cookie.hasPrefix("__Host-gatehouse-csrf="))
      #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Secure"))
      let plain = try await Wire.exchange(visit.form, port: ports.clients)
      #expect(plain.status == 403)
      let own = visit.form.with("Origin", "https://gate.example")
      #expect(try await Wire.exchange(own, port: ports.clients).status == 303)
    }
  }

  @Test("that are too large end with the page, and their connection")
  func large() async throws {
    let rig = Self.rig()
    let reply = try await rig.visit(Self.link) { (visit, port) in
      var form = visit.form
      form.body = Array(repeating: UInt8(ascii: "a"), count: 17 * 1024)
      return try await Wire.exchange(form, port: port)
    }
    #expect(reply.status == 413 && reply["connection"] == "close")
    #expect(reply.body.contains("Something went wrong."))
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("the style sheet of the page is kept for good, under a name that it alone has")
  func styleSheet() async throws {
    try await Self.rig().run { ports in
      let page = try await PageVisit.open(Self.link, port: ports.clients).reply
      let link = try #require(page.body.split(separator: "rel=\"stylesheet\" href=\"").last)
      let address = String(link.prefix { $0 != "\"" })
      #expect(address.hasPrefix("/assets/") && address.hasSuffix(".css"))
      let sheet = try await Wire.exchange(.get(address), port: ports.clients)
      #expect(sheet.status == 200)
      #expect(sheet["content-type"] == "text/css; charset=utf-8")
      #expect(sheet["cache-control"] == "public, max-age=31536000, immutable")
      // PAG-10, and nothing from elsewhere.
      #expect(sheet.body.utf8.count < 12 * 1024 && page.body.utf8.count < 10 * 1024)
      #expect(!sheet.body.contains("url(") && !sheet.body.contains("@import"))
      #expect(try await Wire.exchange(.get("/assets/x.css"), port: ports.clients).status == 404)
    }
  }

  @Test("every text of the pages is there, in each language, under a key of its own")
  func texts() {
    for language in PageLanguage.all {
      for key in PageText.allCases { #expect(!language.text(key).isEmpty, "\(key)") }
    }
    #expect(PageText.allCases.allSatisfy { $0.rawValue.contains(".") })
  }
}
