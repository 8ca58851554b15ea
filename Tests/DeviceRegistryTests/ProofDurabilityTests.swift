import Cryptography
import DeviceRegistryMessages
import DeviceRegistryService
import Postgres
import TestSupport
import Testing

@Suite("What waits for the disk")
struct ProofDurabilityTests {
  @Test(
    "a claim and an answer do, except where tokens wait for them; what a crash may lose does not"
  )
  func settings() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    try await watch(fixture)

    let client = try SRP.Client()
    let found = try await fixture.registry.findDevice(
      FindDeviceRequest(
        userPoolId: device.pool,
        sub: device.sub,
        deviceKey: device.key,
        expectation: ProofExpectation(
          clientPublic: client.clientPublic,
          validitySeconds: 180,
          session: [9],
          needsFactor: false
        )
      ),
      context: fixture.context
    )
    #expect(found.isProofExpected == true)
    #expect(try await commits(fixture) == ["INSERT expected_proofs off"])
    _ = try await fixture.registry.claimDeviceProof(
      ClaimDeviceProofRequest(
        userPoolId: device.pool,
        sub: device.sub,
        deviceKey: device.key,
        clientPublic: client.clientPublic
      ),
      context: fixture.context
    )
    #expect(try await commits(fixture) == ["DELETE expected_proofs on"])
    try await device.prove(tokensFollow: false)
    #expect(try await commits(fixture) == ["INSERT spent_proofs on", "UPDATE devices on"])
    try await device.prove(tokensFollow: true)
    #expect(try await commits(fixture) == ["INSERT spent_proofs off", "UPDATE devices off"])
    var wrong = try device.answer(client, to: try await device.begin(), tokensFollow: true)
    wrong.signature = []
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.finish(wrong)
      } == .deviceProofInvalid
    )
    #expect(try await commits(fixture) == ["INSERT spent_proofs on"])
    // The setting is that statement's alone.
    _ = try await fixture.registry.rememberDevice(
      RememberDeviceRequest(
        userPoolId: device.pool,
        sub: device.sub,
        deviceKey: device.key,
        isRemembered: false
      ),
      context: fixture.context
    )
    #expect(try await commits(fixture) == ["UPDATE devices on"])
  }

  /// Notes with which setting each change is committed, at the very moment of its commit.
  private func watch(_ fixture: RegistryFixture) async throws {
    let database = fixture.database.administrationPool()
    let statements: [SQL] = [
      "CREATE TABLE public.commits (number bigint GENERATED ALWAYS AS IDENTITY, note text)",
      """
      CREATE FUNCTION public.note_commit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        INSERT INTO public.commits (note) VALUES (
          TG_OP || ' ' || TG_TABLE_NAME || ' ' || current_setting('synchronous_commit'));
        RETURN NULL;
      END $$
      """,
      """
      CREATE CONSTRAINT TRIGGER note_commit AFTER INSERT ON device_registry.spent_proofs
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.note_commit()
      """,
      """
      CREATE CONSTRAINT TRIGGER note_commit AFTER INSERT OR DELETE ON device_registry.expected_proofs
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.note_commit()
      """,
      """
      CREATE CONSTRAINT TRIGGER note_commit AFTER UPDATE ON device_registry.devices
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.note_commit()
      """,
    ]
    for statement in statements { _ = try await database.execute(statement) }
  }

  /// The changes since the last call.
  private func commits(_ fixture: RegistryFixture) async throws -> [String] {
    try await fixture.database.administrationPool().query(
      """
      WITH gone AS (DELETE FROM public.commits RETURNING number, note)
      SELECT note FROM gone ORDER BY number
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in try row.value("note") }
  }
}
