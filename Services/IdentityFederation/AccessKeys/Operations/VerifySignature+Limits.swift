internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import PublicOperations
internal import RPC

extension RequestSignatures {
  /// Who signed with a key that is active, or with its temporary credentials; refuses what is outside of
  /// the key's limits.
  ///
  /// To be asked last, so that the holder alone is told of the limits.
  func admit(
    _ record: AccessKeyRecord,
    session: KeySession?,
    _ claim: SignatureClaim,
    _ request: VerifySignatureRequest,
    _ context: RPCCallContext
  ) throws(IdentityFederationFailure) -> PublicOperations.Principal {
    if let expiry = record.limits.expiresAt, clock.now() >= expiry {
      throw refusal(.expiredToken, "key has not ended", context)
    }
    let principal = PublicOperations.Principal.accessKey(
      PublicOperations.Principal.AccessKey(
        id: record.id,
        isReadOnly: record.limits.isReadOnly,
        pools: Set(record.limits.pools),
        session: session
      )
    )
    guard record.limits.include(context.sourceIP) else {
      let operation = request.canonicalRequest.flatMap {
        try? SignedOperation($0, body: request.body, service: claim.service)
      }
      let action = "\(claim.service):\(operation?.name ?? "*")"
      throw refusal(
        .accessDenied(principal.refusal(to: action)),
        "address is within the key's ranges",
        context
      )
    }
    return principal
  }
}
