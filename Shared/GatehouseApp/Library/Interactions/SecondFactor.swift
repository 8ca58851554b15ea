import Foundation

extension AppInstance.Flow {
  /// Where its inputs go.
  struct Place {
    let method: String
    let path: String
    let session: Session?
    var newAccountKey: String?
  }
}

extension AppInstance {
  /// Gives a PIN to the second factor that is asked for; another SecondFactor follows.
  ///
  /// - Parameter pin: it is wiped before the call returns.
  /// - Throws: `AppError.pinWeak`, `.pinLength` and `.pinUnchanged` for a new PIN: nothing is sent then.
  public func sfInput(_ pin: PIN) async throws(AppError) {
    defer { pin.wipe() }
    try await input(pin, nil)
  }

  /// Gives a biometric to the second factor that is asked for; another SecondFactor follows.
  ///
  /// - Parameter biometric: the system's prompt is shown when its key signs.
  /// - Throws: `AppError.biometricsUnavailable` where none is asked for.
  public func sfInput(_ biometric: Biometric) async throws(AppError) {
    try await input(nil, biometric)
  }

  /// Gives both at once, which at FIRST_SET enables biometrics too.
  ///
  /// - Parameters:
  ///   - pin: it is wiped before the call returns.
  ///   - biometric: the system's prompt is shown when its key signs.
  /// - Throws: as the calls with one of them.
  public func sfInput(_ pin: PIN, and biometric: Biometric) async throws(AppError) {
    defer { pin.wipe() }
    try await input(pin, biometric)
  }

  /// Ends what asks for a second factor; SecondFactor with `stopped` follows.
  public func sfCancel() async throws(AppError) {
    guard let flow else { throw .noSecondFactor }
    // What the user ended is not listened to, whatever becomes of the message.
    try await stop(flow, flow.info)
    do {
      if let session = flow.session {
        _ = try await call("POST", "/sessions/\(session.id)/cancel", .object([:]))
      } else if flow.method == "POST" {
        _ = try await call("DELETE", flow.path)
      }
    } catch {
      // It had ended already.
      if case .refused = error, !error.isTemporary { return }
      throw error
    }
  }

  /// A first question, of a session or without one.
  func ask(_ told: JSONValue, _ place: Flow.Place) async throws(AppError) {
    guard let info = try await info(told, enrolment: place.session?.kind == .enrol) else {
      throw .malformedAnswer
    }
    let asked = Flow(
      method: place.method,
      path: place.path,
      session: place.session,
      info: info,
      newAccountKey: place.newAccountKey
    )
    if let before = flow { try await replace(before, by: asked) }
    flow = asked
    emit(.secondFactor(stopped: false, info: info, session: place.session))
  }

  private func info(_ told: JSONValue, enrolment: Bool) async throws(AppError) -> SecondFactorInfo?
  {
    guard let json = told["secondFactorInfo"] else { return nil }
    let state = try await loaded()
    let isAdding = json["context"]?.text == SecondFactorInfo.Context.biometricsAdd.rawValue
    let hasKey = try await biometricKey(state) != nil
    // The document's conditions; the server has already judged its own limits in `showBiometrics`.
    let canShow =
      await keys.hasStrongBiometrics && !Policy(state.policy).biometricsDisabled && !enrolment
      && (isAdding || hasKey)
    return SecondFactorInfo(json, reason: told["reason"]?.text, canShowBiometrics: canShow)
  }

  private func input(_ pin: PIN?, _ biometric: Biometric?) async throws(AppError) {
    guard var flow, !flow.isBusy else { throw .noSecondFactor }
    flow.isBusy = true
    self.flow = flow
    defer { if isAsked(flow) { self.flow?.isBusy = false } }
    let attempt: Attempt
    do {
      attempt = try await self.attempt(&flow, pin, biometric)
    } catch {
      // A key that the system made before its user refused is replaced by the next input.
      if isAsked(flow) { self.flow = flow } else { try await removeKey(flow.newBiometricKey) }
      throw error
    }
    // The user cancelled meanwhile, perhaps in the system's own prompt.
    guard isAsked(flow) else { return try await removeKey(flow.newBiometricKey) }
    self.flow = flow
    try await send(attempt, of: flow)
  }

  /// BIOMETRICS_REMOVE, where the phone has no key to prove with.
  func reportLoss() async throws(AppError) {
    guard let flow else { throw .noSecondFactor }
    let identifier = await randomness.identifier()
    let attempt = Attempt(
      identifier: identifier,
      body: .object(["attemptId": .text(identifier), "lost": .bool(true)]),
      input: "lost",
      password: nil,
      proof: nil,
      block: []
    )
    try await send(attempt, of: flow)
  }

