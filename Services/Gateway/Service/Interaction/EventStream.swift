internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import NIOCore

/// What the answers share that are server-sent events (WHATWG HTML §9.2).
enum EventStream {
  static let contentType = "text/event-stream"
  /// A proxy takes a silent connection for a dead one.
  static let commentInterval = Duration.seconds(15)
  /// The client then asks anew, with its proof.
  static let maxTime = Duration.seconds(600)
  /// What keeps a connection alive and says nothing.
  static let comment = ByteBuffer(string: ":\n\n")

  /// Whether a request wants events.
  static func isWanted(by request: EndpointRequest) -> Bool {
    request.http.headers[.accept]?.contains(contentType) == true
  }

  /// The answer that is written as the events come.
  static func response<Events: AsyncSequence & Sendable>(of events: Events) -> Response
  where Events.Element == ByteBuffer {
    Response(
      status: .ok,
      headers: [
        .contentType: contentType, .cacheControl: "no-store",
        // Some proxies gather what they pass on.
        .accelBuffering: "no",
      ],
      body: ResponseBody(asyncSequence: events)
    )
  }

  /// What a stream begins with, and its first event unless the client has heard of that.
  static func beginning(with event: String?) -> ByteBuffer {
    ByteBuffer(string: "retry: 2000\n\n" + (event ?? ""))
  }

  /// An event; the id is what a client that lost its connection names.
  static func event(_ name: String, id: String, _ document: InteractionDocument) -> String {
    // JSON that is written here has no line break.
    let data = String(decoding: JSONWriter.bytes(of: document), as: UTF8.self)
    return "event: \(name)\nid: \(id)\ndata: \(data)\n\n"
  }
}
