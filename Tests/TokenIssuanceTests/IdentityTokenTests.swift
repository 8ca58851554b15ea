import Cryptography
import Domain
import Postgres
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@testable import TokenIssuanceService

@Suite("Tokens of identity pools: DID-32, DID-33, DID-34")
struct IdentityTokenTests {
  private static let pool = "us-east-1:01234567-89ab-cdef-0123-456789abcdef"
  private static let identity = "us-east-1:fedcba98-7654-3210-fedc-ba9876543210"

  private func sign(
    _ harness: TokenIssuanceHarness,
    lifetime: Int64 = 600,
    tags: [String: String]? = nil,
    on instance: TokenIssuanceHarness.Instance? = nil
  ) async throws(RPCError) -> [UInt8] {
    let reply = try await (instance ?? harness.instance).identityTokens.signIdentityToken(
      SignIdentityTokenRequest(
        identityPoolId: Self.pool,
        identityId: Self.identity,
        authenticationMethods: ["authenticated", "p", "p:c:s"],
        principalTags: tags,
        lifetimeSeconds: lifetime
      ),
      context: harness.context
    )
    return reply.token ?? []
  }

  private func keys(_ harness: TokenIssuanceHarness) async throws -> KeySet {
    let reply = try await harness.instance.publicKeys.getJSONWebKeySet(
      GetJSONWebKeySetRequest(userPoolId: "identity"),
      context: harness.context
    )
    return try KeySet(reply.json)
  }

  @Test("a token says whose it is, until when, and how its holder signed in")
  func claims() async throws {
    let harness = try await TokenIssuanceHarness(algorithm: nil)
    let token = try DecodedToken(try await sign(harness))
    let now = harness.clock.now().unixSeconds
    #expect(token.claims["iss"] == "https://id.example.com/cognito-identity")
    #expect(token.claims["aud"] == .text(Self.pool))
    #expect(token.claims["sub"] == .text(Self.identity))
    #expect(token.claims["iat"] == .number(now))
    #expect(token.claims["exp"] == .number(now + 600))
    #expect(token.claims["amr"] == .list(["authenticated", "p", "p:c:s"]))
    #expect(token.claims["https://aws.amazon.com/tags"] == nil)
    #expect(token.header["alg"] == "RS256")
    let tagged = try #require(JSONWebToken(try await sign(harness, tags: ["team": "red"])))
    let text = String(decoding: tagged.payload, as: UTF8.self)
    #expect(text.contains(#""https://aws.amazon.com/tags":{"principal_tags":{"team":["red"]}}"#))
  }

  @Test("there is no key before the first token, and one after racing instances made it")
  func firstKey() async throws {
    let harness = try await TokenIssuanceHarness(algorithm: nil)
    #expect(try await keys(harness).keys.isEmpty)
    let other = try harness.anotherInstance()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<6 {
        group.addTask {
          let instance = index.isMultiple(of: 2) ? harness.instance : other
          _ = try await sign(harness, on: instance)
        }
      }
      try await group.waitForAll()
    }
    let ids = try await keys(harness).ids
    #expect(ids.count == 1)
    let signer = try DecodedToken(try await sign(harness)).header["kid"]
    #expect(ids.map(JSONValue.text) == [signer])
  }

  @Test("a rotated key verifies for as long as its tokens may live")
  func rotation() async throws {
    let harness = try await TokenIssuanceHarness(algorithm: nil)
    let old = try DecodedToken(try await sign(harness, lifetime: 86_400)).header["kid"]
    harness.clock.advance(by: .seconds(60))
    let rotated = try await harness.instance.keyOperator.rotateSigningKeys(
      RotateSigningKeysRequest(userPoolId: "identity"),
      context: harness.context
    )
    #expect(rotated.keys.map(\.state) == ["published", "active"])
    #expect(rotated.keys.map(\.tokenUse) == ["id", "id"])
    #expect(try DecodedToken(try await sign(harness)).header["kid"] == old)
    harness.clock.advance(by: .seconds(3))
    #expect(try DecodedToken(try await sign(harness)).header["kid"] != old)
    harness.clock.advance(by: .seconds(86_400))
    #expect(try await keys(harness).ids.count == 2)
    harness.clock.advance(by: .seconds(301))
    #expect(try await keys(harness).ids.count == 1)
  }

  @Test("lives of no token are refused", arguments: [0, -1, 86_401, .max] as [Int64])
  func lifetimes(seconds: Int64) async throws {
    let harness = try await TokenIssuanceHarness(algorithm: nil)
    await #expect(throws: RPCError.self) { try await sign(harness, lifetime: seconds) }
  }

  @Test("its token is none of a user pool, and a user pool's key signs none")
  func separation() async throws {
    let harness = try await TokenIssuanceHarness()
    let token = try await sign(harness)
    let refusal = await reason { () async throws(RPCError) in
      _ = try await harness.verify(token)
    }
    #expect(refusal == "access_token_invalid")
    let poolKeys = try await harness.keySet().ids
    #expect(try await keys(harness).ids.isDisjoint(with: poolKeys))
  }

  @Test("a stolen database signs nothing: its private keys open under the sealing key alone")
  func stolenDatabase() async throws {
    let harness = try await TokenIssuanceHarness(algorithm: nil)
    _ = try await sign(harness)
    let thief = try harness.anotherInstance(
      try Sealer(keys: [1: SecureRandom.bytes(32)], current: 1)
    )
    await #expect(throws: RPCError.self) { try await sign(harness, on: thief) }
    // Nor does the key sign for a user pool when its row is moved there.
    try await harness.database.administrationPool().execute(
      "UPDATE token_issuance.signing_keys SET user_pool_id = \(harness.pool.text)"
    )
    let moved = try harness.anotherInstance()
    await #expect(throws: RPCError.self) {
      try await moved.tokens.issueTokens(harness.issueRequest(), context: harness.context)
    }
  }
}
