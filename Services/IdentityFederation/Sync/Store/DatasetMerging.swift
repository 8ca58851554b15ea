package import Domain
package import IdentityFederationCore
package import Postgres

/// Moves the datasets of an identity that becomes part of another.
///
/// A dataset then stands under the parent as `<name>.<former id>`; its records go with it untouched,
/// because they refer to the dataset alone. The devices of the identity go: its credentials are
/// refused, so that none of them could ask for what it is told of.
package struct DatasetMerging: MergeParticipant {
  private static let maxName = 128

  package init() {}

  /// Moves them; one statement for each table.
  package func merge(
    _ identity: IdentityID,
    into parent: IdentityID,
    of pool: IdentityPoolID,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(PostgresError) {
    connection.enqueue(
      """
      DELETE FROM identity_federation.sync_devices
      WHERE identity_pool_id = \(pool.uuid) AND identity_id = \(identity.uuid)
      """
    )
    connection.enqueue(
      """
      DELETE FROM identity_federation.sync_datasets
      WHERE identity_pool_id = \(pool.uuid) AND identity_id = \(identity.uuid)
        AND deleted_at_unix_millis IS NOT NULL
      """
    )
    let suffix = ".\(identity.text)"
    // If a name would become too long, a digest of the whole replaces its end.
    let room = Self.maxName - suffix.utf8.count
    try connection.execute(
      """
      UPDATE identity_federation.sync_datasets
      SET identity_id = \(parent.uuid), merged_name = coalesce(merged_name, name),
        name = CASE
          WHEN merged_name IS NOT NULL THEN name
          WHEN length(name) <= \(room)::integer THEN name || \(suffix)::text
          ELSE left(name, \(room)::integer - 9) || '-' || left(md5(name), 8) || \(suffix)::text
        END
      WHERE identity_pool_id = \(pool.uuid) AND identity_id = \(identity.uuid)
      """
    )
  }
}
