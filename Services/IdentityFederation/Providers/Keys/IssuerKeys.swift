package import Domain
internal import IdentityFederationCore
internal import JOSE

/// The keys of the issuers that tokens came from, kept as long as the issuers' headers allow.
///
/// What is kept can be fetched again at any time, so instances need not agree on it. Of many callers
/// that need the same keys at once one fetches them, and the others wait for it.
package actor IssuerKeys {
  private let requests: ProviderRequests
  private let clock: any WallClock
  private var kept: [OpenIDConnectIssuer: Kept] = [:]
  private var failed: [OpenIDConnectIssuer: Failed] = [:]
  private var fetches: [OpenIDConnectIssuer: Task<Outcome, Never>] = [:]

  private typealias Outcome = Result<Kept, IdentityFederationFailure>

  private struct Kept: Sendable {
    let keys: PublishedKeys
    let fetchedAt: Instant
    let freshUntil: Instant
    /// Where the keys are, by the discovery document.
    let address: ProviderAddress
    let addressFreshUntil: Instant
  }

  private struct Failed {
    let until: Instant
    let failure: IdentityFederationFailure
  }

  /// A token can name any key: an unknown one has the keys fetched once a minute at most.
  private static let refetchSeconds: Int64 = 60
  /// A provider that is down is left alone for this long, so that not every login waits for it.
  private static let pauseSeconds: Int64 = 5
  /// More issuers than an installation has providers; deleted ones are forgotten so.
  private static let most = 256

  package init(_ requests: ProviderRequests, clock: any WallClock) {
    self.requests = requests
    self.clock = clock
  }

  /// What the issuer's keys say of the token.
  nonisolated func verdict(
    on token: CompactToken,
    of issuer: OpenIDConnectIssuer
  ) async throws(IdentityFederationFailure) -> PublishedKeys.Verdict {
    // The signature is checked outside the actor, by as many threads as there are.
    let verdict = try await keys(of: issuer).verdict(on: token)
    guard verdict == .unknownKey, let newer = try await newerKeys(of: issuer) else {
      return verdict
    }
    return newer.verdict(on: token)
  }

  private func keys(
    of issuer: OpenIDConnectIssuer
  ) async throws(IdentityFederationFailure) -> PublishedKeys {
    if let kept = kept[issuer], clock.now() < kept.freshUntil { return kept.keys }
    return try await fetch(issuer).keys
  }

  /// Nil where the keys have been fetched within the last minute.
  private func newerKeys(
    of issuer: OpenIDConnectIssuer
  ) async throws(IdentityFederationFailure) -> PublishedKeys? {
    if let kept = kept[issuer],
      clock.now() < kept.fetchedAt.adding(seconds: Self.refetchSeconds)
    {
      return nil
    }
    return try await fetch(issuer).keys
  }

  private func fetch(
    _ issuer: OpenIDConnectIssuer
  ) async throws(IdentityFederationFailure) -> Kept {
    if let failed = failed[issuer], clock.now() < failed.until { throw failed.failure }
    if let fetch = fetches[issuer] { return try await fetch.value.get() }
    let known = kept[issuer]
    // For several calls, so that none of them can end it.
    let task = Task.detached { await self.fetchNow(issuer, known) }
    fetches[issuer] = task
    let outcome = await task.value
    fetches[issuer] = nil
    keep(outcome, of: issuer)
    return try outcome.get()
  }

  private func keep(_ outcome: Outcome, of issuer: OpenIDConnectIssuer) {
    if kept.count + failed.count >= Self.most {
      kept = [:]
      failed = [:]
    }
    switch outcome {
    case .success(let fetched):
      kept[issuer] = fetched
      failed[issuer] = nil
    case .failure(let failure):
      let until = clock.now().adding(seconds: Self.pauseSeconds)
      failed[issuer] = Failed(until: until, failure: failure)
    }
  }

  private nonisolated func fetchNow(
    _ issuer: OpenIDConnectIssuer,
    _ known: Kept?
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
      let answer = try await requests.answer(from: place.address)
      guard answer.status == 200, let keys = PublishedKeys(json: answer.body) else {
        throw requests.fault(at: place.address, "no set of keys, status \(answer.status)")
      }
      return .success(
        Kept(
          keys: keys,
          fetchedAt: now,
          freshUntil: now.adding(seconds: KeyLifetime.seconds(of: answer)),
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
