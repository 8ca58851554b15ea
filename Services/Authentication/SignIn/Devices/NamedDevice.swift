internal import AuthenticationCore
internal import DeviceRegistryMessages
internal import Domain
internal import PublicOperations
internal import RPC

/// The device that a sign-in names, as the registry knows it.
extension SignIn {
  /// What is known of the device that the client names.
  ///
  /// Asks the registry nothing where the pool does not track devices or the client names none. Where the
  /// device's proof may be the very next step, the registry expects it from now on.
  func namedDevice(
    of attempt: inout SignInAttempt,
    _ need: SecondFactorNeed
  ) async throws(AuthenticationFailure) -> NamedDevice {
    guard attempt.subject.pool.deviceTracking != nil else { return .none }
    guard attempt.state.door != .hostedPage else { return try await browserDevice(of: &attempt) }
    guard let key = attempt.state.deviceKey else { return .none }
    let owner = try DeviceOwner(try attempt.knownUser(), in: attempt.subject.pool)
    let mayProve = attempt.deviceKeyOrigin != .beforeSetUp && owner.tracking.asksForProof(of: need)
    var asked = deviceChallenge(of: attempt)
    do throws(AuthenticationFailure) {
      let found = try await deviceCalls.findDevice(
        key,
        of: owner,
        expecting: mayProve ? try proofExpectation(of: attempt, asked, need) : nil,
        context: attempt.call.context
      )
      if found.isProofExpected ?? false, mayProve {
        asked.step = .deviceSRP(SignInStep.DeviceProof(found.challenge))
        attempt.expectedSession = try seal.seal(asked, for: attempt.subject.client)
      }
      guard attempt.deviceKeyOrigin != .beforeSetUp else { return .notRemembered }
      return NamedDevice(found.device)
    } catch .deviceNotFound {
      return attempt.deviceKeyOrigin == .answer ? .unknown : .none
    }
  }

  /// Refuses a device that is unknown, before an answer changes what it could not change again.
  func checkDevice(of attempt: SignInAttempt) async throws(AuthenticationFailure) {
    guard let tracking = attempt.subject.pool.deviceTracking, attempt.deviceKeyOrigin == .answer,
      let key = attempt.state.deviceKey, !tracking.options.treatsUnknownAsNew
    else { return }
    let owner = try DeviceOwner(try attempt.knownUser(), in: attempt.subject.pool)
    _ = try await deviceCalls.device(key, of: owner, context: attempt.call.context)
  }

  /// Lets the challenge that led to a device be answered once more, now that the device is unknown.
  ///
  /// Its answer was right, so an attacker gains no guess by it.
  func restore(
    _ challenge: [UInt8]?,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    guard let challenge else { return }
    try await consumedChallenges.restore(challenge, in: pool)
  }

  /// DEVICE_SRP_AUTH, as it is asked of the attempt.
  func deviceChallenge(of attempt: SignInAttempt) -> AskedChallenge {
    var asked = challenge(.deviceSRP(nil), of: attempt)
    asked.state.answeredChallenge = attempt.state.answeredChallenge
    // The device's proof has an A of its own.
    asked.state.clientPublic = nil
    return asked
  }

  /// What the registry is to expect of a device from which the sign-in would go on without a code.
  private func proofExpectation(
    of attempt: SignInAttempt,
    _ asked: AskedChallenge,
    _ need: SecondFactorNeed
  ) throws(AuthenticationFailure) -> ProofExpectation {
    let client = attempt.subject.client
    return ProofExpectation(
      clientPublic: attempt.state.clientPublic,
      validitySeconds: client.sessionValiditySeconds,
      session: try seal.seal(asked, for: client),
      needsFactor: need != .none
    )
  }
}

extension NamedDevice {
  /// A device as the registry returned it; unknown where it returned none.
  ///
  /// An app's account is no device of a sign-in (USR-20), nor is a browser one of the API: each is proved by a
  /// key of its own, and a caller that has read its id would else get tokens that are bound to it.
  init(_ device: TrackedDevice?) {
    guard let device, device.kind == nil else {
      self = .unknown
      return
    }
    self.init(proving: device)
  }

  /// A device that may be proved, or a browser that has been.
  init(proving device: TrackedDevice) {
    self =
      device.isRemembered ?? false
      ? .remembered(isFactorGiven: device.isFactorGiven ?? false) : .notRemembered
  }
}
