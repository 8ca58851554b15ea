import Domain
import GatehouseMessages
import GatehouseStubs
import RPC
import Testing

@testable import TokenIssuanceService

@Suite struct DeviceRevocationTests {
  @Test("DEV-26: a forgotten device's tokens end, another's, another user's and unbound ones stay")
  func forgotten() async throws {
    let harness = try await TokenIssuanceHarness()
    let bound = try await harness.issue(harness.issueRequest(deviceKey: "us-east-1_1"))
    let staying = [
      try await harness.issue(harness.issueRequest(deviceKey: "us-east-1_2")),
      try await harness.issue(harness.issueRequest(sub: "another", deviceKey: "us-east-1_1")),
      try await harness.issue(),
    ]
    _ = try await harness.instance.tokens.revokeDeviceTokens(
      RevokeDeviceTokensRequest(
        userPoolId: harness.pool.text,
        sub: TokenIssuanceHarness.sub,
        deviceKeys: ["us-east-1_1", "us-east-1_3"]
      ),
      context: harness.context
    )
    let refresh = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(bound.refresh)
    }
    let rotation = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(bound.refresh, grace: 10)
    }
    let access = await reason { () async throws(RPCError) in
      _ = try await harness.verify(bound.access)
    }
    #expect(refresh == "refresh_token_invalid")
    #expect(rotation == "refresh_token_invalid")
    #expect(access == "access_token_revoked")
    for tokens in staying {
      #expect(try await harness.refresh(tokens.refresh).accessToken != nil)
    }
  }
}
