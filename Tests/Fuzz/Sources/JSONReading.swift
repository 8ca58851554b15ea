internal import FoundationEssentials
internal import GatehouseMessages
internal import JSON
internal import Protobuf

/// Reads a request of the API, by both readers of it.
enum JSONReading {
  static func read(_ bytes: [UInt8]) {
    _ = JSONText.hasBadEscape(bytes)
    _ = JSONText.hasBadEscape(bytes, orNUL: true)
    read(bytes, as: InitiateAuthRequest.self)
    read(bytes, as: UpdateRecordsRequest.self)
  }

  private static func read<Request: ProtobufMessage & Decodable & JSONReadable>(
    _ bytes: [UInt8],
    as type: Request.Type
  ) {
    let quick: Request? = JSONReader.read(bytes)
    let slow = general(bytes, as: type)
    // What the quick one reads, the general one reads alike.
    precondition(quick == nil || quick == slow)
    // What a service is sent is what was read, or is not sent.
    guard let request = slow, let sent = try? request.encoded() else { return }
    guard let received = try? Request(decoding: sent) else {
      preconditionFailure("a message that was encoded cannot be read")
    }
    precondition(received == request)
  }

  private static func general<Request: Decodable>(
    _ bytes: [UInt8],
    as type: Request.Type
  ) -> Request? {
    do throws(JSONText.Fault) {
      try JSONText.check(bytes, maxDepth: 64, maxValues: 10_000)
    } catch {
      return nil
    }
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
