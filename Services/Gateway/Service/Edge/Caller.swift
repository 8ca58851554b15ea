internal import HTTPTypes
internal import RPC

/// Who sent a request, as far as its header and connection tell.
struct Caller: Sendable {
  let requestID: String
  let sourceIP: String?
  let userAgent: String?
  /// The place of the request's span, where the request is traced.
  let traceparent: String?

  init(
    requestID: String,
    sourceIP: String?,
    headers: HTTPFields,
    traceparent: String? = nil
  ) {
    self.requestID = requestID
    self.sourceIP = sourceIP
    // A browser cannot set User-Agent, so the SDKs say in a header of their own what they are; it
    // goes first, because the first product is taken for the SDK.
    let agents = [headers[.amzUserAgent], headers[.userAgent]].compactMap { $0 }
    userAgent = agents.isEmpty ? nil : Self.cut(agents.joined(separator: " "), to: 512)
    self.traceparent = traceparent
  }

  /// The context of the calls made for this request; repeatable on another instance or not.
  ///
  /// They have one deadline, so much time from now on. It is made when the request, or a part of an
  /// upload, was received whole: a body that comes slowly, within the limits of reading, takes nothing of
  /// the services' time.
  func context(within callTime: Duration, isIdempotent: Bool) -> RPCCallContext {
    var context = RPCCallContext(
      requestID: requestID,
      traceparent: traceparent,
      deadline: .now.advanced(by: callTime),
      isIdempotent: isIdempotent
    )
    context.sourceIP = sourceIP
    context.userAgent = userAgent
    return context
  }

  /// So many bytes at most: one character may have as many marks upon it as fit into a header.
  static func cut(_ text: String, to bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    // What is cut inside of a character becomes the replacement character.
    return String(decoding: text.utf8.prefix(bytes), as: UTF8.self)
  }
}
