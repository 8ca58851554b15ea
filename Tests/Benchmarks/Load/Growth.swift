import Foundation

/// What a sign-in costs when the tables have grown: the same users, before and after, in one run.
struct Growth: Sendable {
  /// Fills the tables of a pool with users, devices and sign-ins that are not used.
  let program: String
  let users: Int
  let seconds: Double
  let supervisor: Int

  private static let few = 1000
  /// Enough that what lies idle between two requests does not count.
  private static let connections = 16

  /// Prints the cost of each operation with a thousand users and with all of them.
  func measure(
    _ subject: DeviceSubject,
    open: (Int) async throws -> [Connection]
  ) async throws {
    let operations: [Operation] = [
      .deviceSignIn(subject), .authenticatorSignIn(subject), .deviceRefresh(subject),
      .listDevices(subject),
    ]
    // Each time anew: the gateway does not keep idle ones for as long as filling takes.
    try fill(subject, from: 0, to: Self.few)
    let before = try await measure(operations, over: try await open(Self.connections))
    try fill(subject, from: Self.few, to: users)
    let after = try await measure(operations, over: try await open(Self.connections))
    Report.printGrowth(from: before, of: Self.few, to: after, of: users)
  }

  private func measure(
    _ operations: [Operation],
    over connections: [Connection]
  ) async throws -> [Measurement] {
    var rows: [Measurement] = []
    for operation in operations {
      rows.append(
        try await Measurement.take(
          operation,
          connections: connections,
          seconds: seconds,
          supervisor: supervisor
        )
      )
    }
    return rows
  }

  private func fill(_ subject: DeviceSubject, from: Int, to: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [subject.calls.poolID, "\(from)", "\(to)"]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Gatehouse.Failure(description: "\(program) failed")
    }
  }
}
