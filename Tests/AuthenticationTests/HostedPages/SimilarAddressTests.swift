internal import Testing

@testable import AuthenticationHostedPages

@Suite("Addresses that nearly match")
struct SimilarAddressTests {
  @Test(
    "are those that differ by what people overlook",
    arguments: [
      ("http://localhost:3000/callback/", true), ("https://localhost:3000/callback", true),
      ("http://127.0.0.1:3000/callback", true), ("http://LOCALHOST:3000/Callback?a=b", true),
      ("http://localhost:3001/callback", false), ("http://localhost:3000/", false),
      ("http://localhost.evil.example:3000/callback", false), ("", false),
    ]
  )
  func similar(sent: String, isMeant: Bool) {
    #expect(SimilarAddress.isMeant(by: sent, "http://localhost:3000/callback") == isMeant)
  }

  @Test(
    "a policy names an origin, or an app's scheme",
    arguments: [
      ("https://App.example/cb?x=1", "https://app.example"),
      ("http://localhost:3000", "http://localhost:3000"),
      ("myapp://signed-in", "myapp:"), ("https://[::1]:8080/cb", "https://[::1]:8080"),
    ]
  )
  func origins(address: String, origin: String) {
    #expect(DestinationOrigin(address)?.text == origin)
  }
}
