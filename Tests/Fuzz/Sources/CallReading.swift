internal import GatehouseMessages

@testable internal import RPC

/// Lets the two ends of a connection live through events that the bytes name, one byte an event.
enum CallReading {
  static func read(_ bytes: [UInt8]) {
    var server = ServerLife()
    var client = ClientLife()
    for byte in bytes {
      server.live(byte)
      client.live(byte)
    }
    server.end()
    client.end()
  }

  /// What a frame carries, by a byte; streams are few, so that they meet.
  static func content(_ byte: UInt8) -> FrameContent {
    let stream = UInt64(byte >> 3 & 7)
    return switch byte & 7 {
    case 0, 1:
      .call(CallFrame(streamId: byte & 0x80 == 0 ? stream : nil, method: "m", message: [byte]))
    case 2: .reply(ReplyFrame(streamId: stream))
    case 3: .cancel(stream: stream)
    case 4: .ping(opaque: stream)
    case 5: .acknowledgement(opaque: stream)
    default: .goAway(reason: "")
    }
  }
}

/// A server's end, and what must hold of it.
private struct ServerLife {
  private static let maxCalls = 3
  private static let callBytes = 10

  private var state = ServerConnectionState(maxCalls: maxCalls, maxBytes: 2 * callBytes)
  private let start = ContinuousClock.now
  private var time = Duration.zero
  /// Calls whose handlers run.
  private var running: Set<UInt64> = []
  /// Calls that were begun, refused, or answered: each stream is answered once.
  private var begun: Set<UInt64> = []
  private var answered: Set<UInt64> = []

  /// The two highest bits say what happens, the others to what.
  mutating func live(_ byte: UInt8) {
    switch byte >> 6 {
    case 0, 1:
      receive(CallReading.content(byte))
    case 2:
      let stream = UInt64(byte & 0x0F)
      let ran = running.remove(stream) != nil
      if state.handlerEnded(stream: stream) {
        precondition(ran)
        answer(stream)
      }
    default:
      switch byte & 3 {
      case 0:
        if case .start = state.drain() { preconditionFailure("a drain begins a call") }
      case 1:
        time += .seconds(1)
        for stream in state.expire(at: start + time) { answer(stream) }
      case 2:
        for stream in state.disconnected() { precondition(running.contains(stream)) }
        precondition(state.isClosed)
      default:
        _ = state.failed(reason: "")
      }
    }
    check()
  }

  mutating func end() {
    for stream in running { _ = state.handlerEnded(stream: stream) }
    running = []
    check()
    precondition(state.callsInFlight == 0)
  }

  private mutating func receive(_ content: FrameContent) {
    let wasClosed = state.isClosed
    switch state.received(content) {
    case .nothing, .acknowledge, .sayGoAway, .close: break
    case .start(let stream, _):
      precondition(!wasClosed && stream % 2 == 1 && begun.insert(stream).inserted)
      state.began(stream: stream, bytes: Self.callBytes, deadline: start + time + .seconds(2))
      running.insert(stream)
    case .refuse(let stream, _):
      precondition(begun.insert(stream).inserted)
      answer(stream)
    case .cancelHandler(let stream):
      precondition(running.contains(stream))
      // The caller waits no more.
      answer(stream)
    }
  }

  private mutating func answer(_ stream: UInt64) {
    precondition(answered.insert(stream).inserted, "a call is answered twice")
  }

  private func check() {
    precondition(state.callsInFlight == running.count && running.count <= Self.maxCalls)
    precondition(
      state.wantsToRead == (!state.isClosed && running.count * Self.callBytes < 2 * Self.callBytes)
    )
  }
}

/// A client's end, and what must hold of it.
private struct ClientLife {
  private var state = ClientConnectionState<UInt64>()
  private var sent: UInt64 = 0
  private var ended: Set<UInt64> = []

  mutating func live(_ byte: UInt8) {
    switch byte >> 6 {
    case 0, 1:
      if case .finish(let call, _) = state.received(CallReading.content(byte)) { end(call) }
    case 2:
      let call = sent
      if let stream = state.begin(call) {
        precondition(stream % 2 == 1)
        sent += 1
      }
    default:
      if byte & 1 == 0 {
        if let call = state.abandon(UInt64(byte >> 1 & 7)) { end(call) }
      } else if byte & 0x3E == 0x3E {
        for call in state.disconnected() { end(call) }
      }
    }
    precondition(UInt64(state.inFlight.count + ended.count) == sent)
  }

  mutating func end() {
    for call in state.disconnected() { end(call) }
    precondition(UInt64(ended.count) == sent)
  }

  private mutating func end(_ call: UInt64) {
    precondition(call < sent && ended.insert(call).inserted, "a call ends twice")
  }
}
