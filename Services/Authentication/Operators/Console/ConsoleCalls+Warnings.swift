package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import GatehouseStubs
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
package import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

extension ConsoleCalls {
  private static let daySeconds: Int64 = 86_400
  /// A first failure is often mended by the second try.
  private static let patienceSeconds: Int64 = 60
  private static let keyDays: Int64 = 365
  private static let mostKeys: Int64 = 100
  /// A service that hangs must leave the page the time to say so.
  private static let longestWait = Duration.seconds(3)
  /// What a page of sixty kilobytes has room for.
  private static let mostWarnings = 50

  /// What an operator should look at before users do, of pools that the operator may see.
  package func listConsoleWarnings(
    _ request: ListConsoleWarningsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListConsoleWarningsResponse {
    let person = try await prove(context)
    let scope = Self.scope(of: person)
    var asked = context
    // Another service must not learn the operator's token.
    asked.operatorToken = nil
    let found =
      try await failing(in: scope) + waiting(in: scope) + providerWarnings(in: scope, asked)
      + agedKeys(in: scope, asked)
    let shown = Array(found.prefix(Self.mostWarnings))
    let names = try await ConsoleStore(database: operators.database).names(
      of: Array(Set(shown.compactMap(\.userPoolId)))
    )
    return ListConsoleWarningsResponse(
      warnings: shown.map { warning in
        var warning = warning
        warning.poolName = warning.userPoolId.flatMap { names[$0] }
        return warning
      }
    )
  }

  /// A call that is given up before the page is.
  private static func brief(_ context: RPCCallContext) -> RPCCallContext {
    var context = context.repeatable
    context.deadline = min(context.deadline, .now.advanced(by: longestWait))
    return context
  }

  private static func scope(of person: InstallationOperator) -> ConsoleScope {
    switch person.role {
    case .administrator?: .all
    case .support?, .viewer?: .allBut(person.operatorPool)
    case nil: .only(person.poolRoles.keys.filter { $0 != person.operatorPool }.sorted())
    }
  }

  /// What failed in the last day.
  private func failing(
    in scope: ConsoleScope
  ) async throws(AuthenticationFailure) -> [ConsoleWarning] {
    let store = WarningStore(database: operators.database)
    let since = operators.clock.now().adding(seconds: -Self.daySeconds).unixMillis
    let functions = try await store.failures(of: "function_time", in: scope, since: since)
    let messages = try await store.failures(of: "message_time", in: scope, since: since)
    return functions.map { ConsoleWarning($0, .functionFails) }
      + messages.map { ConsoleWarning($0, .messagesFail) }
  }

  /// What is tried again and again.
  private func waiting(
    in scope: ConsoleScope
  ) async throws(AuthenticationFailure) -> [ConsoleWarning] {
    let store = WarningStore(database: operators.database)
    let moment = operators.clock.now().adding(seconds: -Self.patienceSeconds)
    let messages = try await store.waitingMessages(in: scope, madeBefore: moment)
    let logs = try await store.waitingLogs(in: scope, madeBefore: moment)
    let notices = try await store.waitingNotices(in: scope, madeBefore: moment)
    return messages.map { ConsoleWarning($0, .messagesWait) }
      + logs.map { ConsoleWarning($0, .logsWait) }
      + notices.map { ConsoleWarning($0, .noticesWait) }
  }

  /// Certificates of outside providers that end, or have changed.
  private func providerWarnings(
    in scope: ConsoleScope,
    _ context: RPCCallContext
  ) async -> [ConsoleWarning] {
    do throws(RPCError) {
      let found = try await providers.listProviderWarnings(
        ListProviderWarningsRequest(),
        context: Self.brief(context)
      )
      return found.warnings.filter { scope.includes($0.userPoolId ?? "") }
        .map(ConsoleWarning.init)
    } catch {
      // The page is for the hour in which something does not answer.
      return [
        ConsoleWarning(kind: ConsoleWarningKind.unknown.rawValue, subject: "outside providers")
      ]
    }
  }

  /// Keys that no operator has rotated for long.
  private func agedKeys(
    in scope: ConsoleScope,
    _ context: RPCCallContext
  ) async -> [ConsoleWarning] {
    let before = operators.clock.now().adding(seconds: -Self.keyDays * Self.daySeconds)
    do throws(RPCError) {
      let found = try await signingKeys.listAgedSigningKeys(
        ListAgedSigningKeysRequest(beforeUnixMillis: before.unixMillis, limit: Self.mostKeys),
        context: Self.brief(context)
      )
      return found.keys.filter { scope.includes($0.userPoolId ?? "") }.map { key in
        ConsoleWarning(
          kind: ConsoleWarningKind.keyAged.rawValue,
          userPoolId: key.userPoolId,
          atUnixMillis: key.createdAtUnixMillis
        )
      }
    } catch {
      return [ConsoleWarning(kind: ConsoleWarningKind.unknown.rawValue, subject: "signing keys")]
    }
  }
}

extension ConsoleWarning {
  fileprivate init(_ row: WarningStore.Row, _ kind: ConsoleWarningKind) {
    self.init(
      kind: kind.rawValue,
      userPoolId: row.pool,
      subject: row.subject,
      count: row.count,
      ofCount: row.all,
      atUnixMillis: row.since
    )
  }

  fileprivate init(_ warning: ProviderWarning) {
    let kind: ConsoleWarningKind =
      warning.endsAtUnixMillis == nil ? .certificateChanged : .certificateEnds
    self.init(
      kind: kind.rawValue,
      userPoolId: warning.userPoolId,
      subject: warning.providerName,
      atUnixMillis: warning.endsAtUnixMillis ?? warning.changedAtUnixMillis
    )
  }
}
