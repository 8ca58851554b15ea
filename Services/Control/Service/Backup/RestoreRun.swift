internal import Cryptography
internal import Postgres
internal import TokenIssuanceService

/// Restores one backup.
///
/// The database changes in one transaction. What follows it (migrations, the end of signing keys, the key files)
/// may be interrupted: services do not start before it is done, and the same command goes on with it.
struct RestoreRun: Sendable {
  let installation: BackedInstallation
  let backup: OpenedBackup
  let passphrase: [UInt8]?
  let replaces: Bool
  let keepsSessions: Bool
  let isDry: Bool

  private let database: BackedDatabase

  private static let patience = Duration.seconds(5)

  private var manifest: BackupManifest { backup.manifest }

  init(
    installation: BackedInstallation,
    backup: OpenedBackup,
    passphrase: [UInt8]?,
    replaces: Bool,
    keepsSessions: Bool,
    isDry: Bool
  ) {
    self.installation = installation
    self.backup = backup
    self.passphrase = passphrase
    self.replaces = replaces
    self.keepsSessions = keepsSessions
    self.isDry = isDry
    database = BackedDatabase(installation.database)
  }

  func run() async throws(ControlFailure) {
    if let plans = try await unfinished() {
      print("an interrupted restore of this backup is finished")
      guard !isDry else { return }
      return try await finish(plans)
    }
    let plans = try await check()
    print(RestoreReport(manifest, plans, keepsSessions: keepsSessions, isDry: isDry).text)
    guard !isDry else { return }
    try await restore(plans)
    try await finish(plans)
  }

  // MARK: - Checks

  /// The plans of a restore that has its data; nil where there is none, or its key files are gone.
  private func unfinished() async throws(ControlFailure) -> [SealKeyPlan]? {
    guard try await database.isUnfinished(manifest.id) else { return nil }
    var plans: [SealKeyPlan] = []
    for schema in BackedDatabase.schemas {
      let plan = try SealKeyPlan(resuming: schema, installation: installation)
      guard try plan.fits(try await database.sealKeys(schema)) else { return nil }
      plans.append(plan)
    }
    return plans
  }

  private func check() async throws(ControlFailure) -> [SealKeyPlan] {
    try await backup.checkDigests()
    try checkVersions()
    let server = try await database.serverVersion()
    guard server / 10_000 >= manifest.server / 10_000 else {
      throw ControlFailure(
        "the backup is of PostgreSQL \(manifest.server / 10_000), this server is "
          + "\(server / 10_000): restore into that version or a newer one"
      )
    }
    guard installation.database.user == manifest.owner else {
      throw ControlFailure(
        "the backup belongs to the role \(manifest.owner), and database.user is "
          + "\(installation.database.user): use a role of that name"
      )
    }
    let copy = try backup.keys(passphrase)
    var plans: [SealKeyPlan] = []
    for schema in manifest.schemas {
      plans.append(
        try SealKeyPlan(
          schema,
          installation: installation,
          copy: copy,
          work: backup.work,
          keepsSessions: keepsSessions
        )
      )
    }
    try await checkTarget()
    return plans
  }

  /// A backup of this version or an earlier one, with the migrations that this version knows.
  private func checkVersions() throws(ControlFailure) {
    for history in ServiceMigrations.all {
      guard let schema = manifest.schemas.first(where: { $0.name == history.schema }) else {
        throw ControlFailure("the backup has no schema \(history.schema)")
      }
      let known = history.migrations.prefix(schema.migration)
      guard known.count == schema.migration else {
        throw ControlFailure(
          "the backup was made by Gatehouse \(manifest.product), whose schema \(schema.name) has "
            + "\(schema.migration) migrations; this version knows \(known.count): install a newer one"
        )
      }
      let digest = SHA256.digest(of: known.flatMap { SHA256.digest(of: $0.text) })
      guard Hex.encode(digest) == schema.migrations else {
        throw ControlFailure(
          "the schema \(schema.name) of the backup was made by other migrations than this version's"
        )
      }
    }
  }

