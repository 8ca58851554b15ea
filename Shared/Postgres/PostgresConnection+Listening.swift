internal import CLibPQ

#if canImport(Glibc)
internal import Glibc
#endif

extension PostgresConnection {
  /// Has the server tell what is notified on the channel from now on (see LISTEN).
  ///
  /// The name of a channel cannot be a parameter.
  mutating func listen(on channel: StaticString) throws(PostgresError) {
    try runScript("LISTEN \"\(channel)\"")
  }

  /// The payloads that arrived, or the first to arrive before the limit; none when time is up.
  mutating func notifications(
    until limit: ContinuousClock.Instant
  ) throws(PostgresError) -> [String] {
    let early = takeNotifications()
    guard early.isEmpty, Socket.wait(PQsocket(handle), for: POLLIN, until: limit) else {
      return early
    }
    guard PQconsumeInput(handle) == 1 else { throw broken() }
    return takeNotifications()
  }

  private func takeNotifications() -> [String] {
    var payloads: [String] = []
    while let notification = PQnotifies(handle) {
      payloads.append(String(cString: notification.pointee.extra))
      PQfreemem(notification)
    }
    return payloads
  }
}
