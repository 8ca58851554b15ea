internal import AuthenticationCore
internal import Domain

/// The end of a custom flow, and the part that devices have in one.
extension SignIn {
  /// Tokens, now that the pool's function lets the user in.
  func finishCustomAuth(
    _ turn: CustomTurn
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let verdict = try await passwordFailures.judge(
      isRight: turn.subject.user != nil,
      of: turn.failureName,
      in: turn.subject.pool.id,
      at: clock.now()
    )
    guard verdict != .locked else { throw .passwordAttemptsExceeded }
    guard let user = turn.subject.user else {
      // Whatever the function says of somebody who is not there.
      throw turn.call.refusal(.incorrectPassword, "there is no such user")
    }
    try user.standing.check(for: .customSignIn)
    var signIn = proved(user, turn)
    switch turn.flow.end {
    case .tokens:
      return try await continueAfterSecondFactor(signIn, .tokens)
    case .tokensAndNewDevice:
      return try await continueAfterSecondFactor(signIn, .tokensAndNewDevice)
    case .trackedDevice(let key):
      signIn.deviceKey = key
      return try await continueAfterSecondFactor(signIn, .tokensToTrackedDevice)
    case .provedDevice(let key):
      return SignInAnswer(
        authenticationResult: try await issueTokens(
          signIn,
          toTracked: key,
          for: .authenticateDevice
        )
      )
    case .open:
      // No second factor: the function was to ask for all that there is to ask for.
      signIn.isPasswordProved = false
      switch try await deviceDecision(for: &signIn, need: .none) {
      case .secondFactor(let next): return try await continueAfterSecondFactor(signIn, next)
      case .deviceProofInstead: return try await askForDeviceProof(signIn)
      case .unknownDevice: throw .deviceNotFound
      }
    }
  }

  /// DEVICE_SRP_AUTH in the middle of a flow, of the device that the client began with.
  func askForDevice(
    _ turn: CustomTurn
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    guard turn.subject.pool.deviceTracking != nil, turn.flow.deviceKey != nil else {
      throw turn.call.refusal(
        .invalidLambdaResponse("Unrecognizable lambda output"),
        "DEVICE_SRP_AUTH is asked for without a device"
      )
    }
    guard let user = turn.subject.user else { throw .deviceNotFound }
    var signIn = proved(user, turn)
    signIn.customFlow = turn.flow
    signIn.isPasswordProved = turn.flow.hasPassword
    switch try await deviceDecision(for: &signIn, need: .none) {
    case .deviceProofInstead, .secondFactor(then: .deviceProof):
      return try await askForDeviceProof(signIn)
    case .secondFactor(then: .tokensToTrackedDevice):
      // Not by the text on which clients forget a key that is still tracked.
      throw turn.call.refusal(.incorrectPassword, "the device is not remembered")
    case .secondFactor, .unknownDevice:
      throw .deviceNotFound
    }
  }

  private func proved(_ user: UserRecord, _ turn: CustomTurn) -> ProvedSignIn {
    ProvedSignIn(
      user: user,
      subject: turn.subject,
      typedName: turn.flow.typedName,
      deviceKey: turn.flow.deviceKey,
      answeredChallenge: turn.answeredChallenge,
      clientPublic: nil,
      isFactorGiven: turn.flow.isFactorGiven,
      isAdministrators: turn.flow.isAdministrators,
      clientMetadata: turn.clientMetadata,
      call: turn.call
    )
  }
}
