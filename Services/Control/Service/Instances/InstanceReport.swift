internal import Domain
internal import FoundationEssentials

/// What an operator sees of one instance.
struct InstanceReport: Encodable, Sendable {
  enum State: String, Encodable, Sendable {
    /// It takes calls.
    case ready
    /// It answers, and something that it needs is missing.
    case notReady = "not-ready"
    /// Its socket is there, and nothing answers.
    case silent
    /// It does not talk to the user who asks.
    case refused
  }

  var service: String
  var instance: String
  var state: State
  var since: String?
  var version: String?
  var calls: Int?
  var callsPerSecond: Double?
  var active: Int?
  /// Percent of one processor.
  var cpuPercent: Double?

  enum CodingKeys: String, CodingKey {
    case service, instance, state, since, version, calls, active
    case callsPerSecond = "calls-per-second"
    case cpuPercent = "cpu-percent"
  }

  init(_ name: InstanceName, state: State) {
    service = name.service.rawValue
    instance = name.instance
    self.state = state
  }

  /// From two readings with that time between them.
  init(
    _ name: InstanceName,
    state: State,
    _ first: InstanceReading,
    _ second: InstanceReading,
    apart: Duration
  ) {
    self.init(name, state: state)
    let (seconds, attoseconds) = apart.components
    let time = max(Double(seconds) + Double(attoseconds) / 1e18, 0.001)
    since = second.startedAtUnixSeconds.map { Timestamp.text(unixMillis: Int64($0 * 1000)) }
    version = second.version
    calls = Int(second.calls)
    active = second.active.map { Int($0) }
    // A process that was restarted in between has begun anew.
    callsPerSecond = Self.rounded(max(second.calls - first.calls, 0) / time)
    cpuPercent = Self.rounded(max(second.cpuSeconds - first.cpuSeconds, 0) / time * 100)
  }

  private static func rounded(_ value: Double) -> Double {
    (value * 10).rounded() / 10
  }

  /// One line of JSON.
  func json() throws(ControlFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      throw ControlFailure("the instance cannot be written as JSON: \(error)")
    }
  }

  /// The reports as a table with a heading.
  static func table(_ reports: [InstanceReport]) -> [String] {
    let heading = ["INSTANCE", "STATE", "SINCE", "VERSION", "CALLS", "ACTIVE", "CALLS/S", "CPU %"]
    let rows = [heading] + reports.map(\.columns)
    let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        // Numbers stand below one another.
        return column < 4 ? cell.0 + space : space + cell.0
      }
      return cells.joined(separator: "  ")
    }
  }

  private var columns: [String] {
    [
      "\(service)@\(instance)", state.rawValue, since ?? "-", TerminalText.escaped(version ?? "-"),
      calls.map { String($0) } ?? "-", active.map { String($0) } ?? "-",
      callsPerSecond.map { String($0) } ?? "-", cpuPercent.map { String($0) } ?? "-",
    ]
  }
}
