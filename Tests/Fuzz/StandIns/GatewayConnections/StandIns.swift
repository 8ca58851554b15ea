internal import HTTPTypes
internal import NIOCore

// What the handlers of a connection use of the gateway and what would bring all of it in, in the form in
// which they use it.

struct GatewayLimits: Sendable {
  var bodyBytes = 1024
  static let leastResourceBytes = 4096
  var requestTime: Duration = .seconds(20)
  var callTime: Duration = .seconds(10)
  var answerTime: Duration = .seconds(30)
  var idleTime: Duration = .seconds(75)
}

struct ErrorAnswer: Sendable {
  var head: HTTPResponse
  var body: ByteBuffer

  init(_ error: PublicError, closesConnection: Bool) {
    body = ByteBuffer(string: error.message)
    head = HTTPResponse(
      status: error.status,
      headerFields: [.contentLength: String(body.readableBytes)]
    )
    if closesConnection { head.headerFields[.connection] = "close" }
  }
}

enum PublicAPI {
  static func hasResources(at path: Substring) -> Bool { path.hasPrefix("/identitypools/") }
}

extension HTTPRequest {
  var pathAlone: Substring { (path ?? "/").prefix { $0 != "?" && $0 != "#" } }
}

enum EventStream {
  static let contentType = "text/event-stream"
}
