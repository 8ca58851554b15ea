import HTTPTypes
import RPC
import Testing

@testable import GatewayService

@Suite("The caller of a request")
struct CallerTests {
  @Test("all calls of a request end so much time after its header came")
  func deadline() {
    let accepted = ContinuousClock.now - .seconds(3)
    let caller = Caller(requestID: "r", sourceIP: nil, headers: [:], accepted: accepted)
    let first = caller.context(within: .seconds(10), isIdempotent: false)
    let second = caller.context(within: .seconds(10), isIdempotent: true)
    #expect(first.deadline == accepted + .seconds(10))
    #expect(second.deadline == first.deadline)
  }

  @Test("a part of an upload has its time from when it is there")
  func upload() {
    let now = ContinuousClock.now
    let caller = Caller(requestID: "r", sourceIP: nil, headers: [:], accepted: now - .seconds(300))
    let context = caller.context(within: .seconds(10), since: now, isIdempotent: false)
    #expect(context.deadline == now + .seconds(10))
  }
}
