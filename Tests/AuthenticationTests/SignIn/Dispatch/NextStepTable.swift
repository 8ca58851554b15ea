internal import Domain

@testable import AuthenticationCore
@testable import AuthenticationSignIn

/// What the tables of `NextStep.after` are asked by: states and facts with little said.
enum NextStepTable {
  static let now = Instant(unixMillis: 1_795_219_200_000)
  static let key = "us-east-1_0c1bd1f2-6b3f-4d33-a4b7-7ef7ff5ee0dd"
  static let needs: [SecondFactorNeed] = [
    .none, .code(.sms), .code(.softwareToken), .code(.email), .choice([.sms, .email]),
    .setUp([.softwareToken]),
  ]

  static func tracking(
    replaces: Bool,
    _ options: DeviceOptions = DeviceOptions()
  ) -> DeviceTracking {
    DeviceTracking(replacesSecondFactor: replaces, asksUser: false, options: options)
  }

  static func state(
    deviceKey: String? = key,
    door: Door = .client,
    flow: CustomFlow? = nil
  ) -> SignInState {
    var state = SignInState(
      username: "ann",
      sub: "sub",
      enteredName: "ann",
      deviceKey: deviceKey,
      door: door
    )
    state.proofs.note(.password, at: now)
    state.customFlow = flow
    return state
  }

  static func facts(
    _ answered: AnsweredStep,
    need: SecondFactorNeed = .none,
    tracking: DeviceTracking? = nil,
    device: NamedDevice? = nil,
    standing: AccountStanding? = .active,
    isSignUpProofOpen: Bool = false,
    verdict: PoolVerdict? = nil
  ) -> SignInFacts {
    SignInFacts(
      answered: answered,
      standing: standing,
      now: now,
      need: need,
      tracking: tracking,
      device: device,
      isSignUpProofOpen: isSignUpProofOpen,
      verdict: verdict
    )
  }

  /// What is asked for a need, or what follows where there is none.
  static func factor(_ need: SecondFactorNeed, then next: NextStep) -> NextStep {
    switch need {
    case .none: next
    case .code(let factor): .ask(.code(factor))
    case .choice: .ask(.selectMFAType)
    case .setUp: .ask(.setUp)
    }
  }
}
