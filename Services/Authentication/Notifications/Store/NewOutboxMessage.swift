internal import AuthenticationCore
internal import Domain
package import Postgres

/// A message to a user, to be written in the transaction that gives reason for it.
package struct NewOutboxMessage: Sendable {
  let pool: UserPoolID
  package let id: String
  let clientID: ClientID?
  let username: String
  let medium: DeliveryMedium
  let destination: String
  let purpose: CodePurpose
  let sealedContents: [UInt8]
  /// Whether a function of the pool comes before the message's way to the user, or is that way.
  let awaitsFunction: Bool
  /// What is taken of allowances where the message is written, without which it is not; nil where it was counted
  /// before.
  let taking: SQL?
  let now: Instant
  /// When the code in the message expires.
  let expiresAt: Instant

  package var insertion: SQL {
    """
    \(taking ?? "")
    INSERT INTO authentication.outbox_messages
      (user_pool_id, id, client_id, username, delivery_medium, destination, purpose,
       sealed_contents, awaits_function, created_at_unix_millis, next_attempt_at_unix_millis,
       expires_at_unix_millis)
    SELECT \(pool.text)::text, \(id)::text, \(clientID?.text)::text, \(username)::text,
      \(medium.rawValue)::text, \(destination)::text, \(purpose.rawValue)::text,
      \(sealedContents)::bytea, \(awaitsFunction)::boolean, \(now.unixMillis)::bigint,
      \(now.unixMillis)::bigint, \(expiresAt.unixMillis)::bigint
    \(taking == nil ? Self.always : Self.whereTaken)
    """
  }

  private static let always: SQL = ""
  private static let whereTaken: SQL =
    "WHERE (SELECT count(*) FROM taken) = (SELECT count(*) FROM wanted)"

  /// Takes the message back in the transaction that wrote it: a decoy costs the same work and goes nowhere.
  package var withdrawal: SQL {
    """
    DELETE FROM authentication.outbox_messages
    WHERE user_pool_id = \(pool.text) AND id = \(id)
    """
  }
}
