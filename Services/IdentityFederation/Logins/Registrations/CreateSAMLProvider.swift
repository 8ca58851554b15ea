internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import IdentityFederationProofs
internal import RPC

extension IdentityProviderOperator {
  private static let maxNames = 20
  private static let maxText = 1024

  /// Registers a provider of SAML by its metadata; returns its ARN.
  func create(
    _ registration: SamlProviderRegistration,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> String {
    let name = registration.name ?? ""
    guard SAMLProviderARN.isName(name) else {
      throw .invalidParameter(
        "A name has 1 to \(SAMLProviderARN.maxName) letters, digits, dots, hyphens and underscores."
      )
    }
    let metadata = try await samlMetadata.read(
      registration.metadata ?? [],
      at: clock.now(),
      context: context
    )
    let record = SAMLProviderRecord(
      name: name,
      metadataJSON: try SettingsJSON.text(of: metadata),
      audiences: try Self.texts(registration.audiences, "audiences"),
      recipients: try Self.texts(registration.recipients, "recipients"),
      createdAt: clock.now()
    )
    let arn = SAMLProviderARN.text(of: name, accountID: accountID)
    guard try await samlRegistrations.insert(record, atMost: Self.maxProviders) else {
      guard try await samlRegistrations.find(name) == nil else {
        throw .resourceConflict("The identity provider \(arn) exists.")
      }
      throw .limitExceeded("There are \(Self.maxProviders) identity providers already.")
    }
    return arn
  }

  private static func texts(
    _ texts: [String],
    _ what: StaticString
  ) throws(IdentityFederationFailure) -> [String] {
    guard texts.count <= maxNames,
      texts.allSatisfy({
        (1...maxText).contains($0.utf8.count)
          && $0.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      })
    else {
      throw .invalidParameter(
        "A provider has at most \(maxNames) \(what), each of 1 to \(maxText) visible characters."
      )
    }
    return Array(Set(texts)).sorted()
  }
}
