import Domain
import RPC
import Sessions
import TestSupport
import Testing
import TokenIssuanceMessages

@Suite("Sliding windows and absolute limits")
struct SlidingTests {
  private static let day = SessionTerms.day

  @Test("SES-26: with 14 days a chain lives that was idle for 13, and not one that was for 15")
  func idle() async throws {
    let harness = try await TokenIssuanceHarness()
    let terms = SessionTerms.sliding(14)
    let used = try await harness.signIn(terms)
    let unused = try await harness.signIn(terms)
    #expect(used.refreshExpiresInSeconds == 14 * Self.day)
    harness.clock.advance(by: .seconds(13 * Self.day))
    let refreshed = try await harness.refresh(used.refresh, terms)
    #expect(refreshed.refreshExpiresInSeconds == 14 * Self.day)
    harness.clock.advance(by: .seconds(2 * Self.day))
    #expect(await harness.refusal(of: unused.refresh, terms) == "refresh_token_expired")
    #expect(await harness.refusal(of: used.refresh, terms) == "")
  }

  @Test(
    "SES-26, SES-27: by refreshes over two years no chain passes its absolute limit",
    arguments: [false, true]
  )
  func twoYears(rotates: Bool) async throws {
    let harness = try await TokenIssuanceHarness()
    let terms = SessionTerms.sliding(14)
    let start = harness.clock.now()
    let signIn = try await harness.signIn(terms)
    var token = signIn.refresh
    var refusals: [Int64: String] = [:]
    for day in stride(from: 13 as Int64, through: 730, by: 13) {
      harness.clock.set(start.adding(seconds: day * Self.day))
      let refreshed: RefreshTokensResponse
      do throws(RPCError) {
        refreshed = try await harness.refresh(token, terms, grace: rotates ? 10 : nil)
      } catch {
        refusals[day] = error.reason
        continue
      }
      token = refreshed.refreshToken ?? token
      #expect(refreshed.refreshExpiresInSeconds == min(14, 365 - day) * Self.day)
    }
    #expect(refusals.keys.min() == 377)
    #expect(Set(refusals.values) == ["refresh_token_expired"])
    #expect(refusals.count == 28)
  }

  @Test("SES-27: a shortened limit ends old chains at the next refresh, and writes nothing")
  func shortened() async throws {
    let harness = try await TokenIssuanceHarness()
    let signIn = try await harness.signIn(.sliding(14))
    harness.clock.advance(by: .seconds(10 * Self.day))
    let version = try await harness.version(of: signIn.chainID)
    for grace in [nil, 10 as Int64] {
      let refusal = await harness.refusal(
        of: signIn.refresh,
        .sliding(14, absolute: 7),
        grace: grace
      )
      #expect(refusal == "refresh_token_expired")
    }
    #expect(try await harness.version(of: signIn.chainID) == version)
    #expect(await harness.refusal(of: signIn.refresh, .sliding(14)) == "")
  }

  @Test("SES-26: a change of the window counts from the next refresh; without one the expiry stays")
  func changed() async throws {
    let harness = try await TokenIssuanceHarness()
    // The chain began before there was any policy.
    let signIn = try await harness.signIn()
    #expect(signIn.refreshExpiresInSeconds == nil)
    let longer = try await harness.refresh(signIn.refresh, .sliding(60))
    #expect(longer.refreshExpiresInSeconds == 60 * Self.day)
    let shorter = try await harness.refresh(signIn.refresh, .sliding(7))
    #expect(shorter.refreshExpiresInSeconds == 7 * Self.day)
    harness.clock.advance(by: .seconds(6 * Self.day))
    // The tag is gone: the chain keeps what it has.
    let without = try await harness.refresh(signIn.refresh, SessionTerms())
    #expect(without.refreshExpiresInSeconds == nil)
    harness.clock.advance(by: .seconds(2 * Self.day))
    #expect(await harness.refusal(of: signIn.refresh) == "refresh_token_expired")
  }

  @Test("SES-27: alone the absolute limit only shortens RefreshTokenValidity")
  func absoluteAlone() async throws {
    let harness = try await TokenIssuanceHarness()
    let short = SessionTerms(absoluteSeconds: 10 * Self.day)
    let long = SessionTerms(absoluteSeconds: 100 * Self.day)
    let signIns = [try await harness.signIn(short), try await harness.signIn(long)]
    harness.clock.advance(by: .seconds(10 * Self.day))
    #expect(await harness.refusal(of: signIns[0].refresh, short) == "refresh_token_expired")
    #expect(try await harness.refresh(signIns[1].refresh, long).refreshExpiresInSeconds == nil)
    harness.clock.advance(by: .seconds(20 * Self.day))
    #expect(await harness.refusal(of: signIns[1].refresh, long) == "refresh_token_expired")
  }

  @Test("SES-26: neither a replaced token nor one that is taken for another's moves anything")
  func others() async throws {
    let harness = try await TokenIssuanceHarness()
    let terms = SessionTerms.sliding(14)
    let signIn = try await harness.signIn(terms)
    harness.clock.advance(by: .seconds(Self.day))
    let successor = try #require(
      try await harness.refresh(signIn.refresh, terms, grace: 3600).refreshToken
    )
    let version = try await harness.version(of: signIn.chainID)
    harness.clock.advance(by: .seconds(1800))
    // Within the grace the answer has the newest token, and what is left of its window.
    let repeated = try await harness.refresh(signIn.refresh, terms, grace: 3600)
    #expect(repeated.refreshToken == successor)
    #expect(repeated.refreshExpiresInSeconds == 14 * Self.day - 1800)
    let refused = await reason { () async throws(RPCError) in
      try await harness.refresh(successor, terms, holder: TokenHolder(sub: "somebody-else"))
    }
    #expect(refused == "refresh_token_other_holder")
    #expect(try await harness.version(of: signIn.chainID) == version)
  }

  @Test("SES-28: a refresh writes nothing without a policy, nor for a fiftieth of the window")
  func writes() async throws {
    let harness = try await TokenIssuanceHarness()
    let plain = try await harness.signIn()
    let sliding = try await harness.signIn(.sliding(14))
    let versions = (
      try await harness.version(of: plain.chainID), try await harness.version(of: sliding.chainID)
    )
    // A fiftieth of fourteen days is 6 hours and 43 minutes.
    harness.clock.advance(by: .seconds(6 * 3600))
    _ = try await harness.refresh(plain.refresh)
    let kept = try await harness.refresh(sliding.refresh, .sliding(14))
    #expect(kept.refreshExpiresInSeconds == 14 * Self.day - 6 * 3600)
    #expect(try await harness.version(of: plain.chainID) == versions.0)
    #expect(try await harness.version(of: sliding.chainID) == versions.1)
    harness.clock.advance(by: .seconds(3600))
    let moved = try await harness.refresh(sliding.refresh, .sliding(14))
    #expect(moved.refreshExpiresInSeconds == 14 * Self.day)
  }

  @Test(
    "terms that no tag can set are a fault of the caller",
    arguments: [
      SessionTerms(idleSeconds: 0), SessionTerms(absoluteSeconds: -1),
      SessionTerms(idleSeconds: .max), .tracked(most: 0), .tracked(most: 101),
    ]
  )
  func badTerms(_ terms: SessionTerms) async throws {
    let harness = try await TokenIssuanceHarness()
    await #expect(throws: RPCError.self) { try await harness.signIn(terms) }
    #expect(try await harness.active() == [])
  }
}
