/// How far somebody who follows the events has come.
///
/// Events are in the order of their transactions, not of their numbers: a number is given before its
/// transaction ends, so that a smaller one may appear later and would be missed.
struct AuditCursor: Sendable, Hashable {
  /// Of PostgreSQL's transaction, as text: 64 bits without a sign.
  let transaction: String
  /// Everything of the transaction up to this number was seen.
  let number: Int64

  init(transaction: String, number: Int64) {
    self.transaction = transaction
    self.number = number
  }

  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, UInt64(parts[0]) != nil, let number = Int64(parts[1]) else {
      return nil
    }
    transaction = String(parts[0])
    self.number = number
  }

  var text: String { "\(transaction):\(number)" }
}
