import HTTPTypes
import HummingbirdCore
import Testing

@testable import GatewayService

@Suite("Redirects")
struct RedirectTests {
  @Test(
    "go to registered addresses as they are",
    arguments: [
      "https://app.example", "https://app.example/cb?x=1", "HTTPS://app.example:8443/",
      "http://localhost:3000/cb", "http://127.0.0.1/cb", "http://[::1]:80/cb", "myapp://callback",
      "com.example.app:/oauth", "https://app.example/a@b",
    ]
  )
  func registered(url: String) {
    #expect(RedirectTarget(registered: url)?.location == url)
  }

  @Test(
    "go nowhere else, whatever is registered (open redirect)",
    arguments: [
      "", "/login", "//evil.example", "https:/evil.example", "https:///x", "https:\\\\evil.example",
      "https:evil.example", "https://good@evil.example", "https://good:x@evil.example/",
      "myapp://good@evil", "http://app.example/cb", "http://localhost.evil.example/",
      "http://127.0.0.1.evil.example/", "javascript:alert(1)", "JavaScript:alert(1)",
      "data:text/html,x", "vbscript:x", "file:///etc/passwd", "blob:https://x", "about:blank",
      "https://app.example/#x", "https://app.example/\r\nSet-Cookie: a=b", "https://app.example/ ",
      "https://app.example/é", ":x", "1a:x", "a_b:x",
      "https://app.example/" + String(repeating: "a", count: 2048),
    ]
  )
  func refused(url: String) {
    #expect(RedirectTarget(registered: url) == nil)
  }

  @Test("take parameters, which cannot become others")
  func parameters() throws {
    let target = try #require(RedirectTarget(registered: "https://app.example/cb"))
    let answered = target.adding([("code", "a&b=c"), ("state", "x y+%\u{E9}\r\n#")])
    #expect(
      answered.location == "https://app.example/cb?code=a%26b%3Dc&state=x+y%2B%25%C3%A9%0D%0A%23"
    )
    let own = RedirectTarget(own: "/login").adding([("client_id", "1")])
    #expect(own.adding([("lang", "de")]).location == "/login?client_id=1&lang=de")
  }

  @Test("are kept by no cache, and tell the next page nothing of this one")
  func answer() {
    let found = Answer(redirectingTo: RedirectTarget(own: "/login"))
    #expect(found.response.status == .found)
    #expect(found.response.headers[.location] == "/login")
    #expect(found.response.headers[.cacheControl] == "no-store")
    #expect(found.response.headers[.referrerPolicy] == "no-referrer")
    let afterPost = Answer(redirectingTo: RedirectTarget(own: "/login"), status: .seeOther)
    #expect(afterPost.response.status == .seeOther)
  }
}
