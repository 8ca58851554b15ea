internal import HTTPTypes
internal import NIOHTTP1

extension PublicError {
  /// The error for a client whose bytes are no request.
  static func malformedHTTP(_ error: any Error) -> PublicError {
    switch error as? HTTPParserError {
    case .headerOverflow:
      PublicError(
        exception: "RequestHeaderFieldsTooLargeException",
        status: .requestHeaderFieldsTooLarge,
        message: "The request's header is larger than this service accepts."
      )
    default:
      PublicError(
        exception: "BadRequestException",
        message: "The request is no well-formed HTTP."
      )
    }
  }
}
