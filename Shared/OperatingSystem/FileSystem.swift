internal import Glibc

/// What can be asked about paths without opening them.
public enum FileSystem {
  /// Whether something has this name.
  public static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Whether this user may run the program.
  public static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0
  }

  /// The path without symbolic links and relative parts; what does not exist yet is kept.
  public static func absolute(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    var trimmed = path
    while trimmed.count > 1 && trimmed.hasSuffix("/") {
      trimmed.removeLast()
    }
    guard let slash = trimmed.lastIndex(of: "/") else { return "\(absolute("."))/\(trimmed)" }
    let name = trimmed[trimmed.index(after: slash)...]
    let parent = absolute(slash == trimmed.startIndex ? "/" : String(trimmed[..<slash]))
    return parent == "/" ? "/\(name)" : "\(parent)/\(name)"
  }

  /// Bytes that this user can still write below a folder; nil when that cannot be told.
  public static func freeBytes(below path: String) -> UInt64? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    let (bytes, overflow) = UInt64(status.f_bavail).multipliedReportingOverflow(
      by: UInt64(status.f_frsize)
    )
    return overflow ? .max : bytes
  }

  /// Size in bytes; nil when there is no such file.
  public static func size(of path: String) -> Int64? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Int64(status.st_size)
  }

  /// Bytes of the file system that a path is on; nil when that cannot be told.
  public static func totalBytes(below path: String) -> UInt64? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    let (bytes, overflow) = UInt64(status.f_blocks).multipliedReportingOverflow(
      by: UInt64(status.f_frsize)
    )
    return overflow ? .max : bytes
  }

  /// Gives a file to another user.
  public static func give(_ path: String, to account: UserAccount) throws(FileFailure) {
    guard lchown(path, account.user, account.group) == 0 else {
      throw FileFailure(path: path, errorNumber: errno)
    }
  }

  /// Gives a file or folder another name on the same file system.
  public static func rename(_ path: String, to new: String) throws(FileFailure) {
    guard Glibc.rename(path, new) == 0 else { throw FileFailure(path: path, errorNumber: errno) }
  }

  /// Makes a symbolic link.
  public static func link(_ target: String, as path: String) throws(FileFailure) {
    guard symlink(target, path) == 0 else { throw FileFailure(path: path, errorNumber: errno) }
  }

  /// Closes a descriptor that was opened for a child process.
  public static func close(_ descriptor: Int32) {
    Glibc.close(descriptor)
  }

  /// The path of the program that runs.
  public static var executablePath: String { absolute("/proc/self/exe") }
}

extension FileSystem {
  /// Sets a file's permission bits.
  public static func setMode(_ path: String, _ mode: UInt32) throws(FileFailure) {
    guard chmod(path, mode) == 0 else { throw FileFailure(path: path, errorNumber: errno) }
  }
}
