internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

/// The form in which a challenge is sealed, and back.
extension AskedChallenge {
  /// The message that is sealed.
  var sealedForm: SealedSignInState {
    var form = SealedSignInState(
      id: id,
      // Sessions are short.
      username: state.username == state.enteredName ? nil : state.username,
      sub: state.sub,
      enteredName: state.enteredName,
      deviceKey: state.deviceKey,
      salt: state.salt,
      clientPublic: state.clientPublic,
      answeredChallenge: state.answeredChallenge,
      isAdministrators: state.door == .administrator,
      isFactorGiven: state.proofs.holdsSecondFactor,
      isWithoutPassword: !state.proofs.holdsPassword,
      expiresAtUnixMillis: expiresAt.unixMillis,
      customFlow: state.customFlow?.sealedForm,
      proofs: state.proofs.map(\.state),
      door: state.door.rawValue,
      targetLevels: state.targetLevels.map(\.key),
      isByChoice: state.isByChoice,
      eventId: state.eventID,
      risk: state.risk?.state,
      browser: state.browser.map { SignInBrowserState($0) }
    )
    step.write(to: &form)
    return form
  }

  /// The challenge that was sealed for the step; nil where something is missing that every version
  /// writes, or where it is not of exactly one step.
  init?(_ form: SealedSignInState, at name: SignInStep.Name) {
    guard let id = form.id, let sub = form.sub, let enteredName = form.enteredName,
      let salt = form.salt, let expiry = form.expiresAtUnixMillis, form.stepCount == 1,
      let step = SignInStep(form, at: name)
    else { return nil }
    self.id = id
    expiresAt = Instant(unixMillis: expiry)
    self.step = step
    state = SignInState(
      username: form.username ?? enteredName,
      sub: sub,
      enteredName: enteredName,
      deviceKey: form.deviceKey,
      door: form.presentDoor
    )
    state.salt = salt
    state.clientPublic = form.clientPublic
    state.answeredChallenge = form.answeredChallenge
    state.proofs = form.presentProofs(at: name)
    state.targetLevels = form.targetLevels.compactMap(AuthenticationLevel.init(key:))
    state.isByChoice = form.isByChoice ?? false
    state.eventID = form.eventId
    state.risk = form.risk.flatMap { SignInRisk($0) }
    state.browser = form.browser.map { ProvedBrowser($0) }
    guard let sealedFlow = form.customFlow else { return }
    guard let flow = CustomFlow(sealedFlow) else { return nil }
    state.customFlow = flow
  }
}

extension SealedSignInState {
  /// The door, which a process of an earlier version names in another field.
  fileprivate var presentDoor: Door {
    door.flatMap(Door.init(rawValue:)) ?? (isAdministrators ?? false ? .administrator : .client)
  }

  /// What was proved, which a process of an earlier version says in two other fields: without the times,
  /// so that these proofs count as old ones, and with a password also where it is only asked for.
  fileprivate func presentProofs(at step: SignInStep.Name) -> [Proof] {
    guard door == nil else { return proofs.compactMap(Proof.init) }
    let once = Instant(unixMillis: 0)
    var known: [Proof] = []
    if step != .passwordVerifier, !(isWithoutPassword ?? false) { known.note(.password, at: once) }
    if isFactorGiven ?? false { known.note(.unnamedFactor, at: once) }
    return known
  }

  /// How many steps it is of: proto2 has no `oneof` that our generator knows.
  fileprivate var stepCount: Int {
    [
      passwordVerifier != nil, newPasswordRequired != nil, secondFactor != nil,
      selectMfaType != nil, factorSetUp != nil, deviceProof != nil, customChallenge != nil,
      selectChallenge != nil, firstFactorCode != nil, passkeyChallenge != nil,
    ].count { $0 }
  }
}

extension SignInBrowserState {
  fileprivate init(_ browser: ProvedBrowser) {
    self.init(
      key: browser.key,
      cookie: browser.cookie,
      challengeId: browser.challenge?.id,
      challengeExpiresAtUnixMillis: browser.challenge?.expiresAt.unixMillis
    )
  }
}

extension ProvedBrowser {
  fileprivate init(_ form: SignInBrowserState) {
    self.init(key: form.key, cookie: form.cookie)
    guard let id = form.challengeId, let expiry = form.challengeExpiresAtUnixMillis else { return }
    challenge = Challenge(id: id, expiresAt: Instant(unixMillis: expiry))
  }
}

extension SignInStep {
  fileprivate func write(to form: inout SealedSignInState) {
    switch self {
    case .selectChallenge(let challenge):
      form.selectChallenge = SelectChallengeState(passkeyChallenge: challenge)
    case .firstCode(_, let hash):
      form.firstFactorCode = FirstFactorCodeState(codeHash: hash)
    case .passkey(let challenge):
      form.passkeyChallenge = PasskeyChallengeState(challenge: challenge)
    case .passwordVerifier(let proof):
      form.passwordVerifier = PasswordVerifierState(
        verifier: proof.verifier,
        exponent: proof.exponent,
        serverPublic: proof.serverPublic
      )
    case .newPasswordRequired:
      form.newPasswordRequired = NewPasswordRequiredState()
    case .code(_, let code):
      form.secondFactor = SecondFactorState(codeHash: code.hash, newAddress: code.newAddress)
    case .selectMFAType:
      form.selectMfaType = SelectMfaTypeState()
    case .setUp(let setUp), .associated(let setUp), .verified(let setUp):
      form.factorSetUp = FactorSetUpState(
        userPoolId: setUp.pool.text,
        clientId: setUp.client.text,
        secret: setUp.secret
      )
    case .deviceSRP(let proof):
      form.deviceProof = DeviceProofState(
        srpSalt: proof?.salt,
        serverPublic: proof?.serverPublic,
        sealed: proof?.sealed
      )
    case .devicePasswordVerifier(let proof):
      form.deviceProof = DeviceProofState(
        srpSalt: proof.salt,
        serverPublic: proof.serverPublic,
        sealed: proof.sealed
      )
    case .customChallenge(let question):
      form.customChallenge = CustomChallengeState(
        privateParameters: question.privateParametersJSON,
        metadata: question.metadata,
        publicParameters: question.publicParametersJSON
      )
    }
  }

