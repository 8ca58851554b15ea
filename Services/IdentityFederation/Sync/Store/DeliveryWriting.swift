internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// Queues what the operator's webhooks receive, in the transaction of the change that it is about.
///
/// Once a pool has very many deliveries that wait, a change adds no more: a guest who writes as fast as
/// the rates allow could fill the disk while the receiver is down.
enum DeliveryWriting {
  /// A pool's deliveries that wait or were given up; a day's push and a month's records.
  static let maxWaiting = 10_000

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
      AND device_id::text <> \(device?.lowercased() ?? "") AND \(hasRoom(change.subject.pool))
    """
  }

  /// One record of the stream.
  static func stream(of change: DatasetChange, into stream: String) -> SQL {
    record(of: change, into: stream, at: change.modifiedAt, if: hasRoom(change.subject.pool))
  }

  /// One record of a bulk publication, at a moment; the administrator's publication is whole.
  static func published(_ change: DatasetChange, into stream: String, at now: Instant) -> SQL {
    record(of: change, into: stream, at: now, if: "true")
  }

  private static func record(
    of change: DatasetChange,
    into stream: String,
    at moment: Instant,
    if condition: SQL
  ) -> SQL {
    """
    INSERT INTO identity_federation.sync_deliveries
      (identity_pool_id, id, kind, payload, stream_name, state, created_at_unix_millis,
       next_attempt_at_unix_millis)
    SELECT \(change.subject.pool.uuid)::uuid, gen_random_uuid(), 'stream', \(change.streamRecord)::bytea,
      \(stream)::text, 'pending', \(moment.unixMillis)::bigint, \(moment.unixMillis)::bigint
    WHERE \(condition)
    """
  }

  /// The rows that count are read up to the limit, and no further.
  private static func hasRoom(_ pool: IdentityPoolID) -> SQL {
    """
    (SELECT count(*) FROM (
      SELECT FROM identity_federation.sync_deliveries
      WHERE identity_pool_id = \(pool.uuid) LIMIT \(maxWaiting)
    ) AS waiting) < \(maxWaiting)
    """
  }
}
