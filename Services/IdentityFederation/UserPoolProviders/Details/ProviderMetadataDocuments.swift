internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import RPC

/// The metadata of providers of SAML: given as a file, or fetched (SAM-21).
struct ProviderMetadataDocuments: Sendable {
  let requests: ProviderRequests
  let reading: SAMLMetadataReading
  let clock: any WallClock

  /// How long fetched metadata counts before it is fetched again.
  private static let freshMillis: Int64 = 6 * 3600 * 1000
  /// How long a host that does not answer is left alone; the last good copy counts meanwhile.
  private static let pauseMillis: Int64 = 5 * 60 * 1000

  /// The details with what the metadata says.
  func completing(
    _ details: ProviderDetails,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProviderDetails {
    let found: SAMLMetadata
    if let file = details["MetadataFile"] {
      found = try await read(Array(file.utf8), details, context)
    } else {
      found = try await read(try await fetched(details), details, context)
    }
    return completed(details, by: found)
  }

  /// The details with metadata that is fresh enough; nil where nothing changes.
  func refreshed(
    _ details: ProviderDetails,
    _ context: RPCCallContext
  ) async -> ProviderDetails? {
    let now = clock.now().unixMillis
    guard let address = details["MetadataURL"].flatMap({ ProviderAddress($0) }),
      let former = details.metadata,
      now - (details.metadataReadAtUnixMillis ?? 0) >= Self.freshMillis
    else { return nil }
    do throws(IdentityFederationFailure) {
      let found = try await reading.read(
        try await fetched(details),
        at: clock.now(),
        // The others count: a provider that changes its key may leave the old one in its document.
        mayHaveExpiredCertificates: true,
        context: context
      )
      // Another provider at the address does not become this one by itself.
      guard found.entityID == former.entityID else {
        requests.note("its metadata has another entityID, and is not taken over", of: address)
        throw .invalidParameter("another entityID")
      }
      let gone = former.certificates.filter { !found.certificates.contains($0) }
      var refreshed = completed(details, by: found)
      if Set(found.certificates) != Set(former.certificates) {
        requests.note("its certificates for signatures are others", of: address)
        refreshed.certificatesChangedAtUnixMillis = now
      }
      refreshed.formerCertificates = gone.isEmpty ? nil : gone
      return refreshed
    } catch {
      var kept = details
      kept.metadataReadAtUnixMillis = now - Self.freshMillis + Self.pauseMillis
      return kept
    }
  }

  private func completed(_ details: ProviderDetails, by found: SAMLMetadata) -> ProviderDetails {
    let derived = [
      "SSORedirectBindingURI": found.singleSignOnURL,
      "SLORedirectBindingURI": found.singleLogoutURL,
    ].compactMapValues { $0 }
    var completed = details
    completed.values.merge(derived) { _, derived in derived }
    completed.derived.formUnion(derived.keys)
    completed.metadata = found
    completed.formerCertificates = nil
    completed.metadataReadAtUnixMillis = clock.now().unixMillis
    return completed
  }

  private func read(
    _ document: [UInt8],
    _ details: ProviderDetails,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> SAMLMetadata {
    let found = try await reading.read(
      document,
      at: clock.now(),
      mayHaveExpiredCertificates: details.permits.contains(.expiredCertificates),
      context: context
    )
    // Browsers are sent there, and a page has a link to the second: a script would run as the pool's own.
    let pages = [found.singleSignOnURL, found.singleLogoutURL].compactMap { $0 }
    guard pages.allSatisfy({ ProviderAddress(forBrowsers: $0) != nil }) else {
      throw .invalidParameter("A Location in the metadata is not an https:// URL.")
    }
    return found
  }

  private func fetched(
    _ details: ProviderDetails
  ) async throws(IdentityFederationFailure) -> [UInt8] {
    guard let address = details["MetadataURL"].flatMap({ ProviderAddress($0) }) else {
      throw .invalidParameter("MetadataURL is not an https:// URL with a host in lower case.")
    }
    guard requests.mayReach(address) else {
      throw .invalidParameter(
        "providers.allowed-hosts of identity federation does not have \(address.origin)."
      )
    }
    let answer: ProviderAnswer
    do throws(IdentityFederationFailure) {
      answer = try await requests.answer(to: .get(address))
    } catch {
      throw .invalidParameter("Error retrieving metadata from \(address.text)")
    }
    guard answer.status == 200 else {
      throw .invalidParameter("Error retrieving metadata from \(address.text)")
    }
    return answer.body
  }
}
