internal import Glibc

/// What a file is, without opening it.
public struct FileStatus: Sendable, Hashable {
  /// The kinds that are told apart.
  public enum Kind: Sendable, Hashable {
    case regular
    case folder
    case socket
    case other
  }

  /// The kind.
  public let kind: Kind
  /// The permission bits.
  public let mode: UInt32
  /// The owner's user id.
  public let owner: UInt32
  /// The group's id.
  public let group: UInt32
  /// Differs when the name leads to another file.
  private let device: UInt64
  private let inode: UInt64
  /// Differs when the file was written in place.
  private let size: Int64
  private let changedNanos: Int64

  /// Looks at what a path leads to; nil where it leads nowhere.
  ///
  /// Two looks are equal where the file has not changed between them.
  public init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFSOCK: .socket
      default: .other
      }
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    changedNanos = Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
  }
}
