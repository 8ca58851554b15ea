internal import GatehouseMessages

/// What a server does about each thing that happens on a connection; no I/O, no clock.
struct ServerConnectionState {
  /// What the connection must do next.
  enum Action {
    case nothing
    /// Begin the call; it ends with `handlerEnded`.
    case start(stream: UInt64, CallFrame)
    /// Answer without having begun.
    case refuse(stream: UInt64, RPCError)
    /// Stop the handler; no caller waits for its answer.
    case cancelHandler(stream: UInt64)
    case acknowledge(opaque: UInt64)
    /// Send a go-away with the reason, and stay to finish.
    case sayGoAway(reason: String)
    /// Send a go-away with the reason, then close.
    case close(reason: String)
  }

  private enum Phase {
    /// Takes calls. Next: draining, closed.
    case open
    /// Has said go-away; refuses calls, finishes those in flight. Next: closed.
    case draining
    /// Does nothing more.
    case closed
  }

  private struct Call {
    var bytes: Int
    var deadline: ContinuousClock.Instant
    /// The handler still runs but its answer no longer counts.
    var isAnswered = false
  }

  private let maxCalls: Int
  private let maxBytes: Int
  private var phase = Phase.open
  private var calls: [UInt64: Call] = [:]
  private var bytes = 0
  private var highestStream: UInt64 = 0

  init(maxCalls: Int, maxBytes: Int) {
    self.maxCalls = maxCalls
    self.maxBytes = maxBytes
  }

  /// Handlers that run, also those whose caller has gone.
  var callsInFlight: Int { calls.count }

  /// Whether more bytes may be taken from the socket: a peer that sends faster than it is
  /// answered waits in its own kernel buffer, not in our memory.
  var wantsToRead: Bool {
    switch phase {
    case .open, .draining: bytes < maxBytes
    case .closed: false
    }
  }

  var isClosed: Bool {
    switch phase {
    case .open, .draining: false
    case .closed: true
    }
  }

  mutating func received(_ content: FrameContent) -> Action {
    guard !isClosed else { return .nothing }
    switch content {
    case .call(let call): return received(call)
    case .cancel(let stream):
      // Unknown streams are those whose answer crossed the cancellation.
      guard let call = calls[stream], !call.isAnswered else { return .nothing }
      calls[stream]?.isAnswered = true
      return .cancelHandler(stream: stream)
    case .ping(let opaque): return .acknowledge(opaque: opaque)
    case .acknowledgement, .goAway: return .nothing
    case .reply: return failed(reason: FrameReader.Fault.malformed.reason)
    }
  }

  private mutating func received(_ call: CallFrame) -> Action {
    // Odd and rising, so that an answer can never be taken for another call's.
    guard let stream = call.streamId, stream % 2 == 1, stream > highestStream else {
      return failed(reason: FrameReader.Fault.malformed.reason)
    }
    highestStream = stream
    switch phase {
    case .open: break
    case .draining, .closed:
      return .refuse(stream: stream, RPCError(code: .unavailable, reason: Refusal.draining))
    }
    guard calls.count < maxCalls else {
      return .refuse(
        stream: stream,
        RPCError(code: .resourceExhausted, message: "too many calls on this connection")
      )
    }
    return .start(stream: stream, call)
  }

  /// Counts a call whose handler begins.
  mutating func began(
    stream: UInt64,
    bytes count: Int,
    deadline: ContinuousClock.Instant
  ) {
    calls[stream] = Call(bytes: count, deadline: deadline)
    bytes += count
  }

  /// The handler returned; answers whether its answer is to be sent.
  mutating func handlerEnded(stream: UInt64) -> Bool {
    guard let call = calls.removeValue(forKey: stream) else { return false }
    bytes -= call.bytes
    return !call.isAnswered && !isClosed
  }

  /// The calls whose time is over; they count as answered.
  mutating func expire(at now: ContinuousClock.Instant) -> [UInt64] {
    let expired = calls.filter { !$0.value.isAnswered && $0.value.deadline <= now }.map(\.key)
    for stream in expired {
      calls[stream]?.isAnswered = true
    }
    return expired
  }

  /// When `expire` is next due.
  var earliestDeadline: ContinuousClock.Instant? {
    calls.values.lazy.filter { !$0.isAnswered }.map(\.deadline).min()
  }

  /// Takes nothing new from here on.
  mutating func drain() -> Action {
    switch phase {
    case .open:
      phase = .draining
      return .sayGoAway(reason: Refusal.draining)
    case .draining, .closed: return .nothing
    }
  }

  /// The peer broke the protocol, or must not be here.
  mutating func failed(reason: String) -> Action {
    guard !isClosed else { return .nothing }
    phase = .closed
    return .close(reason: reason)
  }

  /// The socket is gone; answers the handlers to cancel.
  mutating func disconnected() -> [UInt64] {
    phase = .closed
    return Array(calls.keys)
  }
}
