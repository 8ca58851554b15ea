public import Cryptography
public import GatehouseMessages
public import GatehouseStubs
internal import OperatingSystem
public import Postgres
public import RPC

/// Shows the operator which rows are under which sealing key, and seals them anew.
///
/// Each call is about a part of one table, so that it is short and the operator's program may end at any
/// time: what is sealed anew stays so, and the next run goes on with the rest.
public struct SealKeyOperator: SealKeyOperatorServing {
  private let schema: String
  private let instance: String
  private let sealer: Sealer
  private let rows: [String: SealedRows]
  private let names: [String]
  private let store: SealedRowStore
  private let keys: SealKeyStore

  private static let maxRows = 1000

  /// Over the service's schema; `rows` are all columns that depend on its keys.
  public init(
    schema: String,
    instance: String,
    database: PostgresPool,
    sealer: Sealer,
    rows: [SealedRows]
  ) {
    self.schema = schema
    self.instance = instance
    self.sealer = sealer
    names = rows.map(\.name)
    self.rows = Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
    store = SealedRowStore(database: database, sealer: sealer)
    keys = SealKeyStore(database: database)
  }

  /// The keys of this instance and of the schema.
  public func describeSealKeys(
    _ request: DescribeSealKeysRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> DescribeSealKeysResponse {
    let known = try await storing { () throws(PostgresError) in try await keys.known() }
    let held = Set(sealer.keyIDs.map { Int64($0) })
    let ids = held.union(known.map(\.id)).sorted()
    let descriptions = ids.map { id in
      let row = known.first { $0.id == id }
      let own = UInt32(exactly: id).flatMap { sealer.fingerprint(of: $0, in: schema) }
      return SealKeyDescription(
        keyId: id,
        fingerprint: own ?? row?.fingerprint,
        isHeld: held.contains(id),
        isRetired: row?.isRetired ?? false,
        isStoredOnly: UInt32(exactly: id).map(sealer.isStoredOnly) ?? false
      )
    }
    return DescribeSealKeysResponse(
      instance: instance,
      processId: ProcessIdentity.current,
      currentKeyId: Int64(sealer.currentKeyID),
      keys: descriptions,
      columns: names
    )
  }

  /// A part of a column.
  public func scanSealedRows(
    _ request: ScanSealedRowsRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> ScanSealedRowsResponse {
    guard let rows = rows[request.column ?? ""] else {
      throw RPCError(code: .notFound, message: "no such column")
    }
    let limit = min(max(Int(request.rows ?? 0), 1), Self.maxRows)
    let part = try await part(rows, request, limit)
    return ScanSealedRowsResponse(
      counts: part.counts.sorted { $0.key < $1.key }.map {
        SealKeyCount(keyId: Int64($0.key), rows: Int64($0.value))
      },
      resealed: Int64(part.resealed),
      after: part.after ?? [],
      isResealed: rows.isResealed
    )
  }

  /// Notes that no instance needs the key; the operator's program has counted the rows under it.
  public func retireSealKey(
    _ request: RetireSealKeyRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> RetireSealKeyResponse {
    guard let id = request.keyId, id != Int64(sealer.currentKeyID) else {
      throw RPCError(code: .failedPrecondition, message: "the key is the current one")
    }
    try await storing { () throws(PostgresError) in try await keys.retire(id) }
    return RetireSealKeyResponse()
  }

  private func part(
    _ rows: SealedRows,
    _ request: ScanSealedRowsRequest,
    _ limit: Int
  ) async throws(RPCError) -> SealedRowStore.Part {
    guard request.reseals == true else {
      return try await storing { () throws(PostgresError) in
        try await store.count(rows, after: request.after, limit: limit)
      }
    }
    do throws(SealedRowStore.Failure) {
      return try await store.reseal(rows, after: request.after, limit: limit)
    } catch {
      switch error {
      case .unopened(let keyID, let row, let reason):
        throw RPCError(
          code: .dataLoss,
          message: "\(rows.name) of \(row.joined(separator: " ")), under key \(keyID), does not "
            + "open: \(reason)"
        )
      case .database(let error): throw Self.failure(error)
      }
    }
  }

  private func storing<Value>(
    _ body: () async throws(PostgresError) -> Value
  ) async throws(RPCError) -> Value {
    do throws(PostgresError) {
      return try await body()
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ error: PostgresError) -> RPCError {
    RPCError(code: .unavailable, message: "the database: \(error)")
  }
}

extension SealedRows {
  fileprivate var isResealed: Bool {
    switch value {
    case .sealed: true
    case .keyed: false
    }
  }
}
