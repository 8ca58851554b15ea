internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import AuthenticationTokens
internal import Cryptography
import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing
internal import TokenIssuanceStubs

@Suite("Tokens of devices")
struct DeviceTokenTests {
  static let refused = AuthenticationFailure.notAuthorized("Invalid Refresh Token.")

  @Test("DEV-26, DEV-27, DEV-28: a refresh names the confirmed device of its token")
  func bound() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    let other = try await DeviceClient(stage, "ann")
    try await other.confirm()
    let token = device.tokens.refreshToken
    #expect(device.tokens.expiresIn == 3600)
    // Not confirmed yet.
    await #expect(throws: Self.refused) { _ = try await device.refresh(token, key: device.key) }
    try await device.confirm()
    #expect(try await device.refresh(token, key: device.key)?.accessToken != nil)
    for key in [nil, other.key, "us-east-1_11111111-2222-3333-4444-555555555555"] {
      await #expect(throws: Self.refused) { _ = try await device.refresh(token, key: key) }
    }
  }

  @Test("DEV-27: GetTokensFromRefreshToken keeps to the same rule by DeviceKey")
  func byOperation() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let get = { (key: String?) async throws in
      try await stage.service.tokens.getTokensFromRefreshToken(
        GetTokensFromRefreshTokenRequest(
          refreshToken: device.tokens.refreshToken,
          clientId: stage.clientID,
          deviceKey: key
        ),
        call: .recording(stage.context)
      ).authenticationResult
    }
    #expect(try await get(device.key)?.accessToken != nil)
    await #expect(throws: Self.refused) { _ = try await get(nil) }
    await #expect(throws: Self.refused) { _ = try await get("us-east-1_1") }
  }

  @Test("DEV-25, DEV-26: a forgotten device refreshes nothing, and its access tokens go on")
  func forgotten() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    try await stage.addUser("bob")
    let other = try await DeviceClient(stage, "bob")
    try await other.confirm()
    let again = try await device.prove()
    try await device.forget()
    for token in [device.tokens.refreshToken, again.refreshToken] {
      for key in [nil, device.key, other.key] {
        await #expect(throws: Self.refused) { _ = try await device.refresh(token, key: key) }
      }
    }
    for token in [device.tokens.accessToken, again.accessToken] {
      #expect(try await stage.getUser(token).username == "ann")
      let listed = try await stage.service.signIn.listDevices(
        ListDevicesRequest(accessToken: token),
        call: .recording(stage.context)
      )
      #expect(listed.devices?.isEmpty ?? true)
    }
    await #expect(throws: DeviceLifeTests.notFound) { try await device.setStatus("remembered") }
    await #expect(throws: DeviceLifeTests.notFound) { try await device.forget() }
    // What was forgotten does not come back by a token that goes on.
    await #expect(throws: AuthenticationFailure.invalidParameter("Invalid device key given.")) {
      try await device.confirm()
    }
    // Signing out by the dead refresh token works, and ends the access token with it.
    _ = try await stage.service.tokens.revokeToken(
      RevokeTokenRequest(token: again.refreshToken, clientId: stage.clientID),
      call: .recording(stage.context)
    )
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Access Token has been revoked")
    ) { _ = try await stage.getUser(again.accessToken) }
    _ = try await stage.service.tokens.adminUserGlobalSignOut(
      AdminUserGlobalSignOutRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Access Token has been revoked")
    ) { _ = try await stage.getUser(device.tokens.accessToken) }
    #expect(try await stage.getUser(other.tokens.accessToken).username == "bob")
    #expect(try await other.refresh(other.tokens.refreshToken, key: other.key) != nil)
  }

  @Test("option: forgetting a device ends its access tokens at once, by user or administrator")
  func forgottenWithAccess() async throws {
    let stage = try await SignInHarness().deviceStage(tags: ["gatehouse:forget-ends-access": "on"])
    try await stage.addUser("bob")
    for isAdministrators in [false, true] {
      let device = try await DeviceClient(stage, isAdministrators ? "bob" : "ann")
      try await device.confirm()
      let again = try await device.prove()
      if isAdministrators {
        _ = try await stage.service.signIn.adminForgetDevice(
          AdminForgetDeviceRequest(
            userPoolId: stage.poolID,
            username: "bob",
            deviceKey: device.key
          ),
          call: .recording(stage.context)
        )
      } else {
        try await device.forget()
      }
      for token in [device.tokens.accessToken, again.accessToken] {
        await #expect(
          throws: AuthenticationFailure.notAuthorized("Access Token has been revoked")
        ) { _ = try await stage.getUser(token) }
      }
      await #expect(throws: Self.refused) {
        _ = try await device.refresh(again.refreshToken, key: device.key)
      }
    }
  }

  @Test("DEV-25: an administrator forgets a user's device, and no other user's")
  func byAdministrator() async throws {
    let stage = try await SignInHarness().deviceStage()
    try await stage.addUser("bob")
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let forget = { (name: String) async throws in
      _ = try await stage.service.signIn.adminForgetDevice(
        AdminForgetDeviceRequest(
          userPoolId: stage.poolID,
          username: name,
          deviceKey: device.key
        ),
        call: .recording(stage.context)
      )
    }
    await #expect(throws: DeviceLifeTests.notFound) { try await forget("bob") }
    #expect(try await stage.getUser(device.tokens.accessToken).username == "ann")
    try await forget("ann")
    #expect(try await stage.getUser(device.tokens.accessToken).username == "ann")
    await #expect(throws: Self.refused) {
      _ = try await device.refresh(device.tokens.refreshToken, key: device.key)
    }
  }

  @Test("DEV-10: an administrator's sign-in is bound to no device, so that its refresh works")
  func adminFlow() async throws {
    let stage = try await SignInHarness().deviceStage()
    let result = try await adminSignIn(stage)
    #expect(result?.newDeviceMetadata == nil)
    let refreshed = try await stage.refresh(result?.refreshToken)
    #expect(refreshed?.accessToken != nil)
  }

  private func adminSignIn(_ stage: Stage) async throws -> AuthenticationResultType? {
    try await stage.service.signIn.adminInitiateAuth(
      AdminInitiateAuthRequest(
        userPoolId: stage.poolID,
        clientId: stage.clientID,
        authFlow: "ADMIN_USER_PASSWORD_AUTH",
        authParameters: ["USERNAME": "ann", "PASSWORD": SignInHarness.password]
      ),
      call: .recording(stage.context)
    ).authenticationResult
  }

  @Test("options: a missing key, an unknown one, administrators' devices")
  func options() async throws {
    let stage = try await SignInHarness().deviceStage(tags: [
      "gatehouse:refresh-without-device-key": "accept",
      "gatehouse:unknown-device-key": "new-device",
      "gatehouse:new-device-in-admin-flows": "on",
    ])
    #expect(try await adminSignIn(stage)?.newDeviceMetadata?.deviceKey != nil)
    let device = try await DeviceClient(stage, "ann")
    await #expect(throws: Self.refused) {
      _ = try await device.refresh(device.tokens.refreshToken, key: nil)
    }
    let fresh = try await device.signIn()
    #expect(fresh.authenticationResult?.newDeviceMetadata?.deviceKey != nil)
    #expect(fresh.authenticationResult?.newDeviceMetadata?.deviceKey != device.key)
    try await device.confirm()
    #expect(try await device.refresh(device.tokens.refreshToken, key: nil) != nil)
    await #expect(throws: Self.refused) {
      _ = try await device.refresh(device.tokens.refreshToken, key: "us-east-1_1")
    }
  }

  @Test("DEV-23: a device is remembered for so many days by option alone")
  func rememberedDays() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.deviceStage(tags: ["gatehouse:device-remembered-days": "2"])
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    #expect(try await device.signIn().challengeName == "DEVICE_SRP_AUTH")
    let plain = try await DeviceClient(try await harness.deviceStage(), "ann")
    try await plain.confirm()
    harness.clock.advance(by: .seconds(2 * 86_400))
    #expect(try await device.signIn().challengeName == nil)
    harness.clock.advance(by: .seconds(3650 * 86_400))
    #expect(try await plain.signIn().challengeName == "DEVICE_SRP_AUTH")
  }

  @Test("option: beyond the limit a sign-in from a new device is refused")
  func limitRefuses() async throws {
    let stage = try await SignInHarness().deviceStage(tags: ["gatehouse:devices-per-user": "1"])
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Device limit exceeded for the user.")
    ) { _ = try await stage.tokens("ann") }
    #expect(try await device.prove().accessToken != nil)
  }

  @Test("option: beyond the limit the oldest device and its tokens go")
  func limitForgets() async throws {
    let stage = try await SignInHarness().deviceStage(tags: [
      "gatehouse:devices-per-user": "1", "gatehouse:device-limit-action": "forget-oldest",
    ])
    let first = try await DeviceClient(stage, "ann")
    try await first.confirm()
    let second = try await DeviceClient(stage, "ann")
    try await second.confirm()
    await #expect(throws: Self.refused) {
      _ = try await first.refresh(first.tokens.refreshToken, key: first.key)
    }
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Access Token has been revoked")
    ) { _ = try await stage.getUser(first.tokens.accessToken) }
  }

  @Test(
    "option: a device that is refused for its verifier or salt ends no other",
    arguments: [("AA==", nil), (nil, "AQ==")] as [(String?, String?)]
  )
  func refusedDeviceEndsNone(_ verifier: String?, _ salt: String?) async throws {
    let stage = try await SignInHarness().deviceStage(tags: [
      "gatehouse:devices-per-user": "1", "gatehouse:device-limit-action": "forget-oldest",
    ])
    let first = try await DeviceClient(stage, "ann")
    try await first.confirm()
    let second = try await DeviceClient(stage, "ann")
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Invalid device secret verifier given.")
    ) {
      try await second.confirm(
        DeviceSecretVerifierConfigType(
          passwordVerifier: verifier ?? second.verifier.passwordVerifier,
          salt: salt ?? second.verifier.salt
        )
      )
    }
    _ = try await stage.getUser(first.tokens.accessToken)
  }

  @Test("option: the oldest device's tokens go also where ending them fails the first time")
  func limitForgetsAfterFailure() async throws {
    let stage = try await SignInHarness().deviceStage(tags: [
      "gatehouse:devices-per-user": "1", "gatehouse:device-limit-action": "forget-oldest",
    ])
    let first = try await DeviceClient(stage, "ann")
    try await first.confirm()
    let second = try await DeviceClient(stage, "ann")
    let failing = try stage.harness.instance(
      tokens: UnrevokingTokenIssuance(channel: stage.harness.tokenChannel)
    )
    await #expect {
      try await second.confirm(on: failing)
    } throws: { error in
      if case .unavailable = error as? AuthenticationFailure { true } else { false }
    }
    _ = try await stage.getUser(first.tokens.accessToken)
    try await second.confirm()
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Access Token has been revoked")
    ) { _ = try await stage.getUser(first.tokens.accessToken) }
  }

  @Test(
    "an option that would have no effect is refused",
    arguments: [
      ("gatehouse:devices-per-user", "0"), ("gatehouse:device-remembered-days", "-1"),
      ("gatehouse:refresh-without-device-key", "yes"), ("gatehouse:device-limit-action", ""),
      ("gatehouse:forget-ends-access", "yes"),
    ]
  )
  func badOption(tag: String, value: String) async throws {
    let harness = try await SignInHarness()
    await expectRefusal(.invalidParameter) { try await harness.deviceStage(tags: [tag: value]) }
  }
}

/// A token issuance that cannot be reached where a device's tokens are to be ended.
private struct UnrevokingTokenIssuance: RPCChannel {
  let channel: InProcessChannel

  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    guard method.fullName != TokenIssuanceMethods.revokeDeviceTokens.fullName else {
      throw RPCError(code: .unavailable, message: "away")
    }
    return try await channel.call(method, request, context: context)
  }
}
