internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Domain
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore

@Suite("USR-20: an app's account is a device of its user")
struct AppAccountDeviceTests {
  private static let account = "us-east-1_77777777-2222-4333-8444-555555555555"

  /// Ann of a pool that tracks devices, with an account that the registry has.
  private func make() async throws -> (stage: Stage, sub: String) {
    let stage = try await SignInHarness().deviceStage()
    let user = try await stage.describeUser("ann")
    let sub = user.userAttributes?.first { $0.name == "sub" }?.value ?? ""
    try await stage.harness.database.administrationPool().execute(
      """
      WITH instance AS (
        INSERT INTO device_registry.app_instances
          (user_pool_id, instance_id, thumbprint, public_key, platform, model, app_version,
           protocol_versions, created_at_unix_millis, used_at_unix_millis)
        VALUES (\(stage.poolID), 'us-east-1_instance', 'thumb', 'key', 'android', 'Phone', '1',
          '{1}', 0, 0)
      )
      INSERT INTO device_registry.app_accounts
        (user_pool_id, sub, account_id, instance_id, public_key, display_name, is_headless,
         created_at_unix_millis, used_at_unix_millis)
      VALUES (\(stage.poolID), \(sub), \(Self.account), 'us-east-1_instance', 'key', 'Ann''s phone',
        false, 0, 0)
      """
    )
    return (stage, sub)
  }

  private func tokens(_ stage: Stage, _ sub: String) async throws -> AuthenticationResultType {
    let call = Call.recording(stage.context)
    let client = try #require(ClientID(stage.clientID))
    let cached = try await stage.service.directory.cachedSettings(of: client)
    let subject = try await stage.service.directory.subject(sub: sub, cached: cached, call)
    try await RedeemedSession.make(in: stage.poolID, stage.harness)
    return try await stage.service.signIn.tokens(
      ofApproved: try #require(subject.user),
      RedeemedSession.approval(account: Self.account),
      subject,
      clientMetadata: [:],
      call: call
    )
  }

  @Test("ListDevices and AdminListDevices tell it as an app's")
  func listed() async throws {
    let (stage, sub) = try await make()
    let token = try await tokens(stage, sub).accessToken
    let own = try await stage.service.signIn.listDevices(
      ListDevicesRequest(accessToken: token),
      call: .recording(stage.context)
    ).devices
    let listed = try await stage.service.signIn.adminListDevices(
      AdminListDevicesRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    ).devices
    for devices in [own, listed] {
      let device = try #require(devices?.first { $0.deviceKey == Self.account })
      let attributes = device.deviceAttributes ?? []
      #expect(attributes.contains(AttributeType(name: "gatehouse:kind", value: "app")))
      #expect(attributes.contains(AttributeType(name: "device_name", value: "Ann's phone")))
    }
  }

  @Test(
    "forgetting it removes the account, and ends what its app was given",
    arguments: [false, true]
  )
  func forgotten(byAdministrator: Bool) async throws {
    let (stage, sub) = try await make()
    let result = try await tokens(stage, sub)
    #expect(
      try await stage.initiate(
        "REFRESH_TOKEN_AUTH",
        ["REFRESH_TOKEN": result.refreshToken ?? "", "DEVICE_KEY": Self.account]
      ).authenticationResult != nil
    )
    if byAdministrator {
      _ = try await stage.service.signIn.adminForgetDevice(
        AdminForgetDeviceRequest(
          userPoolId: stage.poolID,
          username: "ann",
          deviceKey: Self.account
        ),
        call: .recording(stage.context)
      )
    } else {
      _ = try await stage.service.signIn.forgetDevice(
        ForgetDeviceRequest(accessToken: result.accessToken, deviceKey: Self.account),
        call: .recording(stage.context)
      )
    }
    let left = try await stage.harness.database.administrationPool().first(
      "SELECT count(*) AS accounts FROM device_registry.app_accounts"
    ) { (row) throws(PostgresError) in try row.value("accounts", as: Int.self) }
    #expect(left == 0)
    await #expect(throws: AuthenticationFailure.self) {
      try await stage.initiate(
        "REFRESH_TOKEN_AUTH",
        ["REFRESH_TOKEN": result.refreshToken ?? "", "DEVICE_KEY": Self.account]
      )
    }
    await #expect(throws: AuthenticationFailure.deviceNotFound) { try await tokens(stage, sub) }
  }

  @Test("a sign-in that names it is told of no such device, and cannot be bound to it")
  func foreignToSignIn() async throws {
    let (stage, _) = try await make()
    await #expect(throws: AuthenticationFailure.deviceNotFound) {
      try await stage.initiate(
        "USER_PASSWORD_AUTH",
        [
          "USERNAME": "ann", "PASSWORD": SignInHarness.password, "DEVICE_KEY": Self.account,
        ]
      )
    }
    await #expect(throws: AuthenticationFailure.deviceNotFound) {
      let token = try await stage.tokens("ann").accessToken
      _ = try await stage.service.signIn.updateDeviceStatus(
        UpdateDeviceStatusRequest(
          accessToken: token,
          deviceKey: Self.account,
          deviceRememberedStatus: "remembered"
        ),
        call: .recording(stage.context)
      )
    }
  }
}
