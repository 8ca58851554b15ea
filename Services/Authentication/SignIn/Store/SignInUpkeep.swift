package import AuthenticationCore
internal import Domain
internal import Postgres

extension SignIn {
  /// What goes by its age.
  package static let expired: [ExpiredRows] = [
    ExpiredRows { moment, limit in
      """
      DELETE FROM authentication.spent_challenges
      WHERE (user_pool_id, id) IN (
        SELECT user_pool_id, id FROM authentication.spent_challenges
        WHERE expires_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    },
    ExpiredRows { moment, limit in
      """
      DELETE FROM authentication.challenge_tries
      WHERE (user_pool_id, id) IN (
        SELECT user_pool_id, id FROM authentication.challenge_tries
        WHERE expires_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    },
    ExpiredRows(keptSeconds: PasswordGuess.memorySeconds) { moment, limit in
      """
      DELETE FROM authentication.password_failures
      WHERE (user_pool_id, name) IN (
        SELECT user_pool_id, name FROM authentication.password_failures
        WHERE failed_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    },
    ExpiredRows(keptSeconds: SecondFactorStore.periodSeconds) { moment, limit in
      """
      DELETE FROM authentication.second_factor_tries
      WHERE (user_pool_id, sub) IN (
        SELECT user_pool_id, sub FROM authentication.second_factor_tries
        WHERE began_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    },
  ]
}
