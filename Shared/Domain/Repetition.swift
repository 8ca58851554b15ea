/// Does the work at once and then after each interval, until the task is cancelled.
public func periodically(every interval: Duration, _ work: () async -> Void) async {
  while !Task.isCancelled {
    await work()
    do {
      try await Task.sleep(for: interval)
    } catch {
      return
    }
  }
}

/// Removes one piece after another until a piece is empty; returns how many rows that were.
///
/// A statement that removed everything at once would hold its locks for as long as that takes.
public func removingInPieces<Failure: Error>(
  _ removePiece: () async throws(Failure) -> Int
) async throws(Failure) -> Int {
  var total = 0
  while true {
    let removed = try await removePiece()
    guard removed > 0 else { return total }
    total += removed
  }
}
