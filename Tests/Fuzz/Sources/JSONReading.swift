internal import FoundationEssentials
internal import GatehouseMessages
internal import Protobuf

@testable internal import GatewayService

/// Reads a request of the API.
enum JSONReading {
  static func read(_ bytes: [UInt8]) {
    _ = JSONText.hasBadEscape(bytes)
    do throws(PublicError) {
      try JSONText.check(bytes)
    } catch {
      precondition(!error.isInternal)
      return
    }
    guard let request = try? JSONDecoder().decode(InitiateAuthRequest.self, from: Data(bytes))
    else { return }
    // What a service is sent is what was read, or is not sent.
    guard let sent = try? request.encoded() else { return }
    guard let received = try? InitiateAuthRequest(decoding: sent) else {
      preconditionFailure("a message that was encoded cannot be read")
    }
    precondition(received == request)
  }
}
