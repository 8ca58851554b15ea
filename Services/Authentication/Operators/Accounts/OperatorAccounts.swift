package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
package import PublicOperations
package import RPC

/// Makes operators for `gatehousectl`, which stays the way in where a sign-in is broken.
package struct OperatorAccounts: OperatorAccountServing {
  private let operators: Operators
  private let auditLog: AuditLog

  /// Works on the operators; every change is an event of the log.
  package init(_ operators: Operators, auditLog: AuditLog) {
    self.operators = operators
    self.auditLog = auditLog
  }

  /// Makes the operator, with the pool where there is none, and a link by which a password is set.
  package func createOperator(
    _ request: CreateOperatorRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> CreateOperatorResponse {
    let email = try Self.address(request.email)
    guard let role = OperatorRole(rawValue: request.role ?? "") else {
      throw .invalidParameter("The role is viewer, support or administrator.")
    }
    let console = try Self.origin(request.consoleUrl)
    return try await auditLog.record(
      OperatorChange(requestID: context.requestID, operation: "CreateOperator"),
      clock: operators.clock,
      random: operators.random,
      logger: operators.logger
    ) { (trail) async throws(AuthenticationFailure) in
      let call = Call(
        context: context,
        principal: .anonymous,
        trail: trail,
        logger: operators.logger
      )
      let home = try await operators.establishHome(for: console, call)
      let group = try await operators.group(of: role, in: request.userPoolId, home, call)
      let (user, isNew) = try await operators.establish(email, in: home, call)
      try await operators.accounts.join(user.username, group, home, call)
      let link = try await operators.makeLink(for: user, in: home)
      trail.note(user: AuditTrail.Subject(username: user.username, sub: user.sub))
      trail.note(rule: "a link was made; role \(group)")
      return CreateOperatorResponse(
        linkSecret: link.text,
        linkExpiresAtUnixMillis: link.expiresAt.unixMillis,
        userPoolId: home.pool.text,
        isNew: isNew
      )
    }
  }

  /// All operators, with their groups.
  package func listOperators(
    _ request: ListOperatorsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListOperatorsResponse {
    guard let home = try await operators.store.home() else { return ListOperatorsResponse() }
    return ListOperatorsResponse(
      userPoolId: home.pool.text,
      operators: try await operators.listed(in: home.pool)
    )
  }

  /// An address as a username: the pool's rules refuse the rest.
  private static func address(_ text: String?) throws(AuthenticationFailure) -> String {
    guard let text, (3...128).contains(text.utf8.count),
      text.split(separator: "@", omittingEmptySubsequences: false).count == 2,
      !text.hasPrefix("@"), !text.hasSuffix("@"),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "/") })
    else { throw .invalidParameter("The email address is not one.") }
    return text.lowercased()
  }

  /// As browsers write it, and so the console: a client's addresses are compared as text.
  private static func origin(_ text: String?) throws(AuthenticationFailure) -> String {
    guard let text, let origin = WebOrigin(text) else {
      throw .invalidParameter("The console's URL is one without a path.")
    }
    return origin.text
  }
}
