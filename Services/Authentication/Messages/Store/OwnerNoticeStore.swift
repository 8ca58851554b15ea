internal import AuthenticationCore
internal import Postgres

/// Puts notices into the outbox whose change is made already.
struct OwnerNoticeStore: Sendable {
  let database: PostgresPool

  func insert(_ message: NewOutboxMessage) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(message.insertion)
    }
  }
}
