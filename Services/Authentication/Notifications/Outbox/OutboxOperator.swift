package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
package import Cryptography
package import Postgres
package import RPC

/// Shows the operator the messages to users, and how far they have come.
package struct OutboxOperator: OutboxOperatorServing {
  private let outbox: OutboxStore
  private let sealer: Sealer

  private static let maxMessages = 1000
  private static let usualMessages = 50

  /// Reads the outbox of the database, whose contents this sealer opens.
  package init(database: PostgresPool, sealer: Sealer) {
    outbox = OutboxStore(database: database)
    self.sealer = sealer
  }

  /// The newest messages first, narrowed to a pool, a client, a user and a state where given.
  package func listOutboxMessages(
    _ request: ListOutboxMessagesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListOutboxMessagesResponse {
    let filter = OutboxStore.Filter(
      userPoolID: request.userPoolId,
      clientID: request.clientId,
      username: request.username,
      state: request.state
    )
    let limit = min(max(Int(request.limit ?? Int32(Self.usualMessages)), 1), Self.maxMessages)
    var messages: [OutboxMessage] = []
    for stored in try await outbox.newest(filter, limit: limit) {
      let contents = try OutboxContents(
        opening: stored.sealedContents,
        with: sealer,
        pool: stored.userPoolID,
        message: stored.id
      )
      messages.append(
        OutboxMessage(
          messageId: stored.id,
          userPoolId: stored.userPoolID,
          clientId: stored.clientID,
          username: stored.username,
          deliveryMedium: stored.medium,
          destination: stored.destination,
          purpose: stored.purpose,
          code: Array(contents.code.utf8),
          subject: contents.texts?.subject,
          body: contents.texts.map { Array($0.body.utf8) },
          createdAtUnixMillis: stored.createdAtUnixMillis,
          state: stored.state,
          attempts: stored.attempts,
          nextAttemptAtUnixMillis: stored.nextAttemptAtUnixMillis,
          sentAtUnixMillis: stored.sentAtUnixMillis,
          lastError: stored.lastError
        )
      )
    }
    return ListOutboxMessagesResponse(messages: messages)
  }
}
