internal import Cryptography
internal import Domain
internal import OperatingSystem

/// The folder of an installation's sockets: short, because a Unix socket's path holds 107 bytes,
/// and the same for the same state folder.
struct RunDirectory: Sendable {
  let path: String

  var postgresPath: String { "\(path)/postgresql" }

  /// Chooses the place: a folder that goes away at reboot, named after the state folder.
  init(state: StateFolder, environment: [String: String]) {
    let digest = Hex.encode(Array(SHA256.digest(of: Array(state.path.utf8)).prefix(5)))
    let user = UserAccount.current
    if user.isRoot && FileSystem.exists("/run") {
      path = "/run/gatehouse-\(digest)"
    } else if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/"),
      runtime.utf8.count < 50, FileSystem.exists(runtime)
    {
      path = "\(runtime)/gatehouse-\(digest)"
    } else {
      path = "/tmp/gatehouse-\(user.user)-\(digest)"
    }
  }

  /// The folder of sockets that a running installation has recorded.
  init(recordedIn state: StateFolder) throws(ControlFailure) {
    do throws(FileFailure) {
      let bytes = try FileContents.read(state.runDirectoryPath, maxBytes: 4096).bytes
      path = String(decoding: bytes, as: UTF8.self)
    } catch {
      throw ControlFailure(
        "no Gatehouse was ever started with --state \(state.path) (\(error.sentence)); "
          + "give the right --state, or --run-directory for an installation under systemd"
      )
    }
  }

  /// Makes the folders; refuses a folder that another user prepared.
  func prepare(database: UserAccount) throws(FileFailure) {
    // The database's user passes through to its own folder and sees nothing else.
    try Directory.make(path, mode: database == .current ? 0o700 : 0o711)
    try Directory.make(postgresPath, mode: 0o700, owner: database)
    for service in ServiceName.allCases {
      let folder = "\(path)/\(service.rawValue)"
      try Directory.make(folder, mode: 0o700)
      // This process holds the lock, so no other runs here. The socket of a killed process is
      // useless.
      for name in Directory.names(in: folder) {
        Directory.remove("\(folder)/\(name)")
      }
    }
  }

  /// Removes the folders with what killed processes left in them.
  func remove() {
    for folder in Directory.names(in: path) {
      for name in Directory.names(in: "\(path)/\(folder)") {
        Directory.remove("\(path)/\(folder)/\(name)")
      }
      Directory.remove("\(path)/\(folder)")
    }
    Directory.remove(path)
  }
}
