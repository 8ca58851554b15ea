import AuthenticationMessages
internal import AuthenticationService
internal import Cryptography
internal import GatehouseMessages
internal import GatehouseStubs
internal import Postgres
internal import RPC
internal import SealedRows
internal import TestSupport
internal import Testing

@Suite("Sealing users and pools anew under another key")
struct ResealingTests {
  private let first = [UInt8](repeating: 7, count: 32)
  private let second = [UInt8](repeating: 8, count: 32)

  private func reseal(_ database: TestDatabase, _ sealer: Sealer) async throws -> [String: Int64] {
    var router = RPCRouter()
    SealKeyOperator(
      schema: "authentication",
      instance: "1",
      database: database.pool(schema: "authentication"),
      sealer: sealer,
      rows: SealedAuthentication.rows
    ).register(in: &router)
    let client = SealKeyOperatorClient(InProcessChannel(router))
    var resealed: [String: Int64] = [:]
    for rows in SealedAuthentication.rows {
      var after: [String] = []
      repeat {
        let reply = try await client.scanSealedRows(
          ScanSealedRowsRequest(column: rows.name, after: after, rows: 2, reseals: true),
          context: RPCCallContext(
            requestID: "test",
            deadline: .now.advanced(by: .seconds(60))
          )
        )
        if let count = reply.resealed, count > 0 { resealed[rows.name, default: 0] += count }
        after = reply.after
      } while !after.isEmpty
    }
    return resealed
  }

  @Test("users sign in, and with their authenticators, when the key of before is gone")
  func users() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    for name in ["ann", "bob", "cid"] { try await stage.addUser(name) }
    _ = try await factors.setUpToken("ann")
    let database = stage.harness.database
    let resealed = try await reseal(
      database,
      try Sealer(keys: [1: first, 2: second], current: 2)
    )
    #expect(resealed["users.sealed_srp_verifier"] == 3)
    #expect(resealed["users.sealed_totp_secret"] == 1)
    let alone = try stage.harness.instance(
      tokens: stage.harness.tokenChannel,
      sealer: try Sealer(keys: [2: second], current: 2)
    )
    let exchange = try await SRPExchange(stage, "bob", on: alone)
    #expect(try await exchange.finish(on: alone).authenticationResult != nil)
    // Everything that was under the former key opens; there is nothing left.
    let again = try await reseal(database, try Sealer(keys: [2: second, 3: first], current: 3))
    #expect(again == resealed)
  }

  @Test("every sealed column of the schema is listed")
  func complete() async throws {
    let database = try await SignInHarness().database
    let columns = try await database.administrationPool().query(
      """
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'authentication' AND column_name LIKE '%sealed%' AND data_type = 'bytea'
      """
    ) { (row) throws(PostgresError) in try row.value("name", as: String.self) }
    #expect(Set(columns).isSubset(of: SealedAuthentication.rows.map(\.name)))
    #expect(columns.count > 5)
  }
}
