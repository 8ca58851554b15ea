internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// Queuing what the operator's webhooks are told, in the transaction of the change that it tells of.
enum DeliveryWriting {
  /// One push for each subscribed device but the one that made the change.
  static func pushes(of change: DatasetChange, dataset: Int64, sparing device: String?) -> SQL {
    """
    INSERT INTO identity_federation.sync_deliveries
      (identity_pool_id, id, kind, payload, identity_id, device_id, state, created_at_unix_millis,
       next_attempt_at_unix_millis)
    SELECT identity_pool_id, gen_random_uuid(), 'push', \(change.push), identity_id, device_id, 'pending',
      \(change.modifiedAt.unixMillis), \(change.modifiedAt.unixMillis)
    FROM identity_federation.sync_subscriptions
    WHERE identity_pool_id = \(change.subject.pool.uuid) AND dataset_id = \(dataset)
      AND device_id::text <> \(device ?? "")
    """
  }

  /// One record of the stream, at a moment.
  static func stream(of change: DatasetChange, into stream: String, at now: Instant? = nil) -> SQL {
    """
    INSERT INTO identity_federation.sync_deliveries
      (identity_pool_id, id, kind, payload, stream_name, state, created_at_unix_millis,
       next_attempt_at_unix_millis)
    VALUES (\(change.subject.pool.uuid), gen_random_uuid(), 'stream', \(change.streamRecord),
      \(stream), 'pending', \((now ?? change.modifiedAt).unixMillis),
      \((now ?? change.modifiedAt).unixMillis))
    """
  }
}
