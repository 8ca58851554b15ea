internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations
package import RPC

extension RequestSignatures {
  /// Says who signed a request, and recently: the holder of an access key or of temporary credentials.
  ///
  /// The ticket is for the operation that was signed and for one message, whose hash the gateway
  /// gives: an attacker who has taken the gateway over can put another message into an operation that an
  /// administrator has really signed, and cannot make another operation of it.
  ///
  /// A captured request can be sent again until its date is five minutes old. AWS's signatures are
  /// made that way, and therefore travel over TLS only.
  package func verifySignature(
    _ request: VerifySignatureRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> VerifySignatureResponse {
    let claim: SignatureClaim
    do throws(IdentityFederationFailure) {
      claim = try SignatureClaim(request)
      try claim.checkTime(at: clock.now())
    } catch {
      throw refusal(error, "date and scope", context)
    }
    var response: VerifySignatureResponse
    var narrowed: NarrowedSession?
    if let token = request.sessionToken {
      (response, narrowed) = try await verifyTemporary(claim, token, request, context)
    } else {
      response = try await verifyAccessKey(claim, request, context)
    }
    response.ticket = try ticket(for: response, within: narrowed, claim, request, context)
    return response
  }

  private func verifyAccessKey(
    _ claim: SignatureClaim,
    _ request: VerifySignatureRequest,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> VerifySignatureResponse {
    let record = try await accessKeys.find(claim.accessKeyID)
    let secret =
      if let record {
        try secrets.open(record)
      } else {
        try secrets.decoy(for: claim.accessKeyID)
      }
    let isSigned = claim.isSigned(with: secret)
    // The signature was checked in any case: the time of the answer does not tell an unknown key
    // from a known one, and an inactive key does not answer whether a signature would be right.
    guard let record else { throw refusal(.unknownAccessKey, "key exists", context) }
    switch record.status {
    case .inactive: throw refusal(.unknownAccessKey, "key is active", context)
    case .active: break
    }
    guard isSigned else { throw refusal(.signatureMismatch, "signature matches", context) }
    return VerifySignatureResponse(
      accessKeyId: record.id,
      accountId: accountID,
      principal: try admit(record, session: nil, claim, request, context).message
    )
  }
}
