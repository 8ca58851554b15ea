internal import Glibc

/// The descriptors that systemd opened for this process (sd_listen_fds(3)).
public enum InheritedSockets {
  /// One inherited descriptor.
  public struct Socket: Sendable, Hashable {
    /// Its number.
    public let descriptor: Int32
    /// FileDescriptorName= of the socket unit; nil when none was given.
    public let name: String?
  }

  /// The first descriptor's number, SD_LISTEN_FDS_START.
  private static let first: Int32 = 3

  /// Returns the descriptors meant for this process, and keeps them from its children.
  ///
  /// LISTEN_PID names another process when a wrapper passed its environment on: then none is ours.
  public static func take(
    environment: [String: String],
    processID: Int32? = nil,
    first: Int32? = nil
  ) -> [Socket] {
    guard environment["LISTEN_PID"].flatMap({ Int32($0) }) == processID ?? getpid() else {
      return []
    }
    guard let count = environment["LISTEN_FDS"].flatMap({ Int32($0) }), count > 0, count <= 1024
    else { return [] }
    let names = (environment["LISTEN_FDNAMES"] ?? "")
      .split(separator: ":", omittingEmptySubsequences: false)
      .map(String.init)
    let start = first ?? Self.first
    return (0..<count).compactMap { (index: Int32) -> Socket? in
      let descriptor = start + index
      let flags = fcntl(descriptor, F_GETFD)
      guard flags >= 0, fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) == 0 else { return nil }
      let position = Int(index)
      let name = position < names.count && !names[position].isEmpty ? names[position] : nil
      return Socket(descriptor: descriptor, name: name)
    }
  }
}
