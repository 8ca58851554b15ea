/// What one number of calls in flight gave.
struct Measurement: CustomStringConvertible {
  let inFlight: Int
  let callsPerSecond: Double
  let latencies: [Double]
  let clientMicros: Double
  let serverMicros: Double

  var description: String {
    let total = clientMicros + serverMicros
    return "rpc in_flight=\(inFlight) calls_per_second=\(Int(callsPerSecond)) "
      + "median_us=\(tenths(at(0.5))) p99_us=\(tenths(at(0.99))) cpu_us=\(tenths(total)) "
      + "client_cpu_us=\(tenths(clientMicros)) server_cpu_us=\(tenths(serverMicros))"
  }

  private func at(_ part: Double) -> Double {
    guard !latencies.isEmpty else { return 0 }
    return latencies[min(latencies.count - 1, Int(Double(latencies.count) * part))]
  }

  private func tenths(_ value: Double) -> Double {
    (value * 10).rounded() / 10
  }
}
