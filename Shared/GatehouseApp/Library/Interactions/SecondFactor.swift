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
    if let session = flow.session {
      _ = try await call("POST", "/sessions/\(session.id)/cancel", .object([:]))
    } else if flow.method == "POST" {
      _ = try await call("DELETE", flow.path)
    }
    try await stop(flow.info)
  }

  /// A first question, of a session or without one.
  func ask(_ told: JSONValue, _ place: Flow.Place) async throws(AppError) {
    guard let info = try await info(told, enrolment: place.session?.kind == .enrol) else {
      throw .malformedAnswer
    }
    flow = Flow(
      method: place.method,
      path: place.path,
      session: place.session,
      info: info,
      newAccountKey: place.newAccountKey
    )
    emit(.secondFactor(stopped: false, info: info, session: place.session))
  }

  private func info(_ told: JSONValue, enrolment: Bool) async throws(AppError) -> SecondFactorInfo?
  {
    guard let json = told["secondFactorInfo"] else { return nil }
    let state = try await loaded()
    let isAdding = json["context"]?.text == SecondFactorInfo.Context.biometricsAdd.rawValue
    // The document's conditions; the server has already judged its own limits in `showBiometrics`.
    let canShow =
      await keys.hasStrongBiometrics && !Policy(state.policy).biometricsDisabled && !enrolment
      && (isAdding || state.biometricKey != nil)
    return SecondFactorInfo(json, reason: told["reason"]?.text, canShowBiometrics: canShow)
  }

  private func input(_ pin: PIN?, _ biometric: Biometric?) async throws(AppError) {
    guard var flow, !flow.isBusy else { throw .noSecondFactor }
    flow.isBusy = true
    self.flow = flow
    defer { self.flow?.isBusy = false }
    let attempt = try await attempt(&flow, pin, biometric)
    self.flow = flow
    let told: JSONValue
    do {
      told = try await call(flow.method, flow.path, attempt.body)
    } catch {
      guard error.isTemporary else { throw error }
      // What the server did not get is not counted; what it got is answered again by the same attempt.
      self.flow?.lost = attempt
      flow.info.result = .error
      flow.info.retry = true
      flow.info.reason = "connection"
      emit(.secondFactor(stopped: false, info: flow.info, session: flow.session))
      return
    }
    try await judge(told, attempt)
  }

  private func judge(_ told: JSONValue, _ attempt: Attempt) async throws(AppError) {
    guard var flow else { return }
    flow.lost = nil
    let stopped = told["stopped"]?.bool ?? false
    guard let info = try await info(told, enrolment: flow.session?.kind == .enrol) else {
      // It ended otherwise: cancelled, expired.
      flow.info.result = .error
      flow.info.retry = false
      flow.info.reason = told["state"]?.text
      return try await stop(flow.info)
    }
    if info.result == .success, let proof = attempt.proof {
      let told = told["serverProof"]?.text
      guard proof.isRight(serverProof: told, block: attempt.block, attempt: attempt.identifier)
      else {
        // A server without the verifier took a PIN that it cannot have checked.
        flow.info.result = .error
        flow.info.retry = false
        flow.info.reason = "server_unproven"
        try await stop(flow.info)
        throw .serverUnproven
      }
    }
    if flow.info.context == .pinChangeVerify, info.context == .pinChangeSet {
      flow.oldPIN = attempt.proof == nil ? nil : attempt.input
    }
    flow.info = info
    self.flow = flow
    guard stopped else {
      return emit(.secondFactor(stopped: false, info: info, session: flow.session))
    }
    if info.result == .success { try await complete(flow, told) }
    try await stop(info)
  }

  private func complete(_ flow: Flow, _ told: JSONValue) async throws(AppError) {
    try await keep(told["account"]?.text, flow.newAccountKey)
    var state = try await loaded()
    if let new = flow.newBiometricKey {
      if state.biometricKey != new { try await removeKey(state.biometricKey) }
      state.biometricKey = new
      self.flow?.newBiometricKey = nil
    }
    if flow.info.context == .biometricsRemove {
      try await removeKey(state.biometricKey)
      state.biometricKey = nil
    }
    if flow.method == "DELETE", let account = flow.path.split(separator: "/").last.map(String.init)
    {
      try await removeKey(state.accountKeys.removeValue(forKey: account))
    }
    try await save(state)
  }

  /// Nothing is listened to from here on; a key that did not come into use is removed.
  private func stop(_ info: SecondFactorInfo) async throws(AppError) {
    guard let flow else { return }
    self.flow = nil
    if let session = flow.session { waiting[session.id] = nil }
    try await removeKey(flow.newBiometricKey)
    emit(.secondFactor(stopped: true, info: info, session: flow.session))
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
