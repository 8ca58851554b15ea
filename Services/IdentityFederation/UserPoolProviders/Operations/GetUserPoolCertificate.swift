package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension UserPoolProviders {
  /// The certificate that providers of SAML are given of a pool.
  package func getUserPoolCertificate(
    _ request: GetUserPoolCertificateRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetUserPoolCertificateResponse {
    let key = try await keys.key(of: try requiredPool(request.userPoolId))
    return GetUserPoolCertificateResponse(certificate: key.certificate)
  }
}
