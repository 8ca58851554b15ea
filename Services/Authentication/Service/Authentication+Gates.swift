package import AuthenticationAuthorization
package import AuthenticationCore
package import AuthenticationHostedPages
package import AuthenticationInteraction
package import AuthenticationOperators
package import AuthenticationProviderSignIn
package import PublicOperations

/// What stands before the operations, and before what browsers, clients and apps ask.
extension Authentication {
  /// The gate before the operations, which believes the tickets of these keys; without limits as many
  /// requests pass as come.
  package func gate(
    tickets: TicketKeys,
    auditLog: AuditLog,
    requestRates: RequestRateLimits? = nil,
    counts: HourlyCounts? = nil
  ) -> AuthenticationGate {
    var count: AuthenticationGate.Count?
    if let counts {
      count = { (operation, facts, failure, time) in
        counts.note(operation, facts, failure, took: time)
      }
    }
    return AuthenticationGate(
      pools: directory,
      tickets: tickets,
      proveOperator: { [operators] (token, context) async throws(AuthenticationFailure) in
        try await operators.prove(token, context)
      },
      auditLog: auditLog,
      requestRates: requestRates,
      count: count,
      database: parts.database,
      sealer: parts.sealer,
      clock: parts.clock,
      random: parts.random,
      logger: parts.logger
    )
  }

  /// The pages on which users sign in, whose forms go through the gate.
  ///
  /// What applications ask for is checked as at their own address.
  package func hostedPages(
    through gate: AuthenticationGate,
    _ requests: AuthorizationCalls
  ) -> HostedPages {
    HostedPages(
      through: gate,
      directory: directory,
      accounts: accounts,
      signIn: signIn,
      authorization: authorization,
      requests: requests,
      configuration: parts.configuration,
      sealer: parts.sealer,
      clock: parts.clock,
      random: parts.random,
      logger: parts.logger
    )
  }

  /// What the pages of a user's own account ask, through the gate.
  package func ownAccount(through gate: AuthenticationGate) -> OwnAccount {
    OwnAccount(
      through: gate,
      directory: directory,
      accounts: accounts,
      signIn: signIn,
      protection: protection,
      database: parts.database,
      clock: parts.clock
    )
  }

  /// The gate before the calls of apps and relying parties.
  package func interactionGate(
    tickets: TicketKeys,
    auditLog: AuditLog,
    requestRates: RequestRateLimits? = nil
  ) -> InteractionGate {
    InteractionGate(
      pools: directory,
      tickets: tickets,
      auditLog: auditLog,
      requestRates: requestRates,
      database: parts.database,
      sealer: parts.sealer,
      clock: parts.clock,
      random: parts.random,
      logger: parts.logger
    )
  }

  /// The gate before the ways of browsers to outside providers and back.
  package func providerRedirectGate(
    tickets: TicketKeys,
    auditLog: AuditLog,
    requestRates: RequestRateLimits? = nil
  ) -> ProviderRedirectGate {
    ProviderRedirectGate(
      pools: directory,
      tickets: tickets,
      auditLog: auditLog,
      requestRates: requestRates,
      database: parts.database,
      sealer: parts.sealer,
      clock: parts.clock,
      random: parts.random,
      logger: parts.logger
    )
  }

  /// The gates before what browsers and clients ask by OAuth.
  package func authorizationGates(
    tickets: TicketKeys,
    auditLog: AuditLog,
    requestRates: RequestRateLimits? = nil
  ) -> AuthorizationGates {
    let gate = { (rates: RequestRateLimits?) in
      AuthorizationGate(
        pools: self.directory,
        tickets: tickets,
        auditLog: auditLog,
        requestRates: rates,
        database: self.parts.database,
        sealer: self.parts.sealer,
        clock: self.parts.clock,
        random: self.parts.random,
        logger: self.parts.logger
      )
    }
    return AuthorizationGates(counting: gate(requestRates), plain: gate(nil))
  }
}
