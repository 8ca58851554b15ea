internal import Postgres

extension PoolStatistics {
  /// The pool's state as metrics.
  var samples: [MetricsRegistry.Sample] {
    [
      MetricsRegistry.Sample("gatehouse_database_connections", Double(openConnections)),
      MetricsRegistry.Sample("gatehouse_database_sessions_leased", Double(leasedSessions)),
      MetricsRegistry.Sample("gatehouse_database_sessions_maximum", Double(maximumSessions)),
      MetricsRegistry.Sample("gatehouse_database_waiters", Double(waiters)),
      MetricsRegistry.Sample("gatehouse_database_leases", Double(leases)),
      MetricsRegistry.Sample("gatehouse_database_waits", Double(waits)),
      MetricsRegistry.Sample("gatehouse_database_exhaustions", Double(exhaustions)),
      MetricsRegistry.Sample("gatehouse_database_connections_made", Double(connectionsMade)),
      MetricsRegistry.Sample("gatehouse_database_connection_failures", Double(connectionFailures)),
      MetricsRegistry.Sample("gatehouse_database_transaction_retries", Double(transactionRetries)),
    ]
  }
}
