import Domain
import IdentityFederationCore
import IdentityFederationLogins
import Testing

/// Tokens that only Facebook or Amazon can read.
@Suite struct OpaqueLoginTests {
  private static let app = "https://graph.facebook.com/app"
  private static let me = "https://graph.facebook.com/me"
  private static let info = "https://api.amazon.com/auth/o2/tokeninfo"

  @Test("Facebook names the application and the user")
  func facebook() async throws {
    let fixture = try await LoginFixture()
    fixture.providers.answer(Self.app, #"{"id":"7346"}"#)
    fixture.providers.answer(Self.me, #"{"id":"user-9"}"#)
    let settings = try fixture.settings(supported: ["graph.facebook.com": "7346"])
    let login = try await fixture.prove(["graph.facebook.com": "a&b=c/é"], settings).first
    #expect(login?.provider == "graph.facebook.com" && login?.subject == "user-9")
    #expect(login?.client == "7346" && login?.claims["aud"] == .string("7346"))
    #expect(
      fixture.providers.wholeRequests
        == [Self.app, Self.me].map { $0 + "?fields=id&access_token=a%26b%3Dc%2F%C3%A9" }
    )
  }

  @Test("a token of another application proves nothing here, and the user is not asked for")
  func facebookAudience() async throws {
    let fixture = try await LoginFixture()
    fixture.providers.answer(Self.app, #"{"id":"6666"}"#)
    fixture.providers.answer(Self.me, #"{"id":"user-9"}"#)
    let settings = try fixture.settings(supported: ["graph.facebook.com": "7346"])
    #expect(
      await fixture.refusal(["graph.facebook.com": "t"], settings)
        == LoginFixture.invalid("Incorrect token audience.")
    )
    #expect(fixture.providers.requests == [Self.app])
    #expect(
      await fixture.refusal(["graph.facebook.com": "t"], try fixture.settings())
        == LoginFixture.unsupported
    )
  }

  @Test(
    "Facebook's word on the token is a refusal, everything else its own trouble",
    arguments: [
      (400, #"{"error":{"code":190,"type":"OAuthException"}}"#, true),
      (401, #"{"error":{"code":102}}"#, true),
      (400, #"{"error":{"code":4,"message":"Application request limit reached"}}"#, false),
      (403, #"{"error":{"code":613}}"#, false), (500, #"{"error":{"code":190}}"#, false),
      (200, #"{"name":"x"}"#, false), (302, "", false), (400, "<html>", false),
    ]
  )
  func facebookFaults(_ status: Int, _ body: String, _ isRefusal: Bool) async throws {
    let fixture = try await LoginFixture()
    fixture.providers.answer(Self.app, body, status: status)
    let settings = try fixture.settings(supported: ["graph.facebook.com": "7346"])
    let failure = await fixture.refusal(["graph.facebook.com": "t"], settings)
    #expect(
      failure
        == (isRefusal
          ? .notAuthorized("Invalid login token.")
          : .externalService("The identity provider https://graph.facebook.com cannot be reached."))
    )
  }

  @Test("Amazon names the application by either of its names", arguments: ["client.7", "app.7"])
  func amazon(_ application: String) async throws {
    let fixture = try await LoginFixture()
    fixture.providers.answer(
      Self.info,
      #"{"aud":"client.7","app_id":"app.7","user_id":"amzn1.account.A","exp":3000}"#
    )
    let settings = try fixture.settings(supported: ["www.amazon.com": application])
    let login = try await fixture.prove(["www.amazon.com": "Atza|t"], settings).first
    #expect(login?.provider == "www.amazon.com" && login?.subject == "amzn1.account.A")
    #expect(fixture.providers.wholeRequests == [Self.info + "?access_token=Atza%7Ct"])
    let other = try fixture.settings(supported: ["www.amazon.com": "client.8"])
    #expect(
      await fixture.refusal(["www.amazon.com": "t"], other)
        == LoginFixture.invalid("Incorrect token audience.")
    )
  }

  @Test(
    "Amazon's word on the token is a refusal, everything else its own trouble",
    arguments: [
      (400, #"{"error":"invalid_token"}"#, true), (400, #"{"error":"server_error"}"#, false),
      (503, #"{"error":"invalid_token"}"#, false), (200, "{}", false),
    ]
  )
  func amazonFaults(_ status: Int, _ body: String, _ isRefusal: Bool) async throws {
    let fixture = try await LoginFixture()
    fixture.providers.answer(Self.info, body, status: status)
    let settings = try fixture.settings(supported: ["www.amazon.com": "a"])
    let failure = await fixture.refusal(["www.amazon.com": "t"], settings)
    #expect(
      failure
        == (isRefusal
          ? .notAuthorized("Invalid login token.")
          : .externalService("The identity provider https://api.amazon.com cannot be reached."))
    )
  }
}
