internal import Glibc

/// A folder watched by inotify(7): its descriptor becomes readable when names come or go.
public struct DirectoryWatch: Sendable {
  /// Readable when something changed; its reader also closes it.
  public let descriptor: Int32
  /// The folder itself, open, for reaching names in it by a short path; closed by `closeFolder`.
  public let folder: Int32

  private let device: UInt64
  private let inode: UInt64
  private let path: String

  /// Begins to watch.
  public init(_ path: String) throws(FileFailure) {
    let folder = try Directory.open(path)
    var status = stat()
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let events = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF
        | IN_ATTRIB
    )
    guard descriptor >= 0, fstat(folder, &status) == 0,
      inotify_add_watch(descriptor, "/proc/self/fd/\(folder)", events) >= 0
    else {
      let failure = errno
      if descriptor >= 0 { close(descriptor) }
      close(folder)
      throw FileFailure(path: path, errorNumber: failure)
    }
    self.descriptor = descriptor
    self.folder = folder
    self.path = path
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }

  /// Whether the path still leads to the folder that is watched.
  public var isCurrent: Bool {
    var status = stat()
    return stat(path, &status) == 0 && UInt64(status.st_dev) == device
      && UInt64(status.st_ino) == inode
  }

  /// A path of at most 107 bytes to a name in the folder, as sockaddr_un requires.
  public func shortPath(to name: String) -> String { "/proc/self/fd/\(folder)/\(name)" }

  /// Closes the folder; `descriptor` is its reader's.
  public func closeFolder() { close(folder) }
}
