internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// DEVICE_PASSWORD_VERIFIER: the second step of a device's proof.
extension Authentication {
  /// The secret block says it all, and the registry makes one only for a sign-in whose first factor
  /// was proved: so clients may come without a Session.
  func answerDevicePasswordVerifier(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let kept = try await keptSettings(of: request)
    let proof = try await finishDeviceProof(request, kept.pool)
    guard
      let session = DeviceSession(
        opening: proof.callerContext ?? [],
        for: .devicePasswordVerifier,
        sealer: sealer,
        client: kept.client
      ),
      session.sub == proof.sub
    else { throw refusal(.incorrectPassword, "the block is another client's", request.context) }
    let subject = try await subject(sub: session.sub, kept: kept)
    try checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    let signIn = ProvedSignIn(
      user: try currentUser(of: session, subject, name, request.context),
      subject: subject,
      typedName: session.typedName,
      deviceKey: session.deviceKey,
      clientPublic: nil,
      isFactorGiven: session.isFactorGiven,
      customFlow: session.customFlow,
      isPasswordProved: session.isPasswordProved,
      isAdministrators: request.isAdministrators,
      clientMetadata: request.clientMetadata,
      context: request.context
    )
    do throws(AuthenticationFailure) {
      return try await continueAfterProof(of: session.deviceKey, found: proof.device, signIn)
    } catch .deviceNotFound {
      try await giveBack(session.answeredChallenge, in: subject.pool.id)
      throw .deviceNotFound
    }
  }

  /// What follows the proof of a device, of which this is known now.
  private func continueAfterProof(
    of key: String,
    found device: TrackedDevice?,
    _ signIn: ProvedSignIn
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    // A function that let the user in without a password was to ask for all that there is to ask for.
    let needsNone = signIn.isFactorGiven || !signIn.isPasswordProved
    let need: SecondFactorNeed =
      needsNone ? .none : try SecondFactorNeed(of: signIn.user, in: signIn.subject.pool)
    let decision = DeviceDecision(
      tracking: signIn.subject.pool.deviceTracking,
      device: DeviceDecision.NamedDevice(device),
      need: need,
      isAdministrators: signIn.isAdministrators,
      isPasswordProved: signIn.isPasswordProved
    )
    switch decision.afterProof(of: need) {
    case .accepted:
      guard var flow = signIn.customFlow else {
        return SignInAnswer(
          authenticationResult: try await issueTokensToProvedDevice(signIn, key)
        )
      }
      flow.add("DEVICE_SRP_AUTH")
      flow.add("DEVICE_PASSWORD_VERIFIER")
      return try await resumeCustomAuth(flow, signIn, end: .provedDevice(key))
    case .secondFactor(let next):
      return try await askForSecondFactor(need, signIn, then: next)
    case .unknownDevice:
      throw refusal(.deviceNotFound, "the device was forgotten meanwhile", signIn.context)
    }
  }

  private func finishDeviceProof(
    _ request: SignInRequest,
    _ pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> FinishDeviceProofResponse {
    let key = try request.requiredDeviceKey()
    let block = Base64.decode(try request.required("PASSWORD_CLAIM_SECRET_BLOCK"))
    let signature = Base64.decode(try request.required("PASSWORD_CLAIM_SIGNATURE"))
    let timestamp = try request.required("TIMESTAMP")
    guard try ChallengeTimestamp(timestamp).isAcceptable(at: clock.now()) else {
      throw refusal(.incorrectPassword, "TIMESTAMP is not now, or not canonical", request.context)
    }
    guard let block else {
      throw refusal(.incorrectPassword, "the secret block is not ours", request.context)
    }
    return try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.finishDeviceProof(
        FinishDeviceProofRequest(
          userPoolId: pool.id.text,
          deviceKey: key,
          secretBlock: block,
          signature: signature ?? [],
          timestamp: timestamp,
          rememberedForSeconds: pool.deviceTracking?.rememberedForSeconds
        ),
        context: request.context
      )
    }
  }
}
