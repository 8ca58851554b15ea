internal import Glibc

/// The process's standard error, where logs go.
public enum StandardError {
  /// Writes one record by one call, so that records of several threads do not mix.
  ///
  /// A reader that has gone away must not stop a service, so a failure is ignored.
  public static func write(_ bytes: [UInt8]) {
    writeAll(bytes, to: STDERR_FILENO)
  }

  /// Whether standard error is the journal's stream (systemd.exec(5), JOURNAL_STREAM).
  ///
  /// The variable alone says nothing: a child whose output was redirected inherits it too.
  public static func isJournal(environment: [String: String]) -> Bool {
    isJournal(environment: environment, descriptor: STDERR_FILENO)
  }

  static func isJournal(environment: [String: String], descriptor: Int32) -> Bool {
    var status = stat()
    guard let stream = environment["JOURNAL_STREAM"], fstat(descriptor, &status) == 0 else {
      return false
    }
    return stream == "\(status.st_dev):\(status.st_ino)"
  }

  /// Keeps a closed pipe or socket from ending the process; a write then fails with EPIPE.
  public static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}

/// The process's standard output, where a command's results go.
public enum StandardOutput {
  /// Writes a text at once, without the C library's buffer.
  public static func write(_ text: String) {
    writeAll(Array(text.utf8), to: STDOUT_FILENO)
  }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes {
      Glibc.write(descriptor, $0.baseAddress, $0.count)
    }
    if count < 0 && errno == EINTR { continue }
    if count < 0 && errno == EAGAIN {
      // Another process that shares the file may have made it non-blocking.
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&wanted, 1, -1)
      continue
    }
    guard count > 0 else { return }
    written += count
  }
}
