internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Cryptography
internal import Postgres
internal import PublicOperations
internal import RPC
internal import Synchronization
internal import TestSupport
internal import Testing

@Suite("A device that is forgotten while it is proved")
struct ForgottenMeanwhileTests {
  private static let endsAccess = ["gatehouse:forget-ends-access": "on"]

  @Test(
    "DEV-26: forgotten between its proof and its tokens, it is left without any",
    arguments: [true, false]
  )
  func between(isBefore: Bool) async throws {
    let stage = try await SignInHarness().deviceStage(tags: Self.endsAccess)
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    // Whose access token is still good when the device of the other is gone.
    let other = try await DeviceClient(stage, "ann")
    let channel = InterruptedTokenIssuance(stage.harness.tokenChannel, isBefore: isBefore) {
      _ = try? await stage.service.signIn.forgetDevice(
        ForgetDeviceRequest(accessToken: other.tokens.accessToken, deviceKey: device.key),
        call: .recording(stage.context)
      )
    }
    let service = try stage.harness.instance(tokens: channel)
    let client = try SRP.Client()
    let challenge = try await device.begin(client, session: try await device.signIn().session)
    let answers = try device.answers(client, challenge)
    guard !isBefore else {
      await #expect(throws: DeviceLifeTests.notFound) {
        try await stage.respond("DEVICE_PASSWORD_VERIFIER", answers, on: service)
      }
      #expect(channel.issued == nil)
      #expect(try await stage.getUser(other.tokens.accessToken).username == "ann")
      return
    }
    let result = try await stage.respond("DEVICE_PASSWORD_VERIFIER", answers, on: service)
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Access Token has been revoked")
    ) { try await stage.getUser(result.authenticationResult?.accessToken) }
    #expect(try await stage.getUser(other.tokens.accessToken).username == "ann")
  }

  @Test(
    "DEV-26: of a proof and a ForgetDevice at once, no order leaves a token that counts",
    arguments: [true, false]
  )
  func atOnce(endsAccess: Bool) async throws {
    let stage = try await SignInHarness().deviceStage(tags: endsAccess ? Self.endsAccess : [:])
    let other = try await DeviceClient(stage, "ann")
    for _ in 0..<15 {
      let device = try await DeviceClient(stage, "ann")
      try await device.confirm()
      let client = try SRP.Client()
      let challenge = try await device.begin(client, session: try await device.signIn().session)
      let answers = try device.answers(client, challenge)
      async let forgotten: Void = {
        _ = try await stage.harness.twin.signIn.forgetDevice(
          ForgetDeviceRequest(accessToken: other.tokens.accessToken, deviceKey: device.key),
          call: .recording(stage.context)
        )
      }()
      let tokens: AuthenticationResultType?
      do {
        tokens = try await stage.respond("DEVICE_PASSWORD_VERIFIER", answers).authenticationResult
      } catch {
        #expect(error as? AuthenticationFailure == DeviceLifeTests.notFound)
        tokens = nil
      }
      try await forgotten
      guard let tokens else { continue }
      await #expect(throws: DeviceTokenTests.refused) {
        _ = try await device.refresh(tokens.refreshToken, key: device.key)
      }
      guard endsAccess else { continue }
      await #expect(
        throws: AuthenticationFailure.notAuthorized("Access Token has been revoked")
      ) { try await stage.getUser(tokens.accessToken) }
    }
  }

  @Test("of a ConfirmDevice and an AdminDeleteUser at once, no order leaves a device without user")
  func deletedAtOnce() async throws {
    let stage = try await SignInHarness().deviceStage()
    for round in 0..<25 {
      let name = "user\(round)"
      try await stage.addUser(name)
      let device = try await DeviceClient(stage, name)
      async let deleted: Void = {
        _ = try await stage.harness.twin.accounts.adminDeleteUser(
          AdminDeleteUserRequest(userPoolId: stage.poolID, username: name),
          call: .recording(stage.context)
        )
      }()
      // Whether it comes first is chance.
      _ = try? await device.confirm()
      try await deleted
      let left = try await stage.harness.registryStore.query(
        "SELECT device_key FROM device_registry.devices WHERE device_key = \(device.key)"
      ) { (row) throws(PostgresError) in try row.value("device_key", as: String.self) }
      #expect(left.isEmpty)
    }
  }
}
