/// What a schema loses when a backup of it is restored.
///
/// A backup does not know what was ended, consumed or revoked after it was made. What could be used again
/// is removed in the transaction that restores, so that no process ever sees it.
public struct RestoreRules: Sendable {
  /// Tables that are emptied: of what is open (sessions, codes), not of what was consumed.
  public let emptied: [StaticString]
  /// Statements that run before the schema of now is removed, and may keep something of it in a temporary
  /// table.
  public let before: [StaticString]
  /// Statements that run after the schema is restored; it may be of an earlier version.
  public let after: [StaticString]

  /// Makes rules; each statement names schema and table.
  public init(
    emptied: [StaticString] = [],
    before: [StaticString] = [],
    after: [StaticString] = []
  ) {
    self.emptied = emptied
    self.before = before
    self.after = after
  }
}
