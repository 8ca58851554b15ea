internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import PublicOperations
internal import RPC

extension Interaction {
  /// How far the session is, with what the app is asked for where a proof is outstanding.
  func progress(
    of session: InteractionSession,
    on instance: ProvedInstance,
    in pool: EnabledPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    var progress = InteractionProgress(session)
    guard session.state == .secondFactor else { return progress }
    let request = BeginFactorRequest(
      userPoolId: session.pool.text,
      instanceId: instance.id,
      sessionId: session.id,
      isEnrolment: session.kind == .enrol,
      policy: pool.policy.pin.message,
      expiresAtUnixMillis: session.expiresAt.unixMillis
    )
    let begun = try await askingRegistry { () async throws(RPCError) in
      try await factors.beginFactor(request, context: call.context.repeatable)
    }
    progress.secondFactorInfo = begun.info.map { InteractionFactor($0) }
    return progress
  }
}

extension InteractionProgress {
  /// The state of a session, without a factor.
  init(_ session: InteractionSession) {
    self.init(
      state: session.state.rawValue,
      isStopped: session.state != .opened && session.state != .secondFactor,
      account: session.isApproved ? session.account : nil,
      version: session.version,
      expiresAtUnixMillis: session.expiresAt.unixMillis
    )
  }
}

extension InteractionFactor {
  /// The registry's account of a factor, for the app.
  init(_ info: FactorInfo) {
    self.init(
      context: info.context,
      result: info.result,
      retry: info.retry,
      isBlocked: info.blocked,
      maxAttempts: info.maxAttempts.map { Int32(clamping: $0) },
      failedAttempts: info.failedAttempts.map { Int32(clamping: $0) },
      penalisedFor: info.penalisedForSeconds.map { Int32(clamping: $0) },
      showBiometrics: info.showBiometrics,
      isPinRequired: info.pinRequired,
      challenge: info.challenge.map { challenge in
        InteractionChallenge(
          block: challenge.block.map { Base64.encode($0) },
          salt: challenge.salt.map { Base64.encode($0) },
          serverPublic: challenge.serverPublic.map { Base64.encode($0) },
          expiresAtUnixMillis: challenge.expiresAtUnixMillis
        )
      },
      reason: info.reason
    )
  }
}

extension PINPolicy {
  /// For the registry, which does not know the pool's tags.
  var message: FactorPolicy {
    FactorPolicy(
      maxAttempts: Int64(attempts),
      penalties: penalties.map { FactorPenalty(seconds: Int64($0)) },
      maxBiometricsWithoutPin: Int64(biometricsWithoutPIN),
      maxDaysWithoutPin: Int64(daysWithoutPIN),
      isBiometricsDisabled: isBiometricDisabled,
      isPinChangeByBiometricRefused: isPINChangeByBiometricRefused,
      isAllBlockedWithPin: isAllBlockedWithPIN,
      attestation: attestation
    )
  }
}
