import Protobuf
import RPC
import Testing
import TokenIssuanceMessages

@testable import GatewayService

@Suite("The issuer of identity tokens: DID-32", .timeLimit(.minutes(20)))
struct IdentityIssuerTests {
  private static let keys = #"{"keys":[{"kty":"RSA","alg":"RS256","kid":"1"}]}"#

  private static func rig(_ issuer: String) -> Rig {
    var rig = Rig {
      $0.publicURL = "https://id.example"
      $0.identityIssuer = issuer
    }
    rig.tokenIssuance = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/GetJSONWebKeySet") else { return [8, 1] }
      guard (try? GetJSONWebKeySetRequest(decoding: call.message))?.userPoolId == "identity",
        let reply = try? GetJSONWebKeySetResponse(json: Array(keys.utf8)).encoded()
      else { throw RPCError(code: .notFound, reason: "resource_not_found") }
      return reply
    }
    return rig
  }

  @Test(
    "its documents stand below its own path",
    arguments: [
      ("https://id.example/cognito-identity", "/cognito-identity"),
      ("https://cognito-identity.amazonaws.com", ""), ("https://other.example/a/b", "/a/b"),
    ]
  )
  func documents(_ issuer: String, _ path: String) async throws {
    let rig = Self.rig(issuer)
    let discovery = try await rig.reply(
      to: .get("\(path)/.well-known/openid-configuration")
    )
    #expect(discovery.status == 200)
    #expect(
      discovery.body == """
        {"id_token_signing_alg_values_supported":["RS256"],"issuer":"\(issuer)",\
        "jwks_uri":"\(issuer)/.well-known/jwks.json","response_types_supported":["id_token"],\
        "subject_types_supported":["public"]}
        """
    )
    for name in ["jwks.json", "jwks_uri"] {
      let reply = try await rig.reply(to: .get("\(path)/.well-known/\(name)"))
      #expect(reply.body == Self.keys)
      #expect(reply["content-type"] == "application/json")
    }
  }

  @Test("a user pool's documents are not the issuer's, and where keys are away it is a fault")
  func others() async throws {
    var rig = Self.rig("https://id.example/cognito-identity")
    #expect(try await rig.reply(to: .get("/identity/.well-known/jwks.json")).status == 404)
    rig.tokenIssuance = FakeService { (_) throws(RPCError) in throw RPCError(code: .unavailable) }
    let reply = try await rig.reply(to: .get("/cognito-identity/.well-known/jwks.json"))
    #expect(reply.status == 500)
  }
}
