package import AuthenticationCore
package import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension Pools {
  /// The certificate by which a pool signs its requests of SAML, in base64 as Cognito returns it.
  package func getSigningCertificate(
    _ request: GetSigningCertificateRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetSigningCertificateResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let found = try await providerCalls.ask { (providers) async throws(RPCError) in
      try await providers.getUserPoolCertificate(
        GetUserPoolCertificateRequest(userPoolId: pool.id.text),
        context: call.context.repeatable
      )
    }
    guard let certificate = found.certificate else {
      throw .internalFault("a pool without a certificate")
    }
    return GetSigningCertificateResponse(certificate: Base64.encode(certificate))
  }
}
