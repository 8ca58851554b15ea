package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Refused, once the request is known to be right: a second copy that takes changes would break the
  /// promise that ended sessions and disabled users count at once (REP-2).
  package func createUserPoolReplica(
    _ request: CreateUserPoolReplicaRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CreateUserPoolReplicaResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    guard let region = request.regionName else { throw .missing("regionName") }
    if let tags = request.userPoolTags {
      guard tags.count <= 50 else {
        throw .userPoolTagging("A user pool cannot have more than 50 tags.")
      }
      if let fault = ResourceTags.fault(of: tags) { throw .userPoolTagging(fault) }
    }
    guard pool.tier != "LITE" else {
      throw .featureUnavailableInTier(
        "User pool replicas are not available in the LITE pricing tier."
      )
    }
    guard region != pool.id.region else {
      throw .invalidParameter("\(region) is the primary Region of user pool \(pool.id.text).")
    }
    throw .operationNotEnabled("User pool replicas are not enabled in this installation.")
  }
}
