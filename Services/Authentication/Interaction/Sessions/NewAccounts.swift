internal import AuthenticationCore
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import JOSE
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// The accounts that enrolments make.
extension Interaction {
  /// Accounts that a user may have where the pool does not say.
  private static let usualMaxAccounts: Int64 = 20

  func newAccount(
    of session: InteractionSession,
    id: String,
    key: P256PublicKey,
    isHeadless: Bool,
    in pool: EnabledPool
  ) -> NewAccount {
    let options = pool.settings.deviceTracking?.options
    return NewAccount(
      accountId: id,
      sub: session.sub,
      displayName: session.content.displayName,
      publicKey: key.point,
      isHeadless: isHeadless,
      isSingle: pool.policy.app.isSingleAccount,
      limit: DeviceLimit(
        mostDevices: options?.maxDevices ?? Self.usualMaxAccounts,
        removesOldest: options?.forgetsOldest ?? false
      ),
      isByPasswordAlone: session.isByPasswordAlone
    )
  }

  /// The same of a session that was confirmed; nil of one that makes none.
  func newAccount(
    of session: InteractionSession,
    in pool: EnabledPool
  ) throws(AuthenticationFailure) -> NewAccount? {
    guard session.kind == .enrol else { return nil }
    guard let id = session.account, let key = session.decisionKey else {
      throw .internalFault("a confirmed enrolment without an account")
    }
    return newAccount(of: session, id: id, key: key, isHeadless: false, in: pool)
  }

  func add(
    _ account: NewAccount,
    to instance: ProvedInstance,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let request = AddAccountRequest(
      userPoolId: instance.pool.text,
      instanceId: instance.id,
      account: account
    )
    let added = try await askingRegistry { () async throws(RPCError) in
      try await instances.addAccount(request, context: call.context.repeatable)
    }
    try await endReplaced(
      added.removedDeviceKeys,
      added.removedAccounts,
      of: account.sub,
      in: instance.pool,
      call.context
    )
  }

  /// Ends what devices and accounts had that gave way to an account of their user.
  func endReplaced(
    _ keys: [String],
    _ accounts: [RemovedAppAccount],
    of sub: String?,
    in pool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    guard let sub else { return }
    try await endTokens(of: keys, sub: sub, in: pool, context)
    try await endings.endSessions(openedBy: accounts, of: sub, in: pool)
  }

  /// Removes an account whose session was never approved; there may be none.
  func removeUnapproved(
    _ account: String,
    of session: InteractionSession,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    guard let sub = session.sub else { return }
    let request = RemoveDeviceRequest(
      userPoolId: session.pool.text,
      sub: sub,
      deviceKey: account
    )
    _ = try await askingRegistry { () async throws(RPCError) in
      try await devices.removeDevice(request, context: context.repeatable)
    }
  }

  /// Ends the tokens of accounts that are gone, and what they have confirmed.
  func endTokens(
    of accounts: [String],
    sub: String?,
    in pool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    guard !accounts.isEmpty, let sub else { return }
    let request = RevokeDeviceTokensRequest(
      userPoolId: pool.text,
      sub: sub,
      deviceKeys: accounts,
      areForgotten: true
    )
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.revokeDeviceTokens(request, context: context.repeatable)
    }
    try await endings.endSessions(confirmedBy: accounts, of: sub, in: pool)
  }

  func endTokens(
    of accounts: [AppAccount],
    in pool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    for account in accounts {
      try await endTokens(
        of: [account.accountId].compactMap { $0 },
        sub: account.sub,
        in: pool,
        context
      )
    }
  }
}
