internal import Domain
import Testing

@testable import AuthenticationCore
@testable import AuthenticationSignIn

@Suite("What follows a step of a sign-in")
struct NextStepTests {
  private typealias Table = NextStepTable

  private func next(_ facts: SignInFacts, _ state: SignInState = Table.state()) -> NextStep {
    NextStep.after(state, facts)
  }

  @Test("a claimed name is to be proved by its password")
  func begun() {
    #expect(next(Table.facts(.nothing)) == .ask(.passwordVerifier))
  }

  @Test("after the password it is told where the account stands, before anything else is looked at")
  func standing() {
    let refusals: [(AccountStanding, AuthenticationFailure)] = [
      (.disabled, .userDisabled), (.unconfirmed, .userNotConfirmed),
      (.resetRequired, .passwordResetRequired),
      (
        .temporaryPassword(until: Table.now),
        .notAuthorized("Temporary password has expired and must be reset by an administrator.")
      ),
    ]
    for (standing, refusal) in refusals {
      let facts = Table.facts(
        .password,
        need: .code(.sms),
        tracking: Table.tracking(replaces: true),
        standing: standing,
        isSignUpProofOpen: true
      )
      #expect(next(facts) == .refuse(.standing(refusal)))
    }
    for end in [nil, Table.now.adding(seconds: 1)] {
      let facts = Table.facts(
        .password,
        need: .code(.sms),
        standing: .temporaryPassword(until: end)
      )
      #expect(next(facts) == .ask(.newPasswordRequired))
    }
  }

  @Test("steps of the client's choice are asked for")
  func choices() {
    #expect(next(Table.facts(.factorChoice(.sms))) == .ask(.code(of: .sms)))
    #expect(
      next(Table.facts(.factorChoice(.softwareToken))) == .ask(.code(of: .softwareToken))
    )
    #expect(next(Table.facts(.newAddress("a@example.com"))) == .ask(.code(of: .email)))
    #expect(next(Table.facts(.deviceName(nil))) == .ask(.devicePasswordVerifier))
  }

  @Test(
    "without tracking the second factor applies, and then come tokens",
    arguments: Table.needs,
    [AnsweredStep.password, .newPassword]
  )
  func factors(need: SecondFactorNeed, answered: AnsweredStep) {
    let step = next(Table.facts(answered, need: need))
    #expect(step == Table.factor(need, then: .done(.tokens)))
  }

  @Test("after the second factor come tokens", arguments: [true, false])
  func afterFactor(isTracked: Bool) {
    let tracking = isTracked ? Table.tracking(replaces: true) : nil
    let facts = Table.facts(
      .secondFactor(.softwareToken),
      tracking: tracking,
      device: NamedDevice.none
    )
    #expect(next(facts) == .done(isTracked ? .newDevice : .tokens))
  }

  @Test("what the sign-up proved is looked up where a factor may apply, and nowhere else")
  func signUpProof() {
    for need in Table.needs {
      let open = Table.facts(.password, need: need, isSignUpProofOpen: true)
      #expect(next(open) == .learn(.signUpProof))
    }
    let proved = Table.facts(
      .password,
      need: .code(.sms),
      tracking: Table.tracking(replaces: true),
      device: .remembered(isFactorGiven: true),
      isSignUpProofOpen: true
    )
    #expect(next(proved) == .ask(.deviceSRP))
  }

  @Test("every challenge that can follow is registered under its own name")
  func registry() {
    let names: [ChallengeName] =
      [
        .passwordVerifier, .newPasswordRequired, .selectMFAType, .mfaSetup, .deviceSRP,
        .devicePasswordVerifier, .customChallenge,
      ] + SecondFactor.allCases.map { .code(of: $0) }
    for name in names {
      #expect(SignInChallenge.registry[name]?.name == name)
    }
    #expect(SignInChallenge.registry.count == names.count)
  }
}
