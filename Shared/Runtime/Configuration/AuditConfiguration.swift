/// For how long a service keeps its audit events: the keys below `audit`.
public struct AuditConfiguration: Sendable, Hashable {
  /// After how many days an event is removed.
  public let retentionDays: Int
  /// How many refusals of each kind are kept of callers who can be refused any number of times.
  public let refusalRows: Int

  /// Reads the keys.
  public init(_ source: inout ConfigurationSource) {
    retentionDays = source.integer("audit", "retention-days", default: 90, in: 1...3650)
    // Some gigabytes.
    refusalRows = source.integer(
      "audit",
      "refusal-rows",
      default: 5_000_000,
      in: 1000...1_000_000_000
    )
  }
}
