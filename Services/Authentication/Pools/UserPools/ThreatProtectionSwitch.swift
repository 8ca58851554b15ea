package import AuthenticationCore
internal import AuthenticationMessages
package import Domain

extension Pools {
  /// Has a pool act by its risk configuration (AdvancedSecurityMode ENFORCED), for the operator; nothing else
  /// of it changes.
  package func enforceThreatProtection(of id: UserPoolID) async throws(AuthenticationFailure) {
    for _ in 0..<5 {
      guard var record = try await userPools.find(id) else { throw .userPoolNotFound(id.text) }
      var asked = try record.description(accountID: configuration.accountID)
      let cached = try await settings.pool(id)
      guard cached.version == record.version else { continue }
      asked.userPoolAddOns = UserPoolAddOnsType(
        advancedSecurityMode: "ENFORCED",
        advancedSecurityAdditionalFlows: asked.userPoolAddOns?.advancedSecurityAdditionalFlows
      )
      try UserPoolRules.check(
        asked,
        current: asked,
        factors: cached.secondFactors.configuration,
        tracksSessions: cached.sessions.isOn
      )
      try record.replaceSettings(by: asked, at: clock.now())
      if try await userPools.update(record) { return }
    }
    throw .modifiedMeanwhile("User pool \(id.text)")
  }
}
