internal import Domain
internal import IdentityFederationCore
internal import JOSE

/// The keys of the issuers that tokens came from, cached as long as the issuers' headers allow.
///
/// What is cached can be fetched again at any time, so instances need not agree on it. If many
/// callers need the same keys at once, one fetches them, and the others wait for it. While an issuer
/// cannot be asked, the last keys serve on until a day after they were fetched (IDP-5).
actor IssuerKeys {
  private let requests: ProviderRequests
  private let clock: any WallClock
  private var issuers: [OpenIDConnectIssuer: State] = [:]

  private typealias Outcome = Result<Cached, IdentityFederationFailure>

  /// What is known of an issuer.
  private struct State {
    var cached: Cached?
    /// Why the last fetch brought no keys; nil where it brought some.
    var failed: Failed?
    var fetch: Task<Outcome, Never>?
    var refetches: RefetchAllowance
  }

  private struct Cached: Sendable {
    let keys: PublishedKeys
    /// How many fetches there were before: which of two sets is the newer one.
    let number: Int
    let freshUntil: Instant
    /// How long they serve while the issuer cannot be asked.
    let usableUntil: Instant
    /// Where the keys are, by the discovery document.
    let address: ProviderAddress
    let addressFreshUntil: Instant
  }

  private struct Failed {
    let until: Instant
    let failure: IdentityFederationFailure
  }

  /// A provider that is down is left alone for this long, so that not every login waits for it.
  private static let pauseSeconds: Int64 = 5
  /// More issuers than an installation has providers; deleted ones are forgotten so.
  private static let most = 256

  init(_ requests: ProviderRequests, clock: any WallClock) {
    self.requests = requests
    self.clock = clock
  }

  /// What the issuer's keys say of the token.
  ///
  /// An unknown key may be a new one, so the issuer is asked at once. Throws `externalService` where it
  /// gives no answer: that a key is not known here then proves nothing.
  nonisolated func verdict(
    on token: CompactToken,
    of issuer: OpenIDConnectIssuer
  ) async throws(IdentityFederationFailure) -> PublishedKeys.Verdict {
    // The signature is checked outside the actor, by as many threads as there are.
    let (known, areNew) = try await keys(of: issuer)
    let verdict = known.keys.verdict(on: token)
    guard verdict == .unknownKey, !areNew,
      let newer = try await keys(of: issuer, newerThan: known)
    else { return verdict }
    return newer.keys.verdict(on: token)
  }

  /// The keys, and whether they were fetched just now.
  private func keys(
    of issuer: OpenIDConnectIssuer
  ) async throws(IdentityFederationFailure) -> (Cached, areNew: Bool) {
    let cached = issuers[issuer]?.cached
    if let cached, clock.now() < cached.freshUntil { return (cached, false) }
    do throws(IdentityFederationFailure) {
      return (try await fetch(issuer), true)
    } catch {
      guard let cached, clock.now() < cached.usableUntil else { throw error }
      return (cached, false)
    }
  }

  /// Nil where the issuer was asked too often to be asked again.
  private func keys(
    of issuer: OpenIDConnectIssuer,
    newerThan known: Cached
  ) async throws(IdentityFederationFailure) -> Cached? {
    if let cached = issuers[issuer]?.cached, cached.number > known.number { return cached }
    let now = clock.now()
    if issuers[issuer]?.fetch == nil, !isPaused(issuer, at: now),
      issuers[issuer]?.refetches.take(at: now) == false
    {
      // What the last answer would have said is not known either.
      if let failed = issuers[issuer]?.failed { throw failed.failure }
      return nil
    }
    return try await fetch(issuer)
  }

  private func isPaused(_ issuer: OpenIDConnectIssuer, at now: Instant) -> Bool {
    issuers[issuer]?.failed.map { now < $0.until } ?? false
  }

  private func fetch(
    _ issuer: OpenIDConnectIssuer
  ) async throws(IdentityFederationFailure) -> Cached {
    if let failed = issuers[issuer]?.failed, clock.now() < failed.until { throw failed.failure }
    if let fetch = issuers[issuer]?.fetch { return try await fetch.value.get() }
    forgetSome()
    let known = issuers[issuer]?.cached
    // For several calls, so that none of them can end it.
    let task = Task.detached { await self.fetchNow(issuer, known) }
    issuers[issuer, default: State(refetches: RefetchAllowance(at: clock.now()))].fetch = task
    let outcome = await task.value
    note(outcome, of: issuer)
    return try outcome.get()
  }

  /// Those that are being asked stay: their callers wait for them.
  private func forgetSome() {
    guard issuers.count >= Self.most else { return }
    issuers = issuers.filter { $0.value.fetch != nil }
  }

  private func note(_ outcome: Outcome, of issuer: OpenIDConnectIssuer) {
    issuers[issuer]?.fetch = nil
    switch outcome {
    case .success(let fetched):
      issuers[issuer]?.cached = fetched
      issuers[issuer]?.failed = nil
    case .failure(let failure):
      let until = clock.now().adding(seconds: Self.pauseSeconds)
      issuers[issuer]?.failed = Failed(until: until, failure: failure)
    }
  }

  private nonisolated func fetchNow(
    _ issuer: OpenIDConnectIssuer,
    _ known: Cached?
  ) async -> Outcome {
    do throws(IdentityFederationFailure) {
      let now = clock.now()
      let place: (address: ProviderAddress, freshUntil: Instant)
      if let address = issuer.keyAddress {
        place = (address, now)
      } else if let known, now < known.addressFreshUntil {
        place = (known.address, known.addressFreshUntil)
      } else {
        place = try await keyAddress(of: issuer, at: now)
      }
      let answer = try await requests.answer(to: .get(place.address))
      guard answer.status == 200, let keys = PublishedKeys(json: answer.body) else {
        throw requests.fault(at: place.address, "no set of keys, status \(answer.status)")
      }
      return .success(
        Cached(
          keys: keys,
          number: (known?.number ?? 0) + 1,
          freshUntil: now.adding(seconds: KeyLifetime.seconds(of: answer)),
          usableUntil: now.adding(seconds: KeyLifetime.longest),
          address: place.address,
          addressFreshUntil: place.freshUntil
        )
      )
    } catch {
      return .failure(error)
    }
  }

  private struct Discovery: Decodable {
    let issuer: String
    let jwks_uri: String
  }

  private nonisolated func keyAddress(
    of issuer: OpenIDConnectIssuer,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> (address: ProviderAddress, freshUntil: Instant) {
    guard let address = issuer.discoveryAddress else {
      throw requests.fault(at: issuer.base, "the issuer is too long")
    }
    let found = try await requests.document(Discovery.self, from: address)
    // OpenID Connect Discovery §4.3: another issuer's keys would prove another issuer's tokens.
    guard issuer.names.contains(found.document.issuer) else {
      throw requests.fault(at: address, "the document is of another issuer")
    }
    guard let keys = ProviderAddress(found.document.jwks_uri) else {
      throw requests.fault(at: address, "its jwks_uri is not acceptable")
    }
    return (keys, now.adding(seconds: KeyLifetime.seconds(of: found.answer)))
  }
}
