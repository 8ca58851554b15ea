package import AuthenticationCore
internal import Postgres

extension SignIn {
  /// What goes by its age.
  package static let expired: [ExpiredRows] = [
    ExpiredRows(
      table: "authentication.spent_challenges",
      time: "expires_at_unix_millis"
    ),
    ExpiredRows(
      table: "authentication.challenge_tries",
      time: "expires_at_unix_millis"
    ),
    ExpiredRows(
      table: "authentication.password_failures",
      time: "failed_at_unix_millis",
      keptSeconds: PasswordGuess.memorySeconds
    ),
    ExpiredRows(
      table: "authentication.familiar_origins",
      time: "seen_at_unix_millis",
      keptSeconds: FamiliarOriginStore.memorySeconds
    ),
    ExpiredRows(
      table: "authentication.second_factor_tries",
      time: "began_at_unix_millis",
      keptSeconds: SecondFactorStore.periodSeconds
    ),
  ]
}
