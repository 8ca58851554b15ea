internal import AuthenticationCore
internal import Cryptography
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import PublicOperations
internal import RPC

/// What the clients of a sign-in are shown of its session.
struct AppChallenges: Sendable {
  let interaction: Interaction

  /// The challenge of a new session, or of the next round of one.
  func challenge(
    for question: AppQuestion
  ) async throws(AuthenticationFailure) -> AppChallenge {
    let session: InteractionSession
    var shown: [String: String]
    if let former = question.session {
      session = try await interaction.session(former)
      shown = ["sessionId": session.id, "link": interaction.link(to: session)]
    } else {
      let started = try await start(question)
      session = started.session
      shown = ["sessionId": session.id, "link": started.link]
      // An app learns of its own session from the answers to its calls.
      if !session.isForApp { shown["handle"] = started.handle }
    }
    if let digits = session.comparisonDigits { shown["comparison"] = digits }
    if session.isForApp {
      try await addContents(of: session, for: question, to: &shown)
    }
    return AppChallenge(session: session.id, shown: shown)
  }

  /// Begins a session; the app's own is opened at once, for its instance.
  private func start(
    _ question: AppQuestion
  ) async throws(AuthenticationFailure) -> StartedInteraction {
    let (client, call) = (question.client, question.call)
    let secrets = try interaction.settings.secrets(of: client.client)
    // A server starts sessions of many users from one address, and has proved itself.
    if call.principal == .anonymous, secrets.isEmpty {
      try await interaction.admitStart(of: call, in: client.pool.id)
    }
    let own = try await ownAccount(question)
    var new = NewInteraction(kind: .login, starter: own == nil ? .function : .instance)
    new.userName = question.username
    new.preselectedAccount = own?.accountId
    new.instance = own?.instanceId
    return try await interaction.start(new, for: client, call: call)
  }

  /// The account that the client names by DEVICE_KEY, if it is the user's; it is proved by the answer.
  private func ownAccount(
    _ question: AppQuestion
  ) async throws(AuthenticationFailure) -> AppAccount? {
    guard let key = question.deviceKey, let sub = question.sub else { return nil }
    let registry = interaction.instances
    let found = try await askingRegistry { () async throws(RPCError) in
      try await registry.findAccounts(
        FindAccountsRequest(userPoolId: question.client.pool.id.text, sub: sub),
        context: question.call.context.repeatable
      )
    }
    return found.accounts.first { $0.accountId == key }
  }

  /// What the app shows its user, and what it needs for the second factor.
  private func addContents(
    of session: InteractionSession,
    for question: AppQuestion,
    to shown: inout [String: String]
  ) async throws(AuthenticationFailure) {
    guard let instance = session.instance else { throw .internalFault("an app's session of none") }
    let pool = try await interaction.enabledPool(session.pool)
    let opened = try await openForItself(session, instance, in: pool, question.call)
    shown["digest"] = opened.digest
    for (name, value) in session.content.announceInfo { shown["announce_" + name] = value }
    let judge = interaction.factors
    let info = try await askingRegistry { () async throws(RPCError) in
      try await judge.beginFactor(
        BeginFactorRequest(
          userPoolId: session.pool.text,
          instanceId: instance,
          sessionId: session.id,
          isEnrolment: false,
          policy: pool.policy.pin.message,
          expiresAtUnixMillis: opened.expiresAt.unixMillis
        ),
        context: question.call.context
      )
    }.info
    guard let info else { return }
    shown.merge(info.parameters) { $1 }
    // The judge keeps no state of a session; a round follows only on a wrong answer.
    if question.session != nil { shown.merge(["result": "FAILED", "retry": "true"]) { $1 } }
  }

  /// Binds the session to the instance for which it was started.
  ///
  /// The answer proves the instance.
  private func openForItself(
    _ session: InteractionSession,
    _ instance: String,
    in pool: EnabledPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InteractionSession {
    guard session.state == .created, let account = session.preselectedAccount, let sub = session.sub
    else { return session }
    let own = try ProvedInstance(
      AppInstance(
        userPoolId: session.pool.text,
        instanceId: instance,
        accounts: [AppAccount(accountId: account, instanceId: instance, sub: sub)]
      )
    )
    _ = try await interaction.open(
      session,
      by: own,
      in: pool,
      body: try CallBody(bytes: []),
      call: call
    )
    return try await interaction.session(session.id)
  }
}

extension FactorInfo {
  /// As public parameters, which are text.
  fileprivate var parameters: [String: String] {
    var texts = [
      "context": context, "result": result,
      "retry": retry.map { "\($0)" }, "blocked": blocked.map { "\($0)" },
      "maxAttempts": maxAttempts.map { "\($0)" }, "failedAttempts": failedAttempts.map { "\($0)" },
      "penalisedFor": penalisedForSeconds.map { "\($0)" },
      "showBiometrics": showBiometrics.map { "\($0)" }, "pinRequired": pinRequired.map { "\($0)" },
    ]
    texts["block"] = challenge?.block.map { Base64.encode($0) }
    texts["salt"] = challenge?.salt.map { Base64.encode($0) }
    texts["serverPublic"] = challenge?.serverPublic.map { Base64.encode($0) }
    return texts.compactMapValues { $0 }
  }
}
