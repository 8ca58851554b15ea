internal import AuthenticationCore
internal import Postgres

/// Puts events on their way to the sinks of their pool, in the statement that writes them (LOGD-5).
enum LogQueueing {
  /// A part of a WITH: the rows of `auth_events` that another part has, for each destination.
  static func statement(of written: SQL) -> SQL {
    """
    queued AS (
      INSERT INTO authentication.log_deliveries
        (user_pool_id, destination, source, payload, created_at_unix_millis,
         next_attempt_at_unix_millis)
      SELECT w.user_pool_id, log.destination, 'userAuthEvents',
        to_jsonb(w) || jsonb_build_object('username', (
          SELECT u.username FROM authentication.users AS u
          WHERE u.user_pool_id = w.user_pool_id AND u.sub = w.sub
        )),
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint, 0
      FROM \(written) AS w
      JOIN authentication.user_pools AS pool ON pool.id = w.user_pool_id
      CROSS JOIN LATERAL (\(PoolLogs.destinations(of: "userAuthEvents"))) AS log
      -- A sign-in is told at its end.
      WHERE w.response <> 'InProgress'
    )
    """
  }
}
