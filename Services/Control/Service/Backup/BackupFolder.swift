internal import Cryptography
internal import OperatingSystem

/// A folder of files of a backup, and the single file that it may become.
struct BackupFolder: Sendable {
  let path: String

  /// A file's path.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The output of the programs that work on it.
  var log: String { "\(path)/log" }

  /// An empty folder of this user alone; what an interrupted run left there goes.
  init(emptied path: String) throws(ControlFailure) {
    self.path = path
    remove()
    try failing { () throws(FileFailure) in try Directory.make(path, mode: 0o700) }
  }

  init(_ path: String) {
    self.path = path
  }

  /// Removes it with its files.
  func remove() {
    for name in Directory.names(in: path) { Directory.remove(file(name)) }
    Directory.remove(path)
  }

  /// The SHA-256 digest of a file, in hexadecimal.
  func digest(_ name: String, logging log: String) async throws(ControlFailure) -> String {
    Directory.remove(log)
    defer { Directory.remove(log) }
    let tool = try await RunningTool(path: "/usr/bin/sha256sum", [file(name)], output: log)
    let text = try await tool.finish { "reading \(name)" }
    let digest = String(text.prefix { !$0.isWhitespace }.drop { $0 == "\\" })
    guard digest.utf8.count == 64, Hex.decode(digest) != nil else {
      throw ControlFailure("sha256sum gave no digest of \(file(name))")
    }
    return digest
  }

  /// Waits until files are on the disk.
  static func sync(_ paths: [String], logging log: String) async throws(ControlFailure) {
    defer { Directory.remove(log) }
    let tool = try await RunningTool(path: "/usr/bin/sync", paths, output: log)
    try await tool.finish { "writing to the disk" }
  }

  /// The folder that holds a path.
  static func parent(of path: String) -> String {
    let parts = FileSystem.absolute(path).split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }
}
