internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension AccessKeyOperator {
  /// Lists all access keys without their secrets, oldest first.
  package func listAccessKeys(
    _ request: ListAccessKeysRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ListAccessKeysResponse {
    ListAccessKeysResponse(
      accessKeys: try await accessKeys.all().map { record in
        AccessKeyDescription(
          accessKeyId: record.id,
          status: record.status.rawValue,
          description: record.description,
          createdAtUnixMillis: record.createdAt.unixMillis,
          limits: record.limits.message
        )
      }
    )
  }
}
