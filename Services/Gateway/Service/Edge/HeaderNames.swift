internal import HTTPTypes

extension HTTPField.Name {
  static let requestID = known("x-amzn-requestid")
  static let errorType = known("x-amzn-ErrorType")
  static let errorMessage = known("x-amzn-ErrorMessage")
  static let target = known("x-amz-target")
  static let amzDate = known("x-amz-date")
  static let securityToken = known("x-amz-security-token")
  static let amzUserAgent = known("x-amz-user-agent")
  static let contentSHA256 = known("x-amz-content-sha256")
  static let forwardedFor = known("x-forwarded-for")
  static let forwardedHost = known("x-forwarded-host")
  static let referrerPolicy = known("referrer-policy")
  static let hostField = known("host")
  static let pragma = known("pragma")
  static let dpop = known("dpop")
  static let lastEventID = known("last-event-id")
  static let accelBuffering = known("x-accel-buffering")
  static let process = known("gatehouse-process")
  static let crossOriginOpenerPolicy = known("cross-origin-opener-policy")
  static let secFetchSite = known("sec-fetch-site")
  static let refresh = known("refresh")
  static let robots = known("x-robots-tag")

  /// These literals are all well-formed (a test says so); the fallback only spares a force unwrap.
  private static func known(_ text: String) -> HTTPField.Name {
    HTTPField.Name(text) ?? .server
  }
}
