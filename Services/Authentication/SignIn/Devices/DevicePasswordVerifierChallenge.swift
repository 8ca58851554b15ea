internal import AuthenticationCore
internal import Cryptography
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import PublicOperations
internal import RPC

extension ChallengeName {
  static let devicePasswordVerifier = ChallengeName("DEVICE_PASSWORD_VERIFIER")
}

extension SignInChallenge {
  /// The second step of a device's proof.
  static let devicePasswordVerifier = SignInChallenge(
    name: .devicePasswordVerifier,
    steps: [.devicePasswordVerifier],
    ask: { (signIn, attempt) async throws(AuthenticationFailure) in
      try await signIn.askForDevicePassword(attempt)
    },
    answer: { (signIn, request) async throws(AuthenticationFailure) in
      try await signIn.answerDevicePasswordVerifier(request)
    }
  )
}

extension SignIn {
  /// Asks also where the device counts no more: clients read nothing but a DEVICE_PASSWORD_VERIFIER
  /// here, and whatever follows its answer.
  fileprivate func askForDevicePassword(
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    guard case .deviceName(let carried) = attempt.answered, let key = attempt.state.deviceKey else {
      throw .internalFault("a device's password is asked for without its name")
    }
    let proof =
      if let carried { carried } else { try await deviceProof(of: key, attempt) }
    var block = challenge(.devicePasswordVerifier(proof), of: attempt)
    block.state.answeredChallenge = attempt.state.answeredChallenge
    return SignInAnswer(
      challengeName: ChallengeName.devicePasswordVerifier.text,
      challengeParameters: [
        "SALT": Hex.encode(proof.salt),
        "SRP_B": Hex.encode(proof.serverPublic),
        "SECRET_BLOCK": Base64.encode(try seal.seal(block, for: attempt.subject.client)),
        "USERNAME": attempt.state.username,
        "DEVICE_KEY": key,
      ]
    )
  }

  /// The registry's first step, for a session that does not bring it.
  private func deviceProof(
    of key: String,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> SignInStep.DeviceProof {
    let begun = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.beginDeviceProof(
        BeginDeviceProofRequest(
          userPoolId: attempt.subject.pool.id.text,
          sub: attempt.state.sub,
          deviceKey: key,
          validitySeconds: attempt.subject.client.sessionValiditySeconds
        ),
        context: attempt.call.context.repeatable
      )
    }
    guard let proof = SignInStep.DeviceProof(begun.challenge) else {
      throw .internalFault("an empty challenge")
    }
    return proof
  }

  /// The secret block says it all, and one is made only for a sign-in whose first factor was proved:
  /// so clients may come without a Session.
  fileprivate func answerDevicePasswordVerifier(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let cached = try await directory.cachedSettings(of: request)
    let (block, device) = try await proveDevice(request, cached)
    let subject = try await directory.subject(sub: block.state.sub, cached: cached, request.call)
    try checkStillGood(block, of: subject, named: name, request.call)
    var attempt = SignInAttempt(
      block.state,
      of: subject,
      request,
      answered: .deviceProof(NamedDevice(device))
    )
    attempt.state.clientPublic = nil
    return attempt
  }

  /// What the client carried, now that its proof is right, and the device as of now; nil where it was
  /// forgotten meanwhile, and nothing was proved.
  private func proveDevice(
    _ request: SignInRequest,
    _ cached: ClientAndPool
  ) async throws(AuthenticationFailure) -> (AskedChallenge, TrackedDevice?) {
    let key = try request.requiredDeviceKey()
    let block = Base64.decode(try request.required("PASSWORD_CLAIM_SECRET_BLOCK"))
    let signature = Base64.decode(try request.required("PASSWORD_CLAIM_SIGNATURE"))
    let timestamp = try request.required("TIMESTAMP")
    let now = clock.now()
    guard try ChallengeTimestamp(timestamp).isAcceptable(at: now) else {
      throw request.call.refusal(.incorrectPassword, "TIMESTAMP is not now, or not canonical")
    }
    guard let block,
      let asked = seal.open(block, at: .devicePasswordVerifier, for: cached.client),
      case .devicePasswordVerifier(let proof) = asked.step
    else {
      throw request.call.refusal(.incorrectPassword, "the secret block is not this client's")
    }
    try asked.checkAge(at: now)
    let finished = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.finishDeviceProof(
        FinishDeviceProofRequest(
          userPoolId: cached.pool.id.text,
          deviceKey: asked.state.deviceKey,
          secretBlock: block,
          // In another device's name no signature is right; the block is consumed by that too.
          signature: key == asked.state.deviceKey ? signature ?? [] : [],
          timestamp: timestamp,
          rememberedForSeconds: cached.pool.deviceTracking?.rememberedForSeconds,
          sub: asked.state.sub,
          challenge: proof.sealed,
          clientPublic: asked.state.clientPublic,
          serverPublic: proof.serverPublic,
          ipAddress: request.call.context.sourceIP,
          sdk: request.call.context.deviceSDK,
          isFactorGiven: asked.state.proofs.holdsSecondFactor,
          tokensFollow: asked.state.customFlow == nil
        ),
        context: request.call.context
      )
    }
    return (asked, finished.device)
  }
}
