internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import RPC

/// Whether users can go on to sign in at the outside providers of SAML: their certificates end, and change
/// (SAM-21).
struct ProvidersCheck: Check {
  let title = "outside providers"

  let runDirectory: String
  let clock: any WallClock

  private static let cure =
    "have the provider renew its certificate: a MetadataURL is read again every six hours, and a "
    + "MetadataFile needs UpdateIdentityProvider"

  func outcome() async -> CheckOutcome {
    let channel = OperatorChannel(runDirectory: runDirectory, service: .identityFederation)
    let warnings: [ProviderWarning]
    do {
      warnings = try await channel.use { (channel, context) throws(RPCError) in
        try await ProviderTestClient(channel).listProviderWarnings(
          ListProviderWarningsRequest(),
          context: context
        )
      }.warnings
    } catch {
      return .skipped("\(error)")
    }
    let findings = warnings.compactMap(finding)
    guard findings.isEmpty, !warnings.isEmpty else { return .findings(findings) }
    return .sound(warnings.compactMap(Self.news).joined(separator: "; "))
  }

  private func finding(_ warning: ProviderWarning) -> Finding? {
    guard let end = warning.endsAtUnixMillis.map({ Instant(unixMillis: $0) }) else { return nil }
    let moment = CivilTime(end).textToTheSecond
    let cause =
      end <= clock.now()
      ? "has no certificate left since \(moment): its users are kept out"
      : "has no certificate after \(moment): its users will be kept out"
    return Finding("\(Self.name(warning)) \(cause)", cure: Self.cure)
  }

  private static func news(_ warning: ProviderWarning) -> String? {
    warning.changedAtUnixMillis.map {
      let moment = CivilTime(Instant(unixMillis: $0)).textToTheSecond
      return "\(name(warning)) has other certificates since \(moment)"
    }
  }

  private static func name(_ warning: ProviderWarning) -> String {
    "the provider \(warning.providerName ?? "") of \(warning.userPoolId ?? "")"
  }
}
