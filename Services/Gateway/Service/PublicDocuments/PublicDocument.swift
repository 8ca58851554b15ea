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

  /// Whether a client's copy is one of those that it names (RFC 9110 §13.1.2).
  func isNamed(by conditions: [String]) -> Bool {
    conditions.contains { condition in
      condition.split(separator: ",").contains {
        let tag = $0.trimming(while: { $0 == " " || $0 == "\t" })
        return tag == "*" || tag == self.tag || tag == "W/\(self.tag)"
      }
    }
  }
}

extension Answer {
  /// A pool's public document, or that the client's copy is still right.
  init(_ document: PublicDocument, to request: EndpointRequest) {
    guard !document.isNamed(by: request.http.headers[values: .ifNoneMatch]) else {
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
