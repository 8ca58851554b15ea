internal import Cryptography
internal import Domain
internal import OperatingSystem
internal import Postgres
internal import Runtime

/// Whether PostgreSQL lets the owner and each service in, has all migrations, holds what the keys here
/// open, and has the same time of day.
struct DatabaseChecks: Check {
  let title = "database"

  let folder: InstallationFolder
  let clock: any WallClock

  /// More than a machine that asks a time server is off, and less than harms.
  static let maxClockDifference = Duration.seconds(5)

  func outcome() async -> CheckOutcome {
    var findings: [Finding] = []
    func add(_ fault: ReadinessFault?) {
      guard let fault else { return }
      let finding = Finding(fault.cause, cure: fault.cure)
      // A server that is away is away for all.
      if !findings.contains(finding) { findings.append(finding) }
    }
    add(await ownersFault())
    for history in ServiceMigrations.all { add(await fault(of: history)) }
    return .findings(findings)
  }

  private func ownersFault() async -> ReadinessFault? {
    do throws(ControlFailure) {
      return await DatabaseOwner(database: try folder.migration().database).readinessFault()
    } catch {
      return ReadinessFault(cause: error.description, cure: "correct the file")
    }
  }

  private func fault(of history: Migrations) async -> ReadinessFault? {
    let schema = history.schema
    guard let service = ServiceName.allCases.first(where: { $0.schema == schema }),
      var source = folder.readable(folder.path(of: service))
    else { return nil }
    let database = DatabaseConfiguration(&source, schema: schema)
    let keys = source.requiredSecretFile("seal-key-file")
    do throws(FileFailure) {
      let configuration = try database.poolConfiguration(
        applicationName: "gatehousectl",
        passwordFile: database.passwordFile.map {
          folder.secret($0, named: "database-\(schema)")
        }
      )
      var sealer: Sealer?
      let keyFile = folder.secret(keys, named: "seal-keys-\(schema)")
      // What is wrong with the file itself is reported among the secrets.
      if FileSystem.exists(keyFile.path) { sealer = try SealKeyFile.read(keyFile) }
      return await DatabaseCheck(
        configuration,
        history: history,
        sealer: sealer,
        clock: clock,
        maxClockDifference: Self.maxClockDifference
      ).fault()
    } catch {
      return ReadinessFault(cause: error.description, cure: "correct the file")
    }
  }
}
