internal import CLibPQ

#if canImport(Glibc)
internal import Glibc
#endif

/// One row of a result, lent to the closure that copies values out of it.
public struct PostgresRow: ~Copyable {
  private let result: OpaquePointer
  private let index: Int32
  /// The column read last, shared by the rows of a result: columns are mostly read in order.
  private let cursor: UnsafeMutablePointer<Int32>

  init(of result: OpaquePointer, at index: Int32, cursor: UnsafeMutablePointer<Int32>) {
    self.result = result
    self.index = index
    self.cursor = cursor
  }

  /// Reads a column that is never NULL.
  public func value<V: SQLDecodable>(
    _ column: String,
    as type: V.Type = V.self
  ) throws(PostgresError) -> V {
    guard let value = try optional(column, as: type) else {
      throw PostgresError(.invalidValue, detail: "column \(column) is NULL")
    }
    return value
  }

  /// Reads a column; NULL is nil.
  public func optional<V: SQLDecodable>(
    _ column: String,
    as type: V.Type = V.self
  ) throws(PostgresError) -> V? {
    guard let number = number(of: column) else {
      throw PostgresError(.invalidValue, detail: "there is no column \(column)")
    }
    if PQgetisnull(result, index, number) == 1 { return nil }
    let text = UnsafeRawBufferPointer(
      start: PQgetvalue(result, index, number),
      count: Int(PQgetlength(result, index, number))
    )
    guard let value = V(sqlText: text.bindMemory(to: UInt8.self).span) else {
      throw PostgresError(.invalidValue, detail: "column \(column) is not a \(V.self)")
    }
    return value
  }

  private func number(of column: String) -> Int32? {
    let count = PQnfields(result)
    guard count > 0 else { return nil }
    return column.withCString { name in
      var candidate = cursor.pointee
      for _ in 0..<count {
        candidate += 1
        if candidate >= count { candidate = 0 }
        if let field = PQfname(result, candidate), strcmp(field, name) == 0 {
          cursor.pointee = candidate
          return candidate
        }
      }
      return nil
    }
  }
}
