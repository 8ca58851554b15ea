internal import Domain
internal import Postgres

extension AppAccountStore {
  /// Refuses an enrolment that a password alone began, where the user has an account with a factor.
  ///
  /// Otherwise a stolen password would become a phone with a second factor (USR-25). The caller has locked
  /// the user's devices: of two enrolments at once the later one is refused.
  static func checkFactor(
    of account: NewAppAccount,
    in connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) {
    guard account.isByPasswordAlone else { return }
    let owner = account.id.owner
    let hasFactor = try inStatement { () throws(PostgresError) in
      try connection.first(
        """
        SELECT true AS found FROM device_registry.app_accounts
        WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub) AND NOT is_headless LIMIT 1
        """
      ) { (row) throws(PostgresError) in try row.value("found", as: Bool.self) }
    }
    guard hasFactor != true else { throw .appFactorNeeded }
  }

  /// Refuses the key that signs an instance's calls, or that a finger is asked for: each account has a pair of
  /// its own (USR-16).
  static func checkKey(
    of account: NewAppAccount,
    in connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) {
    let isOfInstance = try inStatement { () throws(PostgresError) in
      try connection.first(
        """
        SELECT true AS found FROM device_registry.app_instances
        WHERE user_pool_id = \(account.id.owner.pool.text) AND thumbprint = \(account.thumbprint)
        UNION ALL
        SELECT true WHERE \(AppInstanceStore.isBiometric(account.thumbprint, in: account.id.owner.pool))
        LIMIT 1
        """
      ) { (row) throws(PostgresError) in try row.value("found", as: Bool.self) }
    }
    guard isOfInstance != true else { throw .appAccountKeyTaken }
  }

  /// Why an account was not inserted: its key is another's, or its user has one on the instance.
  static func conflict(
    of account: NewAppAccount,
    in connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) -> DeviceRegistryFailure {
    let isKeyTaken = try inStatement { () throws(PostgresError) in
      try connection.first(
        """
        SELECT true AS found FROM device_registry.app_accounts
        WHERE user_pool_id = \(account.id.owner.pool.text) AND public_key = \(account.publicKey)
          AND NOT is_key_shared
        """
      ) { (row) throws(PostgresError) in try row.value("found", as: Bool.self) }
    }
    return isKeyTaken == true ? .appAccountKeyTaken : .appAccountExists
  }
}
