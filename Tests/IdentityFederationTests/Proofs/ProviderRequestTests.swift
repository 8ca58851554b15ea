import IdentityFederationProofs
import Testing

@Suite("Requests to providers")
struct ProviderRequestTests {
  private let members = [(name: "code", value: "a&b=c/é"), (name: "state", value: "")]

  @Test("carry their members in the query of a GET, after one that is there")
  func query() throws {
    let plain = try #require(ProviderAddress("https://idp.example.com/token"))
    let request = ProviderRequest.get(plain, asking: members)
    #expect(request.url == "https://idp.example.com/token?code=a%26b%3Dc%2F%C3%A9&state=")
    #expect(request.body.isEmpty && request.method == .get)
    #expect(ProviderRequest.get(plain).url == plain.text)
    let asking = try #require(ProviderAddress("https://idp.example.com/me?fields=id"))
    #expect(ProviderRequest.get(asking, asking: [("a", "b")]).url == asking.text + "&a=b")
  }

  @Test("carry their members in the body of a POST, where no log of addresses has them")
  func form() throws {
    let address = try #require(ProviderAddress("https://idp.example.com/token"))
    let request = ProviderRequest.post(address, form: members)
    #expect(request.url == address.text && request.method == .post)
    #expect(String(decoding: request.body, as: UTF8.self) == "code=a%26b%3Dc%2F%C3%A9&state=")
  }
}
