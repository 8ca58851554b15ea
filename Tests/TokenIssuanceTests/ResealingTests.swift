import Cryptography
import Domain
import GatehouseMessages
import GatehouseStubs
import Postgres
import RPC
import SealedRows
import TestSupport
import Testing
import TokenIssuanceStubs

@testable import TokenIssuanceService

@Suite("Sealing anew under another key")
struct ResealingTests {
  private func keyOperator(
    _ harness: TokenIssuanceHarness,
    _ sealer: Sealer
  ) -> SealKeyOperatorClient {
    var router = RPCRouter()
    SealKeyOperator(
      schema: "token_issuance",
      instance: "1",
      database: harness.database.pool(schema: "token_issuance"),
      sealer: sealer,
      rows: SealedSigningKeys.rows
    ).register(in: &router)
    return SealKeyOperatorClient(InProcessChannel(router))
  }

  private func scan(
    _ client: SealKeyOperatorClient,
    _ harness: TokenIssuanceHarness,
    _ column: String,
    reseals: Bool = false
  ) async throws -> (rows: [Int64: Int64], resealed: Int64, parts: Int) {
    var rows: [Int64: Int64] = [:]
    var (resealed, parts) = (Int64(0), 0)
    var after: [String] = []
    repeat {
      let reply = try await client.scanSealedRows(
        // A part of one row, so that each goes on where the last ended.
        ScanSealedRowsRequest(column: column, after: after, rows: 1, reseals: reseals),
        context: harness.context
      )
      for count in reply.counts { rows[count.keyId ?? 0, default: 0] += count.rows ?? 0 }
      resealed += reply.resealed ?? 0
      after = reply.after
      parts += 1
    } while !after.isEmpty
    return (rows, resealed, parts)
  }

  @Test("signing keys are sealed anew part by part, and sign without the key of before")
  func signingKeys() async throws {
    let harness = try await TokenIssuanceHarness()
    let column = "signing_keys.sealed_private_key"
    let next = SecureRandom.bytes(32)
    let sealer = try Sealer(keys: [1: harness.sealKey, 2: next], current: 2)
    let client = keyOperator(harness, sealer)
    #expect(try await scan(client, harness, column).rows == [1: 2])
    let done = try await scan(client, harness, column, reseals: true)
    #expect(done.rows == [2: 2])
    #expect(done.resealed == 2)
    #expect(done.parts == 3)
    #expect(try await scan(client, harness, column, reseals: true).resealed == 0)
    let alone = try harness.anotherInstance(try Sealer(keys: [2: next], current: 2))
    _ = try await alone.tokens.issueTokens(harness.issueRequest(), context: harness.context)
  }

  @Test("a refresh token counts under its key until it is replaced or revoked")
  func refreshTokens() async throws {
    let harness = try await TokenIssuanceHarness()
    _ = try await harness.issue()
    let sealer = try Sealer(keys: [1: harness.sealKey, 2: SecureRandom.bytes(32)], current: 2)
    let client = keyOperator(harness, sealer)
    try await harness.database.administrationPool().execute(
      "UPDATE token_issuance.chains SET expires_at_unix_millis = 9000000000000"
    )
    let found = try await scan(client, harness, "chains.secret_hash", reseals: true)
    #expect(found.rows == [1: 1])
    #expect(found.resealed == 0)
    try await harness.database.administrationPool().execute(
      "UPDATE token_issuance.chains SET revoked_at_unix_millis = 1, revocation = 'requested'"
    )
    #expect(try await scan(client, harness, "chains.secret_hash").rows == [:])
  }

  @Test("a value that does not open is named, and nothing of its part is written")
  func unreadable() async throws {
    let harness = try await TokenIssuanceHarness()
    let stranger = try Sealer(
      keys: [1: SecureRandom.bytes(32), 2: SecureRandom.bytes(32)],
      current: 2
    )
    let client = keyOperator(harness, stranger)
    await #expect {
      _ = try await scan(client, harness, "signing_keys.sealed_private_key", reseals: true)
    } throws: { error in
      (error as? RPCError)?.code == .dataLoss
        && (error as? RPCError)?.message.contains(harness.pool.text) == true
    }
    _ = try await harness.anotherInstance().tokens
      .issueTokens(harness.issueRequest(), context: harness.context)
  }

  @Test("every sealed column of the schema is listed")
  func complete() async throws {
    let harness = try await TokenIssuanceHarness()
    let columns = try await harness.database.administrationPool().query(
      """
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'token_issuance' AND column_name LIKE 'sealed%' AND data_type = 'bytea'
      """
    ) { (row) throws(PostgresError) in try row.value("name", as: String.self) }
    #expect(Set(columns).isSubset(of: SealedSigningKeys.rows.map(\.name)))
    #expect(!columns.isEmpty)
  }

  @Test("the key in use cannot be retired")
  func retiring() async throws {
    let harness = try await TokenIssuanceHarness()
    let client = keyOperator(harness, try Sealer(keys: [1: harness.sealKey], current: 1))
    let known = try await client.describeSealKeys(
      DescribeSealKeysRequest(),
      context: harness.context
    )
    #expect(known.currentKeyId == 1)
    await #expect(throws: RPCError.self) {
      try await client.retireSealKey(RetireSealKeyRequest(keyId: 1), context: harness.context)
    }
  }
}
