/// Waits until a condition holds; gives up after a time that only a hanging test takes.
public func until(_ condition: () async throws -> Bool) async throws {
  let limit = ContinuousClock.now + patience
  while try await !condition() {
    guard ContinuousClock.now < limit else { throw NeverHeld() }
    await pause()
  }
}

/// Longer than anything that happens takes on a busy machine: a call's or a statement's time.
public let patience = Duration.seconds(1200)

/// Lets others go on for a moment; a cancelled task only yields.
public func pause() async {
  do {
    try await Task.sleep(for: .milliseconds(2))
  } catch {
    await Task.yield()
  }
}

/// Does what a short time limit is to end, which a busy machine may end before it was begun: then
/// again with twice the time.
///
/// The body is given the time, and answers whether it got as far as it has to.
public func withEnoughTime(
  from first: Duration = .milliseconds(100),
  _ body: (Duration) async throws -> Bool
) async throws {
  var time = first
  while try await !body(time) {
    guard time < patience else { throw NeverHeld() }
    time = time * 2
  }
}

/// What a test waited for did not happen.
public struct NeverHeld: Error, CustomStringConvertible {
  /// One sentence.
  public var description: String { "what the test waits for never happened" }
}
