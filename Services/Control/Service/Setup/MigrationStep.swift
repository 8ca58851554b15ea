internal import OperatingSystem

/// The roles and schemas of the services, at this version.
struct MigrationStep: SetupStep {
  let title = "schemas"

  let folder: InstallationFolder

  func missing() async throws(ControlFailure) -> [String] {
    ["bring the roles and schemas to this version"]
  }

  func perform() async throws(ControlFailure) {
    let configuration = try folder.migration()
    let preparation = DatabasePreparation(
      database: try failing { () throws(FileFailure) in try configuration.administration() },
      passwords: try failing { () throws(FileFailure) in try configuration.passwords() }
    )
    for sentence in try await preparation.run() { print("  \(sentence)") }
  }
}
