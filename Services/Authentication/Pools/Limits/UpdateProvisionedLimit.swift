package import AuthenticationCore
package import AuthenticationMessages
internal import GatehouseStubs
internal import PublicOperations

extension Pools {
  /// Moves how many requests of a category each pool may get in a second, as far as the operator allows
  /// (LIM-2).
  package func updateProvisionedLimit(
    _ request: UpdateProvisionedLimitRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateProvisionedLimitResponse {
    let category = try Self.category(of: request.limitDefinition)
    guard let asked = request.requestedLimitValue else { throw .missing("requestedLimitValue") }
    guard Self.adjustable.contains(category) else {
      throw .invalidParameter("The limit of \(category.rawValue) is not adjustable.")
    }
    let free = requestRates[category]
    guard Int(asked) >= free else {
      throw .invalidParameter("The limit of \(category.rawValue) cannot be below \(free).")
    }
    // An access key raises nothing that the operator did not allow.
    guard Int(asked) <= requestRates.maximum(of: category) else {
      throw .serviceQuotaExceeded(
        "The limit of \(category.rawValue) cannot be above \(requestRates.maximum(of: category))."
      )
    }
    try await provisionedLimits.set(category, to: Int(asked))
    return UpdateProvisionedLimitResponse(
      limit: limit(of: category, [category.rawValue: Int(asked)])
    )
  }

  private static let adjustable: Set<RequestCategory> = [
    .userAuthentication, .userCreation, .userFederation, .userRead, .userToken, .userResourceRead,
  ]
}
