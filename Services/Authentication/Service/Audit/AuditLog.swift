public import Logging
public import Postgres

/// Writes audit events.
///
/// A change is written before it is made, and replaced by its event when it has ended: a crash in
/// between leaves the beginning. No answer is given that the log does not know.
public final class AuditLog: Sendable {
  private let begun: AuditQueue<AuditEventStore.Begun>
  private let ended: AuditQueue<AuditEventStore.Ended>

  /// A log in the database.
  public init(database: PostgresPool, logger: Logger) {
    let store = AuditEventStore(database: database)
    begun = AuditQueue(logger: logger) { (begun) async throws(AuthenticationFailure) in
      try await store.insert(begun)
    }
    ended = AuditQueue(logger: logger) { (ended) async throws(AuthenticationFailure) in
      try await store.insert(ended)
    }
  }

  /// Returns once it is certain that the change, if it is made, is not made without a trace.
  func begin(_ record: AuditRecord, as id: [UInt8]) async throws(AuthenticationFailure) {
    try await begun.write([AuditEventStore.Begun(id: id, record: record)])
  }

  /// Returns once the event is committed, in place of its beginning.
  func write(
    _ record: AuditRecord,
    ending begun: [UInt8]?
  ) async throws(AuthenticationFailure) {
    try await ended.write([AuditEventStore.Ended(record: record, begun: begun)])
  }

  /// Returns once the events are committed; also for a caller that is cancelled meanwhile, because
  /// what it did is done.
  func write(_ records: [AuditRecord]) async throws(AuthenticationFailure) {
    try await ended.write(records.map { AuditEventStore.Ended(record: $0, begun: nil) })
  }

  /// Has the event written some time, unless there are too many already.
  func submit(_ record: AuditRecord) {
    ended.submit(AuditEventStore.Ended(record: record, begun: nil))
  }
}
