package import Postgres

/// Where a pool's logs go.
package enum PoolLogs {
  /// The sinks of what the pool `pool` logs of a source (EventSourceName), as the column `destination`.
  package static func destinations(of source: String) -> SQL {
    """
    SELECT sink.destination
    FROM jsonb_array_elements(pool.log_configurations) AS one
    CROSS JOIN LATERAL (
      SELECT coalesce(
        one #>> '{CloudWatchLogsConfiguration,LogGroupArn}',
        one #>> '{S3Configuration,BucketArn}',
        one #>> '{FirehoseConfiguration,StreamArn}'
      ) AS destination
    ) AS sink
    WHERE one ->> 'EventSource' = \(source) AND sink.destination IS NOT NULL
    """
  }
}
