import Domain
import Testing

@testable import HTTPServer

@Suite("The Date header")
struct HTTPDateTests {
  @Test(
    "dates are RFC 9110's",
    arguments: [
      (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
      (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
      (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"),
      (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
      (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    ] as [(Int64, String)]
  )
  func texts(_ seconds: Int64, _ text: String) {
    #expect(HTTPDate.text(Instant(unixSeconds: seconds)) == text)
  }
}
