internal import Domain
internal import OperatingSystem

extension ProcessUsage {
  /// What the process has used, by the names that Prometheus' own libraries give it.
  var samples: [MetricsRegistry.Sample] {
    let (seconds, attoseconds) = cpuTime.components
    return [
      .init(.gauge, "process_resident_memory_bytes", Double(residentBytes)),
      .init(
        .counter,
        "process_cpu_seconds_total",
        Double(seconds) + Double(attoseconds) / 1_000_000_000_000_000_000
      ),
    ]
  }

  /// Which program the process runs, and since when.
  static func identity(startedAt start: Instant) -> [MetricsRegistry.Sample] {
    [
      .init(.gauge, "gatehouse_build_info", labels: [("version", GatehouseVersion.number)], 1),
      .init(.gauge, "process_start_time_seconds", Double(start.unixMillis) / 1000),
    ]
  }
}
