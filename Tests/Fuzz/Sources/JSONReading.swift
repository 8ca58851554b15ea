internal import AuthenticationMessages
internal import IdentityFederationMessages
internal import JSON
internal import Protobuf

/// Reads a request of the API.
enum JSONReading {
  static func read(_ bytes: [UInt8]) {
    _ = JSONText.hasBadEscape(bytes)
    _ = JSONText.hasBadEscape(bytes, orNUL: true)
    read(bytes, as: InitiateAuthRequest.self)
    read(bytes, as: UpdateRecordsRequest.self)
    // The other has instants, of which far ones lose digits.
    if let request: InitiateAuthRequest = JSONReader.read(bytes) {
      precondition(JSONReader.read(JSONWriter.bytes(of: request)) == request)
    }
  }

  private static func read<Request: ProtobufMessage & JSONReadable>(
    _ bytes: [UInt8],
    as type: Request.Type
  ) {
    guard let request: Request = JSONReader.read(bytes) else { return }
    guard isAccepted(bytes) else {
      preconditionFailure("the reader read what is refused beforehand")
    }
    // What a service is sent is what was read, or is not sent.
    guard let sent = try? request.encoded() else { return }
    guard let received = try? Request(decoding: sent) else {
      preconditionFailure("a message that was encoded cannot be read")
    }
    precondition(received == request)
  }

  private static func isAccepted(_ bytes: [UInt8]) -> Bool {
    do throws(JSONText.Fault) {
      try JSONText.check(bytes, maxDepth: 64, maxValues: 10_000)
      return true
    } catch {
      return false
    }
  }
}
