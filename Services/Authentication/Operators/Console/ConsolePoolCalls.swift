internal import AuthenticationCore
package import AuthenticationImport
internal import AuthenticationStubs
package import AuthenticationTokens
package import AuthenticationTriggers
internal import Domain
internal import PublicOperations
internal import RPC

/// What the console asks about one pool beside the public operations.
///
/// Each method proves the operator first, and looks at the role in the pool that the request names.
package struct ConsolePoolCalls: ConsolePoolServing {
  let console: ConsoleCalls
  let sessions: SessionOperator
  let functions: FunctionOperator
  let importLog: UserImportOperator
  let uploads: UserImportUploads

  /// Asks what the operator's program asks, on behalf of operators of the console.
  package init(
    _ console: ConsoleCalls,
    sessions: SessionOperator,
    functions: FunctionOperator,
    importLog: UserImportOperator,
    uploads: UserImportUploads
  ) {
    self.console = console
    self.sessions = sessions
    self.functions = functions
    self.importLog = importLog
    self.uploads = uploads
  }

  var operators: Operators { console.operators }

  /// The pool that there is, for an operator whose role in it is enough.
  func pool(
    _ named: String?,
    for permission: OperatorPermission,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UserPoolID {
    let person = try await console.prove(context)
    let id = try requiredUserPoolID(named)
    try await check(permission, person, in: id)
    return id
  }

  /// Refuses an operator whose role in the pool is less, and a pool that there is none of.
  func check(
    _ permission: OperatorPermission,
    _ person: InstallationOperator,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    if let refusal = permission.refusal(of: person, in: pool.text, at: operators.clock.now()) {
      throw .accessDenied(refusal)
    }
    _ = try await operators.directory.settings.pool(pool)
  }

  /// Makes a change and its event, which names the operator; so does the event of a refusal.
  func changing<Value: Sendable>(
    _ operation: String,
    of named: String?,
    for permission: OperatorPermission,
    _ context: RPCCallContext,
    _ perform: (UserPoolID, Call) async throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    let person = try await console.prove(context)
    let asked = asking(context)
    return try await console.auditLog.record(
      OperatorChange(
        requestID: context.requestID,
        operation: operation,
        sourceIP: context.sourceIP,
        by: person
      ),
      clock: operators.clock,
      random: operators.random,
      logger: operators.logger
    ) { (trail) async throws(AuthenticationFailure) in
      let pool = try requiredUserPoolID(named)
      trail.note(pool: pool)
      // A changed operator is a way in that stays, as at the public operations.
      let changesOperators = pool.text == person.operatorPool
      try await check(permission.with(freshSignIn: changesOperators), person, in: pool)
      return try await perform(
        pool,
        Call(
          context: asked,
          principal: .operator(person),
          trail: trail,
          logger: operators.logger
        )
      )
    }
  }

  /// A call to another service, which must not learn the operator's token.
  func asking(_ context: RPCCallContext) -> RPCCallContext {
    var context = context
    context.operatorToken = nil
    return context
  }
}
