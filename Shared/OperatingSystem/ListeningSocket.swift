internal import CGatehouseSystem
internal import Glibc

/// A listening Unix socket with a name in a folder, which is complete before it can be seen.
public struct ListeningSocket: Sendable {
  /// What listens; whoever accepts on it also closes it.
  public let descriptor: Int32
  /// Where it can be found.
  public let path: String

  private let device: UInt64
  private let inode: UInt64

  /// Opens the socket, making its folder if it is missing.
  ///
  /// A socket that a dead process left behind is replaced; one that a process answers on is
  /// refused.
  public static func open(
    directory: String,
    name: String,
    mode: UInt32 = 0o660,
    directoryMode: UInt32 = 0o700
  ) throws(FileFailure) -> ListeningSocket {
    let path = "\(directory)/\(name)"
    guard isName(name) else {
      throw FileFailure(path: path, sentence: "is no name of a socket")
    }
    if !FileSystem.exists(directory) {
      try Directory.makeWithParents(directory, mode: directoryMode)
    }
    let folder = try Directory.open(directory)
    defer { close(folder) }
    // Between the look at the old socket and its replacement nobody else may do the same.
    while flock(folder, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileFailure(path: directory, errorNumber: errno) }
    }
    let probe = gatehouse_probe(folder, name)
    guard probe != 0 else {
      throw FileFailure(path: path, sentence: "is in use by another process")
    }
    guard probe == -ENOENT || probe == -ECONNREFUSED else {
      throw FileFailure(path: path, errorNumber: -probe)
    }
    return try bind(folder: folder, name: name, mode: mode, path: path)
  }

  private static func bind(
    folder: Int32,
    name: String,
    mode: UInt32,
    path: String
  ) throws(FileFailure) -> ListeningSocket {
    let temporary = ".\(getpid())"
    unlinkat(folder, temporary, 0)
    let descriptor = gatehouse_listen(folder, temporary, mode, 1024)
    guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: -descriptor) }
    var status = stat()
    guard fstatat(folder, temporary, &status, AT_SYMLINK_NOFOLLOW) == 0,
      renameat(folder, temporary, folder, name) == 0
    else {
      let failure = errno
      unlinkat(folder, temporary, 0)
      close(descriptor)
      throw FileFailure(path: path, errorNumber: failure)
    }
    return ListeningSocket(
      descriptor: descriptor,
      path: path,
      device: UInt64(status.st_dev),
      inode: UInt64(status.st_ino)
    )
  }

  /// Removes the name, unless it has become another process's socket meanwhile.
  public func removeName() {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard UInt64(status.st_dev) == device, UInt64(status.st_ino) == inode else { return }
    unlink(path)
  }

  /// Whether a descriptor is a listening Unix socket, before it is trusted to be one.
  public static func isListening(_ descriptor: Int32) -> Bool {
    gatehouse_is_listening(descriptor)
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64 && !name.hasPrefix(".")
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
