internal import AuthenticationMessages
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationSignIn

@Suite("Where a right password is the end")
struct EndsAtOnceTests {
  private typealias Table = NextStepTable

  private static func factors(_ requirement: String) -> PoolSecondFactors {
    PoolSecondFactors(
      UserPoolType(mfaConfiguration: requirement),
      configuration: PoolSecondFactors.Configuration(
        offersSMS: true,
        offersSoftwareToken: true,
        email: EmailMfaConfigType()
      )
    )
  }

  private static let states: [SignInState] = [nil, Table.key].flatMap { key in
    Door.allCases.flatMap { door in
      [nil, CustomFlow(deviceKey: key, clientPublic: nil)].map { flow in
        Table.state(deviceKey: key, door: door, flow: flow)
      }
    }
  }

  private static let trackings: [DeviceTracking?] = [
    nil, Table.tracking(replaces: true), Table.tracking(replaces: false),
  ]

  /// What follows once every fact is looked up that is asked for, of a client that names no device.
  private func last(_ state: SignInState, _ known: SignInFacts) -> NextStep {
    var facts = known
    while true {
      let step = NextStep.after(state, facts)
      switch step {
      case .learn(.device): facts.device = NamedDevice.none
      case .learn(.signUpProof): facts.isSignUpProofOpen = false
      case .learn(.ways), .learn(.verdict), .learn(.risk), .ask, .done, .refuse: return step
      }
    }
  }

  @Test(
    "whenever it is said before, what follows is the end",
    arguments: ["OFF", "OPTIONAL", "ON"]
  )
  func predicted(requirement: String) {
    let factors = Self.factors(requirement)
    var said = 0
    for state in Self.states {
      for tracking in Self.trackings where NextStep.endsAtOnce(state, factors, tracking, .off) {
        #expect(!NextStep.endsAtOnce(state, factors, tracking, .audit))
        said += 1
        for possessed in [[], [.email], SecondFactor.allCases] as [[SecondFactor]] {
          let need = SecondFactorNeed(
            pool: factors,
            possessed: possessed,
            enabled: [],
            preferred: nil
          )
          for isOpen in [false, true] {
            let facts = Table.facts(
              .password,
              need: need,
              tracking: tracking,
              isSignUpProofOpen: isOpen
            )
            let step = last(state, facts)
            if case .done = step { continue }
            Issue.record("\(step) follows")
          }
        }
      }
    }
    #expect((said == 0) == (requirement == "ON"))
  }
}
