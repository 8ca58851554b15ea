import Testing

@testable import AuthenticationCore
@testable import AuthenticationSignIn

@Suite("When is MFA suppressed?")
struct DeviceStepTests {
  private typealias Table = NextStepTable

  private static let steps: [AnsweredStep] = [.password, .newPassword]

  private func next(
    _ device: NamedDevice,
    _ need: SecondFactorNeed,
    _ tracking: DeviceTracking?,
    _ answered: AnsweredStep = .password,
    door: Door = .client
  ) -> NextStep {
    NextStep.after(
      Table.state(door: door),
      Table.facts(answered, need: need, tracking: tracking, device: device)
    )
  }

  @Test("row 1: without tracking the registry is not asked, and no device is given")
  func off() {
    for need in Table.needs {
      let step = NextStep.after(Table.state(), Table.facts(.password, need: need))
      #expect(step == Table.factor(need, then: .done(.tokens)))
    }
  }

  @Test(
    "with tracking the registry is asked first",
    arguments: steps + [.secondFactor(.softwareToken)]
  )
  func asked(answered: AnsweredStep) {
    let facts = Table.facts(
      answered,
      need: .code(.sms),
      tracking: Table.tracking(replaces: true),
      isSignUpProofOpen: true
    )
    #expect(NextStep.after(Table.state(), facts) == .learn(.device))
  }

  @Test(
    "row 2, DEV-4: without a key the second factor applies and a device is given",
    arguments: Table.needs,
    [true, false]
  )
  func none(need: SecondFactorNeed, replaces: Bool) {
    for answered in Self.steps {
      let step = next(.none, need, Table.tracking(replaces: replaces), answered)
      #expect(step == Table.factor(need, then: .done(.newDevice)))
    }
  }

  @Test(
    "row 3, DEV-2: a remembered device is proved in place of a code by SMS or authenticator",
    arguments: [.none, .code(.sms), .code(.softwareToken), .choice([.sms, .email])]
      as [SecondFactorNeed]
  )
  func remembered(need: SecondFactorNeed) {
    for answered in Self.steps {
      let device = NamedDevice.remembered(isFactorGiven: true)
      #expect(next(device, need, Table.tracking(replaces: true), answered) == .ask(.deviceSRP))
    }
  }

  @Test(
    "row 3, DEV-2: a code by e-mail and a set-up are not replaced, as in Cognito",
    arguments: [.code(.email), .choice([.email]), .setUp([.sms, .softwareToken, .email])]
      as [SecondFactorNeed]
  )
  func notReplaced(need: SecondFactorNeed) {
    let step = next(.remembered(isFactorGiven: true), need, Table.tracking(replaces: true))
    #expect(step == Table.factor(need, then: .ask(.deviceSRP)))
  }

  @Test("row 3: a device that was remembered before the second factor gives one once")
  func rememberedBeforeFactor() {
    for need in [SecondFactorNeed.none, .code(.sms), .choice([.sms, .softwareToken])] {
      let step = next(.remembered(isFactorGiven: false), need, Table.tracking(replaces: true))
      #expect(step == Table.factor(need, then: .ask(.deviceSRP)))
    }
  }

  @Test(
    "row 4: without the switch a remembered device is proved after the second factor",
    arguments: Table.needs,
    [true, false]
  )
  func rememberedWithoutSwitch(need: SecondFactorNeed, isFactorGiven: Bool) {
    let device = NamedDevice.remembered(isFactorGiven: isFactorGiven)
    let step = next(device, need, Table.tracking(replaces: false))
    #expect(step == Table.factor(need, then: .ask(.deviceSRP)))
    let afterwards = next(
      device,
      .none,
      Table.tracking(replaces: false),
      .secondFactor(.softwareToken)
    )
    #expect(afterwards == .ask(.deviceSRP))
  }

  @Test(
    "row 5, DEV-3, DEV-16: a device that is not remembered counts as never used",
    arguments: Table.needs,
    [true, false]
  )
  func notRemembered(need: SecondFactorNeed, replaces: Bool) {
    let tracking = Table.tracking(replaces: replaces)
    for answered in Self.steps + [.deviceProof(.notRemembered)] {
      let step = next(.notRemembered, need, tracking, answered)
      #expect(step == Table.factor(need, then: .done(.trackedDevice(Table.key))))
    }
  }

