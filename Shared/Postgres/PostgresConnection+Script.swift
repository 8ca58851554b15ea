internal import CLibPQ

extension PostgresConnection {
  /// Runs statements separated by semicolons, as migrations are written; only for the wrapper's own
  /// use, because the text is not checked by the compiler.
  mutating func runScript(_ text: String) throws(PostgresError) {
    guard PQexitPipelineMode(handle) == 1, PQsendQuery(handle, text) == 1 else { throw broken() }
    let deadline = ContinuousClock.now.advanced(by: answerTimeout)
    guard try flush(until: deadline) else { throw timedOut() }
    var failure: PostgresError?
    while true {
      guard try awaitResult(until: deadline) else { throw timedOut() }
      guard let result = PQgetResult(handle) else { break }
      if PQresultStatus(result) == PGRES_FATAL_ERROR, failure == nil {
        failure = note(PostgresError(result))
      }
      PQclear(result)
    }
    guard PQenterPipelineMode(handle) == 1 else { throw failure ?? broken() }
    if let failure { throw failure }
  }
}
