internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

/// DEVICE_PASSWORD_VERIFIER: the second step of a device's proof.
extension SignIn {
  /// The secret block says it all, and one is made only for a sign-in whose first factor was proved:
  /// so clients may come without a Session.
  func answerDevicePasswordVerifier(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let kept = try await directory.keptSettings(of: request)
    let (session, device) = try await proveDevice(request, kept)
    let subject = try await directory.subject(sub: session.sub, kept: kept, request.call)
    try directory.checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    let signIn = ProvedSignIn(
      user: try currentUser(of: session, subject, name, request.call),
      subject: subject,
      typedName: session.typedName,
      deviceKey: session.deviceKey,
      clientPublic: nil,
      isFactorGiven: session.isFactorGiven,
      customFlow: session.customFlow,
      isPasswordProved: session.isPasswordProved,
      isAdministrators: request.isAdministrators,
      clientMetadata: request.clientMetadata,
      call: request.call
    )
    do throws(AuthenticationFailure) {
      return try await continueAfterProof(of: session.deviceKey, found: device, signIn)
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
          authenticationResult: try await issueTokens(
            signIn,
            toTracked: key,
            for: .authenticateDevice
          )
        )
      }
      flow.add("DEVICE_SRP_AUTH")
      flow.add("DEVICE_PASSWORD_VERIFIER")
      return try await resumeCustomAuth(flow, signIn, end: .provedDevice(key))
    case .secondFactor(let next):
      return try await askForSecondFactor(need, signIn, then: next)
    case .unknownDevice:
      throw signIn.call.refusal(.deviceNotFound, "the device was forgotten meanwhile")
    }
  }

  /// What the client carried, now that its proof is right, and the device as of now; nil where it was
  /// forgotten meanwhile, and nothing was proved.
  private func proveDevice(
    _ request: SignInRequest,
    _ kept: ClientOfPool
  ) async throws(AuthenticationFailure) -> (session: DeviceSession, device: TrackedDevice?) {
    let key = try request.requiredDeviceKey()
    let block = Base64.decode(try request.required("PASSWORD_CLAIM_SECRET_BLOCK"))
    let signature = Base64.decode(try request.required("PASSWORD_CLAIM_SIGNATURE"))
    let timestamp = try request.required("TIMESTAMP")
    let now = clock.now()
    guard try ChallengeTimestamp(timestamp).isAcceptable(at: now) else {
      throw request.call.refusal(.incorrectPassword, "TIMESTAMP is not now, or not canonical")
    }
    guard let block,
      let session = DeviceSession(
        opening: block,
        for: .devicePasswordVerifier,
        sealer: sealer,
        client: kept.client
      ),
      let challenge = session.challenge
    else {
      throw request.call.refusal(.incorrectPassword, "the secret block is not this client's")
    }
    guard now < session.expiresAt else { throw .expiredSession }
    let finished = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.finishDeviceProof(
        FinishDeviceProofRequest(
          userPoolId: kept.pool.id.text,
          deviceKey: session.deviceKey,
          secretBlock: block,
          // In another device's name no signature is right; the block is spent by that too.
          signature: key == session.deviceKey ? signature ?? [] : [],
          timestamp: timestamp,
          rememberedForSeconds: kept.pool.deviceTracking?.rememberedForSeconds,
          sub: session.sub,
          challenge: challenge.sealed,
          clientPublic: session.clientPublic,
          serverPublic: challenge.serverPublic,
          ipAddress: request.call.context.sourceIP,
          sdk: request.call.context.deviceSDK,
          isFactorGiven: session.isFactorGiven,
          tokensFollow: session.customFlow == nil
        ),
        context: request.call.context
      )
    }
    return (session, finished.device)
  }
}
