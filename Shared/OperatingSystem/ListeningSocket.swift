internal import CGatehouseSystem
internal import Glibc

/// A listening Unix socket with a name in a folder, which is complete before it can be seen.
public struct ListeningSocket: Sendable {
  /// The listening descriptor; the code that accepts on it also closes it.
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
    // Between the look at the old socket and its replacement no other process may do the same.
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

  /// Opens the socket at an absolute path.
  public static func open(path: String) throws(FileFailure) -> ListeningSocket {
    guard let slash = path.lastIndex(of: "/") else {
      throw FileFailure(path: path, sentence: "is no absolute path")
    }
    return try open(
      directory: String(path[..<slash]),
      name: String(path[path.index(after: slash)...])
    )
  }

  private static func bind(
    folder: Int32,
    name: String,
    mode: UInt32,
    path: String
  ) throws(FileFailure) -> ListeningSocket {
    let temporary = ".\(getpid())"
    unlinkat(folder, temporary, 0)
    // As many as the machine allows (net.core.somaxconn): who is not queued is refused.
    let descriptor = gatehouse_listen(folder, temporary, mode, SOMAXCONN)
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

  /// Whether the path still leads to this socket.
  public var hasName: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && UInt64(status.st_dev) == device
      && UInt64(status.st_ino) == inode
  }

  /// Removes the name, unless it has become another process's socket meanwhile.
  public func removeName() {
    guard hasName else { return }
    unlink(path)
  }

  /// Whether a descriptor is a listening Unix socket, before it is trusted to be one.
  public static func isListening(_ descriptor: Int32) -> Bool {
    gatehouse_is_listening(descriptor)
  }

  /// The absolute path that a socket of another process's making was bound to; nil when it has none.
  public static func boundPath(of descriptor: Int32) -> String? {
    let size = MemoryLayout<sockaddr_un>.size
    let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
      gatehouse_bound_path(descriptor, buffer.baseAddress, size) > 0
        ? buffer.baseAddress.map { String(cString: $0) } : nil
    }
    // One below /proc/self is a way that its maker went, and leads nowhere from here.
    guard let path, path.hasPrefix("/"), !path.hasPrefix("/proc/") else { return nil }
    return path
  }

  /// Whether connecting failed because the queue of the listening socket is full, by its error number.
  public static func isQueueFull(errorNumber: Int32) -> Bool {
    errorNumber == EAGAIN
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64 && !name.hasPrefix(".")
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
