import Glibc
import HTTPTypes
import Protobuf
import RPC
import Testing
import TokenIssuanceMessages

@testable import GatewayService

@Suite("Routes, public documents, health and CORS", .timeLimit(.minutes(20)))
struct RouteTests {
  static let keys = #"{"keys":[{"kty":"EC","alg":"ES256","kid":"1"}]}"#
  static let jwks = "/eu-west-1_abcdefghi/.well-known/jwks.json"
  static let discovery = "/eu-west-1_abcdefghi/.well-known/openid-configuration"

  static func rig(_ configure: (inout GatewayConfiguration) -> Void = { _ in }) -> Rig {
    var rig = Rig(configure)
    rig.tokenIssuance = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/GetJSONWebKeySet") else { return [8, 1] }
      guard
        (try? GetJSONWebKeySetRequest(decoding: call.message))?.userPoolId
          == "eu-west-1_abcdefghi"
      else { throw RPCError(code: .notFound, reason: "resource_not_found") }
      guard let reply = try? GetJSONWebKeySetResponse(json: Array(keys.utf8)).encoded() else {
        throw RPCError(code: .internalError)
      }
      return reply
    }
    return rig
  }

  @Test("a pool's keys are sent as they are, for caches and for every origin")
  func keySet() async throws {
    try await Self.rig().run { ports in
      let reply = try await Wire.exchange(
        .get(Self.jwks, [("Origin", "https://app.example")]),
        port: ports.clients
      )
      #expect(reply.status == 200)
      #expect(reply.body == Self.keys)
      #expect(reply["content-type"] == "application/json")
      #expect(reply["cache-control"] == "public, max-age=300")
      #expect(reply["access-control-allow-origin"] == "*")
      #expect(reply["x-amzn-requestid"] != nil)
      let tag = try #require(reply["etag"])
      let again = try await Wire.exchange(
        .get(Self.jwks, [("If-None-Match", tag)]),
        port: ports.clients
      )
      #expect(again.status == 304)
      var head = TestRequest.get(Self.jwks)
      head.method = "HEAD"
      let headReply = try await Wire.exchange(head, port: ports.clients)
      #expect(headReply.status == 200)
      #expect(headReply.body.isEmpty)
    }
  }

  @Test("the discovery document names the issuer, its keys and their algorithms")
  func discoveryDocument() async throws {
    let rig = Self.rig { $0.publicURL = "https://id.example/" }
    let reply = try await rig.reply(to: .get(Self.discovery))
    #expect(reply.status == 200)
    #expect(reply.body.contains(#""issuer":"https://id.example/eu-west-1_abcdefghi""#))
    let keys = "https://id.example/eu-west-1_abcdefghi/.well-known/jwks.json"
    #expect(reply.body.contains("\"jwks_uri\":\"\(keys)\""))
    #expect(reply.body.contains(#""id_token_signing_alg_values_supported":["ES256"]"#))
    #expect(reply.body.contains(#""subject_types_supported":["public"]"#))
    let tokens = "https://id.example/eu-west-1_abcdefghi/oauth2/token"
    #expect(reply.body.contains("\"token_endpoint\":\"\(tokens)\""))
    #expect(
      reply.body.contains(
        #""grant_types_supported":["refresh_token","client_credentials","urn:ietf:params:oauth:grant-type:token-exchange"]"#
      )
    )
    let methods = #"["client_secret_basic","client_secret_post","none"]"#
    #expect(reply.body.contains("\"token_endpoint_auth_methods_supported\":\(methods)"))
    for endpoint in ["authorization", "end_session"] {
      #expect(!reply.body.contains("\(endpoint)_endpoint"))
    }
  }

  @Test(
    "a pool that is not there is a 404 in Cognito's words",
    arguments: ["eu-west-1_zzzzzzzzz", "x", "%22%3Cscript%3E", "\"", "eu-west-1_abcdefghi%00"]
  )
  func unknownPool(_ pool: String) async throws {
    let reply = try await Self.rig().reply(to: .get("/\(pool)/.well-known/jwks.json"))
    #expect(reply.status == 404)
    #expect(reply.body.contains("\"message\":"))
    #expect(reply.body.contains("does not exist."))
  }

  @Test("keys that cannot be had are a 500, not a 404")
  func keysUnavailable() async throws {
    var rig = Rig()
    rig.tokenIssuance = FakeService { (_) throws(RPCError) in throw RPCError(code: .unavailable) }
    #expect(try await rig.reply(to: .get(Self.jwks)).status == 500)
  }

  @Test(
    "other addresses are 404, other methods 405, both as JSON with a request id",
    arguments: [
      ("GET", "/nothing", 404), ("POST", "/nothing", 404), ("GET", "/metrics", 404),
      ("GET", "/a/b/.well-known/jwks.json", 404), ("GET", "//.well-known/", 404),
      ("GET", "/", 405), ("PUT", "/", 405), ("DELETE", "/healthz", 405), ("BREW", "/", 405),
      ("POST", jwks, 405), ("GET", "/%", 404), ("GET", "/?", 405), ("GET", "/\u{7F}", 404),
      ("GET", "http://[::", 404), ("GET", "http://h:99999999999999/x", 404),
    ]
  )
  func otherAddresses(_ method: String, _ target: String, _ status: Int) async throws {
    var request = TestRequest.get(target)
    request.method = method
    let reply = try await Rig().reply(to: request)
    #expect(reply.status == status || reply.status == 400)
    #expect(reply["x-amzn-requestid"]?.count == 36)
    #expect(reply["content-type"]?.hasPrefix("application/") == true)
    #expect(reply.exception != nil)
    if reply.status == 405 { #expect(reply["allow"] != nil) }
  }

  @Test("health is about this process; readiness about the services it needs")
  func health() async throws {
    var rig = Rig()
    let serving = FakeService { _ in [8, 1] }
    rig.authentication = serving
    rig.tokenIssuance = serving
    rig.deviceRegistry = FakeService { _ in [8, 2] }
    rig.identityFederation = FakeService { (_) throws(RPCError) in
      throw RPCError(code: .unavailable, message: "/run/secret-place")
    }
    try await rig.run { ports in
      for port in [ports.clients, ports.metrics] {
        #expect(try await Wire.exchange(.get("/healthz"), port: port).status == 200)
        let ready = try await Wire.exchange(.get("/readyz"), port: port)
        #expect(ready.status == 503)
        #expect(ready.body.contains(#""authentication":"serving""#))
        #expect(ready.body.contains(#""device-registry":"not serving""#))
        #expect(ready.body.contains(#""identity-federation":"unavailable""#))
        #expect(!ready.body.contains("secret-place"))
      }
    }
    rig.deviceRegistry = serving
    rig.identityFederation = serving
    // Only logins by SAML need it.
    rig.assertionReader = FakeService { (_) throws(RPCError) in throw RPCError(code: .unavailable) }
    #expect(try await rig.reply(to: .get("/readyz")).status == 200)
  }

  @Test("metrics are on the operator's listener alone, and the API is not there")
  func operatorListener() async throws {
    try await Rig().run { ports in
      let metrics = try await Wire.exchange(.get("/metrics"), port: ports.metrics)
      #expect(metrics.status == 200)
      #expect(metrics.body == "gatehouse_test 1\n")
      #expect(metrics["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
      let clients = try await Wire.exchange(.get("/readyz"), port: ports.clients)
      #expect(metrics["gatehouse-process"] == "\(getpid())")
      #expect(clients["gatehouse-process"] == nil)
      let call = try await Wire.exchange(.call("SignUp"), port: ports.metrics)
      #expect(call.status == 405)
      #expect(try await Wire.exchange(.get("/other"), port: ports.metrics).status == 404)
    }
  }

  @Test("a browser's preflight is allowed with the headers the SDKs send")
  func preflight() async throws {
    var request = TestRequest.get(
      "/",
      [
        ("Origin", "https://app.example"), ("Access-Control-Request-Method", "POST"),
        ("Access-Control-Request-Headers", "content-type,x-amz-target,x-amz-user-agent"),
      ]
    )
    request.method = "OPTIONS"
    let reply = try await Rig().reply(to: request)
    #expect(reply.status == 204)
    #expect(reply["access-control-allow-origin"] == "*")
    #expect(reply["access-control-allow-methods"]?.contains("POST") == true)
    #expect(reply["access-control-allow-credentials"] == nil)
    #expect(reply["access-control-max-age"] != nil)
    let allowed = try #require(reply["access-control-allow-headers"])
    for name in [
      "x-amz-target", "x-amz-user-agent", "content-type", "authorization", "cache-control",
      "amz-sdk-request", "amz-sdk-invocation-id", "x-amz-date", "x-amz-security-token",
      "x-amz-content-sha256",
    ] {
      #expect(allowed.split(separator: ",").contains(Substring(name)))
    }
  }

  @Test("with origins configured, only their pages may read an answer")
  func configuredOrigins() async throws {
    let rig = Rig { $0.allowedOrigins = ["https://app.example"] }
    try await rig.run { ports in
      let own = try await Wire.exchange(
        .call("SignUp", "{}", [("Origin", "https://app.example")]),
        port: ports.clients
      )
      #expect(own["access-control-allow-origin"] == "https://app.example")
      #expect(own["vary"] == "Origin")
      #expect(own["access-control-expose-headers"]?.contains("x-amzn-requestid") == true)
      let other = try await Wire.exchange(
        .call("SignUp", "{}", [("Origin", "https://evil.example")]),
        port: ports.clients
      )
      #expect(other["access-control-allow-origin"] == nil)
      var preflight = TestRequest.get(
        "/",
        [("Origin", "https://evil.example"), ("Access-Control-Request-Method", "POST")]
      )
      preflight.method = "OPTIONS"
      let refused = try await Wire.exchange(preflight, port: ports.clients)
      #expect(refused["access-control-allow-headers"] == nil)
    }
  }

  @Test("every header name of ours is well-formed")
  func headerNames() {
    let names: [HTTPField.Name] = [
      .requestID, .errorType, .errorMessage, .target, .amzDate, .amzUserAgent, .contentSHA256,
      .forwardedFor, .traceparent,
    ]
    #expect(Set(names).count == names.count)
    #expect(!names.contains(.server))
  }
}
