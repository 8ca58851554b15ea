import NIOCore
import Testing

@testable import RPC

@Suite("When a silent peer is given up")
struct KeepAliveTests {
  private let start = NIODeadline.uptimeNanoseconds(7)

  private func keepAlive() -> KeepAlive {
    var limits = RPCLimits()
    limits.keepAliveInterval = .seconds(30)
    limits.keepAliveTimeout = .seconds(10)
    return KeepAlive(limits, now: start)
  }

  @Test("a peer that speaks is not asked")
  func speaks() {
    var keepAlive = keepAlive()
    keepAlive.heard(at: start + .seconds(20))
    #expect(keepAlive.check(at: start + .seconds(30)) == .wait(until: start + .seconds(50)))
  }

  @Test("a silent peer is asked, and dead when it does not answer in time")
  func silent() {
    var keepAlive = keepAlive()
    let asked = start + .seconds(30)
    #expect(keepAlive.check(at: asked) == .ping(opaque: 1, until: asked + .seconds(10)))
    #expect(keepAlive.check(at: asked + .seconds(9)) == .wait(until: asked + .seconds(10)))
    #expect(keepAlive.check(at: asked + .seconds(10)) == .dead)
  }

  @Test("a peer that answers lives on")
  func answers() {
    var keepAlive = keepAlive()
    let asked = start + .seconds(30)
    _ = keepAlive.check(at: asked)
    keepAlive.heard(at: asked + .seconds(5))
    #expect(keepAlive.check(at: asked + .seconds(10)) == .wait(until: asked + .seconds(35)))
  }
}
