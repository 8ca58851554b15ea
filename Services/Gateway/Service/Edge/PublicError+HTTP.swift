internal import HTTPServer
internal import HTTPTypes
internal import NIOHTTP1

extension PublicError {
  /// The error for a client that the server itself answers.
  init(_ fault: RequestFault) {
    switch fault {
    case .timeout: self = .requestTimeout
    case .malformedBody: self = .malformedBody
    case .malformed(.headerOverflow):
      self.init(
        exception: "RequestHeaderFieldsTooLargeException",
        status: .requestHeaderFieldsTooLarge,
        message: "The request's header is larger than this service accepts."
      )
    case .malformed:
      self.init(
        exception: "BadRequestException",
        message: "The request is no well-formed HTTP."
      )
    }
  }
}