  private func checkTarget() async throws(ControlFailure) {
    let others = try await othersAfterAWhile()
    guard others.isEmpty else {
      throw ControlFailure(
        """
        The database \(installation.database.database) is in use: \(others.joined(separator: ", ")).
        Stop the services of each machine first: \(installation.stopping)
        """
      )
    }
    let filled = try await database.filledTables()
    guard filled.isEmpty || replaces else {
      throw ControlFailure(
        """
        The database \(installation.database.database) is not empty: \
        \(filled.prefix(5).joined(separator: ", "))\(filled.count > 5 ? ", …" : "").
        --replace removes everything in it.
        """
      )
    }
  }

  /// The connections of others; those of processes that just ended are given time to go.
  private func othersAfterAWhile() async throws(ControlFailure) -> [String] {
    let clock = ContinuousClock()
    let started = clock.now
    while true {
      let others = try await database.otherConnections()
      if others.isEmpty || clock.now - started > Self.patience { return others }
      try Interruption.check()
      await sleepUnlessCancelled(.milliseconds(100))
    }
  }

  /// Whether the database that is replaced has the backup's own keys.
  private func isSameInstallation() async throws(ControlFailure) -> Bool {
    for schema in manifest.schemas {
      let present = try await database.sealKeys(schema.name)
      let known = Set(present.map { Hex.encode($0.fingerprint) })
      let isKnown = schema.sealKeys.contains { known.contains($0.fingerprint) }
      guard isKnown else { return false }
    }
    return true
  }

  // MARK: - Work

  private func restore(_ plans: [SealKeyPlan]) async throws(ControlFailure) {
    // The dump names the services' roles.
    try await prepareRoles()
    for plan in plans { try plan.prepare() }
    var keys: [(schema: String, id: UInt32, fingerprint: [UInt8])] = []
    for plan in plans where plan.isChanged {
      for key in try plan.fingerprints() { keys.append((plan.schema, key.id, key.fingerprint)) }
    }
    let script = RestoreScript(
      manifest: manifest,
      keys: keys,
      keepsSessions: keepsSessions,
      isSameInstallation: try await isSameInstallation()
    )
    let tools = try PostgresTools(
      server: try await database.serverVersion(),
      installation.database
    )
    do throws(ControlFailure) {
      try await RestoreTransaction(tools: tools, backup: backup, script: script).run()
      guard try await database.isUnfinished(manifest.id) else {
        throw ControlFailure("psql ended without restoring anything")
      }
    } catch {
      if await isUndone() { plans.forEach { $0.discard() } }
      throw error
    }
  }

  /// Whether nothing was committed; a commit whose answer was lost is finished by the next run.
  private func isUndone() async -> Bool {
    do throws(ControlFailure) {
      return try await !database.isUnfinished(manifest.id)
    } catch {
      return false
    }
  }

  private func prepareRoles() async throws(ControlFailure) {
    let schemas = BackedDatabase.schemas.map {
      DatabaseBootstrap.Schema(name: $0, password: installation.passwords[$0])
    }
    do throws(PostgresError) {
      try await DatabaseBootstrap(schemas: schemas).apply(to: installation.database)
    } catch {
      throw ControlFailure("the roles cannot be made: \(error.debugDescription)")
    }
  }

  private func finish(_ plans: [SealKeyPlan]) async throws(ControlFailure) {
    let preparation = DatabasePreparation(
      database: installation.database,
      passwords: installation.passwords
    )
    for sentence in try await preparation.run() { print("  \(sentence)") }
    try Interruption.check()
    try await endSigningKeys()
    for plan in plans { try plan.place() }
    try await database.finish(manifest.id)
    print("restored the backup \(manifest.id) of \(manifest.madeAt)")
  }

  /// The services make the new ones: here they would keep the services stopped for minutes.
  private func endSigningKeys() async throws(ControlFailure) {
    do throws(TokenIssuanceFailure) {
      let owners = try await RestoredSigningKeys(database: database.poolOfAll).end()
      guard owners > 0 else { return }
      print("  token_issuance: makes new signing keys for \(owners) once it runs")
    } catch {
      throw ControlFailure("the signing keys cannot be ended: \(error)")
    }
  }
}
