import RPC
import Testing
import TokenIssuanceMessages

@Suite("What discovery says of a pool's algorithms (E.1.15)", .timeLimit(.minutes(20)))
struct DiscoveryAlgorithmTests {
  private static let base = "/eu-west-1_abcdefghi/.well-known"

  private static func rig(_ algorithms: [String]) -> Rig {
    let keys = algorithms.enumerated().map { #"{"kid":"\#($0.offset)","alg":"\#($0.element)"}"# }
    let json = #"{"keys":[\#(keys.joined(separator: ","))]}"#
    var rig = Rig()
    rig.tokenIssuance = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/GetJSONWebKeySet") else { return [8, 1] }
      guard let reply = try? GetJSONWebKeySetResponse(json: Array(json.utf8)).encoded() else {
        throw RPCError(code: .internalError)
      }
      return reply
    }
    return rig
  }

  @Test(
    "those of the published keys, each once; RS256 where there are none",
    arguments: [
      (["RS256", "RS256"], #"["RS256"]"#), (["ES256", "ES256"], #"["ES256"]"#),
      (["RS256", "ES256", "RS256", "ES256"], #"["ES256","RS256"]"#), ([], #"["RS256"]"#),
    ]
  )
  func algorithms(_ keys: [String], _ expected: String) async throws {
    let reply = try await Self.rig(keys).reply(to: .get("\(Self.base)/openid-configuration"))
    #expect(reply.status == 200)
    #expect(reply.body.contains("\"id_token_signing_alg_values_supported\":\(expected)"))
  }
}
