internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import NIOCore

/// What an endpoint answers, and what is counted and recorded of it.
struct Answer: Sendable {
  /// A refusal that the audit log is to hold.
  struct Refusal: Sendable {
    /// The gateway itself refused.
    static let gatewayReason = "gateway"

    var exception: String
    var reason: String = Self.gatewayReason
    /// Nil stands for the endpoint's own name.
    var operation: String?
    var userPool: String?
    var progress = SignatureProgress()
  }

  var response: Response
  /// Among the metrics' labels, and of a closed set; nil stands for the endpoint's name.
  var operation: String?
  /// Success, or what was refused; of a closed set as well.
  var result = RequestMetrics.success
  /// Nil where nothing was refused, or where the audit log has it from elsewhere.
  var refusal: Refusal?
}

extension Answer {
  /// A refusal in the gateway's own words, as JSON.
  ///
  /// The address itself is recorded nowhere: it may hold a code or a token.
  init(refusing error: PublicError, userPool: String? = nil) {
    self.init(
      response: ErrorAnswer(error, contentType: "application/json").response,
      result: error.exception,
      refusal: Refusal(exception: error.exception, userPool: userPool)
    )
  }

  /// A document that no cache keeps.
  init(_ value: some JSONWritable, status: HTTPResponse.Status = .ok) {
    self.init(
      response: Response(
        status: status,
        headers: [.contentType: "application/json", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: JSONWriter.bytes(of: value)))
      )
    )
  }
}