  fileprivate init?(_ form: SealedSignInState, at name: Name) {
    let step: SignInStep? =
      switch name {
      case .selectChallenge:
        form.selectChallenge.map { .selectChallenge(passkeyChallenge: $0.passkeyChallenge) }
      case .firstCode(let medium):
        form.firstFactorCode?.codeHash.map { .firstCode(medium, hash: $0) }
      case .passkey: form.passkeyChallenge?.challenge.map { .passkey(challenge: $0) }
      case .passwordVerifier: PasswordProof(form.passwordVerifier).map { .passwordVerifier($0) }
      case .newPasswordRequired: form.newPasswordRequired.map { _ in .newPasswordRequired }
      case .code(let factor):
        form.secondFactor.map {
          .code(factor, SentCode(hash: $0.codeHash, newAddress: $0.newAddress))
        }
      case .selectMFAType: form.selectMfaType.map { _ in .selectMFAType }
      case .setUp: FactorSetUp(form.factorSetUp).map { .setUp($0) }
      case .associated: FactorSetUp(form.factorSetUp).map { .associated($0) }
      case .verified: FactorSetUp(form.factorSetUp).map { .verified($0) }
      case .deviceSRP: form.deviceProof.map { .deviceSRP(DeviceProof($0)) }
      case .devicePasswordVerifier:
        DeviceProof(form.deviceProof).map { .devicePasswordVerifier($0) }
      case .customChallenge: CustomQuestion(form.customChallenge).map { .customChallenge($0) }
      }
    guard let step else { return nil }
    self = step
  }
}

extension SignInStep.PasswordProof {
  fileprivate init?(_ form: PasswordVerifierState?) {
    guard let verifier = form?.verifier, let exponent = form?.exponent,
      let serverPublic = form?.serverPublic
    else { return nil }
    self.init(verifier: verifier, exponent: exponent, serverPublic: serverPublic)
  }
}

extension SignInStep.FactorSetUp {
  fileprivate init?(_ form: FactorSetUpState?) {
    guard let pool = form?.userPoolId.flatMap(UserPoolID.init),
      let client = form?.clientId.flatMap(ClientID.init)
    else { return nil }
    self.init(pool: pool, client: client, secret: form?.secret ?? [])
  }
}

extension SignInStep.DeviceProof {
  fileprivate init?(_ form: DeviceProofState?) {
    guard let salt = form?.srpSalt, let serverPublic = form?.serverPublic,
      let sealed = form?.sealed
    else { return nil }
    self.init(salt: salt, serverPublic: serverPublic, sealed: sealed)
  }
}

extension SignInStep.CustomQuestion {
  fileprivate init?(_ form: CustomChallengeState?) {
    guard let parameters = form?.privateParameters else { return nil }
    self.init(
      privateParametersJSON: parameters,
      metadata: form?.metadata,
      publicParametersJSON: form?.publicParameters
    )
  }
}

extension CustomFlow {
  fileprivate var sealedForm: CustomFlowState {
    CustomFlowState(
      deviceKey: deviceKey,
      clientPublic: clientPublic,
      rounds: rounds.map {
        CustomRoundState(name: $0.name, isRight: $0.isRight, metadata: $0.metadata)
      },
      end: end?.name,
      endDeviceKey: end?.deviceKey,
      approval: approval?.state
    )
  }

  fileprivate init?(_ form: CustomFlowState) {
    self.init(deviceKey: form.deviceKey, clientPublic: form.clientPublic)
    for round in form.rounds {
      guard let name = round.name, let isRight = round.isRight else { return nil }
      add(name, isRight: isRight, metadata: round.metadata)
    }
    if let sealed = form.approval {
      guard let approval = AppApproval(sealed) else { return nil }
      self.approval = approval
    }
    guard let name = form.end else { return }
    guard let end = SignInEnd(name, deviceKey: form.endDeviceKey) else { return nil }
    self.end = end
  }
}

extension SignInEnd {
  fileprivate var name: String {
    switch self {
    case .tokens: "tokens"
    case .browser: "browser"
    case .newDevice: "new_device"
    case .trackedDevice: "tracked_device"
    case .provedDevice: "proved_device"
    }
  }

  fileprivate var deviceKey: String? {
    switch self {
    case .tokens, .newDevice, .browser: nil
    case .trackedDevice(let key), .provedDevice(let key): key
    }
  }

  fileprivate init?(_ name: String, deviceKey: String?) {
    switch (name, deviceKey) {
    case ("tokens", _): self = .tokens
    case ("browser", _): self = .browser
    case ("new_device", _): self = .newDevice
    case ("tracked_device", let key?): self = .trackedDevice(key)
    case ("proved_device", let key?): self = .provedDevice(key)
    // What at most a newer version knows.
    case (_, _): return nil
    }
  }
}
