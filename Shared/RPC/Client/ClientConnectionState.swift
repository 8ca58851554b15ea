internal import GatehouseMessages

/// What a client does about each thing that happens on a connection; no I/O, no clock.
struct ClientConnectionState<Call> {
  /// What the connection must do next.
  enum Action {
    case nothing
    /// The server has spoken: it admits us and lives.
    case becomeReady
    case finish(Call, ReplyFrame)
    case acknowledge(opaque: UInt64)
    /// The server takes nothing new.
    case leave(reason: String)
    /// The server broke the protocol.
    case fail
  }

  private enum Phase {
    /// The preface is sent; a listening socket answers connect before a process accepts, so only
    /// a frame shows that a process is there. Next: ready, leaving, closed.
    case greeting
    /// Takes calls. Next: leaving, closed.
    case ready
    /// Finishes what is in flight. Next: closed.
    case leaving
    /// Does nothing more.
    case closed
  }

  private var phase = Phase.greeting
  private var calls: [UInt64: Call] = [:]
  private var nextStream: UInt64 = 1

  var inFlight: [UInt64: Call] { calls }

  var isReady: Bool {
    switch phase {
    case .ready: true
    case .greeting, .leaving, .closed: false
    }
  }

  /// Whether the connection has nothing left to do.
  var isFinished: Bool {
    switch phase {
    case .leaving: calls.isEmpty
    case .greeting, .ready, .closed: false
    }
  }

  /// Takes a call and answers its stream; nil when no further call may be sent.
  mutating func begin(_ call: Call) -> UInt64? {
    guard isReady else { return nil }
    let stream = nextStream
    nextStream += 2
    calls[stream] = call
    return stream
  }

  /// The call is no longer awaited.
  mutating func abandon(_ stream: UInt64) -> Call? {
    calls.removeValue(forKey: stream)
  }

  mutating func received(_ content: FrameContent) -> Action {
    switch phase {
    case .closed: return .nothing
    case .greeting, .ready, .leaving: break
    }
    switch content {
    case .acknowledgement:
      switch phase {
      case .greeting:
        phase = .ready
        return .becomeReady
      case .ready, .leaving, .closed: return .nothing
      }
    case .reply(let reply):
      // A stream that we never opened; or one that we opened and gave up.
      guard let stream = reply.streamId, stream % 2 == 1, stream < nextStream else {
        return .fail
      }
      guard let call = calls.removeValue(forKey: stream) else { return .nothing }
      return .finish(call, reply)
    case .ping(let opaque): return .acknowledge(opaque: opaque)
    case .goAway(let reason):
      phase = .leaving
      return .leave(reason: reason)
    case .call, .cancel: return .fail
    }
  }

  /// The socket is gone; answers the calls that were in flight.
  mutating func disconnected() -> [Call] {
    phase = .closed
    defer { calls = [:] }
    return Array(calls.values)
  }
}
