internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationTokens
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing
internal import TokenIssuanceStubs

@Suite("Sessions that count")
struct SessionCountTests {
  private func track(_ stage: Stage) async throws {
    _ = try await stage.service.pools.setUserPoolSessionConfiguration(
      SetUserPoolSessionConfigurationRequest(
        userPoolId: stage.poolID,
        userSessionTracking: "ENABLED",
        tokenSession: UserPoolTokenSessionConfigType(maxPerUser: 20)
      ),
      call: .recording(stage.context)
    )
  }

  private func sessions(_ stage: Stage) async throws -> Int {
    let found = try await stage.service.tokens.adminListUserSessions(
      AdminListUserSessionsRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    return found.sessions?.count ?? 0
  }

  @Test(
    "SES-51: a sign-in with a new device counts for an hour, or for as long as it can be refreshed"
  )
  func newDevice() async throws {
    let stage = try await SignInHarness().deviceStage()
    try await track(stage)
    _ = try await DeviceClient(stage, "ann")
    let confirmed = try await DeviceClient(stage, "ann")
    try await confirmed.confirm()
    #expect(try await sessions(stage) == 2)
    stage.harness.clock.advance(by: .seconds(3601))
    #expect(try await sessions(stage) == 1)
    // The one that is left is the one that goes on.
    let result = try await confirmed.refresh(confirmed.tokens.refreshToken, key: confirmed.key)
    #expect(result?.accessToken != nil)
  }

  @Test("SES-51: a device that is confirmed once more counts, whatever became of the first call")
  func confirmedTwice() async throws {
    let stage = try await SignInHarness().deviceStage()
    try await track(stage)
    let device = try await DeviceClient(stage, "ann")
    let lost = FailingTokenIssuance(
      stage.harness.tokenChannel,
      TokenIssuanceMethods.noteConfirmedDevice
    )
    await #expect(throws: AuthenticationFailure.self) {
      try await device.confirm(on: try stage.harness.instance(tokens: lost))
    }
    await #expect(throws: AuthenticationFailure.deviceKeyExists("Device key already exists.")) {
      try await device.confirm()
    }
    stage.harness.clock.advance(by: .seconds(3601))
    #expect(try await sessions(stage) == 1)
  }

  @Test(
    "SES-51: a client that is deleted while a user signs in is told to be gone, and leaves no session"
  )
  func deletedMeanwhile() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    try await track(stage)
    let channel = InterruptedTokenIssuance(stage.harness.tokenChannel, isBefore: true) {
      _ = try? await stage.service.pools.deleteUserPoolClient(
        DeleteUserPoolClientRequest(userPoolId: stage.poolID, clientId: stage.clientID),
        call: .recording(stage.context)
      )
    }
    let service = try stage.harness.instance(tokens: channel)
    await #expect(
      throws: AuthenticationFailure.resourceNotFound(
        "User pool client \(stage.clientID) does not exist."
      )
    ) {
      try await stage.initiate(
        "USER_PASSWORD_AUTH",
        ["USERNAME": "ann", "PASSWORD": SignInHarness.password],
        on: service
      )
    }
    #expect(channel.issued == nil)
    #expect(try await sessions(stage) == 0)
  }

  @Test("SES-51: a session is not listed whose client went without a word to token issuance")
  func formerClient() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    try await track(stage)
    _ = try await stage.tokens("ann")
    let other = try await stage.harness.makeClient(of: stage.pool)
    _ = try await Stage(harness: stage.harness, pool: stage.pool, client: other).tokens("ann")
    #expect(try await sessions(stage) == 2)
    try await stage.harness.database.administrationPool().execute(
      """
      DELETE FROM authentication.user_pool_clients
      WHERE user_pool_id = \(stage.poolID) AND id = \(other.clientId)
      """
    )
    #expect(try await sessions(stage) == 1)
  }
}
