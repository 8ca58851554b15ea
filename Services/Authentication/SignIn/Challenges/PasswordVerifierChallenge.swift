internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import RPC

/// PASSWORD_VERIFIER: the second step of SRP.
extension SignIn {
  func answerPasswordVerifier(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let blockText = try request.required("PASSWORD_CLAIM_SECRET_BLOCK")
    let claimed = Base64.decode(try request.required("PASSWORD_CLAIM_SIGNATURE"))
    let timestampText = try request.required("TIMESTAMP")
    let timestamp = try ChallengeTimestamp(timestampText)
    let kept = try await directory.keptSettings(of: request)
    let now = clock.now()
    guard let sealed = Base64.decode(blockText),
      let block = SecretBlock(opening: sealed, with: sealer, client: kept.client)
    else {
      throw request.call.refusal(.incorrectPassword, "the secret block is not this client's")
    }
    guard now < block.expiresAt else { throw .expiredSession }
    let settings = try await settings(accepting: request, name, block, kept: kept)
    let isMeant = block.isMeant(by: name, in: settings.pool)
    let isTimely = timestamp.isAcceptable(at: now)

    // Before anything is spent or counted: what follows is one statement for each guess, which says
    // in what order they came.
    var isProved: Bool?
    if isMeant, isTimely {
      let expected = try await signature(
        of: block,
        sealed: sealed,
        timestamp: timestampText,
        pool: settings.pool.id
      )
      isProved = constantTimeEquals(claimed ?? [], expected)
    }
    let deviceKey = request.deviceKey ?? block.deviceKey
    // Also a wrong answer spends the challenge: each guess costs the guesser a new first step.
    let spending = try await spentChallenges.spend(
      block,
      Self.proof(isProved, of: block, deviceKey: deviceKey, in: settings.pool),
      at: clock.now(),
      kept: settings
    )
    let subject = try await directory.subject(spending?.lookup, kept: settings, request.call)
    try check(request, name, block, subject.client)
    guard spending?.isFirst == true else {
      throw request.call.refusal(.incorrectPassword, "the secret block was answered before")
    }
    guard isMeant else {
      throw request.call.refusal(.incorrectPassword, "USERNAME is not the challenged user")
    }
    guard isTimely else {
      throw request.call.refusal(.incorrectPassword, "TIMESTAMP is not now, or not canonical")
    }
    try accept(spending?.verdict, of: subject, call: request.call)
    guard let user = subject.user else { throw .internalFault("nobody's password was right") }
    var customFlow = block.customFlow
    customFlow?.add("PASSWORD_VERIFIER")
    let signIn = ProvedSignIn(
      user: user,
      subject: subject,
      typedName: block.typedName,
      deviceKey: deviceKey,
      deviceKeyOrigin: request.deviceKey == nil ? .earlierStep : .answer,
      answeredChallenge: block.id,
      clientPublic: block.clientPublic,
      customFlow: customFlow,
      isAdministrators: request.isAdministrators,
      clientMetadata: request.clientMetadata,
      call: request.call
    )
    do throws(AuthenticationFailure) {
      return try await continueSignIn(signIn)
    } catch .deviceNotFound {
      // Amplify and amazon-cognito-identity-js forget the device and answer the same block again.
      try await giveBack(block.id, in: settings.pool.id)
      throw .deviceNotFound
    }
  }

  /// Settings by which the client may answer.
  ///
  /// The kept ones are asked again where they refuse it, because they may be older than what the
  /// client goes by; where they accept it, the statement that follows tells.
  private func settings(
    accepting request: SignInRequest,
    _ name: String,
    _ block: SecretBlock,
    kept: ClientOfPool
  ) async throws(AuthenticationFailure) -> ClientOfPool {
    do throws(AuthenticationFailure) {
      try check(request, name, block, kept.client)
      return kept
    } catch {
      let present = try await directory.subject(sub: block.sub, kept: kept, request.call)
      try check(request, name, block, present.client)
      return ClientOfPool(client: present.client, pool: present.pool)
    }
  }

  private func check(
    _ request: SignInRequest,
    _ name: String,
    _ block: SecretBlock,
    _ client: ClientSettings
  ) throws(AuthenticationFailure) {
    try directory.checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: client)
    try checkFlow(block.customFlow == nil ? .userSRP : .custom, of: client)
  }

  /// What the statement is told of a proof.
  private static func proof(
    _ isProved: Bool?,
    of block: SecretBlock,
    deviceKey: String?,
    in pool: UserPoolSettings
  ) -> SpentChallengeStore.Proof {
    guard let isProved else { return .none }
    guard isProved else { return .wrong }
    let asksForDevice = pool.deviceTracking != nil && deviceKey != nil
    return .right(
      tokensFollow: pool.secondFactors.requirement != .on && !asksForDevice
        && block.customFlow == nil
    )
  }

  private func signature(
    of block: SecretBlock,
    sealed: [UInt8],
    timestamp: String,
    pool: UserPoolID
  ) async throws(AuthenticationFailure) -> [UInt8] {
    do throws(CryptographyError) {
      let key = try await computing { () throws(CryptographyError) in
        try SRP.serverSessionKey(
          verifier: block.verifier,
          exponent: block.exponent,
          clientPublic: block.clientPublic,
          serverPublic: block.serverPublic
        )
      }
      return SRP.signature(
        key: key,
        identity: SRPIdentity(group: pool.name, user: block.username),
        secretBlock: sealed,
        timestamp: timestamp
      )
    } catch {
      // All values were checked when the block was sealed.
      throw .internalFault("an SRP proof cannot be checked: \(error)")
    }
  }
}
