internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationProtection
internal import AuthenticationTokens
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import PublicOperations
internal import RPC

/// How a sign-in ends.
extension SignIn {
  /// The sign-in as its tokens are made from it, once the pool's function has nothing against it.
  func ended(
    _ attempt: SignInAttempt,
    in end: SignInEnd
  ) async throws(AuthenticationFailure) -> EndedSignIn {
    let user = try attempt.knownUser()
    do throws(AuthenticationFailure) {
      try await askAfterAuthentication(
        user,
        attempt.subject,
        isNewDevice: end == .newDevice || end == .browser && attempt.state.deviceKey == nil,
        clientMetadata: attempt.clientMetadata,
        attempt.assessment,
        attempt.call
      )
    } catch {
      record(.fail, attempt)
      throw error
    }
    var signIn = AuthenticatedSignIn(
      of: user,
      at: attempt.subject.client,
      by: attempt.state.door,
      proofs: attempt.state.proofs,
      at: moment(of: attempt),
      source: attempt.tokenSource
    )
    signIn.isCredited = attempt.answered == .credited
    signIn.statesLevel = !attempt.state.targetLevels.isEmpty
    signIn.appApproval = attempt.appApproval
    signIn.installation = attempt.installation
    signIn.clientMetadata = attempt.clientMetadata
    signIn.eventID = attempt.state.eventID
    signIn.evidence = attempt.state.risk?.evidence
    signIn.risk = attempt.assessment
    // Before there are tokens: their event has passed once they are there.
    record(.inProgress, attempt)
    var newDevice: NewDeviceMetadataType?
    var browserCookie: [UInt8]?
    switch end {
    case .tokens: break
    case .browser: (signIn.device, browserCookie) = try await browserBinding(of: user, attempt)
    case .newDevice:
      let issued = try await newDeviceKey(of: user, attempt)
      signIn.device = .new(issued.key)
      newDevice = NewDeviceMetadataType(deviceKey: issued.key, deviceGroupKey: issued.groupKey)
    case .trackedDevice(let key):
      signIn.device = .tracked(key)
    case .provedDevice(let key):
      signIn.device = .proved(key)
      signIn.source = .authenticateDevice
    }
    await rememberOrigins(
      of: attempt.state.username,
      in: attempt.subject.pool.id,
      provedDevice: end.provedDevice,
      attempt.call
    )
    return EndedSignIn(
      signIn: signIn,
      subject: attempt.subject,
      newDevice: newDevice,
      browserCookie: browserCookie,
      recoveryCodes: attempt.recoveryCodes,
      answeredChallenge: attempt.state.answeredChallenge
    )
  }

  /// When the user was proved.
  ///
  /// A token that is credited makes no later moment: without any proof it could be renewed again and again,
  /// beyond MAX_AGE and the absolute end of sessions (SES-13).
  private func moment(of attempt: SignInAttempt) -> Instant {
    let now = clock.now()
    guard attempt.answered == .credited else { return now }
    return attempt.state.proofs.map(\.moment).max() ?? now
  }

  /// What a client is told that gets its tokens at once.
  func answer(
    to outcome: SignInOutcome,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    switch outcome {
    case .asked(let answer): return answer
    case .refreshed(let result): return SignInAnswer(authenticationResult: result)
    case .ended(let ended):
      var result = try await restoring(ended.answeredChallenge, in: ended.signIn.pool) {
        () async throws(AuthenticationFailure) in
        try await tokens.issue(for: ended.signIn, ended.subject, call)
      }
      result.newDeviceMetadata = ended.newDevice
      return SignInAnswer(authenticationResult: result).showing(ended.recoveryCodes)
    }
  }

  /// The key of a device that the client may confirm (DEV-8).
  private func newDeviceKey(
    of user: UserRecord,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> (key: String, groupKey: String?) {
    let owner = try DeviceOwner(user, in: attempt.subject.pool)
    let issued = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.issueDevice(
        IssueDeviceRequest(
          userPoolId: owner.pool.text,
          sub: owner.user.sub,
          limit: owner.tracking.limit
        ),
        context: attempt.call.context.repeatable
      )
    }
    guard let key = issued.deviceKey else {
      throw .internalFault("the device registry answered without a key")
    }
    return (key, issued.deviceGroupKey)
  }

  /// Ends the user's sessions because of a change in the middle of a sign-in (SES-34); the sign-in
  /// itself has none yet.
  func endSessions(
    of attempt: SignInAttempt,
    by ending: SessionEnding
  ) async throws(AuthenticationFailure) {
    try await accounts.endSessions(
      by: ending,
      of: try attempt.knownUser(),
      in: attempt.subject.pool,
      client: attempt.subject.client,
      attempt.call
    )
  }
}
