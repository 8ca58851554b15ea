internal import AuthenticationCore
internal import AuthenticationNotifications
internal import AuthenticationProtection
internal import AuthenticationTokens
internal import Cryptography
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import PublicOperations
internal import RPC

/// Browsers as devices of their users, on the pages (BDV-1 to BDV-7).
extension SignIn {
  /// Bytes of the secret that a browser without a key keeps in a cookie.
  package static var browserCookieBytes: Int { 32 }

  /// What is known of the browser as a device of the user whose password was right.
  ///
  /// It is looked for among that user's alone: another user's on the same browser does not count, and before the
  /// password nothing is looked for at all.
  func browserDevice(
    of attempt: inout SignInAttempt
  ) async throws(AuthenticationFailure) -> NamedDevice {
    guard let browser = attempt.state.browser else { return .none }
    let owner = try DeviceOwner(try attempt.knownUser(), in: attempt.subject.pool)
    let hashes = BrowserProofs(sealer: sealer).hashes(of: browser, owner)
    guard !hashes.isEmpty else { return .none }
    let context = attempt.call.context
    let proved = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.proveBrowser(
        ProveBrowserRequest(
          userPoolId: owner.pool.text,
          sub: owner.user.sub,
          proofs: hashes.map { BrowserProof(hash: $0) },
          challengeId: browser.challenge?.id,
          challengeExpiresAtUnixMillis: browser.challenge?.expiresAt.unixMillis,
          rememberedForSeconds: owner.tracking.rememberedForSeconds,
          ipAddress: context.sourceIP,
          sdk: context.deviceSDK,
          isFactorGiven: attempt.state.proofs.holdsSecondFactor
        ),
        context: context
      )
    }
    guard proved.isSpent != true else {
      // Who has copied a form has not the key.
      attempt.call.trail.note(rule: "the proof of the browser came before")
      attempt.state.browser = nil
      return .none
    }
    attempt.state.browser?.challenge = nil
    guard let device = proved.device else { return .none }
    attempt.state.deviceKey = device.deviceKey
    return NamedDevice(proving: device)
  }

  /// What the tokens of a page's sign-in are bound to: a browser that is remembered now, or one that is tracked
  /// and not remembered; with the secret that the browser is to keep, where it has no key.
  func browserBinding(
    of user: UserRecord,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> (device: DeviceBinding?, cookie: [UInt8]?) {
    let known = attempt.state.deviceKey.map { DeviceBinding.tracked($0) }
    guard let tracking = attempt.subject.pool.deviceTracking else { return (nil, nil) }
    guard attempt.remembersBrowser || !tracking.asksUser,
      let kept = keptProof(of: attempt.state.browser, tracking)
    else { return (known, nil) }
    let owner = try DeviceOwner(user, in: attempt.subject.pool)
    let key = try await remember(kept.browser, of: owner, attempt)
    return (.tracked(key), kept.newCookie)
  }

  /// By what the browser is to be known again; nil where it can keep nothing that the pool takes.
  private func keptProof(
    of browser: ProvedBrowser?,
    _ tracking: DeviceTracking
  ) -> (browser: ProvedBrowser, newCookie: [UInt8]?)? {
    if let key = browser?.key { return (ProvedBrowser(key: key), nil) }
    guard tracking.options.takesBrowserCookies else { return nil }
    if let cookie = browser?.cookie { return (ProvedBrowser(cookie: cookie), nil) }
    let cookie = random.bytes(Self.browserCookieBytes)
    return (ProvedBrowser(cookie: cookie), cookie)
  }

  private func remember(
    _ browser: ProvedBrowser,
    of owner: DeviceOwner,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> String {
    let call = attempt.call
    let tracked = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.trackBrowser(
        TrackBrowserRequest(
          userPoolId: owner.pool.text,
          sub: owner.user.sub,
          proofHash: BrowserProofs(sealer: sealer).hash(of: browser, owner),
          name: call.userAgent.flatMap { BrowserName.told($0) },
          isAskedFor: attempt.remembersBrowser,
          limit: owner.tracking.limit,
          ipAddress: call.context.sourceIP,
          sdk: call.context.deviceSDK,
          isFactorGiven: attempt.state.proofs.holdsSecondFactor
        ),
        context: call.context
      )
    }
    guard let key = tracked.deviceKey else {
      throw .internalFault("the device registry answered without a key")
    }
    if tracked.isNew == true {
      let subject = attempt.subject
      await ownerNotices.tellOfDevice(owner.user, of: subject.client, in: subject.pool, call)
    }
    try await checkStillThere(owner, call: call)
    try await deviceCalls.revokeTokens(
      of: owner,
      on: tracked.removedDeviceKeys,
      areForgotten: true,
      context: call.context
    )
    try await deviceCalls.endSessions(openedBy: tracked.removedAccounts, of: owner)
    try await forgetOrigins(of: tracked.removedDeviceKeys, owner)
    return key
  }
}

extension SignInAttempt {
  /// Takes up that the browser has proved to be a device that the user remembers; says whether it has.
  mutating func noteBrowser(_ device: NamedDevice?, at now: Instant) -> Bool {
    guard state.door == .hostedPage, case .remembered = device else { return false }
    state.proofs.note(.device, at: now)
    return true
  }
}

/// Keyed digests of what browsers prove to hold, each with its user: what is stored finds the browser, is not
/// what it holds, and is nothing in the row of another user.
struct BrowserProofs: Sendable {
  private let current: HMACKey
  private let all: [HMACKey]

  init(sealer: Sealer) {
    current = HMACKey(sealer.derive(Self.purpose))
    all = sealer.keyIDs.compactMap { sealer.derive(Self.purpose, keyID: $0).map { HMACKey($0) } }
  }

  /// What a new row is found by.
  func hash(of browser: ProvedBrowser, _ owner: DeviceOwner) -> [UInt8]? {
    Self.messages(browser, owner).first.map { current.authenticate($0) }
  }

  /// What the row may be stored under: the sealing key may have been replaced since.
  func hashes(of browser: ProvedBrowser, _ owner: DeviceOwner) -> [[UInt8]] {
    Self.messages(browser, owner).flatMap { message in all.map { $0.authenticate(message) } }
  }

  private static func messages(_ browser: ProvedBrowser, _ owner: DeviceOwner) -> [[UInt8]] {
    [("key", browser.key), ("cookie", browser.cookie)].compactMap { kind, proof in
      proof.map { proof in
        SealedFields.encode([
          Array(kind.utf8), Array(owner.pool.text.utf8), Array(owner.user.sub.utf8), proof,
        ])
      }
    }
  }

  private static let purpose = "browsers of users"
}
