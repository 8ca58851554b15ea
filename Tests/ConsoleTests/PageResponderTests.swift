import AuthenticationStubs
import Cryptography
import Domain
import GatehouseStubs
import HTTPServer
import Markup
import RPC
import TestSupport
import Testing

@testable import ConsoleService

@Suite("A browser's requests")
struct PageResponderTests {
  private let clock = ManualClock()
  private let cookies: SealedCookies

  init() throws {
    cookies = try SealedCookies(random: SequenceRandomSource(seed: 1))
  }

  /// The console over a service that takes each token, or none.
  private func responder(
    refusing: Bool = false,
    configuration: ConsoleConfiguration = ConsoleConfiguration()
  ) throws -> PageResponder {
    var router = RPCRouter()
    router.register(ConsoleMethods.showOperator) {
      (_, _) async throws(RPCError) -> [UInt8] in
      if refusing { throw RPCError(.unauthorized) }
      return []
    }
    return PageResponder(
      configuration: configuration,
      authentication: InProcessChannel(router),
      cookies: cookies,
      proxies: try TrustedProxies([]),
      clock: clock,
      random: SequenceRandomSource(seed: 2)
    )
  }

  private func session() throws -> String {
    let session = OperatorSession(
      accessToken: "a",
      refreshToken: "r",
      formSecret: "secret",
      signedInAt: clock.now(),
      seenAt: clock.now()
    )
    return "gatehouse-console=\(Base64URL.encode(try cookies.seal(session)))"
  }

  private func request(
    _ method: PageRequest.Method = .get,
    _ segments: [String] = ["find"],
    form: String = "",
    cookies: String = "",
    origin: String? = nil,
    fetchSite: String? = nil,
    looksAgain: Bool = false
  ) -> PageRequest {
    PageRequest(
      method: method,
      isHead: false,
      segments: segments,
      target: "/" + segments.joined(separator: "/"),
      query: FormFields([]),
      form: FormFields(form.utf8),
      cookies: cookies,
      userAgent: nil,
      origin: origin,
      fetchSite: fetchSite,
      ifNoneMatch: nil,
      looksAgain: looksAgain,
      sourceIP: "127.0.0.1",
      forwardedFor: nil
    )
  }

  private func header(_ name: String, of response: PageResponse) -> String? {
    response.headers.first { $0.name == name }?.value
  }

  @Test(
    "CON-5: a page that looks again by itself does not keep the session of a desk that was left"
  )
  func idle() async throws {
    let responder = try responder()
    let cookie = try session()
    clock.advance(by: .seconds(600))
    let look = await responder.respond(to: request(cookies: cookie, looksAgain: true))
    #expect(header("location", of: look) == "/events")
    #expect(header("set-cookie", of: look) == nil)
    let visit = await responder.respond(to: request(cookies: cookie))
    let renewed = try #require(header("set-cookie", of: visit)?.split(separator: ";").first)
    clock.advance(by: .seconds(1200))
    for (cookie, isGood) in [(cookie, false), (String(renewed), true)] {
      let answer = await responder.respond(to: request(cookies: cookie, looksAgain: true))
      #expect((header("location", of: answer) == "/events") == isGood)
    }
  }

  @Test("CON-5: a session of the future is none, as after a clock that was wrong")
  func future() async throws {
    let responder = try responder()
    let cookie = try session()
    clock.advance(by: .seconds(-60))
    let answer = await responder.respond(to: request(cookies: cookie))
    #expect(header("location", of: answer) == "/sign-in?to=%2Ffind")
  }

  @Test("CON-3: a token that counts no longer ends the session, and a form is told so")
  func refused() async throws {
    let responder = try responder(refusing: true)
    let cookie = try session()
    let page = await responder.respond(to: request(cookies: cookie))
    #expect(header("location", of: page) == "/sign-in?to=%2Ffind")
    #expect(header("set-cookie", of: page)?.contains("Max-Age=0") == true)
    let form = await responder.respond(
      to: request(.post, ["pools", "p", "delete"], form: "_csrf=secret", cookies: cookie)
    )
    #expect(form.status == 401)
  }

  @Test("CON-7: a form takes the session's token and comes from the console's own page")
  func forged() async throws {
    let responder = try responder()
    let cookie = try session()
    let path = ["nothing"]
    for sent in [
      request(.post, path, cookies: cookie),
      request(.post, path, form: "_csrf=Secret", cookies: cookie),
      request(.post, path, form: "_csrf=secret", cookies: cookie, origin: "http://evil.example"),
      request(.post, path, form: "_csrf=secret", cookies: cookie, origin: "null"),
      request(.post, path, form: "_csrf=secret", cookies: cookie, fetchSite: "same-site"),
      request(.post, path, form: "_csrf=secret", cookies: cookie, fetchSite: "cross-site"),
    ] {
      #expect(await responder.respond(to: sent).status == 403)
    }
    let own = request(
      .post,
      path,
      form: "_csrf=secret",
      cookies: cookie,
      origin: "http://localhost:9231",
      fetchSite: "same-origin"
    )
    #expect(await responder.respond(to: own).status == 404)
  }

  @Test(
    "CON-7: a form is taken whichever way the console's URL is written",
    arguments: ["http://Console.example.com", "HTTP://console.example.com:80"]
  )
  func written(url: String) async throws {
    var configuration = ConsoleConfiguration()
    configuration.consoleURL = url
    let responder = try responder(configuration: configuration)
    let cookie = try session()
    for (origin, status) in [
      ("http://console.example.com", 404), ("http://console.example.com:8080", 403),
      ("https://console.example.com", 403),
    ] {
      let sent = request(
        .post,
        ["nothing"],
        form: "_csrf=secret",
        cookies: cookie,
        origin: origin
      )
      #expect(await responder.respond(to: sent).status == status)
    }
  }

  @Test("CON-5: of two cookies of the name none counts (session fixation)")
  func twoCookies() async throws {
    let responder = try responder()
    let cookies = try "\(session()); \(session())"
    let answer = await responder.respond(to: request(cookies: cookies))
    #expect(header("location", of: answer)?.hasPrefix("/sign-in") == true)
  }

  @Test("CON-8: a document that the browser has is not sent again")
  func unchanged() async throws {
    var page = PageResponse(page: "<p>a</p>")
    page.leaveOut(whatHas: nil)
    let tag = try #require(header("etag", of: page))
    var again = PageResponse(page: "<p>a</p>")
    again.leaveOut(whatHas: tag)
    #expect(again.status == 304 && again.body.isEmpty)
    var other = PageResponse(page: "<p>b</p>")
    other.leaveOut(whatHas: tag)
    #expect(other.status == 200 && !other.body.isEmpty)
    var refused = PageResponse(status: 403, page: "<p>a</p>")
    refused.leaveOut(whatHas: tag)
    #expect(refused.status == 403)
  }
}
