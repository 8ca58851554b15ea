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
    #expect(next(Table.facts(.named)) == .ask(.passwordVerifier))
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
    #expect(next(Table.facts(.factorChoice(.sms))) == .ask(.code(.sms)))
    #expect(
      next(Table.facts(.factorChoice(.softwareToken))) == .ask(.code(.softwareToken))
    )
    #expect(next(Table.facts(.newAddress("a@example.com"))) == .ask(.code(.email)))
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

  @Test("every step that can be asked is registered, each under the name of its challenge")
  func registry() {
    let names: [(SignInStep.Name, String)] =
      [
        (.passwordVerifier, "PASSWORD_VERIFIER"), (.newPasswordRequired, "NEW_PASSWORD_REQUIRED"),
        (.selectMFAType, "SELECT_MFA_TYPE"), (.setUp, "MFA_SETUP"), (.verified, "MFA_SETUP"),
        (.deviceSRP, "DEVICE_SRP_AUTH"), (.devicePasswordVerifier, "DEVICE_PASSWORD_VERIFIER"),
        (.customChallenge, "CUSTOM_CHALLENGE"), (.selectChallenge(nil), "SELECT_CHALLENGE"),
        (.selectChallenge(.password), "PASSWORD"),
        (.selectChallenge(.passwordSRP), "PASSWORD_SRP"), (.passkey, "WEB_AUTHN"),
        (.firstCode(.email), "EMAIL_OTP"), (.firstCode(.sms), "SMS_OTP"),
      ] + SecondFactor.allCases.map { (.code($0), $0.rawValue) }
    for (step, name) in names {
      let challenge = SignInChallenge.registry[step]
      #expect(challenge?.name.text == name)
      let answered = SignInChallenge.answered(by: name) { steps in
        steps.contains(step) ? step : nil
      }
      #expect(answered?.steps == challenge?.steps)
    }
    #expect(SignInChallenge.registry.count == names.count)
    #expect(SignInChallenge.answered(by: "PASSWORDS", at: { _ in nil })?.name == nil)
  }
}
