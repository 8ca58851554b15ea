internal import Glibc

/// An advisory lock on a file, held until the process ends; the kernel releases it even after a
/// kill -9.
///
/// A child process can hold it too, for as long as it lives.
public final class FileLock: Sendable {
  let descriptor: Int32
  private let path: String

  /// Takes the lock, or answers nil when another process holds it.
  public init?(path: String) throws(FileFailure) {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let failure = errno
        close(descriptor)
        guard failure == EWOULDBLOCK else { throw FileFailure(path: path, errorNumber: failure) }
        return nil
      }
      // The last holder may have removed the file after it was opened here. A lock on a file that
      // no other process can open excludes none.
      guard Self.names(path, descriptor) else {
        close(descriptor)
        continue
      }
      self.descriptor = descriptor
      self.path = path
      return
    }
  }

  deinit {
    close(descriptor)
  }

  /// Replaces the contents of the locked file, for processes that find it locked.
  public func write(_ text: String) throws(FileFailure) {
    let bytes = Array(text.utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
    else { throw FileFailure(path: path, errorNumber: errno) }
  }

  /// Removes the file; the lock is held on what is left of it until this process and its children
  /// end.
  public func removeFile() {
    unlink(path)
  }

  /// Whether the path still leads to the open file.
  private static func names(_ path: String, _ descriptor: Int32) -> Bool {
    var opened = stat()
    var found = stat()
    return fstat(descriptor, &opened) == 0 && stat(path, &found) == 0
      && opened.st_ino == found.st_ino && opened.st_dev == found.st_dev
  }
}
