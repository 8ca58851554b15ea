internal import Cryptography
internal import OperatingSystem

/// A backup whose files are at hand, and a folder for what is needed while it is restored.
struct OpenedBackup: Sendable {
  let manifest: BackupManifest
  let work: BackupFolder
  private let files: BackupFolder

  /// Opens a folder or a file of `gatehousectl backup`; `work` is emptied.
  init(_ path: String, work: BackupFolder) async throws(ControlFailure) {
    self.work = work
    guard FileSystem.exists(path) else { throw ControlFailure("\(path) is missing") }
    if path.hasSuffix(".tar") {
      files = work
      try await Self.extract(path, [BackupManifest.name], to: work)
      manifest = try BackupManifest.read(work.file(BackupManifest.name))
      try await Self.extract(path, manifest.files.map(\.name), to: work)
    } else {
      files = BackupFolder(path)
      manifest = try BackupManifest.read(files.file(BackupManifest.name))
    }
    try checkForm()
  }

  var dumpPath: String { files.file(BackupManifest.dumpName) }

  /// Refuses a file that is not the one in the manifest.
  func checkDigests() async throws(ControlFailure) {
    for file in manifest.files {
      guard try await files.digest(file.name, logging: work.log) == file.sha256 else {
        throw ControlFailure("\(file.name) of the backup was changed or is incomplete")
      }
    }
  }

  /// The sealing keys in it; nil where no passphrase is given.
  func keys(_ passphrase: [UInt8]?) throws(ControlFailure) -> SealKeyCopy? {
    guard let passphrase else { return nil }
    // An attacker who changes the dump could otherwise leave the keys out, whose seal proves the dump.
    guard manifest.holdsKeys else {
      throw ControlFailure(
        "the backup holds no sealing keys that a passphrase opens: it was made without one, or was changed"
      )
    }
    let bytes = try failing { () throws(FileFailure) in
      try FileContents.read(files.file(BackupManifest.keysName), maxBytes: 1_048_576).bytes
    }
    let copy = try SealKeyCopy(opening: bytes, passphrase)
    // Digests prove that nothing was damaged; this proves that the dump is the one that was made.
    guard copy.dumpDigest == manifest.digest(of: BackupManifest.dumpName) else {
      throw ControlFailure("the sealing keys in the backup belong to another dump")
    }
    return copy
  }

  /// Only names that a backup has: others could lead out of its folder, or into a statement.
  private func checkForm() throws(ControlFailure) {
    let names = manifest.files.map(\.name)
    let known = [BackupManifest.dumpName, BackupManifest.keysName]
    guard names.contains(BackupManifest.dumpName), names.allSatisfy(known.contains),
      Set(names).count == names.count, Hex.decode(manifest.id)?.count == 16,
      manifest.schemas.allSatisfy({ BackedDatabase.schemas.contains($0.name) })
    else { throw ControlFailure("the manifest of the backup names things that no backup has") }
  }

  private static func extract(
    _ archive: String,
    _ names: [String],
    to folder: BackupFolder
  ) async throws(ControlFailure) {
    let known = [BackupManifest.name, BackupManifest.dumpName, BackupManifest.keysName]
    guard names.allSatisfy(known.contains) else {
      throw ControlFailure("the manifest of the backup names things that no backup has")
    }
    let tar = try await RunningTool(
      path: "/usr/bin/tar",
      [
        "--extract", "--file=\(archive)", "--directory=\(folder.path)", "--no-same-owner",
        "--no-same-permissions", "--",
      ] + names,
      output: folder.log
    )
    try await tar.finish { "unpacking" }
    Directory.remove(folder.log)
  }
}
