import Cryptography
import Domain
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@Suite struct LostSealKeyTests {
  private func code(_ call: () async throws(RPCError) -> Void) async -> RPCStatusCode {
    do throws(RPCError) {
      try await call()
      return .ok
    } catch {
      return error.code
    }
  }

  /// What every operation with a refresh token comes to on an instance.
  private func codes(
    _ token: [UInt8],
    _ harness: TokenIssuanceHarness,
    on instance: TokenIssuanceHarness.Instance
  ) async -> [RPCStatusCode] {
    let (pool, client) = (harness.pool.text, harness.client.text)
    return [
      await code { () async throws(RPCError) in
        _ = try await harness.refresh(token, on: instance)
      },
      await code { () async throws(RPCError) in
        _ = try await harness.refresh(token, grace: 10, on: instance)
      },
      await code { () async throws(RPCError) in
        _ = try await instance.tokens.openRefreshToken(
          OpenRefreshTokenRequest(userPoolId: pool, clientId: client, refreshToken: token),
          context: harness.context
        )
      },
      await code { () async throws(RPCError) in
        _ = try await instance.tokens.revokeRefreshToken(
          RevokeRefreshTokenRequest(userPoolId: pool, clientId: client, token: token),
          context: harness.context
        )
      },
    ]
  }

  @Test("a refresh token whose sealing key was taken away is a fault, and goes on with the key")
  func lost() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try harness.anotherInstance(
      try Sealer(keys: [2: SecureRandom.bytes(32)], current: 2)
    )
    let first = try await harness.issue().refresh
    let second = try await harness.rotate(first, grace: 60)
    for token in [first, second] {
      let codes = await codes(token, harness, on: other)
      #expect(codes == Array(repeating: .internalError, count: 4))
    }
    #expect(try await harness.rotate(second, grace: 60) != second)
  }

  @Test("a replaced token whose key went after its grace is a refused one, and no fault")
  func replaced() async throws {
    let harness = try await TokenIssuanceHarness()
    let keys = [1: harness.sealKey, 2: SecureRandom.bytes(32)] as [UInt32: [UInt8]]
    let newer = try harness.anotherInstance(try Sealer(keys: keys, current: 2))
    let alone = try harness.anotherInstance(
      try Sealer(keys: keys.filter { $0.key == 2 }, current: 2)
    )
    let first = try await harness.issue().refresh
    let second = try #require(try await harness.refresh(first, grace: 60, on: newer).refreshToken)
    // While it may be shown again, its key is still needed.
    #expect(await codes(first, harness, on: alone).allSatisfy { $0 == .internalError })
    harness.clock.advance(by: .seconds(61))
    #expect(await codes(first, harness, on: alone).allSatisfy { $0 == .unauthenticated })
    #expect(try await harness.refresh(second, on: newer).accessToken != nil)
  }

  @Test("where the key of a successor is lost, the token before it is no theft")
  func lostSuccessor() async throws {
    let harness = try await TokenIssuanceHarness()
    let keys = [1: harness.sealKey, 2: SecureRandom.bytes(32)] as [UInt32: [UInt8]]
    let newer = try harness.anotherInstance(try Sealer(keys: keys, current: 2))
    let first = try await harness.issue().refresh
    let second = try #require(try await harness.refresh(first, grace: 10, on: newer).refreshToken)
    for token in [first, second] {
      let code = await code { () async throws(RPCError) in
        _ = try await harness.refresh(token, grace: 10)
      }
      #expect(code == .internalError)
    }
    #expect(try await harness.refresh(first, grace: 10, on: newer).refreshToken == second)
    #expect(try await harness.refresh(second, on: newer).accessToken != nil)
  }

  @Test("what is made up under a key that never existed is refused, whatever chain it names")
  func madeUp() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try harness.anotherInstance(
      try Sealer(keys: [2: SecureRandom.bytes(32)], current: 2)
    )
    let token = try await harness.issue().refresh
    let raw = try #require(Base64URL.decode(bytes: token[...]))
    var otherKey = raw
    otherKey[4] = 9
    var otherChain = raw
    otherChain[5] ^= 1
    for (bytes, instance) in [(otherKey, harness.instance), (otherChain, other)] {
      let codes = await codes(Base64URL.encodedBytes(bytes), harness, on: instance)
      #expect(codes == Array(repeating: .unauthenticated, count: 4))
    }
    // A chain that is over has nothing to lose.
    try await harness.revoke(token)
    let codes = await codes(token, harness, on: other)
    #expect(codes == Array(repeating: .unauthenticated, count: 4))
  }
}
