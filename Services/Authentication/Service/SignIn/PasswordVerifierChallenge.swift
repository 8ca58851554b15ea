internal import Cryptography
internal import Domain
internal import RPC

/// PASSWORD_VERIFIER: the second step of SRP.
extension Authentication {
  func answerPasswordVerifier(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let blockText = try request.required("PASSWORD_CLAIM_SECRET_BLOCK")
    let claimed = Base64.decode(try request.required("PASSWORD_CLAIM_SIGNATURE"))
    let timestamp = try ChallengeTimestamp(try request.required("TIMESTAMP"))
    let kept = try await keptSettings(of: request)
    let now = clock.now()
    guard let sealed = Base64.decode(blockText),
      let block = SecretBlock(opening: sealed, with: sealer, client: kept.client)
    else {
      throw refusal(.incorrectPassword, "the secret block is not this client's", request.context)
    }
    guard now < block.expiresAt else { throw .expiredSession }

    let spending = try await spentChallenges.spend(block, in: kept.pool.id, for: kept.client.id)
    let subject = try await subject(spending?.lookup, kept: kept)
    try checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    try checkFlow(.userSRP, of: subject.client)
    // Also a wrong answer spends the challenge: each guess costs the guesser a new first step.
    guard spending?.isFirst == true else {
      throw refusal(.incorrectPassword, "the secret block was answered before", request.context)
    }
    guard block.isMeant(by: name, in: subject.pool) else {
      throw refusal(.incorrectPassword, "USERNAME is not the challenged user", request.context)
    }
    guard timestamp.isAcceptable(at: now) else {
      throw refusal(.incorrectPassword, "TIMESTAMP is not now, or not canonical", request.context)
    }
    guard !subject.failures.isLocked(at: now) else { throw .passwordAttemptsExceeded }

    let credential = try credential(of: subject.user, named: block.typedName, in: subject.pool)
    let expected = try await signature(
      by: credential,
      of: block,
      sealed: sealed,
      timestamp: request.required("TIMESTAMP"),
      pool: subject.pool.id
    )
    let isProved = constantTimeEquals(claimed ?? [], expected)
    guard isProved, credential.isReal, let user = subject.user else {
      throw try await refusePassword(credential, subject: subject, context: request.context)
    }
    return try await continueSignIn(
      ProvedSignIn(
        user: user,
        subject: subject,
        typedName: block.typedName,
        deviceKey: request.parameters["DEVICE_KEY"] ?? block.deviceKey,
        clientPublic: block.clientPublic,
        isAdministrators: request.isAdministrators,
        context: request.context
      )
    )
  }

  private func signature(
    by credential: Credential,
    of block: SecretBlock,
    sealed: [UInt8],
    timestamp: String,
    pool: UserPoolID
  ) async throws(AuthenticationFailure) -> [UInt8] {
    do throws(CryptographyError) {
      let key = try await computing { () throws(CryptographyError) in
        try SRP.serverSessionKey(
          verifier: credential.verifier,
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
      // All values were checked when the block was sealed; only the verifier may be a new one.
      throw .internalFault("an SRP proof cannot be checked: \(error)")
    }
  }
}
