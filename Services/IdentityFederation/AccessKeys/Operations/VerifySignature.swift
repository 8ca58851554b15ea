internal import Domain
package import GatehouseMessages
package import IdentityFederationCore
package import RPC

extension RequestSignatures {
  /// Says who signed a request, and recently: the holder of an access key or of temporary credentials.
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
    if let token = request.sessionToken {
      return try verifyTemporary(claim, token, context)
    }
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
    return VerifySignatureResponse(accessKeyId: record.id, accountId: accountID)
  }
}
