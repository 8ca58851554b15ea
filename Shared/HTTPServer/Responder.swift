internal import HTTPTypes
public import HummingbirdCore
internal import NIOCore

/// Answers the requests of one listener.
public protocol Responder: Sendable {
  /// The answer, whatever happened: a failure is an answer too.
  ///
  /// `end` ends the connection, or the stream of HTTP/2, that the request came by.
  func respond(
    to request: Request,
    peer: String?,
    end: @escaping @Sendable () -> Void
  ) async -> Response
}

extension Responder {
  /// What the server does with each request.
  func serving(_ date: HTTPDate, _ drain: Drain) -> HTTPChannelHandler.Responder {
    { request, writer, channel in
      var response = await respond(to: request, peer: channel.remoteAddress?.ipAddress) {
        channel.close(promise: nil)
      }
      response.headers[.date] = date.now
      if drain.hasBegun { response.headers[.connection] = "close" }
      try await writer.write(response: response.head, body: response.body)
    }
  }
}
