internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationCredentials
internal import IdentityFederationMessages
internal import PublicOperations
internal import RPC

extension RequestSignatures {
  /// Says whether the holder of temporary credentials signed a request.
  ///
  /// No row is read before the token is proved, so there is no key whose existence the time could tell.
  func verifyTemporary(
    _ claim: SignatureClaim,
    _ token: [UInt8],
    _ request: VerifySignatureRequest,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> (VerifySignatureResponse, NarrowedSession?) {
    guard let opened = credentials.open(token, accessKeyID: claim.accessKeyID) else {
      throw refusal(.unknownAccessKey, "session token is ours", context)
    }
    guard claim.isSigned(with: opened.secretKey) else {
      throw refusal(.signatureMismatch, "signature matches", context)
    }
    let principal: PublicOperations.Principal
    let narrowed: NarrowedSession?
    switch opened.session {
    case .identity(let session):
      try checkEnd(session.expiresAt, context)
      principal = .identity(session.principal(accessKeyID: claim.accessKeyID))
      narrowed = session.policy.map { narrowing(principal, by: $0, claim) }
    case .accessKey(let session):
      try checkEnd(session.expiresAt, context)
      principal = try await holder(of: session, claim, request, context)
      narrowed = session.isNarrowed ? narrowing(principal, by: session.policy, claim) : nil
    }
    let response = VerifySignatureResponse(
      accessKeyId: claim.accessKeyID,
      accountId: accountID,
      principal: principal.message
    )
    return (response, narrowed)
  }

  /// Refuses credentials that have ended, so that only their holder is told that they were good once.
  private func checkEnd(
    _ expiry: Instant,
    _ context: RPCCallContext
  ) throws(IdentityFederationFailure) {
    guard clock.now() < expiry else {
      throw refusal(.expiredToken, "credentials have not ended", context)
    }
  }

  /// The holder of an access key's credentials, while the key itself may sign.
  private func holder(
    of session: AccessKeySession,
    _ claim: SignatureClaim,
    _ request: VerifySignatureRequest,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> PublicOperations.Principal {
    guard let record = try await accessKeys.find(session.accessKeyID), record.status == .active
    else { throw refusal(.unknownAccessKey, "key of the credentials is active", context) }
    let session = KeySession(accessKeyID: claim.accessKeyID, holder: session.holder)
    return try admit(record, session: session, claim, request, context)
  }

  private func narrowing(
    _ principal: PublicOperations.Principal,
    by policy: SessionPolicy?,
    _ claim: SignatureClaim
  ) -> NarrowedSession {
    NarrowedSession(
      policy: policy,
      principal: principal,
      region: claim.region,
      accountID: accountID
    )
  }
}
