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

  /// The name of a process that runs; nil when there is none of this number, or only its remains.
  public static func name(of processID: Int32) -> String? {
    let text: String
    do throws(FileFailure) {
      let bytes = try FileContents.read("/proc/\(processID)/stat", maxBytes: 4096).bytes
      text = String(decoding: bytes, as: UTF8.self)
    } catch {
      return nil
    }
    // "12 (name) S …", where the name may hold anything, and Z is a process that has ended.
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
      let state = text[close...].dropFirst(2).first, state != "Z", state != "X"
    else { return nil }
    return String(text[text.index(after: open)..<close])
  }

  /// Ends this process with an exit code.
  ///
  /// The C library's handlers of an exit do not run: they would tear down what other threads, which run
  /// until the very end, still use.
  public static func end(_ code: Int32) -> Never {
    fflush(nil)
    _exit(code)
  }
}
