internal import Domain
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders

/// What can be said of a provider of SAML without a response of it.
struct ResponseTrial: Sendable {
  let provider: KnownProvider
  let now: Instant

  /// A provider that is about to change its key has two.
  private static let soonMillis: Int64 = 30 * 86_400 * 1000

  func steps() -> [TrialStep] {
    guard let metadata = provider.metadata else { return [.failed("metadata", "there is none")] }
    var steps = [TrialStep.passed("metadata", "entityID \(metadata.entityID)")]
    if let address = metadata.singleSignOnURL {
      steps.append(.passed("request", address))
    } else {
      steps.append(.failed("request", "no SingleSignOnService of the binding HTTP-Redirect"))
    }
    steps += metadata.certificates.map(step)
    if provider.details.signsOut, metadata.singleLogoutURL == nil {
      steps.append(
        .noted("logout", "IDPSignout is on, and the metadata has no SingleLogoutService")
      )
    }
    return steps
  }

  private func step(of certificate: SAMLCertificate) -> TrialStep {
    let end = CivilTime(Instant(unixMillis: certificate.notAfterUnixMillis)).textToTheSecond
    let detail = "sha256 \(certificate.fingerprint) until \(end)"
    let left = certificate.notAfterUnixMillis - now.unixMillis
    if left <= 0 { return .noted("certificate", detail + ", which is over") }
    return left < Self.soonMillis
      ? .noted("certificate", detail + ", which is soon") : .passed("certificate", detail)
  }
}
