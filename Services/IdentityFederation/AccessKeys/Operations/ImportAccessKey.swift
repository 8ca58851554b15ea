internal import Cryptography
internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension AccessKeyOperator {
  /// Adds an access key with a chosen id and secret.
  ///
  /// The same pair again changes nothing, not even a status set meanwhile; another secret for the
  /// id is refused.
  package func importAccessKey(
    _ request: ImportAccessKeyRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ImportAccessKeyResponse {
    let id = try AccessKeyForm.id(request.accessKeyId)
    let secret = try AccessKeyForm.secret(request.secretAccessKey)
    let record = AccessKeyRecord(
      id: id,
      sealedSecret: try secrets.seal(secret, for: id),
      status: .active,
      description: try AccessKeyForm.description(request.description),
      createdAt: clock.now(),
      limits: AccessKeyLimits()
    )
    if try await accessKeys.insert(record) { return ImportAccessKeyResponse() }
    guard let existing = try await accessKeys.find(id) else {
      throw .unavailable("the access key was deleted at the same time")
    }
    guard constantTimeEquals(try secrets.open(existing), secret) else {
      throw .otherSecret(of: id)
    }
    return ImportAccessKeyResponse()
  }
}
