internal import Glibc

/// A folder held open, to be handed to a child process that could not reach it by its path.
public final class OpenFolder: Sendable {
  /// Its number, in this process and in a child that keeps it.
  public let descriptor: Int32

  /// Opens the folder.
  public init(_ path: String) throws(FileFailure) {
    descriptor = try Directory.open(path)
  }

  deinit {
    close(descriptor)
  }
}
