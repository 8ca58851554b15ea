import Foundation

/// Prints the tables, in Markdown, as they stand in the documentation.
enum Report {
  static func print(_ yardstick: Yardstick) {
    Swift.print("\n| raw cryptography, CPU | one thread | every processor busy |\n|---|---|---|")
    let rows: [(String, KeyPath<RawCryptography, Double>)] = [
      ("RSA-2048 signature", \.rsaSignature), ("P-256 signature", \.ecdsaSignature),
      ("P-256 check", \.ecdsaCheck), ("RSA-2048 check", \.rsaCheck),
      ("SRP handshake, both steps on the server", \.srpHandshake),
      ("password against its verifier", \.passwordCheck),
    ]
    for (name, cost) in rows {
      let cells = [yardstick.alone[keyPath: cost], yardstick.crowded[keyPath: cost]]
      Swift.print("| \(name) | \(cells.map(milliseconds).joined(separator: " | ")) |")
    }
    Swift.print(
      """

      | connections | bare HTTP exchanges | median | CPU of both sides, B | bare commit, mean |
      |---|---|---|---|---|
      """
    )
    for exchange in yardstick.exchanges.values.sorted(by: { $0.connections < $1.connections }) {
      let cells = [
        "\(exchange.connections)", "\(Int(exchange.perSecond))/s",
        milliseconds(exchange.medianMillis), milliseconds(exchange.cpuMillis),
        yardstick.commits[exchange.connections].map(milliseconds) ?? "–",
      ]
      Swift.print("| \(cells.joined(separator: " | ")) |")
    }
  }

  static func print(_ waiting: WaitingPages) {
    Swift.print(
      """

      | waiting pages | gateway's memory for each | processors for the waiting | password sign-in \
      alone | beside them |
      |---|---|---|---|---|
      """
    )
    let cells = [
      "\(waiting.pages)", "\(waiting.bytesPerPage / 1024) KB",
      "\(Int(100 * waiting.processors)) %", milliseconds(waiting.signInAlone),
      milliseconds(waiting.signInBesides),
    ]
    Swift.print("| \(cells.joined(separator: " | ")) |")
  }

  static func print(_ floors: [Floor], against yardstick: Yardstick) {
    Swift.print(
      """

      | floor, \(floors.first?.connections ?? 0) connections | HTTP | calls | statements, commits | \
      per second | CPU | CPU : crypto | beyond crypto |
      |---|---|---|---|---|---|---|---|
      """
    )
    for floor in floors {
      let steps = floor.steps
      let crypto = yardstick.cryptography(of: steps.operation, connections: floor.connections)
      let cells = [
        steps.operation, "\(steps.steps.count)", "\(steps.calls)",
        "\(steps.statements), \(steps.commits)", "\(Int(floor.perSecond))",
        milliseconds(floor.cpuMillis), ratio(floor.cpuMillis, to: crypto),
        milliseconds(floor.cpuMillis - crypto),
      ]
      Swift.print("| \(cells.joined(separator: " | ")) |")
    }
  }

  static func printHeader() {
    Swift.print(
      """

      | operation | connections | per second | median | 99 % | median : bare exchange | \
      median : bare commit | CPU services | CPU database | raw crypto | CPU : crypto | beyond crypto |
      |---|---|---|---|---|---|---|---|---|---|---|---|
      """
    )
  }

  static func print(_ row: Measurement, against yardstick: Yardstick) {
    let crypto = yardstick.cryptography(of: row.operation, connections: row.connections)
    let total = row.servicesCPUMillis + row.databaseCPUMillis
    let median = row.run.latencyMillis(0.5)
    let cells = [
      row.operation, "\(row.connections)", "\(Int(row.perSecond))",
      milliseconds(median), milliseconds(row.run.latencyMillis(0.99)),
      ratio(median, to: yardstick.exchanges[row.connections]?.medianMillis),
      ratio(median, to: yardstick.commits[row.connections]),
      milliseconds(row.servicesCPUMillis), milliseconds(row.databaseCPUMillis),
      milliseconds(crypto), ratio(total, to: crypto), milliseconds(total - crypto),
    ]
    Swift.print("| \(cells.joined(separator: " | ")) |")
  }

  static func print(_ listings: [UserListing], sizes: [Int]) {
    Swift.print(
      "\n| ListUsers, median | \(sizes.map { "\($0) users" }.joined(separator: " | ")) | ratio |"
    )
    Swift.print("|---|\(sizes.map { _ in "---|" }.joined())---|")
    for listing in listings {
      let cells =
        [listing.filter.isEmpty ? "no filter" : "`\(listing.filter)`"]
        + listing.medianMillis.map(milliseconds)
        + [ratio(listing.medianMillis.last ?? 0, to: listing.medianMillis.first)]
      Swift.print("| \(cells.joined(separator: " | ")) |")
    }
  }

  static func printGrowth(
    from before: [Measurement],
    of few: Int,
    to after: [Measurement],
    of many: Int
  ) {
    Swift.print(
      """

      | operation | CPU with \(few) users | with \(many) | ratio | median with \(few) | with \(many) | \
      ratio |
      |---|---|---|---|---|---|---|
      """
    )
    for (small, large) in zip(before, after) {
      let cpu = [small, large].map { $0.servicesCPUMillis + $0.databaseCPUMillis }
      let medians = [small, large].map { $0.run.latencyMillis(0.5) }
      let cells = [
        small.operation, milliseconds(cpu[0]), milliseconds(cpu[1]), ratio(cpu[1], to: cpu[0]),
        milliseconds(medians[0]), milliseconds(medians[1]), ratio(medians[1], to: medians[0]),
      ]
      Swift.print("| \(cells.joined(separator: " | ")) |")
    }
  }

  static func ratio(_ value: Double, to measure: Double?) -> String {
    guard let measure, measure > 0 else { return "–" }
    return String(format: measure < value / 20 ? "%.0f" : "%.2f", value / measure)
  }

  static func printMemory(_ moment: String, _ usage: ProcessUsage) {
    Swift.print("\n| process, \(moment) | resident |\n|---|---|")
    for process in usage.processes where process.name.hasPrefix("gatehouse") {
      let megabytes = String(format: "%.1f MB", Double(process.residentBytes) / 1_048_576)
      Swift.print("| \(process.name) | \(megabytes) |")
    }
  }

  static func milliseconds(_ value: Double) -> String {
    String(format: "%.3f ms", value)
  }
}
