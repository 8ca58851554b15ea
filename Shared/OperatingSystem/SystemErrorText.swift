internal import Glibc

/// The C library's sentence for an error number.
public enum SystemErrorText {
  /// Answers the sentence, such as "No such file or directory".
  public static func of(_ errorNumber: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(errorNumber, &buffer, buffer.count) == 0 else {
      return "error \(errorNumber)"
    }
    return buffer.withUnsafeBufferPointer { text in
      text.baseAddress.map { String(cString: $0) } ?? ""
    }
  }
}

/// The error numbers that callers tell apart.
public enum SystemErrorNumber {
  /// Another socket has this address.
  public static let addressInUse = EADDRINUSE

  /// This user may not do that.
  public static let permissionDenied = EACCES
}
