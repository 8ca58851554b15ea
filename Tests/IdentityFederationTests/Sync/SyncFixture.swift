internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import IdentityFederationSchema
internal import LambdaFunctions
internal import Logging
internal import Postgres
internal import PublicOperations
internal import RPC
internal import Synchronization
internal import TestSupport
internal import Webhooks

@testable internal import IdentityFederationSync

/// Sync over a database of its own, with a clock that the test moves and places that it plays.
struct SyncFixture {
  let database: PostgresPool
  let clock = ManualClock()
  let webhook = RecordingWebhook()
  let function = RecordingFunction()
  let random = SequenceRandomSource(seed: 5)
  let sealer: Sealer
  let sync: Sync
  let pool: IdentityPoolID

  static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  /// `functionTime` is how long the function may take.
  init(functionTime: Duration = patience) async throws {
    let server = try await ThrowawayPostgres.shared()
    database = try await server.makeDatabase(IdentityFederationMigrations.all)
      .pool(schema: "identity_federation")
    sealer = try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1)
    sync = Sync(
      database: database,
      sealer: sealer,
      clock: clock,
      random: random,
      defaultRegion: "us-east-1",
      places: Sync.Places(
        functions: LambdaFunctions(
          LambdaConfiguration(endpoint: "http://functions", timeout: functionTime),
          over: function,
          signature: nil,
          clock: clock,
          random: random,
          logger: Self.logger
        ),
        webhooks: [.push: webhook, .stream: webhook]
      ),
      logger: Self.logger
    )
    pool = IdentityPoolID(region: "us-east-1", uuid: random.uuid())
    try await add(pool)
  }

  /// What removes old rows, without its own loop.
  var upkeep: SyncUpkeep {
    SyncUpkeep(database: database, clock: clock, logger: Self.logger)
  }

  /// What takes deliveries to the webhooks, without its own loop.
  var delivery: SyncDelivery {
    SyncDelivery(
      database: database,
      sealer: sealer,
      clock: clock,
      random: random,
      webhooks: [.push: webhook, .stream: webhook],
      logger: Self.logger
    )
  }

  /// Adds a pool's row.
  func add(_ pool: IdentityPoolID) async throws {
    _ = try await database.execute(
      """
      INSERT INTO identity_pools
        (id, region, name, settings, roles, principal_tag_maps, created_at_unix_millis)
      VALUES (\(pool.uuid), \(pool.region), 'app', '{}', '{}', '{}', \(clock.now().unixMillis))
      """
    )
  }

  /// Adds an identity's row.
  func identity(of pool: IdentityPoolID? = nil) async throws -> IdentityID {
    let pool = pool ?? self.pool
    let identity = IdentityID(region: pool.region, uuid: random.uuid())
    let now = clock.now().unixMillis
    _ = try await database.execute(
      """
      INSERT INTO identities
        (identity_pool_id, id, created_at_unix_millis, modified_at_unix_millis)
      VALUES (\(pool.uuid), \(identity.uuid), \(now), \(now))
      """
    )
    return identity
  }

  /// Makes one identity part of another, as the merge of identities does.
  func merge(_ identity: IdentityID, into parent: IdentityID) async throws {
    let now = clock.now()
    let pool = pool
    try await database.transaction { (db) throws(PostgresError) in
      try db.execute(
        """
        UPDATE identities SET merged_into = \(parent.uuid)
        WHERE identity_pool_id = \(pool.uuid) AND id = \(identity.uuid)
        """
      )
      try DatasetMerging().merge(identity, into: parent, of: pool, at: now, in: &db)
    }
  }

  // MARK: - Callers

  func call(_ principal: PublicOperations.Principal) -> Call {
    Call(
      context: RPCCallContext(requestID: "test", deadline: .now + patience),
      principal: principal,
      trail: AuditTrail(isOfChange: false) { (_) throws(GateFailure) in [] },
      logger: Self.logger
    )
  }

  /// The holder of an access key.
  var admin: Call { call(.accessKey(PublicOperations.Principal.AccessKey(id: "AKIATEST"))) }

  /// The identity by its own credentials.
  func own(_ identity: IdentityID, of pool: IdentityPoolID? = nil) -> Call {
    call(
      .identity(
        PublicOperations.Principal.TemporaryCredentials(
          accessKeyID: "ASIATEST",
          identityPoolID: (pool ?? self.pool).text,
          identityID: identity.text,
          roleARN: "arn:aws:iam::123456789012:role/r",
          sessionName: "CognitoIdentityCredentials",
          isAuthenticated: false,
          expiresAt: clock.now().adding(seconds: 3600)
        )
      )
    )
  }

  // MARK: - Calls

  func list(
    _ identity: IdentityID,
    _ name: String = "d",
    after count: Int64? = nil,
    limit: Int32? = nil,
    token: String? = nil,
    session: String? = nil,
    by call: Call? = nil
  ) async throws(IdentityFederationFailure) -> ListRecordsResponse {
    try await sync.datasets.listRecords(
      ListRecordsRequest(
        identityPoolId: pool.text,
        identityId: identity.text,
        datasetName: name,
        lastSyncCount: count,
        nextToken: token,
        maxResults: limit,
        syncSessionToken: session
      ),
      call: call ?? own(identity)
    )
  }

  /// Reads for a session's token, and then writes the patches.
  @discardableResult
  func update(
    _ identity: IdentityID,
    _ name: String,
    _ patches: [SyncRecordPatch],
    device: String? = nil,
    by call: Call? = nil
  ) async throws(IdentityFederationFailure) -> [SyncRecord] {
    let session = try await list(identity, name, by: call).syncSessionToken
    return try await sync.datasets.updateRecords(
      UpdateRecordsRequest(
        identityPoolId: pool.text,
        identityId: identity.text,
        datasetName: name,
        deviceId: device,
        recordPatches: patches,
        syncSessionToken: session
      ),
      call: call ?? own(identity)
    )
    .records ?? []
  }

  @discardableResult
  func update(
    _ identity: IdentityID,
    _ patches: [SyncRecordPatch],
    device: String? = nil,
    by call: Call? = nil
  ) async throws(IdentityFederationFailure) -> [SyncRecord] {
    try await update(identity, "d", patches, device: device, by: call)
  }

  func describe(
    _ identity: IdentityID,
    _ name: String = "d"
  ) async throws(IdentityFederationFailure) -> SyncDataset? {
    try await sync.datasets.describeDataset(
      DescribeDatasetRequest(
        identityPoolId: pool.text,
        identityId: identity.text,
        datasetName: name
      ),
      call: own(identity)
    )
    .dataset
  }

  @discardableResult
  func delete(
    _ identity: IdentityID,
    _ name: String = "d"
  ) async throws(IdentityFederationFailure) -> SyncDataset? {
    try await sync.datasets.deleteDataset(
      DeleteDatasetRequest(
        identityPoolId: pool.text,
        identityId: identity.text,
        datasetName: name
      ),
      call: own(identity)
    )
    .dataset
  }

  func poolUsage() async throws(IdentityFederationFailure) -> SyncIdentityPoolUsage? {
    try await sync.usage.describeIdentityPoolUsage(
      DescribeIdentityPoolUsageRequest(identityPoolId: pool.text),
      call: admin
    )
    .identityPoolUsage
  }

  /// What the body is refused with; nil is success.
  func refusal<R>(
    _ body: () async throws(IdentityFederationFailure) -> R
  ) async -> IdentityFederationFailure? {
    do throws(IdentityFederationFailure) {
      _ = try await body()
      return nil
    } catch {
      return error
    }
  }
}