  @Test(
    "row 6, DEV-11: an unknown device ends the sign-in, or is a new one by option",
    arguments: Table.needs,
    [true, false]
  )
  func unknown(need: SecondFactorNeed, replaces: Bool) {
    let tracking = Table.tracking(replaces: replaces)
    #expect(next(.unknown, need, tracking) == .refuse(.unknownDevice))
    #expect(
      next(.unknown, .none, tracking, .secondFactor(.softwareToken)) == .refuse(.unknownDevice)
    )
    let proof = AnsweredStep.deviceProof(.unknown)
    #expect(next(.unknown, need, tracking, proof) == .refuse(.forgottenDevice))
    var options = DeviceOptions()
    options.treatsUnknownAsNew = true
    for answered in Self.steps + [proof] {
      let step = next(.unknown, need, Table.tracking(replaces: replaces, options), answered)
      #expect(step == Table.factor(need, then: .done(.newDevice)))
    }
  }

  @Test("option: the factors that a device replaces are the pool's to say")
  func replacedFactors() {
    let options = DeviceOptions(tags: ["gatehouse:device-replaces-factors": "EMAIL_OTP SMS_MFA"])
    func step(_ need: SecondFactorNeed) -> NextStep {
      next(.remembered(isFactorGiven: true), need, Table.tracking(replaces: true, options))
    }
    #expect(step(.code(.email)) == .ask(.deviceSRP))
    #expect(step(.code(.sms)) == .ask(.deviceSRP))
    #expect(step(.code(.softwareToken)) == .ask(.code(.softwareToken)))
    #expect(step(.setUp([.email])) == .ask(.setUp))
  }

  @Test("DEV-10: an administrator's sign-in is given a device only by option")
  func administrators() {
    let plain = next(.none, .none, Table.tracking(replaces: true), door: .administrator)
    #expect(plain == .done(.tokens))
    var options = DeviceOptions()
    options.issuesToAdministrators = true
    let given = next(.none, .none, Table.tracking(replaces: true, options), door: .administrator)
    #expect(given == .done(.newDevice))
  }

  @Test("BDV-5: a remembered browser has given its proof, and spares what a device spares")
  func browsers() {
    func step(
      _ device: NamedDevice,
      _ need: SecondFactorNeed,
      _ tracking: DeviceTracking = Table.tracking(replaces: true)
    ) -> NextStep {
      var facts = Table.facts(.password, need: need, tracking: tracking, device: device)
      if case .remembered = device { facts.isBrowserProved = true }
      return NextStep.after(Table.state(door: .hostedPage), facts)
    }
    let known = NamedDevice.remembered(isFactorGiven: true)
    for need in [SecondFactorNeed.none, .code(.sms), .choice([.sms, .email])] {
      #expect(step(known, need) == .done(.provedDevice(Table.key)))
    }
    #expect(step(known, .code(.email)) == .ask(.code(.email)))
    #expect(step(known, .setUp([.softwareToken])) == .ask(.setUp))
    #expect(step(known, .code(.sms), Table.tracking(replaces: false)) == .ask(.code(.sms)))
    // DEV-4: a browser that only the password was shown from spares nothing yet.
    #expect(step(.remembered(isFactorGiven: false), .code(.sms)) == .ask(.code(.sms)))
    for device in [NamedDevice.none, .notRemembered] {
      for need in Table.needs {
        #expect(step(device, need) == Table.factor(need, then: .done(.browser)))
      }
    }
  }

  @Test("proof, row 1: tracking that was switched off asks for the factor and binds nothing")
  func proofWithoutTracking() {
    for device in [NamedDevice.remembered(isFactorGiven: true), .notRemembered, .unknown] {
      for need in Table.needs {
        let step = next(device, need, nil, .deviceProof(device))
        #expect(step == Table.factor(need, then: .done(.tokens)))
      }
    }
  }

  @Test("proof, row 3: it is enough where it replaces what the user needs now")
  func proofReplaces() {
    func step(_ isFactorGiven: Bool, _ need: SecondFactorNeed) -> NextStep {
      let device = NamedDevice.remembered(isFactorGiven: isFactorGiven)
      return next(device, need, Table.tracking(replaces: true), .deviceProof(device))
    }
    for need in [SecondFactorNeed.none, .code(.sms), .choice([.sms, .softwareToken])] {
      #expect(step(true, need) == .done(.provedDevice(Table.key)))
    }
    #expect(step(false, .none) == .done(.provedDevice(Table.key)))
    // DEV-4: a factor that was switched on meanwhile is asked for.
    for need in Table.needs where need != .none {
      #expect(step(false, need) == Table.factor(need, then: .ask(.deviceSRP)))
    }
    #expect(step(true, .code(.email)) == .ask(.code(.email)))
    #expect(step(true, .setUp([.softwareToken])) == .ask(.setUp))
  }

  @Test("proof, row 4: without the switch it is enough only where nothing else is needed")
  func proofBesides() {
    for isGiven in [true, false] {
      let device = NamedDevice.remembered(isFactorGiven: isGiven)
      let tracking = Table.tracking(replaces: false)
      let proof = AnsweredStep.deviceProof(device)
      #expect(next(device, .none, tracking, proof) == .done(.provedDevice(Table.key)))
      #expect(next(device, .code(.sms), tracking, proof) == .ask(.code(.sms)))
    }
  }
}
