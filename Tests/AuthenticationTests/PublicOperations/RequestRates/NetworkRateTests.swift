internal import AuthenticationMessages
import AuthenticationStubs
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("Request rates of one network")
struct NetworkRateTests {
  /// How many of so many sign-ins from the address get as far as the password.
  private func admitted(
    of count: Int,
    from address: String,
    _ rig: RequestRateTests.Rig
  ) async -> Int {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<count {
        group.addTask {
          var context = rig.harness.context
          context.sourceIP = address
          do throws(RPCError) {
            _ = try await rig.instances[number % rig.instances.count].initiateAuth(
              InitiateAuthRequest(
                authFlow: "USER_PASSWORD_AUTH",
                authParameters: ["USERNAME": "user\(number)", "PASSWORD": "Wr0ng!pass"],
                clientId: rig.stage.clientID
              ),
              context: context
            )
          } catch {
            return error.reason != "too_many_requests"
          }
          return true
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
  }

  private static func limits(percent: Int) -> RequestRateLimits {
    var limits = RequestRateLimits(networkPercent: percent)
    limits[RequestCategory.userAuthentication] = 20
    return limits
  }

  @Test("a flood from one leaves the others their part of the pool's rate")
  func flood() async throws {
    let rig = try await RequestRateTests.Rig(Self.limits(percent: 50))
    // Half of twenty, and what two instances let pass of a quiet network.
    let first = await admitted(of: 60, from: "192.0.2.1", rig)
    #expect((10...12).contains(first))
    #expect(await admitted(of: 60, from: "192.0.2.1", rig) == 0)
    // At least six tokens are left, of which an instance may keep two for callers to come.
    #expect(await admitted(of: 4, from: "192.0.2.2", rig) == 4)
    rig.harness.clock.advance(by: .seconds(1))
    let second = await admitted(of: 60, from: "2001:db8::1", rig)
    #expect((10...12).contains(second))
    #expect(await admitted(of: 60, from: "2001:db8::2", rig) == 0)
  }

  @Test("all of it is one network's where the operator says so")
  func wholeRate() async throws {
    let rig = try await RequestRateTests.Rig(Self.limits(percent: 100))
    let passed = await admitted(of: 60, from: "192.0.2.1", rig)
    #expect((18...20).contains(passed))
  }
}
