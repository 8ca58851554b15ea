import Domain
import TestSupport
import Testing

@testable import ConsoleService

@Suite("Sessions of operators")
struct SessionTests {
  private static let now = Instant(unixMillis: 1_795_000_000_000)

  private static func session(signedIn: Instant, seen: Instant) -> OperatorSession {
    OperatorSession(
      accessToken: "a",
      refreshToken: "r",
      formSecret: "f",
      signedInAt: signedIn,
      seenAt: seen
    )
  }

  @Test("CON-5: a session ends after eight hours, and after half an hour without a request")
  func ends() {
    let session = Self.session(signedIn: Self.now, seen: Self.now)
    #expect(session.isGood(at: Self.now))
    #expect(session.isGood(at: Self.now.adding(seconds: 1799)))
    #expect(!session.isGood(at: Self.now.adding(seconds: 1800)))
    let later = Self.now.adding(seconds: 8 * 3600 - 1)
    #expect(session.seen(at: later).isGood(at: later))
    #expect(!session.seen(at: later).isGood(at: later.adding(seconds: 1)))
    #expect(!session.isGood(at: Self.now.adding(seconds: -1)))
  }

  @Test("CON-5: a sealed session opens in its own process alone, and as nothing else")
  func sealed() throws {
    let cookies = try SealedCookies(random: SequenceRandomSource(seed: 1))
    let session = Self.session(signedIn: Self.now, seen: Self.now)
    let sealed = try cookies.seal(session)
    #expect(cookies.session(sealed) == session)
    #expect(cookies.pending(sealed) == nil)
    #expect(try SealedCookies(random: SequenceRandomSource(seed: 2)).session(sealed) == nil)
    var changed = sealed
    changed[changed.count - 1] ^= 1
    #expect(cookies.session(changed) == nil)
    #expect(cookies.session([]) == nil && cookies.session(nil) == nil)
  }

  @Test("a cookie is for the host alone where there is TLS, and out of reach of scripts")
  func cookie() {
    let text = CookieText("gatehouse-console", [1], seconds: 60, at: "https://console.example").text
    #expect(text.hasPrefix("__Host-gatehouse-console=AQ; "))
    for attribute in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
      #expect(text.contains(attribute))
    }
  }
}
