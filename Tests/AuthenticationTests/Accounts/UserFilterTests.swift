internal import Domain
internal import GatehouseMessages
internal import Testing

@testable internal import AuthenticationService

@Suite("The end of a beginning")
struct UserFilterTests {
  @Test(
    "comes after every text that begins so, and before every other that is greater",
    arguments: [
      ("a", "b"), ("az", "a{"), ("a\u{D7FF}", "a\u{E000}"), ("a\u{10FFFF}", "b"),
      ("é", "ê"),
    ]
  )
  func end(_ prefix: String, _ end: String) {
    #expect(UserListing.end(of: prefix) == end)
  }

  @Test("is greater than everything for an empty one")
  func endOfNothing() {
    #expect(UserListing.end(of: "").unicodeScalars.count == 257)
    #expect(UserListing.end(of: "\u{10FFFF}").unicodeScalars.count == 257)
  }
}
