internal import AuthenticationCore
internal import Domain
internal import Postgres
internal import PublicOperations

extension OperatorStore {
  /// Notes a sign-in at the console; one that is not later than what is there changes no row.
  ///
  /// Each page asks for it, so a row that need not change must not be locked either.
  func note(signInOf person: InstallationOperator) async throws(AuthenticationFailure) {
    let moment = person.authenticatedAt.unixMillis
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO authentication.operator_sign_ins AS known (user_pool_id, sub, at_unix_millis)
        SELECT \(person.operatorPool), \(person.sub), \(moment)
        WHERE NOT EXISTS (
          SELECT FROM authentication.operator_sign_ins AS other
          WHERE other.user_pool_id = \(person.operatorPool) AND other.sub = \(person.sub)
            AND other.at_unix_millis >= \(moment)
        )
        ON CONFLICT (user_pool_id, sub)
          DO UPDATE SET at_unix_millis = greatest(known.at_unix_millis, excluded.at_unix_millis)
        """
      )
    }
  }
}
