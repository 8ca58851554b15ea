import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import RPC
import Testing
import TokenIssuanceMessages

@testable import GatewayService

@Suite("A domain's host", .timeLimit(.minutes(20)))
struct DomainHostTests {
  private static func rig(_ site: Site = Site()) -> Rig {
    var rig = Rig {
      $0.publicURL = "http://gate.example:8080"
      $0.domainsSuffix = "auth.example"
    }
    rig.authentication = FakeService.finding({ (request) throws(RPCError) in site.find(request) })
    rig.tokenIssuance = FakeService { (_) throws(RPCError) in
      let keys = GetJSONWebKeySetResponse(
        json: Array(#"{"keys":[{"kid":"1","alg":"RS256"}]}"#.utf8)
      )
      guard let reply = try? keys.encoded() else { throw RPCError(code: .internalError) }
      return reply
    }
    return rig
  }

  private static func get(_ target: String, host: String) -> TestRequest {
    TestRequest(method: "GET", target: target, headers: [("Host", host)])
  }

  @Test("DOM-3: has no API, no health and no other pool's documents")
  func nothingElse() async throws {
    try await Self.rig().run { ports in
      for var request in [
        TestRequest.call("ListUserPools"), .call("InitiateAuth"), .get("/healthz"),
        .get("/identitypools/x"), .get("/\(Site.pool)/.well-known/jwks.json"),
        .get("/.well-known/oauth-authorization-server/\(Site.pool)"), .get("/"),
      ] {
        request = request.with("Host", "ann.auth.example")
        let reply = try await Wire.exchange(request, port: ports.clients)
        #expect(reply.status == 404, "\(request.method) \(request.target)")
        #expect(reply.exception == "UnknownOperationException")
      }
      let api = try await Wire.exchange(.call("InitiateAuth"), port: ports.clients)
      #expect(api.status != 404)
    }
  }

  @Test("DOM-1: one that no pool has answers a page that does not repeat its name")
  func unknown() async throws {
    try await Self.rig().run { ports in
      for target in ["/", "/login", "/healthz"] {
        let reply = try await Wire.exchange(
          Self.get(target, host: "evil-name.auth.example"),
          port: ports.clients
        )
        #expect(reply.status == 404)
        #expect(reply["content-type"] == "text/html; charset=utf-8")
        #expect(!reply.body.contains("evil-name"))
        #expect(reply["access-control-allow-origin"] == nil)
      }
    }
  }

  @Test("DOM-3: two hosts are refused before either is looked up")
  func twoHosts() async throws {
    let rig = Self.rig()
    try await rig.run { ports in
      var request = Self.get("/.well-known/jwks.json", host: "ann.auth.example")
      request.headers.append(("Host", "gate.example"))
      let reply = try await Wire.exchange(request, port: ports.clients)
      #expect(reply.status == 400)
    }
    #expect(rig.authentication.siteCalls.isEmpty)
  }

  @Test("DOM-3: X-Forwarded-Host counts from a trusted proxy alone")
  func forwardedHost() async throws {
    let request = Self.get("/.well-known/jwks.json", host: "gate.example")
      .with("X-Forwarded-Host", "ann.auth.example")
    try await Self.rig().run { ports in
      try await #expect(Wire.exchange(request, port: ports.clients).status == 404)
    }
    var rig = Self.rig()
    rig.configuration.trustedProxies = ["127.0.0.1"]
    try await rig.run { ports in
      try await #expect(Wire.exchange(request, port: ports.clients).status == 200)
      // In memory by now, and found by the host all the same.
      try await #expect(Wire.exchange(request, port: ports.clients).status == 200)
      let malformed = request.with("X-Forwarded-Host", "a b")
      try await #expect(Wire.exchange(malformed, port: ports.clients).status == 404)
    }
  }

  @Test("DIS-1: the same document at each address, by both names, and its issuer never a domain")
  func documents() async throws {
    try await Self.rig().run { ports in
      let places = [
        ("/\(Site.pool)/.well-known/openid-configuration", "gate.example"),
        ("/\(Site.pool)/.well-known/oauth-authorization-server", "gate.example"),
        ("/.well-known/oauth-authorization-server/\(Site.pool)", "gate.example"),
        ("/.well-known/openid-configuration", "ann.auth.example"),
        ("/.well-known/oauth-authorization-server", "ann.auth.example"),
        // Out of memory.
        ("/.well-known/openid-configuration", "Ann.auth.example:8080"),
      ]
      var bodies: Set<String> = []
      for (target, host) in places {
        let reply = try await Wire.exchange(Self.get(target, host: host), port: ports.clients)
        #expect(reply.status == 200, "\(host)\(target)")
        #expect(reply["cache-control"] == "public, max-age=300")
        bodies.insert(reply.body)
      }
      #expect(bodies.count == 1)
      let body = try #require(bodies.first)
      #expect(body.contains(#""issuer":"http://gate.example:8080/\#(Site.pool)""#))
      let keys = try await Wire.exchange(
        Self.get("/.well-known/jwks.json", host: "ann.auth.example"),
        port: ports.clients
      )
      #expect(keys.body.contains(#""kid":"1""#))
      for pool in ["us-east-1_", "x", "%2e"] {
        let target = "/.well-known/oauth-authorization-server/\(pool)"
        let reply = try await Wire.exchange(
          Self.get(target, host: "gate.example"),
          port: ports.clients
        )
        #expect(reply.status == 404 && reply.exception == "ResourceNotFoundException")
      }
    }
  }

  @Test("DIS-2: says what the pool offers, and what it does not")
  func members() async throws {
    try await Self.rig().run { ports in
      let target = "/\(Site.pool)/.well-known/openid-configuration"
      let body = try await Wire.exchange(
        Self.get(target, host: "gate.example"),
        port: ports.clients
      )
      .body
      let base = "http://ann.auth.example:8080"
      for member in [
        #""acr_values_supported":["low","high"]"#,
        #""authorization_endpoint":"\#(base)/oauth2/authorize""#,
        #""authorization_response_iss_parameter_supported":true"#,
        #""code_challenge_methods_supported":["S256"]"#,
        #""end_session_endpoint":"\#(base)/logout""#,
        #""grant_types_supported":["authorization_code","implicit","#,
        #""id_token_signing_alg_values_supported":["RS256"]"#,
        #""jwks_uri":"http://gate.example:8080/\#(Site.pool)/.well-known/jwks.json""#,
        #""request_parameter_supported":false"#, #""request_uri_parameter_supported":false"#,
        #""response_modes_supported":["query","fragment"]"#,
        #""response_types_supported":["code","token"]"#,
        #""revocation_endpoint":"\#(base)/oauth2/revoke""#,
        #""scopes_supported":["openid","email","phone","profile"]"#,
        #""subject_types_supported":["public"]"#, #""token_endpoint":"\#(base)/oauth2/token""#,
        #""token_endpoint_auth_methods_supported":["client_secret_basic","client_secret_post","none"]"#,
        #""ui_locales_supported":["en","de","es","fr","id","it","ja","ko","pt-BR","zh-CN","zh-TW"]"#,
        #""userinfo_endpoint":"\#(base)/oauth2/userInfo""#,
      ] {
        #expect(body.contains(member), "\(member) in \(body)")
      }
      for name in [
        "registration_endpoint", "device_authorization_endpoint",
        "pushed_authorization_request_endpoint", "introspection_endpoint",
      ] {
        #expect(!body.contains(name))
      }
    }
  }

  @Test("DOM-4, DIS-2: without a domain discovery has no address for browsers")
  func withoutDomain() async throws {
    try await Self.rig(.belowIssuer(version: nil)).run { ports in
      let target = "/\(Site.pool)/.well-known/openid-configuration"
      let body = try await Wire.exchange(
        Self.get(target, host: "gate.example"),
        port: ports.clients
      )
      .body
      #expect(!body.contains("authorization_endpoint") && !body.contains("end_session_endpoint"))
      #expect(!body.contains("authorization_code") && !body.contains("implicit"))
      #expect(
        body.contains(#""token_endpoint":"http://gate.example:8080/\#(Site.pool)/oauth2/token""#)
      )
    }
  }

  @Test("DIS-4: a copy that is still right is not sent again")
  func notModified() async throws {
    try await Self.rig().run { ports in
      let request = Self.get("/.well-known/jwks.json", host: "ann.auth.example")
      let first = try await Wire.exchange(request, port: ports.clients)
      let tag = try #require(first["etag"])
      for condition in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        let reply = try await Wire.exchange(
          request.with("If-None-Match", condition),
          port: ports.clients
        )
        #expect(reply.status == 304 && reply.body.isEmpty)
        #expect(reply["etag"] == tag)
      }
      let other = try await Wire.exchange(
        request.with("If-None-Match", "\"other\""),
        port: ports.clients
      )
      #expect(other.status == 200)
    }
  }

  @Test("is asked for once a second, and not at all for the installation's own host or an address")
  func asked() async throws {
    let rig = Self.rig()
    try await rig.run { ports in
      for host in ["gate.example", "127.0.0.1", "[::1]:8080", "localhost"] {
        _ = try await Wire.exchange(Self.get("/healthz", host: host), port: ports.clients)
      }
      #expect(rig.authentication.siteCalls.isEmpty)
    }
  }

  @Test("where authentication cannot say whose host it is, nothing is answered for it")
  func fault() async throws {
    var rig = Self.rig()
    rig.authentication = FakeService.finding({ (_) throws(RPCError) in
      throw RPCError(code: .unavailable)
    })
    try await rig.run { ports in
      let reply = try await Wire.exchange(
        Self.get("/.well-known/jwks.json", host: "ann.auth.example"),
        port: ports.clients
      )
      #expect(reply.status == 500 && reply.exception == "InternalErrorException")
      let own = try await Wire.exchange(
        Self.get("/\(Site.pool)/.well-known/jwks.json", host: "gate.example"),
        port: ports.clients
      )
      #expect(own.status == 200)
    }
  }
}
