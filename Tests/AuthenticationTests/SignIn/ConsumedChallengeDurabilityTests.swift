internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("That a challenge was answered")
struct ConsumedChallengeDurabilityTests {
  /// Notes with which setting each answer is committed, at the very moment of its commit.
  private func watch(_ stage: Stage) async throws {
    let database = stage.harness.database.administrationPool()
    let statements: [SQL] = [
      "CREATE TABLE public.commits (number bigint GENERATED ALWAYS AS IDENTITY, setting text)",
      """
      CREATE FUNCTION public.note_commit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        INSERT INTO public.commits (setting) VALUES (current_setting('synchronous_commit'));
        RETURN NULL;
      END $$
      """,
      """
      CREATE CONSTRAINT TRIGGER note_commit AFTER INSERT ON authentication.spent_challenges
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.note_commit()
      """,
    ]
    for statement in statements { _ = try await database.execute(statement) }
  }

  /// The settings since the last call.
  private func settings(_ stage: Stage) async throws -> [String] {
    try await stage.harness.database.administrationPool().query(
      """
      WITH gone AS (DELETE FROM public.commits RETURNING number, setting)
      SELECT setting FROM gone ORDER BY number
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in try row.value("setting") }
  }

  private func prove(_ stage: Stage, _ name: String) async throws -> String? {
    try await SRPExchange(stage, name).finish().challengeName
  }

  @Test("does not wait for the disk where tokens follow, and does where a guess was wrong")
  func tokens() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    try await watch(stage)
    #expect(try await prove(stage, "ann") == nil)
    #expect(try await settings(stage) == ["off"])
    await #expect(throws: SRPSignInTests.incorrect) {
      try await SRPExchange(stage, "ann").finish("Wr0ng!pass")
    }
    #expect(try await settings(stage) == ["on"])
  }

  @Test("waits for the disk where a code follows, in a pool that leaves it to its users too")
  func codes() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    try await stage.addUser("bob")
    _ = try await factors.setUpToken("ann")
    try await watch(stage)
    #expect(try await prove(stage, "ann") == "SOFTWARE_TOKEN_MFA")
    #expect(try await settings(stage) == ["on"])
    #expect(try await prove(stage, "bob") == nil)
    #expect(try await settings(stage) == ["off"])
    try await factors.configure("ON", token: true)
    #expect(try await prove(stage, "bob") == "MFA_SETUP")
    #expect(try await settings(stage) == ["on"])
  }

  @Test("is still known after a crash of PostgreSQL, although no tokens followed")
  func crash() async throws {
    let server = try await ThrowawayPostgres.start()
    let stage = try await SignInHarness(on: server).stage()
    try await stage.addUser("ann")
    _ = try await stage.service.pools.setUserPoolMfaConfig(
      SetUserPoolMfaConfigRequest(
        userPoolId: stage.poolID,
        softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType(enabled: true),
        mfaConfiguration: "ON"
      ),
      call: .recording(stage.context)
    )
    let answers = try await SRPExchange(stage, "ann").answers(SignInHarness.password)
    #expect(try await stage.respond("PASSWORD_VERIFIER", answers).challengeName == "MFA_SETUP")
    try await server.crash()
    try await server.restart()
    try await until { await stage.harness.store.isReachable() }
    await #expect(throws: SRPSignInTests.incorrect) {
      try await stage.respond("PASSWORD_VERIFIER", answers)
    }
  }

  @Test("waits for the disk where another instance has just made a code necessary")
  func changedSettings() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    try await watch(stage)
    let exchange = try await SRPExchange(stage, "ann")
    _ = try await stage.harness.twin.pools.setUserPoolMfaConfig(
      SetUserPoolMfaConfigRequest(
        userPoolId: stage.poolID,
        softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType(enabled: true),
        mfaConfiguration: "ON"
      ),
      call: .recording(stage.context)
    )
    #expect(try await exchange.finish().challengeName == "MFA_SETUP")
    #expect(try await settings(stage) == ["on"])
  }

  @Test("waits for the disk where a new password is asked for, or nothing follows")
  func otherStates() async throws {
    let stage = try await SignInHarness().stage()
    _ = try await stage.service.accounts.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: stage.poolID,
        username: "ann",
        temporaryPassword: SignInHarness.password,
        messageAction: "SUPPRESS"
      ),
      call: .recording(stage.context)
    )
    try await stage.addUser("bob")
    try await stage.harness.disable("bob", in: stage.poolID)
    try await watch(stage)
    #expect(try await prove(stage, "ann") == "NEW_PASSWORD_REQUIRED")
    #expect(try await settings(stage) == ["on"])
    await #expect(throws: AuthenticationFailure.notAuthorized("User is disabled.")) {
      try await prove(stage, "bob")
    }
    #expect(try await settings(stage) == ["on"])
  }

  @Test("waits for the disk where a device is to be proved, and where its proof begins")
  func devices() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    try await watch(stage)
    let exchange = try await SRPExchange(stage, "ann", deviceKey: device.key)
    let asked = try await stage.respond(
      "PASSWORD_VERIFIER",
      try exchange.answers(SignInHarness.password)
    )
    #expect(asked.challengeName == "DEVICE_SRP_AUTH")
    #expect(try await settings(stage) == ["on"])
    _ = try await device.begin(exchange.client, session: asked.session)
    #expect(try await settings(stage) == ["on"])
  }
}
