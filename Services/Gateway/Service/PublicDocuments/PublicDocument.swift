internal import Cryptography
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// A public document of an issuer as it is answered, made once for many answers.
struct PublicDocument: Sendable {
  let body: ByteBuffer
  let tag: String
  /// The fields of an answer with the body, its length among them.
  let fields: HTTPFields

  /// Short enough that a client's cache knows a new signing key soon after a rotation.
  private static let cacheControl = "public, max-age=300"

  init(_ json: [UInt8]) {
    body = ByteBuffer(bytes: json)
    tag = "\"\(Hex.encode(Array(SHA256.digest(of: json).prefix(16))))\""
    fields = [
      .cacheControl: Self.cacheControl,
      .eTag: tag,
      .contentType: "application/json",
      .contentLength: String(json.count),
    ]
  }
}

extension Answer {
  /// A pool's public document, or that the client's copy is still right.
  init(_ document: PublicDocument, to request: EndpointRequest) {
    guard request.http.headers[.ifNoneMatch] != document.tag else {
      var fields = document.fields
      fields[.contentType] = nil
      fields[.contentLength] = nil
      self.init(response: Response(status: .notModified, headers: fields))
      return
    }
    self.init(
      response: Response(
        status: .ok,
        headers: document.fields,
        body: ResponseBody(byteBuffer: document.body)
      )
    )
  }
}
