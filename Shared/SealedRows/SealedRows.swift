public import Postgres

/// A column of a service's schema whose values depend on a sealing key.
public struct SealedRows: Sendable {
  /// What depends on the key.
  enum Value: Sendable {
    /// A sealed value; the closure turns the texts of a row into what it is bound to, nil for a row that
    /// cannot be.
    case sealed(column: SQL, bound: @Sendable ([String]) -> [UInt8]?)
    /// Something that cannot be sealed anew; the expression is its key's id.
    case keyed(id: SQL)
  }

  /// `table.column`, as the operator reads it.
  public let name: String
  let table: SQL
  let source: SQL
  let primaryKey: [SQL]
  let others: [SQL]
  let value: Value

  /// Sealed values, which are sealed anew under a new key.
  ///
  /// The columns of the table are those of `r`, as `r.id`; `joining` is what else texts are read from
  /// (`JOIN … USING (…)`). `bound` makes the associated data of a row of the texts of its primary key and of
  /// the other columns.
  public static func sealed(
    _ name: String,
    in table: SQL,
    joining: SQL = "",
    column: SQL,
    primaryKey: [SQL],
    others: [SQL] = [],
    bound: @escaping @Sendable ([String]) -> [UInt8]?
  ) -> SealedRows {
    SealedRows(
      name: name,
      table: table,
      source: "\(table) AS r \(joining)",
      primaryKey: primaryKey,
      others: others,
      value: .sealed(column: column, bound: bound)
    )
  }

  /// Hashes and what lasts a short time: they end, or the key is kept.
  public static func keyed(
    _ name: String,
    in table: SQL,
    primaryKey: [SQL],
    keyID: SQL
  ) -> SealedRows {
    SealedRows(
      name: name,
      table: table,
      source: "\(table) AS r",
      primaryKey: primaryKey,
      others: [],
      value: .keyed(id: keyID)
    )
  }

  /// The id of the key that four bytes of a value name, most significant first.
  public static func keyID(of bytes: SQL) -> SQL {
    "('x' || encode(\(bytes), 'hex'))::bit(32)::bigint"
  }
}
