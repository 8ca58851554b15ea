import GatehouseMessages
import Testing

@testable import RPC

@Suite("What a server does on a connection")
struct ServerConnectionStateTests {
  private static let start = ContinuousClock.now

  private static func open(calls: Int = 2, bytes: Int = 100) -> ServerConnectionState {
    ServerConnectionState(maxCalls: calls, maxBytes: bytes)
  }

  private static func call(_ stream: UInt64?) -> FrameContent {
    .call(CallFrame(streamId: stream, method: "a.B/C"))
  }

  private static func began(_ state: inout ServerConnectionState, _ stream: UInt64) {
    _ = state.received(call(stream))
    state.began(stream: stream, bytes: 10, deadline: start + .seconds(1))
  }

  @Test("a call begins, and its answer counts once")
  func answer() {
    var state = Self.open()
    guard case .start(1, _) = state.received(Self.call(1)) else {
      Issue.record("the call did not begin")
      return
    }
    state.began(stream: 1, bytes: 10, deadline: Self.start)
    #expect(state.callsInFlight == 1)
    #expect(state.handlerEnded(stream: 1) == true)
    #expect(state.handlerEnded(stream: 1) == false)
    #expect(state.callsInFlight == 0)
  }

  @Test("a stream that is even, absent, or not above the last one ends the connection")
  func streams() {
    for stream: UInt64? in [nil, 0, 2, 3, 1] {
      var state = Self.open()
      _ = state.received(Self.call(3))
      guard case .close("malformed_frame") = state.received(Self.call(stream)) else {
        Issue.record("stream \(String(describing: stream)) was taken")
        continue
      }
      #expect(state.isClosed)
    }
  }

  @Test("a reply from a client ends the connection")
  func reply() {
    var state = Self.open()
    guard case .close = state.received(.reply(ReplyFrame(streamId: 1))) else {
      Issue.record("a reply was taken")
      return
    }
  }

  @Test("more calls than allowed are refused one by one")
  func tooMany() {
    var state = Self.open(calls: 1)
    Self.began(&state, 1)
    guard case .refuse(3, let error) = state.received(Self.call(3)) else {
      Issue.record("the call was taken")
      return
    }
    #expect(error.code == .resourceExhausted)
  }

  @Test("nothing is read while too many bytes are in progress")
  func backPressure() {
    var state = Self.open(bytes: 15)
    Self.began(&state, 1)
    #expect(state.wantsToRead)
    Self.began(&state, 3)
    #expect(!state.wantsToRead)
    #expect(state.handlerEnded(stream: 1) == true)
    #expect(state.wantsToRead)
  }

  @Test("a cancelled call stops its handler once, counts until it ends, and is not answered")
  func cancellation() {
    var state = Self.open()
    Self.began(&state, 1)
    guard case .cancelHandler(1) = state.received(.cancel(stream: 1)) else {
      Issue.record("the handler was not cancelled")
      return
    }
    guard case .nothing = state.received(.cancel(stream: 1)) else {
      Issue.record("cancelled twice")
      return
    }
    #expect(state.callsInFlight == 1)
    #expect(state.handlerEnded(stream: 1) == false)
    #expect(state.callsInFlight == 0)
  }

  @Test("a call expires at its deadline and not before")
  func deadline() {
    var state = Self.open()
    Self.began(&state, 1)
    #expect(state.earliestDeadline == Self.start + .seconds(1))
    #expect(state.expire(at: Self.start + .milliseconds(999)).isEmpty)
    #expect(state.expire(at: Self.start + .seconds(1)) == [1])
    #expect(state.expire(at: Self.start + .seconds(2)).isEmpty)
    #expect(state.earliestDeadline == nil)
    #expect(state.handlerEnded(stream: 1) == false)
  }

  @Test("a draining connection finishes what it has and refuses the rest unbegun")
  func drain() {
    var state = Self.open()
    Self.began(&state, 1)
    guard case .sayGoAway = state.drain(), case .nothing = state.drain() else {
      Issue.record("go-away is said once")
      return
    }
    guard case .refuse(3, let error) = state.received(Self.call(3)) else {
      Issue.record("a new call was taken")
      return
    }
    #expect(error.reason == Refusal.draining)
    #expect(state.handlerEnded(stream: 1) == true)
  }

  @Test("after the socket is gone nothing is answered")
  func disconnected() {
    var state = Self.open()
    Self.began(&state, 1)
    #expect(state.disconnected() == [1])
    #expect(!state.wantsToRead)
    #expect(state.handlerEnded(stream: 1) == false)
    #expect(state.callsInFlight == 0)
  }

  @Test("a handler cannot make its own failure look like the transport's refusal")
  func forgedRefusal() {
    let forged = RPCError(code: .unavailable, reason: Refusal.draining)
    #expect(Refusal.cleared(forged).reason.isEmpty)
  }
}
