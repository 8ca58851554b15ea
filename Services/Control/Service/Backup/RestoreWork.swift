internal import Cryptography
internal import OperatingSystem
internal import Postgres

/// Where a restore into a database works, one at a time: a second one would remove the files of the first.
struct RestoreWork: Sendable {
  let folder: BackupFolder
  private let lock: FileLock

  /// Takes the folder, which is the same for the same database: what a killed run left there goes.
  init(
    on database: PostgresPool.Configuration,
    below parent: String = "/var/tmp"
  ) throws(ControlFailure) {
    let text = "\(database.host)|\(database.port)|\(database.database)"
    let digest = Hex.encode(Array(SHA256.digest(of: Array(text.utf8)).prefix(6)))
    let path = "\(parent)/gatehouse-restore-\(UserAccount.current.user)-\(digest)"
    let taken = try failing { () throws(FileFailure) in try FileLock(path: "\(path).lock") }
    guard let taken else {
      throw ControlFailure("another restore works on the database \(database.database)")
    }
    lock = taken
    folder = try BackupFolder(emptied: path)
  }

  /// Leaves nothing behind.
  func end() {
    folder.remove()
    lock.removeFile()
  }
}
