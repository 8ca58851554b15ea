package import AuthenticationCore
internal import DeviceRegistryMessages
package import DeviceRegistryStubs
package import Domain
internal import RPC

/// Ends sessions whose account or user is gone.
package struct SessionEndings: InteractionEndings {
  let sessions: InteractionSessionStore
  let devices: DeviceRegistryClient
  let clock: any WallClock
  let random: any RandomSource

  /// The endings of a store's sessions.
  package init(
    of sessions: InteractionSessionStore,
    devices: DeviceRegistryClient,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.sessions = sessions
    self.devices = devices
    self.clock = clock
    self.random = random
  }

  /// Ends what waits for a user all of whose sign-ins end.
  package func endSessions(
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    try await clear(try await sessions.end(of: sub, in: pool, at: clock.now()))
  }

  /// Ends what accounts that are gone have confirmed, or alone could confirm.
  package func endSessions(
    confirmedBy accounts: [String],
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    try await clear(
      try await sessions.end(confirmedBy: accounts, of: sub, in: pool, at: clock.now())
    )
  }

  /// Ends what an instance has opened that it can no longer confirm.
  package func endSessions(
    openedOn instance: String,
    of sub: String,
    hasOtherAccounts: Bool,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    _ = try await sessions.end(
      openedOn: instance,
      of: sub,
      hasOtherAccounts: hasOtherAccounts,
      in: pool,
      at: clock.now()
    )
  }

  /// Ends what an instance that is gone has opened.
  func endSessions(
    ofInstance instance: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    try await clear(try await sessions.end(ofInstance: instance, in: pool, at: clock.now()))
  }

  /// Notes that the tokens of a redeemed session were made.
  package func settle(
    _ session: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    try await sessions.settle(session, in: pool, at: clock.now())
  }

  /// Leaves no account of an enrolment that was ended: a service may have died between the making of the
  /// account and the approval.
  private func clear(_ ended: [InteractionSession]) async throws(AuthenticationFailure) {
    for session in ended where session.kind == .enrol && !session.isApproved {
      guard let account = session.account, let sub = session.sub else { continue }
      let context = RPCCallContext(requestID: random.uuid(), deadline: .now + .seconds(5))
      _ = try await askingRegistry { () async throws(RPCError) in
        try await devices.removeDevice(
          RemoveDeviceRequest(userPoolId: session.pool.text, sub: sub, deviceKey: account),
          context: context.repeatable
        )
      }
    }
  }
}
