import Markup
import Testing

@Suite("Links of pages")
struct PageLinkTests {
  @Test("a link is a path of the process itself, whatever its segments are")
  func links() {
    #expect(PageLink("pools", "a/../b?c#d").text == "/pools/a%2F..%2Fb%3Fc%23d")
    #expect(PageLink("x").with([("q", "a&b"), ("r", nil), ("s", "")]).text == "/x?q=a%26b")
    #expect(PageLink().text == "/")
  }

  @Test(
    "an address that leads elsewhere is no path",
    arguments: [
      "//evil.example", "/\\evil.example", "https://evil.example", "", "javascript:x", "/a b",
    ]
  )
  func elsewhere(text: String) {
    #expect(PageLink(path: text) == nil)
  }
}
