internal import Synchronization

/// What a caller on any thread may know of a connection: how busy it is and whether it takes calls.
final class ConnectionStatus: Sendable {
  private let inFlight = Atomic<Int>(0)
  private let closed = Atomic<Bool>(false)
  private let stream = Atomic<UInt64>(1)

  var callsInFlight: Int { inFlight.load(ordering: .relaxed) }
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  func close() { closed.store(true, ordering: .releasing) }
  func begin() { inFlight.wrappingAdd(1, ordering: .relaxed) }

  /// The next call's number.
  ///
  /// The wire wants odd and ascending numbers.
  func takeStream() -> UInt64 { stream.wrappingAdd(2, ordering: .relaxed).oldValue }

  func end() { inFlight.wrappingSubtract(1, ordering: .relaxed) }
}
