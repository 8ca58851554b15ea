internal import Cryptography
internal import Domain
internal import OperatingSystem
internal import Postgres
internal import Runtime

/// Makes one backup.
struct BackupRun: Sendable {
  let installation: BackedInstallation
  /// The folder or, ending in `.tar`, the file to make.
  let target: String
  let passphrase: [UInt8]?
  let now: Instant

  private var isArchive: Bool { target.hasSuffix(".tar") }

  /// Makes it; the target appears whole or not at all.
  func run() async throws(ControlFailure) -> BackupManifest {
    guard !FileSystem.exists(target) else {
      throw ControlFailure("\(target) is there already; a backup replaces nothing")
    }
    let folder = try BackupFolder(emptied: "\(target).partial")
    defer { folder.remove() }
    let manifest = try await fill(folder)
    try Interruption.check()
    if isArchive {
      try await pack(folder, manifest)
    } else {
      Directory.remove(folder.log)
      try await BackupFolder.sync([folder.path], logging: "\(target).log")
      try failing { () throws(FileFailure) in try FileSystem.rename(folder.path, to: target) }
    }
    try await BackupFolder.sync([BackupFolder.parent(of: target)], logging: "\(target).log")
    return manifest
  }

  private func fill(_ folder: BackupFolder) async throws(ControlFailure) -> BackupManifest {
    let database = BackedDatabase(installation.database)
    let server = try await database.serverVersion()
    let schemas = try await schemas(database)
    let tools = try PostgresTools(server: server, installation.database)
    try await dump(folder, tools)
    // Otherwise the manifest would describe another state than the dump holds.
    guard try await self.schemas(database) == schemas else {
      throw ControlFailure("the schemas or their sealing keys changed meanwhile; run this again")
    }
    let digest = try await folder.digest(BackupManifest.dumpName, logging: folder.log)
    var files = [BackupManifest.File(name: BackupManifest.dumpName, sha256: digest)]
    if let passphrase {
      try write(try keys(digest).sealed(passphrase), BackupManifest.keysName, in: folder)
      let digest = try await folder.digest(BackupManifest.keysName, logging: folder.log)
      files.append(BackupManifest.File(name: BackupManifest.keysName, sha256: digest))
    }
    let manifest = BackupManifest(
      id: Hex.encode(SecureRandom.bytes(16)),
      product: GatehouseVersion.number,
      madeAt: Timestamp.text(unixMillis: now.unixMillis),
      madeAtUnixMillis: now.unixMillis,
      publicURL: installation.publicURL,
      server: server,
      owner: installation.database.user,
      schemas: schemas,
      files: files
    )
    try write(try manifest.encoded(), BackupManifest.name, in: folder)
    let all = [BackupManifest.name] + files.map(\.name)
    try await BackupFolder.sync(all.map(folder.file), logging: folder.log)
    return manifest
  }

  private func dump(
    _ folder: BackupFolder,
    _ tools: PostgresTools
  ) async throws(ControlFailure) {
    let path = folder.file(BackupManifest.dumpName)
    let names = (BackedDatabase.schemas + ["gatehouse_migrations"]).map { "--schema=\($0)" }
    let dump = try await tools.start(
      "pg_dump",
      [
        "--format=custom", "--no-password", "--lock-wait-timeout=30s", "--strict-names",
        "--file=\(path)",
      ] + names,
      output: folder.log
    )
    try await dump.finish {
      "dumping: \((FileSystem.size(of: path) ?? 0) / 1_048_576) MB"
    }
    try failing { () throws(FileFailure) in try FileSystem.setMode(path, 0o600) }
  }

  /// What the manifest says of each schema; a fault where the key files are not this database's.
  private func schemas(
    _ database: BackedDatabase
  ) async throws(ControlFailure) -> [BackupManifest.Schema] {
    let migrations = try await database.migrations()
    var schemas: [BackupManifest.Schema] = []
    for name in BackedDatabase.schemas {
      guard let migration = migrations[name] else {
        throw ControlFailure("the database has no schema \(name); is it Gatehouse's?")
      }
      let known = try await database.sealKeys(name)
      let keys = known.filter { !$0.isRetired }
      schemas.append(
        BackupManifest.Schema(
          name: name,
          migration: migration.number,
          migrations: migration.digest,
          sealKeys: keys.map {
            BackupManifest.Key(id: UInt32(clamping: $0.id), fingerprint: Hex.encode($0.fingerprint))
          },
          retiredSealKeys: known.filter(\.isRetired).map { UInt32(clamping: $0.id) }
        )
      )
      try check(name, keys)
    }
    return schemas
  }

  private func check(
    _ schema: String,
    _ keys: [BackedDatabase.KnownKey]
  ) throws(ControlFailure) {
    let path = installation.sealKeyPath(schema)
    guard let file = try installation.sealKeys(schema) else {
      throw ControlFailure("\(path) is missing, without which the database cannot be read")
    }
    let sealer = try failing { () throws(FileFailure) in
      try SealKeyFile.sealer(of: file, path: path)
    }
    for key in keys {
      guard let own = sealer.fingerprint(of: UInt32(clamping: key.id), in: schema),
        constantTimeEquals(own, key.fingerprint)
      else {
        throw ControlFailure(
          "\(path) has not the key \(key.id) with which rows of the schema \(schema) are sealed"
        )
      }
    }
  }

  private func keys(_ dumpDigest: String) throws(ControlFailure) -> SealKeyCopy {
    var files: [String: String] = [:]
    for schema in BackedDatabase.schemas {
      files[schema] = try installation.sealKeys(schema)?.text
    }
    return SealKeyCopy(dumpDigest: dumpDigest, files: files)
  }

  private func write(
    _ bytes: [UInt8],
    _ name: String,
    in folder: BackupFolder
  ) throws(ControlFailure) {
    try failing { () throws(FileFailure) in
      try FileContents.write(bytes, to: folder.file(name), mode: 0o600)
    }
  }

  /// One file, with the manifest first.
  private func pack(
    _ folder: BackupFolder,
    _ manifest: BackupManifest
  ) async throws(ControlFailure) {
    let archive = folder.file("archive")
    let names = [BackupManifest.name] + manifest.files.map(\.name)
    let tar = try await RunningTool(
      path: "/usr/bin/tar",
      ["--create", "--file=\(archive)", "--directory=\(folder.path)", "--owner=0", "--group=0"]
        + names,
      output: folder.log
    )
    try await tar.finish {
      "packing: \((FileSystem.size(of: archive) ?? 0) / 1_048_576) MB"
    }
    try failing { () throws(FileFailure) in try FileSystem.setMode(archive, 0o600) }
    try await BackupFolder.sync([archive], logging: folder.log)
    try failing { () throws(FileFailure) in try FileSystem.rename(archive, to: target) }
  }
}
