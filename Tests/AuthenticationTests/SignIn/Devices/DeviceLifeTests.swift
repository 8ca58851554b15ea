internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Cryptography
import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("Device operations")
struct DeviceLifeTests {
  static let notFound = AuthenticationFailure.resourceNotFound("Device does not exist.")

  @Test("DEV-1, DEV-8, DEV-19: without tracking no device is given, as its operations say")
  func off() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    #expect(tokens.newDeviceMetadata == nil)
    let payload = try TokenPayload.decode(tokens.accessToken)
    #expect(payload["device_key"] == nil)
    await expectRefusal(.invalidUserPoolConfiguration) {
      _ = try await stage.service.signIn.listDevices(
        ListDevicesRequest(accessToken: tokens.accessToken),
        call: .recording(stage.context)
      )
    }
    do {
      _ = try await stage.service.signIn.adminListDevices(
        AdminListDevicesRequest(userPoolId: stage.poolID, username: "ann"),
        call: .recording(stage.context)
      )
      Issue.record("not refused")
    } catch {
      #expect(error.status.reason == "invalid_user_pool_configuration")
    }
  }

  @Test("DEV-13, DEV-18, DEV-30: a key is given, confirmed once, and only by its own sign-in")
  func confirm() async throws {
    let stage = try await SignInHarness().deviceStage()
    try await stage.addUser("bob")
    let device = try await DeviceClient(stage, "ann")
    #expect(try TokenPayload.decode(device.tokens.accessToken)["device_key"] == .string(device.key))
    let foreign = try await DeviceClient(stage, "bob")
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Invalid device key given.")
    ) { try await device.confirm(key: foreign.key) }
    #expect(try await device.confirm().userConfirmationNecessary == false)
    await #expect(
      throws: AuthenticationFailure.deviceKeyExists("Device key already exists.")
    ) { try await device.confirm() }
  }

  @Test(
    "DEV-19: a verifier that any client could prove is refused",
    arguments: ["", "AA==", "AQ==", "!"]
  )
  func badVerifier(text: String) async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Invalid device secret verifier given.")
    ) {
      try await device.confirm(
        DeviceSecretVerifierConfigType(
          passwordVerifier: text,
          salt: Base64.encode(device.salt)
        )
      )
    }
  }

  @Test("DEV-1, DEV-14, DEV-15, DEV-16, DEV-17, DEV-20: opt-in shows only what is remembered")
  func optIn() async throws {
    let stage = try await SignInHarness().deviceStage(asksUser: true)
    let device = try await DeviceClient(stage, "ann")
    #expect(try await device.confirm().userConfirmationNecessary == true)
    let list = { () async throws in
      try await stage.service.signIn.listDevices(
        ListDevicesRequest(accessToken: device.tokens.accessToken),
        call: .recording(stage.context)
      ).devices?.compactMap(\.deviceKey)
    }
    let get = { () async throws in
      try await stage.service.signIn.getDevice(
        GetDeviceRequest(deviceKey: device.key, accessToken: device.tokens.accessToken),
        call: .recording(stage.context)
      ).device
    }
    #expect(try await list() == [])
    await #expect(throws: Self.notFound) { _ = try await get() }
    let seen = try await adminGet(stage, device.key)
    #expect(seen["dev:device_remembered_status"] == "not_remembered")
    #expect(seen["device_status"] == "valid")
    #expect(seen["device_name"] == "phone")
    #expect(seen["dev:device_owner"] == "ann.\(stage.poolID)")
    #expect(
      seen["dev:device_arn"]
        == "arn:aws:cognito-idp:us-east-1:123456789012:owner/ann.\(stage.poolID)/device/\(device.key)"
    )
    try await device.setStatus(nil)
    #expect(try await list() == [])
    try await device.setStatus("remembered")
    try await device.setStatus(nil)
    #expect(try await list() == [device.key])
    #expect(try await get()?.deviceKey == device.key)
    _ = try await stage.service.signIn.adminUpdateDeviceStatus(
      AdminUpdateDeviceStatusRequest(
        userPoolId: stage.poolID,
        username: "ann",
        deviceKey: device.key,
        deviceRememberedStatus: "not_remembered"
      ),
      call: .recording(stage.context)
    )
    #expect(try await list() == [])
  }

  private func adminGet(_ stage: Stage, _ key: String) async throws -> [String: String] {
    let device = try await stage.service.signIn.adminGetDevice(
      AdminGetDeviceRequest(deviceKey: key, userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    ).device
    return Dictionary(
      uniqueKeysWithValues: (device?.deviceAttributes ?? []).map { ($0.name ?? "", $0.value ?? "") }
    )
  }

  @Test("DEV-22: listings go by pages whose tokens are the user's own")
  func pages() async throws {
    let stage = try await SignInHarness().deviceStage()
    try await stage.addUser("bob")
    var last: DeviceClient?
    for _ in 0..<3 {
      let device = try await DeviceClient(stage, "ann")
      try await device.confirm()
      last = device
    }
    let first = try await stage.service.signIn.listDevices(
      ListDevicesRequest(accessToken: last?.tokens.accessToken, limit: 2),
      call: .recording(stage.context)
    )
    #expect(first.devices?.count == 2)
    let second = try await stage.service.signIn.listDevices(
      ListDevicesRequest(
        accessToken: last?.tokens.accessToken,
        limit: 2,
        paginationToken: first.paginationToken
      ),
      call: .recording(stage.context)
    )
    #expect(second.devices?.count == 1)
    #expect(second.paginationToken == nil)
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Invalid pagination token given.")
    ) {
      _ = try await stage.service.signIn.adminListDevices(
        AdminListDevicesRequest(
          userPoolId: stage.poolID,
          username: "bob",
          paginationToken: first.paginationToken
        ),
        call: .recording(stage.context)
      )
    }
  }

  @Test("DEV-12: a key that is another's, another pool's, issued or invented is none")
  func enumeration() async throws {
    let stage = try await SignInHarness().deviceStage()
    try await stage.addUser("bob")
    let foreign = try await DeviceClient(stage, "bob")
    try await foreign.confirm()
    let abroad = try await DeviceClient(try await stage.harness.deviceStage(), "ann")
    try await abroad.confirm()
    let device = try await DeviceClient(stage, "ann")
    let invented = "us-east-1_11111111-2222-3333-4444-555555555555"
    for key in [foreign.key, abroad.key, device.key, invented] {
      let token = device.tokens.accessToken
      await #expect(throws: Self.notFound) {
        _ = try await stage.service.signIn.getDevice(
          GetDeviceRequest(deviceKey: key, accessToken: token),
          call: .recording(stage.context)
        )
      }
      await #expect(throws: Self.notFound) {
        _ = try await stage.service.signIn.updateDeviceStatus(
          UpdateDeviceStatusRequest(
            accessToken: token,
            deviceKey: key,
            deviceRememberedStatus: "remembered"
          ),
          call: .recording(stage.context)
        )
      }
      await #expect(throws: Self.notFound) {
        _ = try await stage.initiate(
          "USER_PASSWORD_AUTH",
          ["USERNAME": "ann", "PASSWORD": SignInHarness.password, "DEVICE_KEY": key]
        )
      }
    }
    // A wrong password is answered before any key is looked at.
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Incorrect username or password.")
    ) {
      _ = try await stage.initiate(
        "USER_PASSWORD_AUTH",
        ["USERNAME": "bob", "PASSWORD": "Wrong0pass!", "DEVICE_KEY": foreign.key]
      )
    }
  }

  @Test("a deleted user's devices are gone, also for the next user of the name")
  func deletion() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    _ = try await stage.service.accounts.adminDeleteUser(
      AdminDeleteUserRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    try await stage.addUser("ann")
    await #expect(throws: Self.notFound) { _ = try await adminGet(stage, device.key) }
  }

  @Test("DEV-6: while tracking is off devices sleep, and wake with it")
  func dormant() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    for configuration in [nil, DeviceConfigurationType(challengeRequiredOnNewDevice: true)] {
      _ = try await stage.service.pools.updateUserPool(
        UpdateUserPoolRequest(userPoolId: stage.poolID, deviceConfiguration: configuration),
        call: .recording(stage.context)
      )
      guard configuration == nil else { continue }
      let tokens = try #require(try await device.signIn().authenticationResult)
      #expect(try TokenPayload.decode(tokens.accessToken)["device_key"] == nil)
      #expect(try await device.refresh(device.tokens.refreshToken, key: nil) != nil)
    }
    #expect(try await device.prove().accessToken != nil)
    await #expect(throws: DeviceTokenTests.refused) {
      _ = try await device.refresh(device.tokens.refreshToken, key: nil)
    }
  }

  @Test("an unknown user's devices are told by an exception that the operations have")
  func unknownOwner() async throws {
    let stage = try await SignInHarness().deviceStage()
    let unknown = AuthenticationFailure.resourceNotFound("User does not exist.")
    await #expect(throws: unknown) {
      _ = try await stage.service.signIn.adminGetDevice(
        AdminGetDeviceRequest(
          deviceKey: "us-east-1_1",
          userPoolId: stage.poolID,
          username: "nobody"
        ),
        call: .recording(stage.context)
      )
    }
    await #expect(throws: unknown) {
      _ = try await stage.service.signIn.adminListDevices(
        AdminListDevicesRequest(userPoolId: stage.poolID, username: "nobody"),
        call: .recording(stage.context)
      )
    }
  }
}
