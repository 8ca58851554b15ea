package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Pools {
  /// How many requests of a category a pool may get in a second (LIM-1).
  package func getProvisionedLimit(
    _ request: GetProvisionedLimitRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetProvisionedLimitResponse {
    let category = try Self.category(of: request.limitDefinition)
    let stored = try await provisionedLimits.values()
    return GetProvisionedLimitResponse(limit: limit(of: category, stored))
  }
}
