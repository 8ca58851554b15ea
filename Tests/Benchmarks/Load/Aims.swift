/// What operations are to cost, as ratios to what was measured in the same run, and what they do cost.
///
/// B is the CPU of both sides of one bare HTTP exchange on as many connections.
struct Aims: Sendable {
  /// CPU of ours and of PostgreSQL beyond raw cryptography, in B, on 64 connections.
  private static let beyondCryptography: KeyValuePairs = [
    "JWKS": 1.3, "discovery": 1.3, "GetUser": 6, "refresh": 8, "password sign-in": 12,
    "SRP sign-in": 16, "SRP sign-in with a device": 36,
  ]
  private static let crowd = 64

  /// The median on one connection, in medians of a bare HTTP exchange.
  private static let medianAlone: KeyValuePairs = [
    "JWKS": 2.2, "GetUser": 5.3, "refresh": 8.9, "password sign-in": 12.3, "SRP sign-in": 34,
  ]

  private let yardstick: Yardstick
  private var rows: [Measurement] = []

  init(against yardstick: Yardstick) {
    self.yardstick = yardstick
  }

  mutating func note(_ row: Measurement) {
    rows.append(row)
  }

  /// Prints the aims of the operations that were measured.
  func print() {
    printCPU()
    printMedians()
  }

  private func printCPU() {
    guard let exchange = yardstick.exchanges[Self.crowd] else { return }
    let unit = exchange.cpuMillis
    Swift.print(
      """

      | \(Self.crowd) connections, B = \(Report.milliseconds(unit)) | by rate | CPU | beyond \
      crypto | in B | aim | |
      |---|---|---|---|---|---|---|
      """
    )
    for (operation, aim) in Self.beyondCryptography {
      guard let row = row(operation, connections: Self.crowd) else { continue }
      let cpu = row.servicesCPUMillis + row.databaseCPUMillis
      let crypto = yardstick.cryptography(of: operation, connections: Self.crowd)
      let cells = [
        operation, "\(Report.ratio(exchange.perSecond, to: row.perSecond)) B",
        Report.milliseconds(cpu), Report.milliseconds(cpu - crypto),
        Report.ratio(cpu - crypto, to: unit), "\(aim)", Self.verdict((cpu - crypto) / unit, aim),
      ]
      Swift.print("| \(cells.joined(separator: " | ")) |")
    }
  }

  private func printMedians() {
    guard let exchange = yardstick.exchanges[1] else { return }
    Swift.print(
      "\n| one connection | median | to a bare exchange | aim | |\n|---|---|---|---|---|"
    )
    for (operation, aim) in Self.medianAlone {
      guard let row = row(operation, connections: 1) else { continue }
      let median = row.run.latencyMillis(0.5)
      let cells = [
        operation, Report.milliseconds(median), Report.ratio(median, to: exchange.medianMillis),
        "\(aim)", Self.verdict(median / exchange.medianMillis, aim),
      ]
      Swift.print("| \(cells.joined(separator: " | ")) |")
    }
  }

  private func row(_ operation: String, connections: Int) -> Measurement? {
    rows.first { $0.operation == operation && $0.connections == connections }
  }

  private static func verdict(_ value: Double, _ aim: Double) -> String {
    value <= aim ? "reached" : "missed"
  }
}
