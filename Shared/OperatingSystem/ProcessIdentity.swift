internal import Glibc

/// Processes by the kernel's number.
public enum ProcessIdentity {
  /// This process.
  public static var current: Int32 { getpid() }

  /// Sends a signal to a process that is not a child.
  public static func signal(_ processID: Int32, _ number: Int32) throws(FileFailure) {
    guard kill(processID, number) == 0 || errno == ESRCH else {
      throw FileFailure(path: "process \(processID)", errorNumber: errno)
    }
  }

  /// Ends this process with an exit code.
  public static func end(_ code: Int32) -> Never {
    exit(code)
  }
}
