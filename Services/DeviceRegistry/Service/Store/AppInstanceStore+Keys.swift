internal import Domain
internal import JOSE
internal import Postgres

extension AppInstanceStore {
  /// Whether a key is an instance's or an account's of the pool.
  func isKnown(
    _ key: P256PublicKey,
    in pool: UserPoolID
  ) async throws(DeviceRegistryFailure) -> Bool {
    let isKnown = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT EXISTS (SELECT FROM device_registry.app_instances
            WHERE user_pool_id = \(pool.text) AND thumbprint = \(key.thumbprint))
          OR EXISTS (SELECT FROM device_registry.app_accounts
            WHERE user_pool_id = \(pool.text) AND public_key = \(key.point)
              AND NOT is_key_shared) AS is_known
        """
      ) { (row) throws(PostgresError) in try row.value("is_known", as: Bool.self) }
    }
    return isKnown ?? false
  }

  /// Whether a key is one that an instance of the pool asks a finger for, or is about to.
  static func isBiometric(_ thumbprint: [UInt8], in pool: UserPoolID) -> SQL {
    """
    (EXISTS (SELECT FROM device_registry.app_instances
        WHERE user_pool_id = \(pool.text) AND biometric_thumbprint = \(thumbprint))
      OR EXISTS (SELECT FROM device_registry.app_instances
        WHERE user_pool_id = \(pool.text) AND flow_thumbprint = \(thumbprint)))
    """
  }
}
