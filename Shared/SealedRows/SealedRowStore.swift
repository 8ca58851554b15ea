internal import Cryptography
internal import Postgres

/// Reads rows in the order of their primary key, a part at a time, and seals their values anew.
struct SealedRowStore: Sendable {
  let database: PostgresPool
  let sealer: Sealer

  /// What a part of a table holds.
  struct Part: Sendable {
    /// Rows by key, as they are afterwards.
    var counts: [UInt32: Int] = [:]
    var resealed = 0
    /// The primary key of the last row; nil where there is no other.
    var after: [String]?
  }

  /// Why a part was not sealed anew: nothing of it is written.
  enum Failure: Error, Sendable {
    /// A value does not open.
    case unopened(keyID: UInt32, row: [String], CryptographyError)
    /// The database could not be asked.
    case database(PostgresError)
  }

  private struct Row: Sendable {
    let texts: [String]
    let value: [UInt8]?
    let keyID: Int64?
  }

  /// Counts the rows by key.
  func count(
    _ rows: SealedRows,
    after: [String],
    limit: Int
  ) async throws(PostgresError) -> Part {
    let page = statement(rows, after: after, limit: limit, isLocking: false)
    let found = try await database.query(page) { (row) throws(PostgresError) in try read(row) }
    var part = Part()
    for row in found {
      guard let id = keyID(of: row) else { continue }
      part.counts[id, default: 0] += 1
    }
    part.after = found.count == limit ? found.last.map { key(of: $0, in: rows) } : nil
    return part
  }

  /// Seals anew what is not under the current key, in a transaction that waits for no row: one that
  /// another process holds is left for the next time.
  func reseal(
    _ rows: SealedRows,
    after: [String],
    limit: Int
  ) async throws(Failure) -> Part {
    guard case .sealed(let column, let bound) = rows.value else {
      do throws(PostgresError) {
        return try await count(rows, after: after, limit: limit)
      } catch {
        throw .database(error)
      }
    }
    do throws(TransactionError<Failure>) {
      return try await database.transaction { (connection) throws(Failure) in
        let found = try self.locked(rows, after: after, limit: limit, &connection)
        var part = Part()
        for row in found {
          guard let value = row.value, let id = keyID(of: row) else { continue }
          guard id != sealer.currentKeyID, let data = bound(row.texts) else {
            part.counts[id, default: 0] += 1
            continue
          }
          let key = key(of: row, in: rows)
          let new = try resealed(value, under: id, of: key, data)
          try Self.asking { () throws(PostgresError) in
            _ = try connection.execute(
              """
              UPDATE \(rows.table) AS r SET \(column) = \(new)
              WHERE \(Self.equals(rows.primaryKey, key))
              """
            )
          }
          part.counts[sealer.currentKeyID, default: 0] += 1
          part.resealed += 1
        }
        part.after = found.count == limit ? found.last.map { self.key(of: $0, in: rows) } : nil
        return part
      }
    } catch {
      switch error {
      case .body(let failure): throw failure
      case .database(let error): throw .database(error)
      }
    }
  }

  private func locked(
    _ rows: SealedRows,
    after: [String],
    limit: Int,
    _ connection: inout PostgresConnection
  ) throws(Failure) -> [Row] {
    try Self.asking { () throws(PostgresError) in
      // What a crash undoes is sealed anew by the next run.
      try connection.execute("SET LOCAL synchronous_commit = off")
      return try connection.query(statement(rows, after: after, limit: limit, isLocking: true)) {
        (row) throws(PostgresError) in try read(row)
      }
    }
  }

  private func resealed(
    _ value: [UInt8],
    under id: UInt32,
    of row: [String],
    _ data: [UInt8]
  ) throws(Failure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.seal(try sealer.open(value, associatedData: data), associatedData: data)
    } catch {
      throw .unopened(keyID: id, row: row, error)
    }
  }

  private static func asking<V>(_ body: () throws(PostgresError) -> V) throws(Failure) -> V {
    do throws(PostgresError) {
      return try body()
    } catch {
      throw .database(error)
    }
  }

  private func key(of row: Row, in rows: SealedRows) -> [String] {
    Array(row.texts.prefix(rows.primaryKey.count))
  }

  private func keyID(of row: Row) -> UInt32? {
    if let value = row.value { return Sealer.keyID(of: value) }
    return row.keyID.flatMap { UInt32(exactly: $0) }
  }

  private func statement(
    _ rows: SealedRows,
    after: [String],
    limit: Int,
    isLocking: Bool
  ) -> SQL {
    let keys = Self.list(rows.primaryKey)
    let texts = Self.list((rows.primaryKey + rows.others).map { "\($0)::text" })
    let (value, id): (SQL, SQL) =
      switch rows.value {
      case .sealed(let column, _): ("r.\(column)", "NULL::bigint")
      case .keyed(let id): ("NULL::bytea", id)
      }
    let behind: SQL =
      after.count == rows.primaryKey.count
      ? "(\(keys)) > (\(Self.list(after.map { "\($0)" })))" : "true"
    let lock: SQL = isLocking ? "FOR NO KEY UPDATE OF r SKIP LOCKED" : ""
    return """
      SELECT ARRAY[\(texts)] AS texts, \(value) AS value, \(id) AS key_id
      FROM \(rows.source) WHERE \(behind) ORDER BY \(keys) LIMIT \(limit) \(lock)
      """
  }

  private func read(_ row: borrowing PostgresRow) throws(PostgresError) -> Row {
    Row(
      texts: try row.value("texts"),
      value: try row.optional("value"),
      keyID: try row.optional("key_id")
    )
  }

  private static func equals(_ columns: [SQL], _ values: [String]) -> SQL {
    "(\(list(columns))) = (\(list(values.map { "\($0)" })))"
  }

  private static func list(_ parts: [SQL]) -> SQL {
    guard var list = parts.first else { return "" }
    for part in parts.dropFirst() { list = "\(list), \(part)" }
    return list
  }
}
