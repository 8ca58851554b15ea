import GatehouseMessages
import Testing

@testable import RPC

@Suite("What a client does on a connection")
struct ClientConnectionStateTests {
  private static func ready() -> ClientConnectionState<String> {
    var state = ClientConnectionState<String>()
    _ = state.received(.acknowledgement(opaque: 0))
    return state
  }

  @Test("no call is sent before the server has spoken")
  func greeting() {
    var state = ClientConnectionState<String>()
    #expect(state.begin("a") == nil)
    guard case .becomeReady = state.received(.acknowledgement(opaque: 0)) else {
      Issue.record("not ready")
      return
    }
    #expect(state.begin("a") == 1)
  }

  @Test("streams are odd and rise, and answers find their calls in any order")
  func answers() {
    var state = Self.ready()
    #expect(state.begin("a") == 1)
    #expect(state.begin("b") == 3)
    guard case .finish("b", _) = state.received(.reply(ReplyFrame(streamId: 3))),
      case .finish("a", _) = state.received(.reply(ReplyFrame(streamId: 1)))
    else {
      Issue.record("an answer went astray")
      return
    }
    #expect(state.inFlight.isEmpty)
  }

  @Test("an answer to a call that was given up is dropped")
  func abandoned() {
    var state = Self.ready()
    _ = state.begin("a")
    #expect(state.abandon(1) == "a")
    guard case .nothing = state.received(.reply(ReplyFrame(streamId: 1))) else {
      Issue.record("it was delivered")
      return
    }
  }

  @Test("an answer to a call that was never made ends the connection")
  func invented() {
    for stream: UInt64? in [nil, 0, 2, 1, 99] {
      var state = Self.ready()
      guard case .fail = state.received(.reply(ReplyFrame(streamId: stream))) else {
        Issue.record("it was taken")
        continue
      }
    }
  }

  @Test("after a go-away no call begins, and the connection ends with the last one in flight")
  func leaving() {
    var state = Self.ready()
    _ = state.begin("a")
    guard case .leave("rpc_draining") = state.received(.goAway(reason: "rpc_draining")) else {
      Issue.record("it stayed")
      return
    }
    #expect(state.begin("b") == nil)
    #expect(!state.isFinished)
    _ = state.received(.reply(ReplyFrame(streamId: 1)))
    #expect(state.isFinished)
  }

  @Test("what was in flight when the socket went is lost")
  func lost() {
    var state = Self.ready()
    _ = state.begin("a")
    #expect(state.disconnected() == ["a"])
    #expect(state.begin("b") == nil)
  }

  @Test("a server may not call")
  func call() {
    var state = Self.ready()
    guard case .fail = state.received(.call(CallFrame(streamId: 1))) else {
      Issue.record("it was taken")
      return
    }
  }
}
