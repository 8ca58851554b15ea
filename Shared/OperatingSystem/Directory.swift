internal import Glibc

/// Folders made for one user; a symbolic link or another user's folder is refused.
public enum Directory {
  /// Makes the folder when it is missing, then checks that it is ours and sets its permissions.
  public static func make(
    _ path: String,
    mode: UInt32,
    owner: UserAccount = .current
  ) throws(FileFailure) {
    if mkdir(path, mode) != 0 && errno != EEXIST {
      throw FileFailure(path: path, errorNumber: errno)
    }
    // An attacker who wants to own our sockets could have made a folder in /tmp in advance.
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path: path, errorNumber: errno) }
    guard status.st_uid == geteuid() || status.st_uid == owner.user else {
      throw FileFailure(path: path, sentence: "belongs to user \(status.st_uid)")
    }
    if status.st_uid != owner.user && fchown(descriptor, owner.user, owner.group) != 0 {
      throw FileFailure(path: path, errorNumber: errno)
    }
    guard status.st_mode & 0o7777 == mode || fchmod(descriptor, mode) == 0 else {
      throw FileFailure(path: path, errorNumber: errno)
    }
  }

  /// Makes the folder and those above it that are missing.
  public static func makeWithParents(_ path: String, mode: UInt32) throws(FileFailure) {
    var prefix = path.hasPrefix("/") ? "/" : ""
    let parts = path.split(separator: "/")
    for part in parts.dropLast() {
      prefix += "\(part)/"
      if mkdir(prefix, 0o755) != 0 && errno != EEXIST && errno != EROFS {
        throw FileFailure(path: prefix, errorNumber: errno)
      }
    }
    try make(path, mode: mode)
  }

  /// Removes an empty folder, or a file or socket; what is already gone is fine.
  public static func remove(_ path: String) {
    if unlink(path) != 0 {
      rmdir(path)
    }
  }

  /// Returns the names in a folder, sorted; none when it does not exist.
  public static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." {
        names.append(name)
      }
    }
    return names.sorted()
  }

  /// Opens a folder; the caller closes the descriptor.
  public static func open(_ path: String) throws(FileFailure) -> Int32 {
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
    return descriptor
  }
}
