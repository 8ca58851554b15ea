internal import ArgumentParser
internal import OperatingSystem
internal import Postgres
internal import Runtime

/// Brings a database to this version.
struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Makes each service's role and schema and applies missing migrations.",
    discussion: """
      Connects as the owner of an existing database (createdb gatehouse), who may create roles. \
      Safe to repeat, and to run while services of the version before are running.
      """
  )

  @OptionGroup var file: ConfigurationFileOptions

  func run() async throws {
    var source = try file.source(default: "/etc/gatehouse/gatehousectl.json")
    let configuration = MigrationConfiguration(&source)
    try source.finish()
    if file.checkConfig {
      print("the configuration is valid")
      return
    }
    let preparation = DatabasePreparation(
      database: try configuration.administration(),
      passwords: try configuration.passwords()
    )
    for sentence in try await preparation.run() {
      print(sentence)
    }
  }
}
