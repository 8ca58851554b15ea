internal import AuthenticationCore
internal import Postgres

/// Puts notices of changes into the outbox that another service has made.
struct OwnerNoticeStore: Sendable {
  let database: PostgresPool

  func insert(_ message: NewOutboxMessage) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(message.insertion)
    }
  }
}
