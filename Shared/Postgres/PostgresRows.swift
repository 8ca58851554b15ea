internal import CLibPQ

/// The result of one statement: owns one `PGresult`.
struct PostgresRows: ~Copyable {
  private let handle: OpaquePointer

  init(owning handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    PQclear(handle)
  }

  /// How many rows came back.
  var count: Int32 { PQntuples(handle) }

  /// How many rows the statement changed or returned, as the server counts them.
  var affected: Int {
    guard let text = PQcmdTuples(handle) else { return 0 }
    return Int(String(cString: text)) ?? 0
  }

  /// What the server says it did, such as `COMMIT` or `ROLLBACK`.
  var command: String {
    guard let text = PQcmdStatus(handle) else { return "" }
    return String(cString: text)
  }

  func decode<V>(
    limit: Int32 = .max,
    _ decode: (borrowing PostgresRow) throws(PostgresError) -> V
  ) throws(PostgresError) -> [V] {
    var cursor: Int32 = -1
    var values: [V] = []
    let wanted = min(count, limit)
    values.reserveCapacity(Int(wanted))
    for index in 0..<wanted {
      values.append(
        try withUnsafeMutablePointer(to: &cursor) { cursor throws(PostgresError) in
          let row = PostgresRow(of: handle, at: index, cursor: cursor)
          return try decode(row)
        }
      )
    }
    return values
  }
}
