internal import Postgres

/// The place of an event among those of its table, in the order in which they became visible.
struct AuditPosition: Sendable, Hashable {
  /// The number of PostgreSQL's transaction, as text: 64 bits without a sign.
  let transaction: String
  let number: Int64

  /// Before every event.
  static let beginning = AuditPosition(transaction: "0", number: 0)

  var text: String { "\(transaction):\(number)" }
}

extension AuditPosition {
  /// The place in the columns `transaction` and `number`.
  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    self.init(transaction: try row.value("transaction"), number: try row.value("number"))
  }
}
