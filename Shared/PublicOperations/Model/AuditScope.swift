/// The events that a reader may see, by their pools.
public enum AuditScope: Sendable, Hashable {
  /// Those of every pool, and those of none.
  case all
  /// Those of every pool but this one.
  case allBut(String)
  /// Those of these pools.
  case pools([String])
}
