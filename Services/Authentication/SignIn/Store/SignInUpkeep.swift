package import AuthenticationCore
internal import Postgres

extension SignIn {
  /// What goes by its age.
  package static let expired: [ExpiredRows] = [
    ExpiredRows(
      table: "authentication.spent_challenges",
      key: "user_pool_id, id",
      time: "expires_at_unix_millis"
    ),
    ExpiredRows(
      table: "authentication.challenge_tries",
      key: "user_pool_id, id",
      time: "expires_at_unix_millis"
    ),
    ExpiredRows(
      table: "authentication.password_failures",
      key: "user_pool_id, name",
      time: "failed_at_unix_millis",
      keptSeconds: PasswordGuess.memorySeconds
    ),
    ExpiredRows(
      table: "authentication.second_factor_tries",
      key: "user_pool_id, sub",
      time: "began_at_unix_millis",
      keptSeconds: SecondFactorStore.periodSeconds
    ),
  ]
}
