package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Replaces a pool's settings: what the request omits goes back to its default, except what
  /// Cognito's keeps (`UserPoolType.init(_:of:)`).
  ///
  /// The schema and the ways to name a user are fixed at the pool's creation and stay.
  package func updateUserPool(
    _ request: UpdateUserPoolRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateUserPoolResponse {
    let id = try requiredUserPoolID(request.userPoolId)
    try await userPools.checkNoImport(in: id)
    // Each round reads what is fixed and writes only over what it read: of updates at the same
    // time the last one stands as a whole, never a mixture.
    for _ in 0..<5 {
      guard var record = try await userPools.find(id) else { throw .userPoolNotFound(id.text) }
      let current = try record.description(accountID: configuration.accountID)
      let asked = UserPoolType(request, of: current)
      let cached = try await settings.pool(id)
      guard cached.version == record.version else { continue }
      let factors = cached.secondFactors.configuration
      try UserPoolRules.check(
        asked,
        current: current,
        factors: factors,
        domains: cached.domains,
        tracksSessions: cached.sessions.isOn
      )
      try NameFolding.checkUnchanged(asked.userPoolTags ?? [:], from: current.userPoolTags ?? [:])
      try checkBuiltInFunctions(asked.lambdaConfig, stored: current.lambdaConfig)
      try await checkNames(inTags: asked.userPoolTags ?? [:], stored: cached.tags, of: id)
      try record.replaceSettings(by: UserPoolDefaults.effective(asked), at: clock.now())
      let followed = factors?.following(asked, after: current)
      try await changeSigningAlgorithm(
        of: id,
        from: current.userPoolTags ?? [:],
        to: asked.userPoolTags ?? [:],
        call
      )
      guard try await userPools.update(record, followed) else { continue }
      warnOfTriggers(asked.lambdaConfig, of: id, call)
      return UpdateUserPoolResponse()
    }
    throw .concurrentModification(
      "User pool \(id.text) is being modified by other requests, please try again."
    )
  }
}
