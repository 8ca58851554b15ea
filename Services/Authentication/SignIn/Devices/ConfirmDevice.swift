package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import Cryptography
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

extension SignIn {
  /// Begins to track the device that the access token's sign-in was given (DEV-13).
  ///
  /// The token names the device, so a caller can confirm only a key that its own sign-in got. A
  /// forgotten key never comes back, although its access tokens may go on. Otherwise an attacker with
  /// a stolen token could replace the device's secret.
  package func confirmDevice(
    _ request: ConfirmDeviceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ConfirmDeviceResponse {
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    let owner = try DeviceOwner(holder.user, in: holder.pool)
    guard let key = request.deviceKey else { throw .missing("deviceKey") }
    guard key == holder.deviceKey else {
      throw call.refusal(.invalidDeviceKey, "the sign-in was given another key or none")
    }
    let (verifier, salt) = try deviceSecret(of: request, call)
    let leaving = try await devicesToLeave(for: key, of: owner, call: call)
    // Before they are forgotten: a call that ends in between is repeated, and the repetition could no
    // longer tell which tokens to revoke.
    try await deviceCalls.revokeTokens(
      of: owner,
      on: leaving,
      areForgotten: false,
      context: call.context
    )
    let tracked = try await track(
      TrackDeviceRequest(
        userPoolId: owner.pool.text,
        sub: owner.user.sub,
        deviceKey: key,
        name: request.deviceName,
        srpVerifier: verifier,
        srpSalt: salt,
        isRemembered: !owner.tracking.asksUser,
        limit: owner.tracking.limit,
        ipAddress: call.context.sourceIP,
        sdk: call.context.deviceSDK,
        isFactorGiven: holder.isFactorGiven
      ),
      call
    )
    await ownerNotices.tellOfDevice(holder.user, of: holder.client, in: holder.pool, call)
    try await checkStillThere(owner, call: call)
    try await deviceCalls.revokeTokens(
      of: owner,
      on: tracked.removedDeviceKeys,
      areForgotten: true,
      context: call.context
    )
    try await deviceCalls.endSessions(openedBy: tracked.removedAccounts, of: owner)
    try await forgetOrigins(of: tracked.removedDeviceKeys, owner)
    if !owner.tracking.asksUser { try await rememberOrigin(of: key, owner) }
    return ConfirmDeviceResponse(userConfirmationNecessary: owner.tracking.asksUser)
  }

  /// Has the registry track the device, and its session count for as long as it can be refreshed (SES-51).
  private func track(
    _ request: TrackDeviceRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> TrackDeviceResponse {
    let confirmed = NoteConfirmedDeviceRequest(
      userPoolId: request.userPoolId,
      sub: request.sub,
      deviceKey: request.deviceKey
    )
    do throws(AuthenticationFailure) {
      let tracked = try await askingDeviceRegistry { () async throws(RPCError) in
        try await devices.trackDevice(request, context: call.context)
      }
      try await note(confirmed, call)
      return tracked
    } catch .deviceKeyExists(let sentence) {
      // The call that confirmed it may have ended before the note.
      try await note(confirmed, call)
      throw .deviceKeyExists(sentence)
    } catch {
      throw error
    }
  }

  private func note(
    _ confirmed: NoteConfirmedDeviceRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await issuance.noteConfirmedDevice(confirmed, context: call.context.repeatable)
    }
  }

  /// The verifier and salt, checked before anything changes: a refused device ends no other device.
  private func deviceSecret(
    of request: ConfirmDeviceRequest,
    _ call: Call
  ) throws(AuthenticationFailure) -> (verifier: [UInt8], salt: [UInt8]) {
    let invalid = AuthenticationFailure.invalidParameter("Invalid device secret verifier given.")
    guard let configuration = request.deviceSecretVerifierConfig,
      let verifier = configuration.passwordVerifier.flatMap({ Base64.decode($0) }),
      let salt = configuration.salt.flatMap({ Base64.decode($0) })
    else { throw invalid }
    let fault: DeviceSecret.Fault?
    do throws(CryptographyError) {
      fault = try DeviceSecret.fault(verifier: verifier, salt: salt)
    } catch {
      throw .internalFault("a device's verifier cannot be checked: \(error)")
    }
    if let fault { throw call.refusal(invalid, fault.rule) }
    return (verifier, salt)
  }

  /// The devices that the registry will forget for a new one, as far as can be said before.
  private func devicesToLeave(
    for key: String,
    of owner: DeviceOwner,
    call: Call
  ) async throws(AuthenticationFailure) -> [String] {
    let options = owner.tracking.options
    guard options.forgetsOldest, let most = options.maxDevices else { return [] }
    var devices: [TrackedDevice] = []
    var last: String?
    repeat {
      let page = try await devicePage(
        of: owner,
        isRememberedOnly: false,
        limit: 60,
        after: last,
        call: call
      )
      devices += page.devices
      last = page.last
    } while last != nil
    guard !devices.contains(where: { $0.deviceKey == key }) else { return [] }
    let oldest = devices.sorted {
      ($0.authenticatedAtUnixMillis ?? 0, $0.deviceKey ?? "")
        < ($1.authenticatedAtUnixMillis ?? 0, $1.deviceKey ?? "")
    }
    return oldest.prefix(max(0, devices.count + 1 - Int(most))).compactMap(\.deviceKey)
  }
}
