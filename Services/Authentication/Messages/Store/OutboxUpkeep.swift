package import AuthenticationCore
internal import Domain
internal import Postgres

extension OutboxMessages {
  /// What removes the rows of a deleted pool; what is not named here refers to one of these, or goes
  /// by its age.
  package static let removalsOfPool: [PoolRowRemoval] = [
    { id, limit in
      """
      DELETE FROM authentication.outbox_messages
      WHERE user_pool_id = \(id.text) AND id IN (
        SELECT id FROM authentication.outbox_messages WHERE user_pool_id = \(id.text)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    }
  ]
}
