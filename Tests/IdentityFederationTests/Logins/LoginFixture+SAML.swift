import AssertionReaderStubs
import Cryptography
import Domain
import IdentityFederationCore
import IdentityFederationLogins
import IdentityFederationMessages
import IdentityFederationProofs
import Logging
import RPC
import SAMLTestSupport
import TestSupport
import Testing
import TokenIssuanceStubs

extension LoginFixture {
  /// Registers the provider of the samples.
  func registerSAML(
    name: String = "office",
    metadata: String? = nil,
    audiences: [String] = [],
    recipients: [String] = []
  ) async throws(IdentityFederationFailure) {
    let certificate = Base64.encode(SAMLSigner.provider?.certificate ?? [])
    let document = metadata ?? SAMLSampleMetadata.document([certificate])
    _ = try await registrations.createIdentityProvider(
      CreateLoginProviderRequest(
        saml: SamlProviderRegistration(
          name: name,
          metadata: Array(document.utf8),
          audiences: audiences,
          recipients: recipients
        )
      ),
      context: context
    )
  }

  /// The same proofs, where no instance of the reader runs.
  func withoutReader() throws -> LoginProofs {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return LoginProofs(
      database: database.pool(schema: "identity_federation"),
      userPoolTokens: UserPoolTokenProofClient(AbsentService()),
      providers: ProviderProofs(
        try FakeProviders.configuration([]),
        over: providers,
        assertionReader: AssertionReaderClient(AbsentService()),
        clock: clock,
        logger: logger
      ),
      publicURL: "https://id.example.com",
      accountID: Self.account,
      clock: clock,
      logger: logger
    )
  }
}

/// What a client meets where no instance of a service is to be found.
private struct AbsentService: RPCChannel {
  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    throw RPCError(code: .unavailable, message: "no reader")
  }
}
