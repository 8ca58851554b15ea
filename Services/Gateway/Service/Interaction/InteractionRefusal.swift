internal import Domain
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import Logging
internal import NIOCore
internal import RPC

/// Why a call of the protocol is refused: a word of a closed set, its status and one sentence.
struct InteractionRefusal: Error, Sendable, Hashable {
  let word: String
  let status: HTTPResponse.Status
  let message: String
  /// When a repeat may succeed, in seconds.
  var retryAfter: String?
  /// Whether the request was not read to its end.
  var closesConnection = false
  /// Whether another service has recorded it in the audit log, or it is no request.
  var isRecorded = false
  /// For the audit log.
  var reason = Answer.Refusal.gatewayReason

  static func invalid(_ message: String) -> InteractionRefusal {
    InteractionRefusal(word: "invalid_request", status: .badRequest, message: message)
  }

  /// No place to wait is left.
  static let crowded = InteractionRefusal(
    word: "too_many",
    status: .tooManyRequests,
    message: "Too many requests are waiting.",
    retryAfter: "5"
  )

  /// No address of the protocol.
  static let nothingHere = InteractionRefusal(
    word: "not_found",
    status: .notFound,
    message: PublicError.nothingHere.message
  )

  /// An address of the protocol that answers to other methods.
  static func otherMethods(_ methods: String) -> InteractionRefusal {
    InteractionRefusal(
      word: "method_not_allowed",
      status: .methodNotAllowed,
      message: PublicError.otherMethods(methods).message
    )
  }

  /// Why a body could not be read.
  init(_ error: PublicError) {
    switch error {
    case .tooManyAtOnce:
      self.init(word: "too_many", status: .tooManyRequests, message: error.message)
    case .bodyTooLarge:
      self.init(word: "too_large", status: .contentTooLarge, message: error.message)
    default:
      self = .invalid(error.message)
    }
    closesConnection = true
    // What was cut off is no request.
    isRecorded = error == .malformedBody
  }

  /// Why the service refuses; what has no reason is a fault.
  init(_ error: RPCError) {
    let known = error.knownReason
    if let known, let word = known.interactionWord, let status = known.interactionStatus {
      self.init(
        word: word,
        status: HTTPResponse.Status(code: status),
        message: known.sentence ?? error.details["message"] ?? "The request was refused."
      )
      if self.status == .tooManyRequests { retryAfter = error.details["retry_after"] ?? "1" }
    } else {
      self = Self.fault(error)
    }
    isRecorded = error.isRecorded
    reason = error.operatorReason
  }

  private init(
    word: String,
    status: HTTPResponse.Status,
    message: String,
    retryAfter: String? = nil
  ) {
    self.word = word
    self.status = status
    self.message = message
    self.retryAfter = retryAfter
  }

  private static func fault(_ error: RPCError) -> InteractionRefusal {
    let publicError = PublicErrors.publicError(for: error)
    switch publicError.exception {
    case "TooManyRequestsException", "LimitExceededException":
      return InteractionRefusal(
        word: "too_many",
        status: .tooManyRequests,
        message: publicError.message,
        retryAfter: "1"
      )
    default:
      let isAway = error.code == .unavailable
      return InteractionRefusal(
        word: isAway ? "temporarily_unavailable" : "server_error",
        status: isAway ? .serviceUnavailable : .internalServerError,
        message: PublicError.internalError.message
      )
    }
  }

  /// The answer, and its record where no service has one.
  func answer(_ operation: String, at now: Instant) -> Answer {
    var headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
    headers[.retryAfter] = retryAfter
    if closesConnection { headers[.connection] = "close" }
    if status == .unauthorized { headers[.wwwAuthenticate] = "DPoP algs=\"ES256\", Basic, Bearer" }
    let body = JSONWriter.bytes(of: RefusalDocument(refusal: self, now: now))
    return Answer(
      response: Response(
        status: status,
        headers: headers,
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: body))
      ),
      operation: operation,
      result: word,
      refusal: isRecorded
        ? nil : Answer.Refusal(exception: word, reason: reason, operation: operation)
    )
  }
}

private struct RefusalDocument: JSONWritable {
  let refusal: InteractionRefusal
  let now: Instant

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("error", refusal.word)
    json.member("message", refusal.message)
    json.member("protocolVersion", InteractionDocument.protocolVersion)
    json.member("serverTime", now.unixMillis / 1000)
    json.endObject()
  }
}
