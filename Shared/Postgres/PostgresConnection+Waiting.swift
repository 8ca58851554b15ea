internal import CLibPQ

#if canImport(Glibc)
internal import Glibc
#endif

extension PostgresConnection {
  /// Waits for something that PQgetResult returns without blocking; false when time is up.
  mutating func awaitResult(
    until limit: ContinuousClock.Instant
  ) throws(PostgresError) -> Bool {
    while PQisBusy(handle) == 1 {
      guard Socket.wait(PQsocket(handle), for: POLLIN, until: limit) else { return false }
      // A farewell may still be in the buffer when reading fails: PQgetResult reports it.
      guard PQconsumeInput(handle) == 1 else { break }
    }
    return true
  }

  /// Sends what waits in libpq; false when time is up.
  mutating func flush(
    until limit: ContinuousClock.Instant
  ) throws(PostgresError) -> Bool {
    while true {
      switch PQflush(handle) {
      case 0:
        isFlushed = true
        return true
      case 1: isFlushed = false
      default: throw broken()
      }
      guard Socket.wait(PQsocket(handle), for: POLLIN | POLLOUT, until: limit) else { return false }
      if Socket.isReadable(PQsocket(handle)), PQconsumeInput(handle) != 1 { throw broken() }
    }
  }

  /// Whether the process that was named at the connection's start is the one that answers: a pooler
  /// names a number of its own.
  mutating func isSession() throws(PostgresError) -> Bool {
    let own = Int(PQbackendPID(handle))
    return try first("SELECT pg_backend_pid() AS pid") { (row) throws(PostgresError) in
      try row.value("pid", as: Int.self) == own
    } ?? false
  }

  mutating func timedOut() -> PostgresError {
    isBroken = true
    return PostgresError(.timeout, detail: "the server did not answer")
  }

  mutating func broken(_ reason: String? = nil) -> PostgresError {
    isBroken = true
    return PostgresError(
      .connectionFailed,
      detail: reason ?? String(cString: PQerrorMessage(handle))
    )
  }
}
