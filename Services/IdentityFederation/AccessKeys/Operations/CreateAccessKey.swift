internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension AccessKeyOperator {
  /// Makes an active access key; only this answer contains its secret.
  package func createAccessKey(
    _ request: CreateAccessKeyRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> CreateAccessKeyResponse {
    let description = try AccessKeyForm.description(request.description)
    let limits = try AccessKeyLimits(request.limits, at: clock.now())
    let id = AccessKeyForm.makeID(random)
    let secret = AccessKeyForm.makeSecret(random)
    let record = AccessKeyRecord(
      id: id,
      sealedSecret: try secrets.seal(secret, for: id),
      status: .active,
      description: description,
      createdAt: clock.now(),
      limits: limits
    )
    // There are 36^16 ids: a second draw of the same one means that the random source is broken.
    guard try await accessKeys.insert(record) else {
      throw .internalFault("a new access key id is taken")
    }
    return CreateAccessKeyResponse(accessKeyId: id, secretAccessKey: secret)
  }
}
