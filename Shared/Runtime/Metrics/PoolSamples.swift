internal import Postgres

extension PoolStatistics {
  /// The pool's state and history as metrics.
  var samples: [MetricsRegistry.Sample] {
    [
      .init(.gauge, "gatehouse_database_connections", Double(openConnections)),
      .init(.gauge, "gatehouse_database_sessions_leased", Double(leasedSessions)),
      .init(.gauge, "gatehouse_database_sessions_maximum", Double(maxSessions)),
      .init(.gauge, "gatehouse_database_waiters", Double(waiters)),
      .init(.counter, "gatehouse_database_leases_total", Double(leases)),
      .init(.counter, "gatehouse_database_waits_total", Double(waits)),
      .init(.counter, "gatehouse_database_exhaustions_total", Double(exhaustions)),
      .init(.counter, "gatehouse_database_connections_made_total", Double(connectionsMade)),
      .init(
        .counter,
        "gatehouse_database_connection_failures_total",
        Double(connectionFailures)
      ),
      .init(
        .counter,
        "gatehouse_database_transaction_retries_total",
        Double(transactionRetries)
      ),
    ]
  }
}
