internal import Glibc

/// A small file read whole, with the owner and the permissions that it had while it was open.
public struct FileContents: Sendable {
  /// What the file holds.
  public let bytes: [UInt8]

  /// The permission bits.
  public let mode: UInt32

  /// The owner's user id.
  public let owner: UInt32

  /// Reads a regular file, refusing one that is larger than expected.
  public static func read(_ path: String, maxBytes: Int) throws(FileFailure) -> FileContents {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path: path, errorNumber: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(path: path, sentence: "is not a regular file")
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
      if count == 0 { break }
      bytes += chunk[..<count]
      guard bytes.count <= maxBytes else {
        throw FileFailure(path: path, sentence: "is larger than \(maxBytes) bytes")
      }
    }
    return FileContents(
      bytes: bytes,
      mode: status.st_mode & 0o7777,
      owner: status.st_uid
    )
  }

  /// Reads at most this many bytes from the end of a file.
  public static func readEnd(_ path: String, maxBytes: Int) throws(FileFailure) -> [UInt8] {
    let size = FileSystem.size(of: path) ?? 0
    return try read(path, from: max(0, size - Int64(maxBytes)), maxBytes: maxBytes)
  }

  /// Reads at most this many bytes from a place in a file, for logs that grow.
  public static func read(
    _ path: String,
    from offset: Int64,
    maxBytes: Int
  ) throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: max(0, maxBytes))
    let count = pread(descriptor, &chunk, chunk.count, off_t(offset))
    guard count >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
    return Array(chunk[..<count])
  }

  /// Writes a new file with these permissions and gives it its name only when it is complete.
  public static func write(_ bytes: [UInt8], to path: String, mode: UInt32) throws(FileFailure) {
    let temporary = "\(path).new"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let failure = errno
        unlink(temporary)
        throw FileFailure(path: path, errorNumber: failure)
      }
      written += count
    }
    // fchmod because the mode given to open is cut by the umask.
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0, rename(temporary, path) == 0
    else {
      let failure = errno
      unlink(temporary)
      throw FileFailure(path: path, errorNumber: failure)
    }
    try syncFolder(of: path)
  }

  /// Adds to the end of a file, which it makes with these permissions where there is none.
  ///
  /// Returns once the bytes are on the disk. Each call opens the file: a rotation of logs may have moved it.
  public static func append(_ bytes: [UInt8], to path: String, mode: UInt32) throws(FileFailure) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileFailure(path: path, errorNumber: errno) }
      written += count
    }
    guard fsync(descriptor) == 0 else { throw FileFailure(path: path, errorNumber: errno) }
  }

  /// Without it a power cut may remove the name of a file whose contents are on the disk.
  private static func syncFolder(of path: String) throws(FileFailure) {
    var folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    if folder.isEmpty { folder = path.hasPrefix("/") ? "/" : "." }
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path: folder, errorNumber: errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw FileFailure(path: folder, errorNumber: errno) }
  }
}
