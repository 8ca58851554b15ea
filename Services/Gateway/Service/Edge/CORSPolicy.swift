internal import HTTPTypes

/// Which pages of a browser may call the API and read its answers.
struct CORSPolicy: Sendable {
  /// What Amplify JS and the AWS SDK for JavaScript put on their requests, and pages and apps of the
  /// interaction protocol.
  static let requestHeaders = [
    "authorization", "cache-control", "content-type", "dpop", "last-event-id",
    "x-amz-client-context",
    "x-amz-content-sha256", "x-amz-date",
    "x-amz-security-token", "x-amz-target", "x-amz-user-agent", "x-requested-with",
    "amz-sdk-invocation-id", "amz-sdk-request", "amz-sdk-retry",
  ].joined(separator: ",")

  static let exposedHeaders = [
    "date", "retry-after", "x-amzn-errormessage", "x-amzn-errortype", "x-amzn-requestid",
  ].joined(separator: ",")

  private let allowsAnyOrigin: Bool
  private let origins: Set<String>

  init(allowedOrigins: [String]) {
    allowsAnyOrigin = allowedOrigins.contains("*")
    origins = Set(allowedOrigins.map { $0.lowercased() })
  }

  /// Answers the browser's question whether it may send the real request.
  func preflight(methods: String, request: HTTPFields) -> HTTPFields {
    var headers: HTTPFields = [.allow: methods]
    allow(request[.origin], in: &headers)
    guard headers.contains(.accessControlAllowOrigin),
      request.contains(.accessControlRequestMethod)
    else { return headers }
    headers[.accessControlAllowMethods] = methods
    headers[.accessControlAllowHeaders] = Self.requestHeaders
    headers[.accessControlMaxAge] = "172800"
    return headers
  }

  /// Lets the page read this answer.
  ///
  /// Credentials are never allowed: nothing here uses cookies.
  func allow(_ origin: String?, in headers: inout HTTPFields) {
    // A shared cache must not serve one origin's answer to another.
    if !allowsAnyOrigin { headers[.vary] = "Origin" }
    guard let origin else { return }
    if allowsAnyOrigin {
      headers[.accessControlAllowOrigin] = "*"
    } else if origins.contains(origin.lowercased()) {
      headers[.accessControlAllowOrigin] = origin
    } else {
      return
    }
    headers[.accessControlExposeHeaders] = Self.exposedHeaders
  }
}
