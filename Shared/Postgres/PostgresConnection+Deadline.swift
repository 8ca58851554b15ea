extension PostgresConnection {
  /// The maximum time of a round trip that tells the server's time well enough.
  private static let narrow = Duration.milliseconds(5)
  private static let maxQuestions = 3

  /// Whether the server can be given a deadline without being asked for its time before.
  var knowsServerTime: Bool { serverClock?.isFresh(at: .now) ?? false }

  /// Ends a transaction by an error when the deadline has passed on the server's clock.
  ///
  /// It follows the guarded statement in the same round trip and the same transaction. This
  /// process, its bytes or a lock may have stood still before, for however long. The server itself
  /// looks, when the change is made and its locks are held. So what a later call changes comes
  /// later.
  func guarding(before deadline: ContinuousClock.Instant) -> SQL? {
    // Once the answer is no longer awaited, the caller is told of a failure.
    let latest = min(deadline, ContinuousClock.now.advanced(by: answerTimeout))
    guard let moment = serverClock?.moment(latest) else { return nil }
    return "SELECT 1 / (clock_timestamp() <= \(moment))::int"
  }

  /// Asks the server for its time unless that is known; takes a round trip.
  mutating func learnServerTime() throws(PostgresError) {
    guard !knowsServerTime else { return }
    var narrowest: Duration?
    for _ in 0..<Self.maxQuestions {
      let asked = ContinuousClock.now
      let unixMicros = try first(
        "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS micros"
      ) { (row) throws(PostgresError) in try row.value("micros", as: Int64.self) }
      let heard = ContinuousClock.now
      let took = asked.duration(to: heard)
      guard let unixMicros, took < narrowest ?? .seconds(3600) else { continue }
      narrowest = took
      serverClock = ServerClock(unixMicros: unixMicros, heardAt: heard)
      if took < Self.narrow { return }
    }
  }
}