  private func send(_ attempt: Attempt, of flow: Flow) async throws(AppError) {
    let told: JSONValue
    do {
      told = try await call(flow.method, flow.path, attempt.body)
    } catch {
      guard isAsked(flow) else { return }
      return try await fail(flow, attempt, error)
    }
    guard isAsked(flow) else { return }
    try await judge(flow, told, attempt)
  }

  /// Whether it is still what is asked for.
  private func isAsked(_ flow: Flow) -> Bool { self.flow?.id == flow.id }

  private func fail(
    _ flow: Flow,
    _ attempt: Attempt,
    _ error: AppError
  ) async throws(AppError) {
    var flow = flow
    flow.info.result = .error
    flow.info.retry = error.isTemporary
    guard error.isTemporary else {
      // Session or flow is over.
      if case .refused(let word, _, let status) = error, [403, 404, 410].contains(status) {
        flow.info.reason = word
        return try await stop(flow, flow.info)
      }
      throw error
    }
    // What the server did not get is not counted; what it got is answered again by the same attempt.
    flow.info.reason = "connection"
    flow.lost = attempt
    self.flow = flow
    emit(.secondFactor(stopped: false, info: flow.info, session: flow.session))
  }

  private func judge(
    _ asked: Flow,
    _ told: JSONValue,
    _ attempt: Attempt
  ) async throws(AppError) {
    var flow = asked
    flow.lost = nil
    let stopped = told["stopped"]?.bool ?? false
    guard let info = try await info(told, enrolment: flow.session?.kind == .enrol) else {
      // It ended otherwise: cancelled, expired.
      flow.info.result = .error
      flow.info.retry = false
      flow.info.reason = told["state"]?.text
      return try await stop(flow, flow.info)
    }
    // No word of a result would lead on as SUCCESS does.
    if info.result == .success || info.result == nil, let proof = attempt.proof {
      let told = told["serverProof"]?.text
      guard proof.isRight(serverProof: told, block: attempt.block, attempt: attempt.identifier)
      else {
        // A server without the verifier took a PIN that it cannot have checked.
        flow.info.result = .error
        flow.info.retry = false
        flow.info.reason = "server_unproven"
        try await stop(flow, flow.info)
        throw .serverUnproven
      }
    }
    if flow.info.context == .pinChangeVerify, info.context == .pinChangeSet {
      flow.oldPIN = attempt.password
    }
    flow.info = info
    self.flow = flow
    guard stopped else {
      return emit(.secondFactor(stopped: false, info: info, session: flow.session))
    }
    if info.result == .success { try await complete(&flow, told) }
    try await stop(flow, info)
  }

  /// What is in use from now on is kept.
  private func complete(_ flow: inout Flow, _ told: JSONValue) async throws(AppError) {
    if let account = told["account"]?.text {
      try await keep(account, flow.newAccountKey)
      flow.newAccountKey = nil
    }
    let before = try await loaded().biometricKey
    if let new = flow.newBiometricKey {
      try await change { $0.biometricKey = new }
      flow.newBiometricKey = nil
      try await removeKey(before)
    } else if flow.info.context == .biometricsRemove {
      try await change { $0.biometricKey = nil }
      try await removeKey(before)
    }
    if flow.method == "DELETE", let account = flow.path.split(separator: "/").last.map(String.init)
    {
      try await forget([account])
    }
  }

  /// Nothing is listened to from here on; a key that did not come into use is removed.
  private func stop(_ flow: Flow, _ info: SecondFactorInfo) async throws(AppError) {
    if isAsked(flow) { self.flow = nil }
    if let session = flow.session { waiting[session.id] = nil }
    emit(.secondFactor(stopped: true, info: info, session: flow.session))
    try await removeKey(flow.newBiometricKey)
    try await removeKey(flow.newAccountKey)
  }

  /// One second factor is asked for at a time: the dialog of another is dismissed.
  private func replace(_ before: Flow, by asked: Flow) async throws(AppError) {
    guard before.session == nil || before.session?.id != asked.session?.id else {
      return try await removeKey(before.newBiometricKey)
    }
    try await stop(before, before.info)
  }
}

extension AppError {
  /// Whether the same request may be sent again.
  var isTemporary: Bool {
    switch self {
    case .connection: true
    case .refused(_, _, let status): status == 429 || status >= 500
    default: false
    }
  }
}
