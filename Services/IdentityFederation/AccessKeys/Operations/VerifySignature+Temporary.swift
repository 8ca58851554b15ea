internal import Domain
internal import GatehouseMessages
internal import IdentityFederationCore
internal import IdentityFederationCredentials
internal import PublicOperations
internal import RPC

extension RequestSignatures {
  /// Says whether the holder of temporary credentials signed a request.
  ///
  /// The token is opened and no row is read, so there is no key whose existence the time could tell.
  func verifyTemporary(
    _ claim: SignatureClaim,
    _ token: [UInt8],
    _ context: RPCCallContext
  ) throws(IdentityFederationFailure) -> (VerifySignatureResponse, NarrowedSession?) {
    guard let opened = credentials.open(token, accessKeyID: claim.accessKeyID) else {
      throw refusal(.unknownAccessKey, "session token is ours", context)
    }
    guard claim.isSigned(with: opened.secretKey) else {
      throw refusal(.signatureMismatch, "signature matches", context)
    }
    // Last, so that only the holder is told that the credentials were good once.
    guard clock.now() < opened.session.expiresAt else {
      throw refusal(.expiredToken, "credentials have not ended", context)
    }
    let principal = PublicOperations.Principal.identity(
      opened.session.principal(accessKeyID: claim.accessKeyID)
    )
    let narrowed = opened.session.policy.map { policy in
      NarrowedSession(
        policy: policy,
        principal: principal,
        region: claim.region,
        accountID: accountID
      )
    }
    let response = VerifySignatureResponse(
      accessKeyId: claim.accessKeyID,
      accountId: accountID,
      principal: principal.message
    )
    return (response, narrowed)
  }
}
