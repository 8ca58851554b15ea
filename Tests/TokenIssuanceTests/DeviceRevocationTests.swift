import Domain
import GatehouseStubs
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

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

  @Test("DEV-26: a sign-in that is under way gets no tokens for a device that is forgotten")
  func underWay() async throws {
    let harness = try await TokenIssuanceHarness()
    try await forget("us-east-1_1", harness)
    let refused = await reason { () async throws(RPCError) in
      _ = try await issue("us-east-1_1", harness)
    }
    #expect(refused == "device_forgotten")
    // What ends the tokens of devices that are still there keeps none of them out.
    try await forget("us-east-1_2", harness, areForgotten: false)
    _ = try await issue("us-east-1_2", harness)
    // No other user's, and long afterwards none.
    _ = try await issue("us-east-1_1", harness, sub: "another")
    harness.clock.advance(by: .seconds(86_401))
    try await harness.instance.service.expiredChainRemoval.removeOnce()
    _ = try await issue("us-east-1_1", harness)
  }

  @Test("DEV-26: of tokens and the end of their device at once, no order leaves any that count")
  func atOnce() async throws {
    let harness = try await TokenIssuanceHarness()
    for round in 0..<50 {
      let key = "us-east-1_\(round)"
      async let forgotten: Void = forget(key, harness)
      let token: [UInt8]?
      do throws(RPCError) {
        token = try await issue(key, harness).accessToken
      } catch {
        #expect(error.reason == "device_forgotten")
        token = nil
      }
      try await forgotten
      guard let token else { continue }
      let refused = await reason { () async throws(RPCError) in
        _ = try await harness.verify(token)
      }
      #expect(refused == "access_token_revoked")
    }
  }

  @Test("USR-20: an account of an app that is forgotten begins no chain on another device")
  func confirmingAccount() async throws {
    for deviceKey in [nil, "us-east-1_browser"] {
      let harness = try await TokenIssuanceHarness()
      var request = harness.issueRequest(deviceKey: deviceKey)
      request.isDeviceTracked = deviceKey != nil
      request.confirmingDeviceKey = "us-east-1_account"
      let issued = try await harness.instance.tokens.issueTokens(request, context: harness.context)
      try await forget("us-east-1_account", harness)
      // What it confirmed before is another device's.
      let text = try #require(issued.accessToken)
      #expect(
        try await harness.instance.tokens.verifyAccessToken(
          VerifyAccessTokenRequest(accessToken: text),
          context: harness.context
        ).deviceKey == deviceKey
      )
      let error = await #expect(throws: RPCError.self) {
        try await harness.instance.tokens.issueTokens(request, context: harness.context)
      }
      #expect(error?.knownReason == .deviceForgotten)
    }
  }

  private func issue(
    _ key: String,
    _ harness: TokenIssuanceHarness,
    sub: String = TokenIssuanceHarness.sub
  ) async throws(RPCError) -> IssueTokensResponse {
    var request = harness.issueRequest(sub: sub, deviceKey: key)
    request.isDeviceTracked = true
    return try await harness.instance.tokens.issueTokens(request, context: harness.context)
  }

  private func forget(
    _ key: String,
    _ harness: TokenIssuanceHarness,
    areForgotten: Bool = true
  ) async throws(RPCError) {
    _ = try await harness.instance.tokens.revokeDeviceTokens(
      RevokeDeviceTokensRequest(
        userPoolId: harness.pool.text,
        sub: TokenIssuanceHarness.sub,
        deviceKeys: [key],
        areForgotten: areForgotten
      ),
      context: harness.context
    )
  }
}
