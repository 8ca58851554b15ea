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
    let user = try currentUser(of: session, subject, name, request.context)
    var customFlow = session.customFlow
    customFlow?.add("DEVICE_SRP_AUTH")
    customFlow?.add("DEVICE_PASSWORD_VERIFIER")
    let signIn = ProvedSignIn(
      user: user,
      subject: subject,
      typedName: session.typedName,
      deviceKey: session.deviceKey,
      clientPublic: nil,
      isFactorGiven: session.isFactorGiven,
      customFlow: customFlow,
      isAdministrators: request.isAdministrators,
      clientMetadata: request.clientMetadata,
      context: request.context
    )
    if let customFlow {
      return try await resumeCustomAuth(
        customFlow,
        signIn,
        end: .provedDevice(session.deviceKey)
      )
    }
    return SignInAnswer(
      authenticationResult: try await issueTokensToProvedDevice(signIn, session.deviceKey)
    )
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
