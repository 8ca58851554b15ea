import AuthenticationMessages
import Protobuf
import Testing

extension BrowserEndpointTests {
  @Test("INT-1: introspect passes the token on, and answers who is no client with 401")
  func introspecting() async throws {
    let answer = #"{"active":false}"#
    let rig = try Self.rig(IntrospectTokenResponse(answer: Array(answer.utf8)))
    let reply = try await rig.reply(
      to: Self.form("/oauth2/introspect", "client_id=abc&client_secret=s&token=t")
    )
    #expect(reply.status == 200 && reply.body == answer && reply["cache-control"] == "no-store")
    let sent = try IntrospectTokenRequest(
      decoding: try #require(rig.authentication.calls.first).message
    )
    #expect(sent.token == "t" && sent.clientId == "abc" && sent.clientSecret == "s")
    let nobody = try await rig.reply(to: Self.form("/oauth2/introspect", "token=t"))
    #expect(nobody.status == 401 && nobody["www-authenticate"] == "Basic realm=\"oauth2\"")
    #expect(rig.authentication.calls.count == 1)
    for (word, status) in [("invalid_client", 401), ("unauthorized_client", 400)] {
      let refused = try await Self.rig(IntrospectTokenResponse(error: word))
        .reply(to: Self.form("/oauth2/introspect", "client_id=abc&token=t"))
      #expect(refused.status == status && refused.body == #"{"error":"\#(word)"}"#)
    }
  }
}
