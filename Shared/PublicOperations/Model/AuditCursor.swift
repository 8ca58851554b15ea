/// How far a reader who follows the events has come.
///
/// Events are in the order of their transactions, not of their numbers: a number is given before its
/// transaction ends, so that a smaller one may appear later and would be missed.
struct AuditCursor: Sendable, Hashable {
  /// The number of PostgreSQL's transaction, as text: 64 bits without a sign.
  let transaction: String
  /// Everything of the transaction up to this number was seen.
  let number: Int64
  /// The last table whose row of this number was read: each table counts for itself.
  let rank: Int

  init(transaction: String, number: Int64, rank: Int = Self.lastRank) {
    self.transaction = transaction
    self.number = number
    self.rank = rank
  }

  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), UInt64(parts[0]) != nil, let number = Int64(parts[1])
    else { return nil }
    transaction = String(parts[0])
    self.number = number
    guard parts.count == 3 else {
      rank = Self.lastRank
      return
    }
    guard let rank = Int(parts[2]) else { return nil }
    self.rank = rank
  }

  private static let lastRank = AuditTable.allCases.count

  var text: String { "\(transaction):\(number):\(rank)" }

  /// The last number that was seen of a table's rows of the transaction.
  func number(in table: AuditTable) -> Int64 {
    table.rank <= rank ? number : max(number, 1) - 1
  }
}
