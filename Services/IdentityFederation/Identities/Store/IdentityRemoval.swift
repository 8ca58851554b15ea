package import IdentityFederationCore
internal import Postgres

extension Identities {
  /// What removes the identities of a deleted pool, with the logins that refer to them.
  package static let removalsOfPool: [IdentityPoolRowRemoval] = [
    { pool, limit in
      """
      DELETE FROM identity_federation.identities
      WHERE identity_pool_id = \(pool.uuid) AND id = ANY(ARRAY(
        SELECT id FROM identity_federation.identities WHERE identity_pool_id = \(pool.uuid)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      ))
      """
    }
  ]
}
