import HTTPTypes
import HummingbirdCore
import Logging
import NIOConcurrencyHelpers
import NIOCore
import RPC
import Testing

@testable import GatewayService

/// A body in two pieces that remembers when its end was read.
private struct SlowBody: Sendable {
  let text: String
  private let times = NIOLockedValueBox<[ContinuousClock.Instant]>([])

  init(_ text: String) {
    self.text = text
  }

  var body: RequestBody {
    let (times, bytes) = (times, Array(text.utf8))
    let half = bytes.count / 2
    return RequestBody(
      asyncSequence: AsyncStream<ByteBuffer> {
        let piece = times.withLockedValue { (times) -> Int in
          times.append(.now)
          return times.count
        }
        switch piece {
        case 1: return ByteBuffer(bytes: bytes[..<half])
        case 2: return ByteBuffer(bytes: bytes[half...])
        default: return nil
        }
      }
    )
  }

  /// When the reader was told that nothing follows; nil before.
  var end: ContinuousClock.Instant? { times.withLockedValue { $0.count == 3 ? $0[2] : nil } }
}

@Suite("The calls of a request")
struct CallerTests {
  private let service = FakeService()

  @Test("of the API have their time after the request was received whole")
  func api() async throws {
    try await expectFullTime(TestRequest.call("SignUp"), SlowBody(APITests.signUp)) { API($0) }
  }

  @Test("of the token endpoint have their time after the request was received whole")
  func tokenEndpoint() async throws {
    try await expectFullTime(
      TestRequest(headers: [("Content-Type", "application/x-www-form-urlencoded")]),
      SlowBody("grant_type=refresh_token&client_id=abc&refresh_token=r")
    ) { TokenEndpoint($0) }
  }

  private func expectFullTime(
    _ request: TestRequest,
    _ slow: SlowBody,
    at endpoint: (EndpointParts) -> any Endpoint
  ) async throws {
    let parts = EndpointParts(over: service)
    var head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: request.target)
    for (name, value) in request.headers {
      if let name = HTTPField.Name(name) { head.headerFields[name] = value }
    }
    let http = Request(head: head, body: slow.body)
    let caller = Caller(requestID: "r", sourceIP: nil, headers: head.headerFields)
    _ = await endpoint(parts).answer(EndpointRequest(http: http, caller: caller, path: [:]))
    let received = try #require(slow.end)
    let deadline = try #require(service.calls.first).context.deadline
    let callTime = parts.limits.callTime
    #expect(received.advanced(by: callTime) <= deadline)
    #expect(deadline <= ContinuousClock.now.advanced(by: callTime))
  }
}
