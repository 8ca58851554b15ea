internal import Cryptography
internal import Domain
internal import OperatingSystem
internal import Runtime

/// The folder in which a private installation keeps everything: secrets, cluster, logs.
///
/// Secrets are made once and kept; losing `secrets` means losing what is sealed with them.
struct StateFolder: Sendable {
  /// Absolute, without symbolic links.
  let path: String

  var clusterPath: String { "\(path)/postgresql" }
  var secretsPath: String { "\(path)/secrets" }
  var configurationPath: String { "\(path)/config" }
  var logPath: String { "\(path)/log" }
  /// Locked by the supervisor that runs on this folder; holds its process id.
  var lockPath: String { "\(path)/lock" }
  /// The ready message of the supervisor that runs; absent until it is ready.
  var readyPath: String { "\(path)/ready" }
  /// Where the sockets are, for the other commands.
  var runDirectoryPath: String { "\(path)/run-directory" }
  /// The ids of the demonstration's pool and client.
  var demonstrationPath: String { "\(path)/demonstration.json" }
  var accessKeyPath: String { "\(secretsPath)/access-key" }
  var eventSealKeyPath: String { "\(secretsPath)/event-seals" }
  var ownerPasswordPath: String { "\(secretsPath)/database-owner" }

  init(_ path: String) {
    self.path = FileSystem.absolute(path)
  }

  var ticketKeyPath: String { "\(secretsPath)/ticket-keys" }

  func passwordPath(schema: String) -> String { "\(secretsPath)/database-\(schema)" }

  func sealKeyPath(schema: String) -> String { "\(secretsPath)/seal-keys-\(schema)" }

  func logPath(of process: String) -> String { "\(logPath)/\(process).log" }

  func configurationPath(of service: ServiceName) -> String {
    "\(configurationPath)/\(service.rawValue).json"
  }

  /// Makes the folders and the secrets that are missing.
  func prepare() throws(FileFailure) {
    // PostgreSQL reaches the cluster by a descriptor, so only the owner needs access here.
    try Directory.makeWithParents(path, mode: 0o700)
    for folder in [secretsPath, configurationPath, logPath] {
      try Directory.make(folder, mode: 0o700)
    }
    try makeSecret(ownerPasswordPath) { Hex.encode(SecureRandom.bytes(24)) + "\n" }
    try makeSecret(ticketKeyPath) { KeyFile.text(id: 1, key: SecureRandom.bytes(32)) }
    for schema in ServiceName.allCases.compactMap(\.schema) {
      try makeSecret(passwordPath(schema: schema)) { Hex.encode(SecureRandom.bytes(24)) + "\n" }
      try makeSecret(sealKeyPath(schema: schema)) {
        SealKeyFile.text(id: 1, key: SecureRandom.bytes(32))
      }
    }
  }

  /// Keeps one old log per process when the current one has grown large.
  func rotateLogs() throws(FileFailure) {
    for name in Directory.names(in: logPath) where name.hasSuffix(".log") {
      let file = "\(logPath)/\(name)"
      guard let size = FileSystem.size(of: file), size > 16_777_216 else { continue }
      try FileSystem.rename(file, to: "\(file).old")
    }
  }

  private func makeSecret(_ path: String, _ text: () -> String) throws(FileFailure) {
    guard !FileSystem.exists(path) else { return }
    try FileContents.write(Array(text().utf8), to: path, mode: 0o600)
  }
}
