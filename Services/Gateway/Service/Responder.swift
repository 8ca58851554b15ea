internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Answers the requests of one listener.
protocol Responder: Sendable {
  /// The answer, whatever happened: a failure is an answer too.
  func respond(to request: Request, peer: String?) async -> Response
}

extension Responder {
  /// What the server does with each request.
  func serving(_ date: HTTPDate) -> HTTPChannelHandler.Responder {
    { request, writer, channel in
      var response = await respond(to: request, peer: channel.remoteAddress?.ipAddress)
      response.headers[.date] = date.now
      try await writer.write(response: response.head, body: response.body)
    }
  }
}
