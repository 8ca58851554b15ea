import Foundation

/// Prints the tables, in Markdown, as they stand in the documentation.
enum Report {
  static func print(_ yardstick: Yardstick) {
    Swift.print(
      """

      | what the hardware allows | |
      |---|---|
      | RSA-2048 signature | \(milliseconds(yardstick.rsaSignature)) |
      | P-256 signature | \(milliseconds(yardstick.ecdsaSignature)) |
      | RSA-2048 check | \(milliseconds(yardstick.rsaCheck)) |
      | SRP handshake, both steps on the server | \(milliseconds(yardstick.srpHandshake)) |
      | password against its verifier | \(milliseconds(yardstick.passwordCheck)) |
      | bare HTTP exchanges, one connection | \(Int(yardstick.bareExchangesPerSecond))/s |
      """
    )
  }

  static func printHeader() {
    Swift.print(
      """

      | operation | connections | per second | median | 99 % | CPU services | CPU database \
      | raw crypto | CPU : crypto | beyond crypto |
      |---|---|---|---|---|---|---|---|---|---|
      """
    )
  }

  static func print(_ row: Measurement, against yardstick: Yardstick) {
    let crypto = yardstick.cryptography(of: row.operation)
    let total = row.servicesCPUMillis + row.databaseCPUMillis
    let ratio = crypto > 0 ? String(format: "%.2f", total / crypto) : "–"
    let cells = [
      row.operation, "\(row.connections)", "\(Int(row.perSecond))",
      milliseconds(row.latencyMillis(0.5)), milliseconds(row.latencyMillis(0.99)),
      milliseconds(row.servicesCPUMillis), milliseconds(row.databaseCPUMillis),
      milliseconds(crypto), ratio, milliseconds(total - crypto),
    ]
    Swift.print("| \(cells.joined(separator: " | ")) |")
  }

  static func printMemory(_ moment: String, _ usage: ProcessUsage) {
    Swift.print("\n| process, \(moment) | resident |\n|---|---|")
    for process in usage.processes where process.name.hasPrefix("gatehouse") {
      let megabytes = String(format: "%.1f MB", Double(process.residentBytes) / 1_048_576)
      Swift.print("| \(process.name) | \(megabytes) |")
    }
  }

  private static func milliseconds(_ value: Double) -> String {
    String(format: "%.3f ms", value)
  }
}
