internal import GatehouseMessages
internal import Protobuf

/// A call's end as a frame, and back.
enum ReplyEncoding {
  static func encode(
    stream: UInt64,
    _ result: Result<[UInt8], RPCError>,
    maxMessageBytes: Int
  ) -> [UInt8] {
    switch result {
    case .success(let message):
      guard message.count <= maxMessageBytes else {
        let error = RPCError(
          code: .resourceExhausted,
          message: "a response of \(message.count) bytes is too large"
        )
        return encode(stream: stream, error)
      }
      return encodeOrFault(ReplyFrame(streamId: stream, code: 0, message: message))
    case .failure(let error): return encode(stream: stream, error)
    }
  }

  private static func encode(stream: UInt64, _ error: RPCError) -> [UInt8] {
    // Sorted, so that equal errors are equal bytes.
    let details = error.details.sorted { $0.key < $1.key }
      .map { MetadataEntry(key: $0.key.withoutNUL, value: $0.value.withoutNUL) }
    // An error with the code `ok` must not be read as an answer.
    let code = error.code == .ok ? RPCStatusCode.unknown : error.code
    let encoded = encodeOrFault(
      ReplyFrame(
        streamId: stream,
        code: code.rawValue,
        reason: error.reason.isEmpty ? nil : error.reason.withoutNUL,
        statusMessage: error.message.isEmpty ? nil : error.message.withoutNUL,
        details: details
      )
    )
    guard encoded.count <= FrameWriter.envelopeBytes else {
      return encodeOrFault(ReplyFrame(streamId: stream, code: code.rawValue))
    }
    return encoded
  }

  private static func encodeOrFault(_ reply: ReplyFrame) -> [UInt8] {
    do throws(ProtobufError) {
      return try Frame(reply: reply).encoded()
    } catch {
      // Beyond every limit: the caller gets the code without the rest.
      let code = reply.code == 0 ? RPCStatusCode.resourceExhausted.rawValue : reply.code
      let bare = Frame(reply: ReplyFrame(streamId: reply.streamId, code: code))
      do throws(ProtobufError) {
        return try bare.encoded()
      } catch {
        return []
      }
    }
  }

  static func decode(_ reply: ReplyFrame) -> Result<[UInt8], RPCError> {
    let number = reply.code ?? 0
    guard number != 0 else { return .success(reply.message ?? []) }
    var details: [String: String] = [:]
    for entry in reply.details {
      details[entry.key ?? ""] = entry.value ?? ""
    }
    return .failure(
      RPCError(
        code: RPCStatusCode(rawValue: number) ?? .unknown,
        reason: reply.reason ?? "",
        message: reply.statusMessage ?? "",
        details: details
      )
    )
  }
}
