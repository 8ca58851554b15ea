package import AuthenticationCore
package import AuthenticationMessages
package import AuthenticationNotifications
internal import AuthenticationStubs
internal import Domain
package import IdentityFederationStubs
internal import Logging
package import PublicOperations
package import RPC
package import TokenIssuanceStubs

/// What the console asks beside the public operations.
///
/// Each method but those of a sign-in that has not begun proves the operator first, and looks at the role.
package struct ConsoleCalls: ConsoleServing {
  let operators: Operators
  let outbox: OutboxOperator
  let auditLog: AuditLog
  let providers: ProviderTestClient
  let signingKeys: SigningKeyOperatorClient
  private let search: AuditSearch

  /// Reads what the operators may see; a used link is an event of the log.
  package init(
    _ operators: Operators,
    outbox: OutboxOperator,
    auditLog: AuditLog,
    providers: ProviderTestClient,
    signingKeys: SigningKeyOperatorClient
  ) {
    self.operators = operators
    self.outbox = outbox
    self.auditLog = auditLog
    self.providers = providers
    self.signingKeys = signingKeys
    search = AuditSearch(database: operators.database, sealer: operators.sealer, of: .userPools)
  }

  /// Where operators sign in; nothing where there is no operators' pool.
  package func showOperatorSignIn(
    _ request: ShowOperatorSignInRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowOperatorSignInResponse {
    guard let home = try await operators.store.home() else { return ShowOperatorSignInResponse() }
    return ShowOperatorSignInResponse(
      userPoolId: home.pool.text,
      clientId: home.client.text,
      scope: "openid \(OperatorScope.full)"
    )
  }

  /// Who the operator is, and notes the sign-in.
  package func showOperator(
    _ request: ShowOperatorRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowOperatorResponse {
    let person = try await prove(context)
    await note(signInOf: person, context)
    return ShowOperatorResponse(
      username: person.username,
      sub: person.sub,
      role: person.role?.rawValue,
      pools: person.poolRoles.sorted { $0.key < $1.key }.map {
        OperatorPoolRole(userPoolId: $0.key, role: $0.value.rawValue)
      },
      authenticatedAtUnixMillis: person.authenticatedAt.unixMillis,
      operatorPoolId: person.operatorPool
    )
  }

  /// A database that can only be read must not keep operators out.
  private func note(signInOf person: InstallationOperator, _ context: RPCCallContext) async {
    do throws(AuthenticationFailure) {
      try await operators.store.note(signInOf: person)
    } catch {
      operators.logger.warning(
        "an operator's sign-in was not noted",
        metadata: ["request_id": "\(context.requestID)", "error": "\(error.status)"]
      )
    }
  }

  /// Events, newest first, of pools that the operator may see.
  package func findEvents(
    _ request: FindEventsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> FindEventsResponse {
    let person = try await prove(context)
    var query = AuditSearch.Query()
    if let pool = request.userPoolId {
      try check(.viewer, person, in: pool)
      query.scope = .pools([pool])
    } else {
      query.scope = Self.visible(to: person)
    }
    query.text = request.text
    query.operation = request.operation
    query.outcome = request.outcome
    query.clientID = request.clientId
    query.since = request.sinceUnixMillis.map { Instant(unixMillis: $0) }
    query.before = request.beforeCursor
    query.limit = Int(request.limit ?? 50)
    query.ruleEnd = request.ruleEnd
    do throws(GateFailure) {
      let found = try await search.find(query)
      return FindEventsResponse(events: found.events, cursor: found.cursor)
    } catch {
      throw AuthenticationFailure(error)
    }
  }

  private static func visible(to person: InstallationOperator) -> AuditScope {
    switch person.role {
    case .administrator?: .all
    // The events of the operators' own pool are an administrator's.
    case .support?, .viewer?: .allBut(person.operatorPool)
    case nil: .pools(person.poolRoles.keys.filter { $0 != person.operatorPool }.sorted())
    }
  }

  /// Messages to users, which hold codes.
  package func listConsoleMessages(
    _ request: ListConsoleMessagesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListConsoleMessagesResponse {
    let person = try await prove(context)
    // Codes of users stand there: a browser that was left open shows none.
    let permission = OperatorPermission(.administrator, needsFreshSignIn: true)
    try check(permission, person, in: request.userPoolId)
    let found = try await outbox.listOutboxMessages(
      ListOutboxMessagesRequest(
        userPoolId: request.userPoolId,
        username: request.username,
        limit: 50
      ),
      context: context
    )
    return ListConsoleMessagesResponse(messages: found.messages.map(ConsoleMessage.init))
  }

  /// All operators.
  package func listConsoleOperators(
    _ request: ListConsoleOperatorsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListConsoleOperatorsResponse {
    let person = try await prove(context)
    try check(.administrator, person, in: person.operatorPool)
    guard let pool = UserPoolID(person.operatorPool) else { return ListConsoleOperatorsResponse() }
    return ListConsoleOperatorsResponse(operators: try await operators.listed(in: pool))
  }

  /// The operator of the call's token.
  func prove(_ context: RPCCallContext) async throws(AuthenticationFailure) -> InstallationOperator
  {
    guard let token = context.operatorToken else {
      throw .notAuthorized("The call has no operator's token.")
    }
    var context = context
    context.operatorToken = nil
    return try await operators.prove(token, context)
  }

  /// Refuses an operator whose role in the pool is less; nil for the pool: for all of them.
  func check(
    _ role: OperatorRole,
    _ person: InstallationOperator,
    in pool: String?
  ) throws(AuthenticationFailure) {
    try check(OperatorPermission(role), person, in: pool)
  }

  private func check(
    _ permission: OperatorPermission,
    _ person: InstallationOperator,
    in pool: String?
  ) throws(AuthenticationFailure) {
    if let refusal = permission.refusal(of: person, in: pool, at: operators.clock.now()) {
      throw .accessDenied(refusal)
    }
  }
}

extension ConsoleMessage {
  fileprivate init(_ message: OutboxMessage) {
    self.init(
      createdAtUnixMillis: message.createdAtUnixMillis,
      userPoolId: message.userPoolId,
      username: message.username,
      deliveryMedium: message.deliveryMedium,
      destination: message.destination,
      purpose: message.purpose,
      code: message.code.map { String(decoding: $0, as: UTF8.self) },
      state: message.state,
      lastError: message.lastError
    )
  }
}
