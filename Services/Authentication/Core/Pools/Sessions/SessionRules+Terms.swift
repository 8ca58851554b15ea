package import PublicOperations
package import Sessions

extension SessionRules {
  /// What token issuance gets for a chain of the client, at a sign-in or a refresh by the call.
  package func terms(
    of client: ClientSettings,
    in pool: UserPoolSettings,
    installation: Installation? = nil,
    _ call: Call
  ) -> SessionTerms {
    var terms = terms(of: client)
    terms.installation = installation?.name
    if pool.sessions.isOn {
      terms.tracking = TrackingTerms(
        maxSessions: pool.sessions.maxPerUser,
        refusesAtLimit: limitAction.value == .refuse,
        address: call.sourceIP,
        userAgent: call.userAgent
      )
    }
    return terms
  }

  /// The terms without what depends on a request.
  package func terms(of client: ClientSettings) -> SessionTerms {
    var absolute = absoluteSeconds?.value
    // A group can only tighten: its window does not outlast what the client gives without it.
    if isIdleOfGroup { absolute = min(absolute ?? .max, client.refreshTokenValiditySeconds) }
    return SessionTerms(
      idleSeconds: idleSeconds?.value,
      absoluteSeconds: absolute,
      isOnePerDevice: perDevice.value == .one
    )
  }
}
