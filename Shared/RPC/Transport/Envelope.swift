internal import GatehouseMessages
internal import NIOCore
internal import Protobuf

/// One frame's meaning: exactly one kind of the envelope message.
enum Envelope: Sendable {
  case call(CallFrame)
  case reply(ReplyFrame)
  case cancel(UInt64)
  case ping(opaque: UInt64, isAcknowledgement: Bool)
  case goAway(String)

  init(decoding bytes: [UInt8]) throws(ProtocolFault) {
    let frame: Frame
    do throws(ProtobufError) {
      frame = try Frame(decoding: bytes)
    } catch {
      throw .malformedFrame
    }
    var kinds: [Envelope] = []
    if let call = frame.call { kinds.append(.call(call)) }
    if let reply = frame.reply { kinds.append(.reply(reply)) }
    if let cancel = frame.cancel { kinds.append(.cancel(cancel.streamId ?? 0)) }
    if let ping = frame.ping {
      kinds.append(
        .ping(opaque: ping.opaque ?? 0, isAcknowledgement: ping.isAcknowledgement ?? false)
      )
    }
    if let goAway = frame.goAway { kinds.append(.goAway(goAway.reason ?? "")) }
    guard kinds.count == 1, let kind = kinds.first else { throw .malformedFrame }
    self = kind
  }

  /// The frame as it goes on the wire, its length first.
  func encoded() throws(ProtobufError) -> ByteBuffer {
    let frame: Frame
    switch self {
    case .call(let call): frame = Frame(call: call)
    case .reply(let reply): frame = Frame(reply: reply)
    case .cancel(let stream): frame = Frame(cancel: CancelFrame(streamId: stream))
    case .ping(let opaque, let isAcknowledgement):
      frame = Frame(ping: PingFrame(opaque: opaque, isAcknowledgement: isAcknowledgement))
    case .goAway(let reason): frame = Frame(goAway: GoAwayFrame(reason: reason))
    }
    let bytes = try frame.encoded()
    var buffer = ByteBuffer()
    buffer.reserveCapacity(bytes.count + 4)
    buffer.writeInteger(UInt32(clamping: bytes.count))
    buffer.writeBytes(bytes)
    return buffer
  }
}

extension ReplyFrame {
  /// A successful answer.
  init(stream: UInt64, message: [UInt8]) {
    self.init(streamId: stream, code: RPCStatusCode.ok.rawValue, message: message)
  }

  /// A failure.
  init(stream: UInt64, _ error: RPCError) {
    self.init(
      streamId: stream,
      code: error.code.rawValue,
      reason: error.reason.withoutNUL,
      statusMessage: error.message.withoutNUL,
      details: error.details.map {
        MetadataEntry(key: $0.key.withoutNUL, value: $0.value.withoutNUL)
      }
    )
  }

  /// What the answer says to the caller.
  var outcome: Result<[UInt8], RPCError> {
    let status = RPCStatusCode(rawValue: code ?? 0) ?? .unknown
    guard status != .ok else { return .success(message ?? []) }
    return .failure(
      RPCError(
        code: status,
        reason: reason ?? "",
        message: statusMessage ?? "",
        details: [MetadataEntry].pairs(details)
      )
    )
  }
}

extension [MetadataEntry] {
  static func pairs(_ entries: [MetadataEntry]) -> [String: String] {
    var pairs: [String: String] = [:]
    for entry in entries {
      if let key = entry.key { pairs[key] = entry.value ?? "" }
    }
    return pairs
  }

  static func entries(_ pairs: [String: String]) -> [MetadataEntry] {
    pairs.map { MetadataEntry(key: $0.key, value: $0.value) }
  }
}

extension String {
  /// A status must always be tellable, and no string on the wire can hold a NUL.
  var withoutNUL: String {
    utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self
  }
}
