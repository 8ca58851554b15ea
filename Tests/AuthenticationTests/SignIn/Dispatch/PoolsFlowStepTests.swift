internal import Domain
import Testing

@testable import AuthenticationCore
@testable import AuthenticationSignIn

@Suite("What follows in a pool's own flow")
struct PoolsFlowStepTests {
  private typealias Table = NextStepTable

  private static func flow(
    deviceKey: String? = Table.key,
    clientPublic: [UInt8]? = [2],
    rounds: Int = 0
  ) -> CustomFlow {
    var flow = CustomFlow(deviceKey: deviceKey, clientPublic: clientPublic)
    for _ in 0..<rounds { flow.add("CUSTOM_CHALLENGE", isRight: false) }
    return flow
  }

  private func next(
    _ verdict: PoolVerdict?,
    _ flow: CustomFlow? = flow(),
    tracking: DeviceTracking? = Table.tracking(replaces: true),
    device: NamedDevice? = nil,
    standing: AccountStanding? = .active
  ) -> NextStep {
    var state = Table.state(flow: flow)
    state.proofs = []
    let facts = Table.facts(
      .poolsTurn,
      tracking: tracking,
      device: device,
      standing: standing,
      verdict: verdict
    )
    return NextStep.after(state, facts)
  }

  @Test("the pool is asked at its turn, and before what would be the end")
  func turns() {
    #expect(next(nil) == .learn(.verdict(nil)))
    let flow = Self.flow()
    let tracking = Table.tracking(replaces: true)
    let ends: [(AnsweredStep, NamedDevice, SignInEnd)] = [
      (.password, .none, .newDevice), (.secondFactor(.softwareToken), .none, .newDevice),
      (.newPassword, .notRemembered, .trackedDevice(Table.key)),
      (
        .deviceProof(.remembered(isFactorGiven: true)), .remembered(isFactorGiven: true),
        .provedDevice(Table.key)
      ),
    ]
    for (answered, device, end) in ends {
      let facts = Table.facts(answered, tracking: tracking, device: device)
      #expect(NextStep.after(Table.state(flow: flow), facts) == .learn(.verdict(end)))
    }
    // The second factor comes before the pool is asked (CUS-8).
    let factor = Table.facts(.password, need: .code(.sms))
    #expect(NextStep.after(Table.state(flow: flow), factor) == .ask(.code(.sms)))
  }

  @Test("a function that fails the sign-in, or names nothing that there is, ends it")
  func refusals() {
    #expect(next(.fails) == .refuse(.failedByPool))
    for name in [nil, "", "SMS_MFA", "SELECT_CHALLENGE", "DEVICE_PASSWORD_VERIFIER"] {
      #expect(next(.asks(name)) == .refuse(.noSuchChallenge))
    }
    let long = Self.flow(rounds: CustomFlow.maxRounds)
    #expect(next(.asks("CUSTOM_CHALLENGE"), long) == .refuse(.tooManyRounds))
    // The last answer may still be the right one.
    #expect(next(.tokens(.tokens), nil) == .done(.tokens))
  }

  @Test("a custom challenge is asked, and the password as long as there is an A")
  func challenges() {
    #expect(next(.asks("CUSTOM_CHALLENGE")) == .ask(.customChallenge))
    #expect(next(.asks("CUSTOM_CHALLENGE"), standing: nil) == .ask(.customChallenge))
    #expect(next(.asks("PASSWORD_VERIFIER")) == .ask(.passwordVerifier))
    let withoutA = Self.flow(clientPublic: nil)
    #expect(next(.asks("PASSWORD_VERIFIER"), withoutA) == .refuse(.noPasswordToProve))
  }

  @Test("CUS-25: an answer without a verdict asks again, however many rounds there were")
  func withoutVerdict() {
    let question = SignInStep.CustomQuestion(privateParametersJSON: "{}", metadata: nil)
    let facts = Table.facts(.answerWithoutVerdict(question))
    for flow in [Self.flow(), Self.flow(rounds: CustomFlow.maxRounds)] {
      #expect(NextStep.after(Table.state(flow: flow), facts) == .ask(.customChallenge))
    }
  }

  @Test("a device is proved in the middle where it is remembered")
  func device() {
    func step(_ device: NamedDevice?, standing: AccountStanding? = .active) -> NextStep {
      next(.asks("DEVICE_SRP_AUTH"), device: device, standing: standing)
    }
    #expect(step(nil) == .learn(.device))
    #expect(step(.remembered(isFactorGiven: false)) == .ask(.deviceSRP))
    #expect(step(.notRemembered) == .refuse(.deviceNotRemembered))
    #expect(step(.unknown) == .refuse(.unknownDevice))
    #expect(step(.some(.none)) == .refuse(.unknownDevice))
    #expect(step(nil, standing: nil) == .refuse(.unknownDevice))
    let noKey = Self.flow(deviceKey: nil)
    #expect(next(.asks("DEVICE_SRP_AUTH"), noKey) == .refuse(.noDeviceToProve))
    #expect(next(.asks("DEVICE_SRP_AUTH"), tracking: nil) == .refuse(.noDeviceToProve))
  }

  @Test("tokens are those that were decided before; without a password devices have their say")
  func tokens() {
    for end in [SignInEnd.tokens, .newDevice, .trackedDevice("a"), .provedDevice("b")] {
      #expect(next(.tokens(end), nil) == .done(end))
    }
    func open(_ device: NamedDevice, _ options: DeviceOptions = DeviceOptions()) -> NextStep {
      next(.tokens(nil), nil, tracking: Table.tracking(replaces: true, options), device: device)
    }
    #expect(next(.tokens(nil), nil, tracking: nil) == .done(.tokens))
    #expect(next(.tokens(nil), nil) == .learn(.device))
    #expect(open(.none) == .done(.tokens))
    #expect(open(.remembered(isFactorGiven: false)) == .ask(.deviceSRP))
    #expect(open(.notRemembered) == .done(.trackedDevice(Table.key)))
    #expect(open(.unknown) == .refuse(.unknownDevice))
    var options = DeviceOptions()
    options.issuesInCustomFlows = true
    #expect(open(.none, options) == .done(.newDevice))
  }

  @Test("an account that may not sign in gets no tokens; a temporary password stays to be changed")
  func standing() {
    #expect(next(.tokens(.tokens), nil, standing: .disabled) == .refuse(.standing(.userDisabled)))
    let reset = next(.tokens(nil), nil, standing: .resetRequired)
    #expect(reset == .refuse(.standing(.passwordResetRequired)))
    let temporary = AccountStanding.temporaryPassword(until: Table.now)
    #expect(next(.tokens(.tokens), nil, standing: temporary) == .done(.tokens))
  }
}