extension SyncRecordPatch {
  static func set(_ key: String, _ value: String, _ count: Int64 = 0) -> SyncRecordPatch {
    SyncRecordPatch(op: "replace", key: key, value: value, syncCount: count)
  }

  static func remove(_ key: String, _ count: Int64) -> SyncRecordPatch {
    SyncRecordPatch(op: "remove", key: key, syncCount: count)
  }
}

/// A webhook that keeps what it is sent, and fails when it is told to.
final class RecordingWebhook: Webhook {
  private let state = Mutex<(bodies: [String], ids: [String], failure: DeliveryFailure?)>(
    ([], [], nil)
  )

  var bodies: [String] { state.withLock { $0.bodies } }
  var ids: [String] { state.withLock { $0.ids } }

  func fail(_ failure: DeliveryFailure?) {
    state.withLock { $0.failure = failure }
  }

  func post(_ body: [UInt8], id: String) async throws(DeliveryFailure) {
    let failure = state.withLock { state in
      state.bodies.append(String(decoding: body, as: UTF8.self))
      state.ids.append(id)
      return state.failure
    }
    if let failure { throw failure }
  }
}

/// A function that the test writes.
final class RecordingFunction: FunctionTransport {
  typealias Body = @Sendable (String) async throws(FunctionTransportFailure) -> FunctionAnswer

  private let state = Mutex<(events: [String], body: Body?)>(([], nil))

  var events: [String] { state.withLock { $0.events } }

  func answer(_ body: @escaping Body) {
    state.withLock { $0.body = body }
  }

  func post(_ request: FunctionRequest) async throws(FunctionTransportFailure) -> FunctionAnswer {
    let event = String(decoding: request.body, as: UTF8.self)
    let body = state.withLock { state in
      state.events.append(event)
      return state.body
    }
    guard let body else { throw .unreachable("no function") }
    return try await body(event)
  }
}
