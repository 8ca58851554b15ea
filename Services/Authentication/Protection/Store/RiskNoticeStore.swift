internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Postgres

/// Puts notices into the outbox.
struct RiskNoticeStore: Sendable {
  let database: PostgresPool

  func insert(_ message: NewOutboxMessage) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(message.insertion)
    }
  }
}
