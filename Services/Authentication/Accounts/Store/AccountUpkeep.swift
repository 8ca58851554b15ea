package import AuthenticationCore
internal import Domain
internal import Postgres

extension Accounts {
  /// What goes by its age.
  package static let expired: [ExpiredRows] = [
    ExpiredRows(keptSeconds: OperationAttemptStore.periodSeconds) { moment, limit in
      """
      DELETE FROM authentication.operation_attempts
      WHERE (user_pool_id, name, operation) IN (
        SELECT user_pool_id, name, operation FROM authentication.operation_attempts
        WHERE began_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    },
    // A code that is gone is answered like one that has expired.
    ExpiredRows { moment, limit in
      """
      DELETE FROM authentication.confirmation_codes
      WHERE (user_pool_id, username, purpose) IN (
        SELECT user_pool_id, username, purpose FROM authentication.confirmation_codes
        WHERE expires_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    },
  ]

  /// What removes the rows of a deleted pool; what is not named here refers to one of these, or goes
  /// by its age.
  package static let removalsOfPool: [PoolRowRemoval] = [
    { id, limit in
      """
      DELETE FROM authentication.users
      WHERE user_pool_id = \(id.text) AND username IN (
        SELECT username FROM authentication.users WHERE user_pool_id = \(id.text)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    },
    { id, limit in
      """
      DELETE FROM authentication.groups
      WHERE user_pool_id = \(id.text) AND name IN (
        SELECT name FROM authentication.groups WHERE user_pool_id = \(id.text)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    },
    { id, limit in
      """
      DELETE FROM authentication.confirmation_codes
      WHERE user_pool_id = \(id.text) AND (username, purpose) IN (
        SELECT username, purpose FROM authentication.confirmation_codes
        WHERE user_pool_id = \(id.text)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    },
  ]
}
