internal import HTTPServer
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import NIOCore

/// A refusal as it goes over the wire, in the form of the API's protocol.
struct ErrorAnswer: Sendable {
  var head: HTTPResponse
  var body: ByteBuffer

  /// In the form of AWS JSON, also where it is not known which API was meant.
  ///
  /// - Parameters:
  ///   - error: The client's error.
  ///   - contentType: The JSON version the client speaks.
  ///   - closesConnection: Set when the request was not read to its end.
  init(
    _ error: PublicError,
    contentType: String = JSONContentType.standard,
    closesConnection: Bool = false
  ) {
    let body = ByteBuffer(bytes: JSONWriter.bytes(of: ErrorBody(error: error)))
    self.init(error, body, contentType: contentType, closesConnection: closesConnection)
  }

  init(
    _ error: PublicError,
    _ body: ByteBuffer,
    contentType: String,
    closesConnection: Bool
  ) {
    self.body = body
    head = HTTPResponse(
      status: error.status,
      headerFields: [
        .contentType: contentType,
        .contentLength: String(body.readableBytes),
        .errorType: "\(error.exception):",
        .errorMessage: Self.headerText(error.message),
      ]
    )
    if closesConnection { head.headerFields[.connection] = "close" }
  }

  /// The same for the server, which closes the connection after it.
  var cached: CachedAnswer { CachedAnswer(head: head, body: body) }

  var response: Response {
    Response(
      status: head.status,
      headers: head.headerFields,
      body: ResponseBody(byteBuffer: body)
    )
  }

  /// A message may repeat what the client sent; in a header it must not start another header.
  static func headerText(_ message: String) -> String {
    let bytes = message.utf8.prefix(512).map { byte in
      (0x20...0x7E).contains(byte) ? byte : UInt8(ascii: "?")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private struct ErrorBody: JSONWritable {
  let error: PublicError

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("__type", error.exception)
    json.member("message", error.message)
    json.endObject()
  }
}
