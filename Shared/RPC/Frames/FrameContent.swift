internal import GatehouseMessages

/// What a frame carries, once it is known to carry exactly one thing.
enum FrameContent {
  case call(CallFrame)
  case reply(ReplyFrame)
  case cancel(stream: UInt64)
  case ping(opaque: UInt64)
  case acknowledgement(opaque: UInt64)
  case goAway(reason: String)

  init(_ frame: consuming Frame) throws(FrameReader.Fault) {
    let parts =
      (frame.call == nil ? 0 : 1) + (frame.reply == nil ? 0 : 1) + (frame.cancel == nil ? 0 : 1)
      + (frame.ping == nil ? 0 : 1) + (frame.goAway == nil ? 0 : 1)
    guard parts == 1 else { throw .malformed }
    if let call = frame.call {
      self = .call(call)
    } else if let reply = frame.reply {
      self = .reply(reply)
    } else if let stream = frame.cancel?.streamId {
      self = .cancel(stream: stream)
    } else if let ping = frame.ping {
      let opaque = ping.opaque ?? 0
      self =
        ping.isAcknowledgement ?? false
        ? .acknowledgement(opaque: opaque) : .ping(opaque: opaque)
    } else if let goAway = frame.goAway {
      self = .goAway(reason: goAway.reason ?? "")
    } else {
      throw .malformed
    }
  }
}
