import Domain
import OutboundHTTP
import Testing

@Suite("Retry-After")
struct RetryAfterTests {
  private static let now = Instant(unixSeconds: 784_111_777)

  @Test(
    "is in seconds or a date (RFC 9110 §10.2.3)",
    arguments: [
      ("77", 77), ("Sun, 06 Nov 1994 08:49:38 GMT", 1), ("Mon, 07 Nov 1994 08:49:37 GMT", 86_400),
    ]
  )
  func understood(value: String, seconds: Int64) {
    #expect(RetryAfter.duration(value, at: Self.now) == .seconds(seconds))
  }

  @Test(
    "says nothing where it is past or not understood",
    arguments: [
      "", "0", "-1", "1.5", "soon", "99999999999999999999", "Sun, 06 Nov 1994 08:49:37 GMT",
      "Sun, 31 Feb 2027 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
      "Sun, 06 Foo 1995 08:49:37 GMT",
      "Sun, 06 Nov 99999999999999999999 08:49:37 GMT", "Sun, 06 Nov 2027 08:49:37 CET", "GMT",
    ]
  )
  func notUnderstood(value: String) {
    #expect(RetryAfter.duration(value, at: Self.now) == nil)
  }
}
