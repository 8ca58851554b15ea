internal import Synchronization

/// Counts the calls and connections of one server; shared by its connections.
final class ServerLoad: Sendable {
  private let calls = Atomic<Int>(0)
  private let connections = Atomic<Int>(0)

  var callsInFlight: Int { calls.load(ordering: .relaxed) }
  var openConnections: Int { connections.load(ordering: .relaxed) }

  /// Counts one call more, unless there are as many as allowed.
  func beginCall(limit: Int) -> Bool {
    guard calls.wrappingAdd(1, ordering: .relaxed).newValue <= limit else {
      calls.wrappingSubtract(1, ordering: .relaxed)
      return false
    }
    return true
  }

  func endCall() { calls.wrappingSubtract(1, ordering: .relaxed) }
  func connectionOpened() { connections.wrappingAdd(1, ordering: .relaxed) }
  func connectionClosed() { connections.wrappingSubtract(1, ordering: .relaxed) }
}
