import AuthenticationMessages
import Cryptography
import Protobuf
import RPC
import TestSupport
import Testing

@Suite("The token endpoint", .timeLimit(.minutes(20)))
struct TokenEndpointTests {
  private static let granted = GrantByRefreshTokenResponse(
    accessToken: "a.b.c",
    idToken: "d\"e",
    expiresInSeconds: 3600
  )
  private static let form = "grant_type=refresh_token&client_id=abc&refresh_token=r"

  private static func rig(_ answer: GrantByRefreshTokenResponse = granted) -> Rig {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in
      do {
        return try answer.encoded()
      } catch {
        throw RPCError(code: .internalError)
      }
    }
    return rig
  }

  private static func request(
    _ body: String = form,
    _ headers: [(String, String)] = []
  ) -> TestRequest {
    TestRequest(
      target: "/oauth2/token",
      headers: [
        ("Host", "gate.example"), ("Content-Type", "application/x-www-form-urlencoded"),
      ] + headers,
      body: Array(body.utf8)
    )
  }

  private static func basic(_ text: String) -> (String, String) {
    ("Authorization", "Basic \(Base64.encode(Array(text.utf8)))")
  }

  private static func sent(_ rig: Rig) throws -> GrantByRefreshTokenRequest {
    let call = try #require(rig.authentication.calls.first)
    #expect(call.method == "gatehouse.authentication.v1.TokenEndpointService/GrantByRefreshToken")
    #expect(!call.context.isIdempotent)
    return try GrantByRefreshTokenRequest(decoding: call.message)
  }

  @Test("answers as RFC 6749 §5.1 says, and keeps tokens out of caches")
  func answer() async throws {
    let rig = Self.rig()
    let reply = try await rig.reply(to: Self.request(Self.form, [("Origin", "https://app")]))
    #expect(reply.status == 200)
    #expect(
      reply.body
        == #"{"id_token":"d\"e","access_token":"a.b.c","expires_in":3600,"token_type":"Bearer"}"#
    )
    #expect(reply["content-type"] == "application/json;charset=UTF-8")
    #expect(reply["cache-control"] == "no-store")
    #expect(reply["pragma"] == "no-cache")
    #expect(reply["access-control-allow-origin"] == "*")
    #expect(reply["x-amzn-requestid"] != nil)
    let sent = try Self.sent(rig)
    #expect(sent.clientId == "abc" && sent.refreshToken == "r" && sent.clientSecret == nil)
    var rotated = Self.granted
    rotated.refreshToken = "next"
    #expect(
      try await Self.rig(rotated).reply(to: Self.request()).body
        .contains(#""refresh_token":"next""#)
    )
  }

  @Test("reads escapes, ignores what it does not know and takes empty values for missing ones")
  func forms() async throws {
    let rig = Self.rig()
    let body =
      "&scope=a+b&grant_type=refresh%5Ftoken&client_id=%61bc&client_secret=&"
      + "refresh_token=a%2Bb+c%C3%BC%3d&unknown"
    let type = ("Content-Type", "Application/X-WWW-Form-URLEncoded ; charset=UTF-8")
    let request = Self.request(body).with(type.0, type.1)
    #expect(try await rig.reply(to: request).status == 200)
    let sent = try Self.sent(rig)
    #expect(sent.clientId == "abc" && sent.refreshToken == "a+b cü=" && sent.clientSecret == nil)
  }

  @Test(
    "takes the client's secret by Basic or in the body (RFC 6749 §2.3.1)",
    arguments: [
      ("", [basic("abc:s+%25e%63r")], "s+%ecr"),
      ("", [basic("abc:s%2Bx")], "s+x"),
      ("&client_id=abc", [basic("abc:secret")], "secret"),
      ("&client_id=abc", [("authorization", "bAsIc  YWJjOmE6Yg==")], "a:b"),
      ("&client_id=abc&client_secret=s%2Be", [], "s+e"),
      ("", [basic("abc:")], nil),
      // Android's libraries send no padding, and one of them the alphabet of addresses.
      ("", [("Authorization", "Basic YWJjOmE6Yg")], "a:b"),
      ("", [("Authorization", "Basic YWJjOj4-Pz8")], ">>??"),
      ("", [("Authorization", "Basic YWJjOj4+Pz8=")], ">>??"),
    ]
  )
  func secrets(
    parameters: String,
    headers: [(String, String)],
    secret: String?
  ) async throws {
    let rig = Self.rig()
    let body = "grant_type=refresh_token&refresh_token=r" + parameters
    #expect(try await rig.reply(to: Self.request(body, headers)).status == 200)
    let sent = try Self.sent(rig)
    #expect(sent.clientId == "abc" && sent.clientSecret == secret)
  }

  @Test(
    "TOK-1, TOK-2, TOK-11: asks no service about what is no token request",
    arguments: [
      ("", [], 400, "invalid_request"),
      ("grant_type=refresh_token&client_id=abc", [], 400, "invalid_request"),
      ("grant_type=refresh_token&client_id=abc&refresh_token=", [], 400, "invalid_request"),
      ("grant_type=refresh_token&refresh_token=r", [], 400, "invalid_request"),
      ("client_id=abc&refresh_token=r", [], 400, "invalid_request"),
      (form + "&refresh_token=s", [], 400, "invalid_request"),
      (form + "&client_id=abc", [], 400, "invalid_request"),
      (form + "&client%5Fid=other", [], 400, "invalid_request"),
      (form + "&x=%", [], 400, "invalid_request"),
      (form + "&x=%2", [], 400, "invalid_request"),
      (form + "&x=%zz", [], 400, "invalid_request"),
      (form + "&x=%FF", [], 400, "invalid_request"),
      (form + "&client_secret=s", [basic("abc:s")], 400, "invalid_request"),
      (form, [basic("other:s")], 400, "invalid_request"),
      (form, [basic("abc:s"), basic("abc:t")], 400, "invalid_request"),
      (form, [basic("abc")], 401, "invalid_client"),
      (form, [basic(":s")], 401, "invalid_client"),
      (form, [basic("abc:%")], 401, "invalid_client"),
      (form, [("Authorization", "Basic !")], 401, "invalid_client"),
      (form, [("Authorization", "Bearer abc")], 401, "invalid_client"),
      (form, [("Authorization", "")], 401, "invalid_client"),
      ("grant_type=password&username=a&password=b", [], 400, "unsupported_grant_type"),
      (
        "grant_type=urn:ietf:params:oauth:grant-type:jwt-bearer&client_id=abc", [], 400,
        "unsupported_grant_type"
      ),
      ("grant_type=authorization_code&client_id=abc", [], 400, "invalid_request"),
      ("grant_type=client_credentials", [], 400, "invalid_request"),
      ("grant_type=Refresh_token&client_id=abc", [], 400, "unsupported_grant_type"),
    ]
  )
  func malformed(
    body: String,
    headers: [(String, String)],
    status: Int,
    error: String
  ) async throws {
    let rig = Self.rig()
    let reply = try await rig.reply(to: Self.request(body, headers))
    #expect(reply.status == status)
    #expect(reply.body == "{\"error\":\"\(error)\"}")
    #expect(reply["cache-control"] == "no-store")
    #expect((reply["www-authenticate"] == "Basic realm=\"oauth2\"") == (status == 401))
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test(
    "TOK-1: reads forms alone, and none in the address",
    arguments: ["application/json", "multipart/form-data; boundary=x", "text/plain", ""]
  )
  func otherTypes(type: String) async throws {
    let rig = Self.rig()
    try await rig.run { ports in
      let typed = Self.request().with("Content-Type", type)
      let reply = try await Wire.exchange(typed, port: ports.clients)
      #expect(reply.status == 400 && reply.body == #"{"error":"invalid_request"}"#)
      var inAddress = Self.request("")
      inAddress.target += "?" + Self.form
      let other = try await Wire.exchange(inAddress, port: ports.clients)
      #expect(other.status == 400 && other.body == #"{"error":"invalid_request"}"#)
      var get = Self.request()
      get.method = "GET"
      #expect(try await Wire.exchange(get, port: ports.clients).status == 405)
    }
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("reads no more than a form can need, and goes on after one too large")
  func large() async throws {
    let rig = Self.rig()
    try await rig.run { ports in
      let filler = String(repeating: "x", count: 64 * 1024)
      let reply = try await Wire.exchange(
        Self.request(Self.form + "&x=" + filler),
        port: ports.clients
      )
      #expect(reply.status == 413 && reply.body == #"{"error":"invalid_request"}"#)
      let next = try await Wire.exchange(Self.request(), port: ports.clients)
      #expect(next.status == 200)
    }
    #expect(rig.authentication.calls.count == 1)
  }

  @Test(
    "says what the service refuses, and 401 to who came by Basic",
    arguments: [
      ("invalid_client", 400, 401, "invalid_client"), ("invalid_grant", 400, 400, "invalid_grant"),
      ("unauthorized_client", 400, 400, "unauthorized_client"),
      ("invalid_request", 400, 400, "invalid_request"),
      ("of a newer version", 500, 500, "server_error"),
    ]
  )
  func refusals(word: String, inBody: Int, byBasic: Int, error: String) async throws {
    try await Self.rig(GrantByRefreshTokenResponse(error: word)).run { ports in
      for (headers, status) in [([], inBody), ([Self.basic("abc:s")], byBasic)] {
        let reply = try await Wire.exchange(Self.request(Self.form, headers), port: ports.clients)
        #expect(reply.status == status && reply.body == "{\"error\":\"\(error)\"}")
        #expect((reply["www-authenticate"] != nil) == (status == 401))
      }
    }
  }

  @Test(
    "tells a fault as a fault: on invalid_grant clients sign their user out",
    arguments: [
      ("", RPCStatusCode.unavailable, 500, "server_error"),
      ("", .deadlineExceeded, 500, "server_error"), ("", .internalError, 500, "server_error"),
      ("", .unauthenticated, 500, "server_error"),
      ("", .resourceExhausted, 429, "temporarily_unavailable"),
      ("too_many_requests", .resourceExhausted, 429, "temporarily_unavailable"),
    ]
  )
  func faults(
    reason: String,
    code: RPCStatusCode,
    status: Int,
    error: String
  ) async throws {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in
      throw RPCError(code: code, reason: reason, message: "ann", details: ["message": "ann"])
    }
    let reply = try await rig.reply(to: Self.request(Self.form + "secret-token"))
    #expect(reply.status == status && reply.body == "{\"error\":\"\(error)\"}")
    #expect(!rig.log.lines.contains { "\($0)".contains("secret-token") })
  }

  @Test("lets a page of another origin ask first (CORS)")
  func preflight() async throws {
    var request = Self.request("", [("Origin", "https://app")])
    request.method = "OPTIONS"
    request.headers += [
      ("Access-Control-Request-Method", "POST"),
      ("Access-Control-Request-Headers", "authorization,content-type"),
    ]
    let reply = try await Self.rig().reply(to: request)
    #expect(reply.status == 204)
    #expect(reply["access-control-allow-methods"] == "POST,OPTIONS")
    let allowed = (reply["access-control-allow-headers"] ?? "").split(separator: ",")
    #expect(allowed.contains("authorization") && allowed.contains("content-type"))
  }
}
