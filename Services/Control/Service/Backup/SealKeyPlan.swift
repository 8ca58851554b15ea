internal import Cryptography
internal import OperatingSystem
internal import Runtime

/// The sealing keys of one schema after a restore.
///
/// A restored database has forgotten which sessions, codes and credentials were ended or consumed since the
/// backup. So a new key seals from then on, and the ones before open nothing that clients carry.
struct SealKeyPlan: Sendable {
  let schema: String
  /// The file as it will be.
  let file: KeyFile
  /// Whether it differs from the one that is installed.
  let isChanged: Bool
  /// Whether the installed keys are the backup's.
  let isOfInstallation: Bool
  private let path: String

  /// Where the new file waits until the database is restored.
  private var pendingPath: String { "\(path).restoring" }
  /// Where the replaced file is kept.
  private var formerPath: String { "\(path).before-restore" }

  /// The keys by which the backup's schema can be read: the installed ones, else those in the backup.
  init(
    _ schema: BackupManifest.Schema,
    installation: BackedInstallation,
    copy: SealKeyCopy?,
    work: BackupFolder,
    keepsSessions: Bool
  ) throws(ControlFailure) {
    let path = installation.sealKeyPath(schema.name)
    self.schema = schema.name
    self.path = path
    let installed = try installation.sealKeys(schema.name)
    let base: KeyFile
    if let installed, try Self.holds(installed, schema, path) {
      base = installed
      isOfInstallation = true
    } else if let text = copy?.files[schema.name] {
      base = try Self.keys(text, work)
      isOfInstallation = false
      guard try Self.holds(base, schema, path) else {
        throw ControlFailure("the sealing keys in the backup are not those of \(schema.name)")
      }
    } else {
      throw ControlFailure(
        """
        \(path) has not the keys with which the backup's schema \(schema.name) is sealed: \
        \(schema.sealKeys.map { "\($0.id) (\($0.fingerprint.prefix(16)))" }.joined(separator: ", ")). \
        Put a copy of that file there, or give --passphrase-file for a backup that holds its keys.
        """
      )
    }
    guard !keepsSessions else {
      file = base
      isChanged = !isOfInstallation
      return
    }
    let known = Set(base.keys.keys).union(schema.sealKeys.map(\.id))
      .union(schema.retiredSealKeys ?? [])
    let id = try KeyFile.number(after: known)
    var keys = base.keys
    keys[id] = SecureRandom.bytes(32)
    file = KeyFile(keys: keys, current: id, storedOnly: Set(base.keys.keys))
    isChanged = true
  }

  /// The plan of an interrupted restore, or the installed keys where there is none.
  init(resuming schema: String, installation: BackedInstallation) throws(ControlFailure) {
    self.schema = schema
    path = installation.sealKeyPath(schema)
    let pending = "\(path).restoring"
    isChanged = FileSystem.exists(pending)
    isOfInstallation = true
    let chosen = isChanged ? pending : path
    file = try KeyFile(at: chosen)
  }

  func sealer() throws(ControlFailure) -> Sealer {
    try failing { () throws(FileFailure) in try SealKeyFile.sealer(of: file, path: path) }
  }

  /// What the schema has to know of the keys before a service may start.
  func fingerprints() throws(ControlFailure) -> [(id: UInt32, fingerprint: [UInt8])] {
    let sealer = try sealer()
    return [(file.current, sealer.fingerprint(of: file.current, in: schema) ?? [])]
  }

  /// Whether a database knows no key that this file has not, or has under its number with other bytes.
  func fits(_ known: [BackedDatabase.KnownKey]) throws(ControlFailure) -> Bool {
    let sealer = try sealer()
    return known.allSatisfy { key in
      guard let own = sealer.fingerprint(of: UInt32(clamping: key.id), in: schema) else {
        return key.isRetired
      }
      return own == key.fingerprint
    }
  }

  /// Writes the file beside its place.
  func prepare() throws(ControlFailure) {
    guard isChanged else { return Directory.remove(pendingPath) }
    try file.write(to: pendingPath)
  }

  /// Removes what `prepare` wrote.
  func discard() {
    Directory.remove(pendingPath)
  }

  /// Puts the file in its place and keeps a copy of the one before.
  func place() throws(ControlFailure) {
    guard FileSystem.exists(pendingPath) else { return }
    try failing { () throws(FileFailure) in
      if FileSystem.exists(path) {
        let former = try FileContents.read(path, maxBytes: 65_536).bytes
        try FileContents.write(former, to: formerPath, mode: 0o600)
      }
      try FileSystem.rename(pendingPath, to: path)
    }
  }

  private static func holds(
    _ file: KeyFile,
    _ schema: BackupManifest.Schema,
    _ path: String
  ) throws(ControlFailure) -> Bool {
    let sealer = try failing { () throws(FileFailure) in
      try SealKeyFile.sealer(of: file, path: path)
    }
    return schema.sealKeys.allSatisfy { key in
      sealer.fingerprint(of: key.id, in: schema.name).map { Hex.encode($0) } == key.fingerprint
    }
  }

  /// By a file, as those of an installation are read.
  private static func keys(
    _ text: String,
    _ work: BackupFolder
  ) throws(ControlFailure) -> KeyFile {
    let path = work.file("keys")
    defer { Directory.remove(path) }
    return try failing { () throws(FileFailure) in
      try FileContents.write(Array(text.utf8), to: path, mode: 0o600)
      return try KeyFile(SecretFile(path: path))
    }
  }
}
