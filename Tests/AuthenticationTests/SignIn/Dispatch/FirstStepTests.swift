internal import Domain
import Testing

@testable import AuthenticationCore
@testable import AuthenticationSignIn

@Suite("What a sign-in begins with, where the user may choose")
struct FirstStepTests {
  private typealias Table = NextStepTable

  private func facts(
    _ answered: AnsweredStep,
    _ ways: [FirstChallenge]? = FirstChallenge.allCases,
    standing: AccountStanding? = .active,
    tellsExistence: Bool = false
  ) -> SignInFacts {
    var facts = Table.facts(answered, standing: standing)
    facts.ways = ways
    facts.tellsExistence = tellsExistence
    return facts
  }

  private func next(_ facts: SignInFacts, clientPublic: [UInt8]? = nil) -> NextStep {
    var state = Table.state()
    state.proofs = []
    state.clientPublic = clientPublic
    return NextStep.after(state, facts)
  }

  @Test("CHO-2: the ways are looked up first")
  func learns() {
    for answered in [AnsweredStep.mayChoose(preferring: nil), .chose(.passkey)] {
      #expect(next(facts(answered, nil)) == .learn(.ways))
    }
  }

  @Test("CHO-2, CHO-3: each way leads to its challenge, whether it was preferred or chosen")
  func table() {
    let table: [(FirstChallenge, SignInStep.Name)] = [
      (.password, .selectChallenge(.password)), (.passwordSRP, .selectChallenge(.passwordSRP)),
      (.emailCode, .firstCode(.email)), (.smsCode, .firstCode(.sms)), (.passkey, .passkey),
    ]
    for (way, step) in table {
      #expect(next(facts(.mayChoose(preferring: way))) == .ask(step))
      #expect(next(facts(.chose(way))) == .ask(step))
      let others = FirstChallenge.allCases.filter { $0 != way }
      #expect(next(facts(.mayChoose(preferring: way), others)) == .ask(.selectChallenge(nil)))
      #expect(next(facts(.chose(way), others)) == .refuse(.firstFactorNotOffered))
    }
    #expect(next(facts(.chose(.passwordSRP)), clientPublic: [1]) == .ask(.passwordVerifier))
    #expect(next(facts(.mayChoose(preferring: nil))) == .ask(.selectChallenge(nil)))
    #expect(next(facts(.mayChoose(preferring: nil), [])) == .refuse(.noFirstFactor))
  }

  @Test(
    "CHO-4: where a user stands is told at once where existence is, and no password comes first"
  )
  func standing() {
    func told(_ way: FirstChallenge?, _ tells: Bool) -> NextStep {
      next(
        facts(.mayChoose(preferring: way), standing: .disabled, tellsExistence: tells)
      )
    }
    #expect(told(.emailCode, true) == .refuse(.standing(.userDisabled)))
    #expect(told(.passkey, true) == .refuse(.standing(.userDisabled)))
    #expect(told(.password, true) == .ask(.selectChallenge(.password)))
    #expect(told(.emailCode, false) == .ask(.firstCode(.email)))
  }

  @Test("CHO-5, CHO-9: a first factor is enough alone, or for nothing, and no device follows it")
  func afterFirstFactor() {
    for kind in [
      Proof.Kind.oneTimeCode(.email), .passkey(isTwoFactors: false, isCarried: false),
    ] {
      var state = Table.state()
      state.proofs = [Proof(kind, at: Table.now)]
      for need in Table.needs {
        var facts = Table.facts(
          .firstFactor(kind),
          need: need,
          tracking: Table.tracking(replaces: true)
        )
        let isEnough = need == .none
        #expect(
          NextStep.after(state, facts)
            == (isEnough ? .done(.tokens) : .refuse(.firstFactorNotEnough))
        )
        facts.asksAfterPasskey = true
        let mayFollow = state.proofs.holdsPasskey
        #expect(
          NextStep.after(state, facts)
            == (isEnough
              ? .done(.tokens)
              : mayFollow
                ? Table.factor(need, then: .done(.tokens)) : .refuse(.firstFactorNotEnough))
        )
        facts.standing = .resetRequired
        #expect(NextStep.after(state, facts) == .refuse(.standing(.passwordResetRequired)))
      }
    }
  }

  @Test("CHO-7: without a level that can be reached there are no tokens")
  func levels() {
    var facts = Table.facts(.password)
    facts.isLevelReachable = false
    #expect(NextStep.after(Table.state(), facts) == .refuse(.levelNotReachable))
  }
}
