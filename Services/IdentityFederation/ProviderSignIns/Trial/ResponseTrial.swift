internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders

/// What can be said of a provider of SAML without a response of it.
struct ResponseTrial: Sendable {
  let provider: KnownProvider
  let requests: ProviderRequests
  let now: Instant

  /// A provider that is about to change its key has two.
  static let soonSeconds: Int64 = 30 * 86_400

  func steps() async -> [TrialStep] {
    guard let metadata = provider.details.metadata else {
      return [.failed("metadata", "there is none")]
    }
    var steps = [TrialStep.passed("metadata", "entityID \(metadata.entityID)")]
    if let address = metadata.singleSignOnURL {
      steps.append(.passed("request", address))
    } else {
      steps.append(.failed("request", "no SingleSignOnService of the binding HTTP-Redirect"))
    }
    if let address = provider.details["MetadataURL"].flatMap({ ProviderAddress($0) }) {
      steps += await self.steps(ofMetadataAt: address)
    }
    steps += metadata.certificates.map(step)
    if let change = provider.details.certificatesChangedAtUnixMillis {
      let moment = CivilTime(Instant(unixMillis: change)).textToTheSecond
      steps.append(.noted("change", "the certificates are others than before since \(moment)"))
    }
    if provider.details.signsOut, metadata.singleLogoutURL == nil {
      steps.append(
        .noted("logout", "IDPSignout is on, and the metadata has no SingleLogoutService")
      )
    }
    return steps
  }

  /// The copy that is kept counts while its host is silent.
  private func steps(ofMetadataAt address: ProviderAddress) async -> [TrialStep] {
    do throws(IdentityFederationFailure) {
      let answer = try await requests.answer(to: .get(address))
      guard answer.status == 200 else {
        return [.noted("metadata", "\(address.text) answers with status \(answer.status)")]
      }
      return [ClockTrial.step(of: answer, at: now)].compactMap { $0 }
    } catch {
      return [.noted("metadata", "\(address.text) cannot be reached, and a kept copy counts")]
    }
  }

  private func step(of certificate: SAMLCertificate) -> TrialStep {
    let end = CivilTime(Instant(unixMillis: certificate.notAfterUnixMillis)).textToTheSecond
    let detail = "sha256 \(certificate.fingerprint) until \(end)"
    let left = certificate.notAfterUnixMillis - now.unixMillis
    if left <= 0 { return .noted("certificate", detail + ", which is over") }
    return left < Self.soonSeconds * 1000
      ? .noted("certificate", detail + ", which is soon") : .passed("certificate", detail)
  }
}
