package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Adds attributes to a pool's schema, from where nothing ever removes them.
  package func addCustomAttributes(
    _ request: AddCustomAttributesRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AddCustomAttributesResponse {
    let id = try requiredUserPoolID(request.userPoolId)
    guard let asked = request.customAttributes else { throw .missing("customAttributes") }
    guard (1...UserPoolSchema.maxAddedAtOnce).contains(asked.count) else {
      throw .invalidParameter(
        "CustomAttributes must have 1 to \(UserPoolSchema.maxAddedAtOnce) members."
      )
    }
    try await userPools.checkNoImport(in: id)
    // Each round adds to the very schema that it read: of calls at the same time none is lost.
    for _ in 0..<5 {
      guard var record = try await userPools.find(id) else { throw .userPoolNotFound(id.text) }
      try record.changeSettings(at: clock.now()) { settings throws(AuthenticationFailure) in
        settings.schemaAttributes = try UserPoolSchema.adding(
          asked,
          to: settings.schemaAttributes ?? []
        )
      }
      if try await userPools.update(record) { return AddCustomAttributesResponse() }
    }
    throw .modifiedByOthers("User pool \(id)")
  }
}
