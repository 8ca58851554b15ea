internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

/// The tokens that a sign-in ends in.
extension SignIn {
  func tokens(
    of attempt: SignInAttempt,
    _ end: SignInEnd
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let result = try await issueTokens(attempt, endingIn: end)
    await rememberOrigins(of: attempt, end)
    return result
  }

  private func issueTokens(
    _ attempt: SignInAttempt,
    endingIn end: SignInEnd
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    switch end {
    case .tokens:
      let contents = try await approvedContents(attempt, for: attempt.tokenSource)
      return try await issueTokens(attempt, contents)
    case .newDevice:
      return try await issueTokensToNewDevice(attempt)
    case .trackedDevice(let key):
      return try await issueTokens(attempt, toTracked: key, for: attempt.tokenSource)
    case .provedDevice(let key):
      return try await issueTokens(attempt, toTracked: key, for: .authenticateDevice)
    }
  }

  /// Tokens bound to a device that was tracked before the sign-in, proved or not; none where it was
  /// forgotten meanwhile.
  private func issueTokens(
    _ attempt: SignInAttempt,
    toTracked key: String,
    for source: TokenSource
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let contents = try await approvedContents(attempt, for: source)
    do throws(AuthenticationFailure) {
      return try await issueTokens(attempt, contents, to: key, isDeviceTracked: true)
    } catch .deviceNotFound {
      throw attempt.call.refusal(.deviceNotFound, "the device was forgotten meanwhile")
    }
  }

  /// Tokens for a sign-in without a device, and the key of one that may be confirmed (DEV-8).
  private func issueTokensToNewDevice(
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let owner = try DeviceOwner(try attempt.knownUser(), in: attempt.subject.pool)
    let contents = try await approvedContents(
      attempt,
      for: attempt.tokenSource,
      isNewDevice: true
    )
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
    var result = try await issueTokens(
      attempt,
      contents,
      to: issued.deviceKey,
      isDeviceNew: true
    )
    result.newDeviceMetadata = NewDeviceMetadataType(
      deviceKey: issued.deviceKey,
      deviceGroupKey: issued.deviceGroupKey
    )
    return result
  }
}
