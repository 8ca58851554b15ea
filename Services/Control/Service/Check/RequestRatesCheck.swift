internal import Domain
internal import Postgres
internal import Runtime

/// Whether request rates that were moved by UpdateProvisionedLimit count for anything (LIM-3).
struct RequestRatesCheck: Check {
  let title = "request rates"

  let folder: InstallationFolder
  /// The owner's; nil for that of the folder's file.
  var database: PostgresPool.Configuration?

  func outcome() async -> CheckOutcome {
    guard var source = folder.readable(folder.path(of: .authentication)) else {
      return .skipped("the configuration of \(ServiceName.authentication.rawValue) cannot be read")
    }
    guard !source.boolean("request-rates", "enabled", default: true) else { return .findings([]) }
    let moved: [String]
    do {
      moved = try await MovedRequestRates.categories(in: database ?? ownersConfiguration())
    } catch {
      return .skipped("the database does not tell which request rates were moved")
    }
    guard !moved.isEmpty else { return .findings([]) }
    return .findings([
      Finding(
        "rates of \(moved.joined(separator: ", ")) were moved by UpdateProvisionedLimit, and requests are not counted",
        cure: "set request-rates.enabled in \(folder.path(of: .authentication)), or let them be"
      )
    ])
  }

  private func ownersConfiguration() throws -> PostgresPool.Configuration {
    try folder.migration().database.poolConfiguration(applicationName: "gatehousectl")
  }
}
