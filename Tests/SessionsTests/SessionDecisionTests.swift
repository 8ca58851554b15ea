import Domain
import Sessions
import Testing

@Suite("Session decision")
struct SessionDecisionTests {
  private static let signIn = Instant(unixSeconds: 1_700_000_000)
  private static let day: Int64 = 86_400

  /// Facts of a refresh after so many days of a chain that ends after so many, all of them good.
  private func facts(
    after days: Int64 = 10,
    ending end: Int64 = 14,
    absolute: Int64? = 365
  ) -> SessionFacts {
    var facts = SessionFacts(
      now: Self.signIn.adding(seconds: days * Self.day),
      terms: SessionTerms(
        idleSeconds: 14 * Self.day,
        absoluteSeconds: absolute.map { $0 * Self.day }
      )
    )
    facts.client = .admitted
    facts.token = .own
    facts.chain = SessionFacts.Chain(
      signedInAt: Self.signIn,
      expiresAt: Self.signIn.adding(seconds: end * Self.day)
    )
    facts.user = .admitted
    facts.signIns = .allowed
    facts.device = .fits
    return facts
  }

  @Test("SES-35: with good facts each check passes, and without facts none is known")
  func good() {
    for check in SessionDecision.Check.allCases {
      #expect(SessionDecision.outcome(of: check, facts()) == .passed)
      let unknown = SessionFacts(now: Self.signIn)
      #expect(SessionDecision.outcome(of: check, unknown) == .unknown)
      #expect(SessionDecision.refusal(unknown) == nil)
    }
    #expect(SessionDecision.refusal(facts()) == nil)
  }

  @Test("SES-35: of several reasons the first check's answers, in the specification's order")
  func order() {
    var facts = facts(after: 400, ending: 300)
    facts.client = .mayNotRefresh
    facts.token = .foreign
    facts.chain?.end = .evicted
    facts.user = .missing
    facts.signIns = .stopped
    facts.device = .doesNotFit
    let expected: [(SessionRefusal, (inout SessionFacts) -> Void)] = [
      (.clientMayNotRefresh, { $0.client = .admitted }),
      (.tokenForeign, { $0.token = .own }),
      (.ended(.evicted), { $0.chain?.end = nil }),
      (.idle, { $0.chain?.expiresAt = Self.signIn.adding(seconds: 500 * Self.day) }),
      (.absolute, { $0.terms.absoluteSeconds = nil }),
      (.userMissing, { $0.user = .admitted }),
      (.signInsStopped, { $0.signIns = .allowed }),
      (.deviceDoesNotFit, { $0.device = .fits }),
    ]
    for (refusal, mend) in expected {
      #expect(SessionDecision.refusal(facts) == refusal)
      mend(&facts)
    }
    #expect(SessionDecision.refusal(facts) == nil)
  }

  @Test("SES-26: a chain is over at its expiry, and not a millisecond before")
  func idle() {
    var facts = facts(after: 14)
    #expect(SessionDecision.refusal(facts) == .idle)
    facts.now.unixMillis -= 1
    #expect(SessionDecision.refusal(facts) == nil)
  }

  @Test("SES-27: a chain that the absolute limit has ended is told from one that was not used")
  func absolute() {
    #expect(SessionDecision.refusal(facts(after: 20, ending: 20, absolute: 20)) == .absolute)
    // The limit was shortened: what is beyond it ends, whatever the chain was promised.
    #expect(SessionDecision.refusal(facts(after: 10, ending: 14, absolute: 7)) == .absolute)
    #expect(SessionDecision.refusal(facts(after: 14, ending: 13, absolute: 20)) == .idle)
  }

  @Test("SES-35: how a chain ended decides what is told")
  func ends() {
    for end in SessionEnd.allCases {
      var facts = facts()
      facts.chain?.end = end
      let refusal = SessionDecision.refusal(facts)
      switch end {
      case .deviceForgotten: #expect(refusal == .deviceForgotten)
      case .reuse, .requested, .superseded, .evicted, .sessionRevoked, .policy, .clientDeleted:
        #expect(refusal == .ended(end))
      }
    }
    var facts = facts()
    facts.chain?.end = .reuse
    facts.chain?.isTokenReplaced = true
    #expect(SessionDecision.refusal(facts) == .reuse)
    facts.chain?.isDeviceForgotten = true
    #expect(SessionDecision.refusal(facts) == .deviceForgotten)
  }
}
