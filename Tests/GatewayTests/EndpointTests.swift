import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import RPC
import Testing

@testable import GatewayService

@Suite("The list of endpoints")
struct EndpointTests {
  private struct Named: Endpoint {
    let path: PathPattern
    let name: String
    var methods: [HTTPRequest.Method] = [.get]
    var places: Set<EndpointPlace> = [.root]
    var takesFile = false

    func answer(_ request: EndpointRequest) async -> Answer { Answer(["at": name]) }
  }

  private static func gateway() -> EndpointList {
    GatewayEndpoints(GatewayConfiguration(), EndpointParts(over: FakeService())).clients
  }

  @Test(
    "finds the endpoint of an address, with the parts that its pattern names",
    arguments: [
      ("", "api", [:]), ("/", "api", [:]), ("/oauth2/token", "oauth2-token", [:]),
      ("/confirmUser", "confirmUser", [:]), ("/healthz", "healthz", [:]),
      ("/readyz", "readyz", [:]),
      ("/user-imports/p/j", "user-import-file", ["pool": "p", "job": "j"]),
      // The first of two that fit.
      (
        "/user-imports/.well-known/jwks.json", "user-import-file",
        [
          "pool": ".well-known", "job": "jwks.json",
        ]
      ),
    ] as [(String, String, [String: Substring])]
  )
  func found(path: String, name: String, parts: [String: Substring]) throws {
    let found = try #require(Self.gateway().find(path[...]))
    #expect(found.endpoint.name == name)
    #expect(found.parts == parts)
    #expect(found.pool == nil)
  }

  @Test(
    "finds what is below a pool's id, and which that is",
    arguments: [
      ("/p%20l/.well-known/jwks.json", "jwks.json", "p%20l"),
      ("//.well-known/jwks.json", "jwks.json", ""),
      ("/p/.well-known/openid-configuration", "openid-configuration", "p"),
    ]
  )
  func foundBelowPool(path: String, name: String, pool: String) throws {
    let found = try #require(Self.gateway().find(path[...]))
    #expect(found.endpoint.name == name)
    #expect(found.pool.map(String.init) == pool)
    #expect(found.parts.isEmpty)
  }

  @Test("an endpoint of several places is one, and its root goes before another's pool")
  func places() throws {
    let list = EndpointList([
      Named(path: "/both/{id}", name: "both", places: [.root, .pool]),
      Named(path: "/{any}", name: "pool", places: [.pool]),
    ])
    let found = { (path: String) in list.find(path[...]).map { ($0.endpoint.name, $0.pool) } }
    #expect(try #require(found("/both/1")) == ("both", nil))
    #expect(try #require(found("/p/both/1")) == ("both", "p"))
    #expect(try #require(found("/other/1")) == ("pool", "other"))
    #expect(found("/other/1/2") == nil && found("/other") == nil && found("other/1") == nil)
  }

  @Test(
    "finds nothing elsewhere",
    arguments: [
      "x", "*", "/x", "/oauth2/token/", "/OAuth2/token", "/healthz/", "/user-imports/p",
      "/user-imports/p/j/x", "/a/b/.well-known/jwks.json", "/p/.well-known/", "/metrics",
    ]
  )
  func notFound(path: String) throws {
    #expect(Self.gateway().find(path[...]) == nil)
  }

  @Test("an API that names its operations by paths has all that is below its roots")
  func resources() throws {
    for path in ["/identitypools", "/identitypools/", "/identitypools/a/b/c/d/e"] {
      #expect(Self.gateway().find(path[...])?.endpoint.name == "resources")
    }
    #expect(Self.gateway().find("/identitypoolsx") == nil)
    let document = "/identitypools/.well-known/jwks.json"
    #expect(Self.gateway().find(document[...])?.endpoint.name == "resources")
  }

  @Test("a path ends where the query or the fragment begins")
  func pathOfTarget() {
    let paths = ["/a?b/c", "/a#b", "/a"].map { target in
      HTTPRequest(method: .get, scheme: nil, authority: nil, path: target).pathAlone
    }
    #expect(paths == ["/a", "/a", "/a"])
  }

  @Test("declares methods, of which HEAD comes with GET")
  func methods() {
    let get = Named(path: "/a", name: "a")
    #expect(get.allowedMethods == "GET,HEAD,OPTIONS")
    #expect(get.allows(.get) && get.allows(.head) && !get.allows(.post) && !get.allows(.options))
    let form = Named(path: "/a", name: "a", methods: [.get, .post])
    #expect(form.allowedMethods == "GET,HEAD,POST,OPTIONS")
    #expect(form.allows(.post) && form.allows(.head))
    let put = Named(path: "/a", name: "a", methods: [.put])
    #expect(put.allowedMethods == "PUT,OPTIONS" && !put.allows(.head))
  }

  @Test("only what an endpoint takes as a file is given a file's time and size")
  func files() {
    let list = EndpointList([
      Named(path: "/files/{id}", name: "f", methods: [.put], takesFile: true),
      Named(path: "/{a}/{b}", name: "other", methods: [.put]),
    ])
    let takes = { (method: HTTPRequest.Method, path: String?) in
      list.takesFile(HTTPRequest(method: method, scheme: nil, authority: nil, path: path))
    }
    #expect(takes(.put, "/files/1?x=/files/2"))
    #expect(!takes(.post, "/files/1"))
    #expect(!takes(.put, "/files/1/2"))
    #expect(!takes(.put, "/other/1"))
    #expect(!takes(.put, nil))
  }
}
