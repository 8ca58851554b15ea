import AssertionReaderService
import AssertionReaderStubs
import Domain
import IdentityFederationCore
import IdentityFederationLogins
import IdentityFederationMessages
import IdentityFederationProofs
import IdentityFederationSchema
import Logging
import RPC
import TestSupport
import Testing
import TokenIssuanceStubs

/// The proof of logins over a database of its own, with providers in memory.
struct LoginFixture {
  static let account = "123456789012"
  static let issuer = "https://idp.example.com/tenant"
  static let name = "idp.example.com/tenant"
  static let arn = "arn:aws:iam::\(account):oidc-provider/\(name)"

  let clock = ManualClock()
  let providers = FakeProviders()
  let pools = FakePoolTokens()
  let proving: ProviderProofs
  let proofs: LoginProofs
  let registrations: IdentityProviderOperator
  let reader: AssertionReaderClient
  let database: TestDatabase

  let context = RPCCallContext(requestID: "test", deadline: .now + patience)

  init(hosts: [String] = ["idp.example.com", "keys.example.com"]) async throws {
    let server = try await ThrowawayPostgres.shared()
    database = try await server.makeDatabase(IdentityFederationMigrations.all)
    let pool = database.pool(schema: "identity_federation")
    var router = RPCRouter()
    pools.register(in: &router)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    AssertionReader(logger: logger).register(in: &router)
    reader = AssertionReaderClient(InProcessChannel(router))
    proving = ProviderProofs(
      try FakeProviders.configuration(hosts),
      over: providers,
      assertionReader: reader,
      clock: clock,
      logger: logger
    )
    proofs = LoginProofs(
      database: pool,
      userPoolTokens: UserPoolTokenProofClient(InProcessChannel(router)),
      providers: proving,
      publicURL: "https://id.example.com:8443/",
      accountID: Self.account,
      clock: clock,
      logger: logger
    )
    registrations = IdentityProviderOperator(
      database: pool,
      providers: proving,
      accountID: Self.account,
      clock: clock
    )
  }

  /// A pool with the provider of `issuer`, and whatever else is given.
  func settings(
    supported: [String: String] = [:],
    userPools: [IdentityPoolSettings.CognitoIdentityProvider] = [],
    openIDConnect: [String] = [arn],
    saml: [String] = []
  ) throws -> IdentityPoolSettings {
    IdentityPoolSettings(
      id: try #require(IdentityPoolID("eu-west-1:00000000-0000-4000-8000-000000000001")),
      supportedLoginProviders: supported,
      cognitoIdentityProviders: userPools,
      openIDConnectProviderARNs: openIDConnect,
      samlProviderARNs: saml
    )
  }

  func register(_ issuer: String = issuer, _ clients: [String] = ["app"]) async throws {
    _ = try await registrations.createIdentityProvider(
      CreateLoginProviderRequest(issuer: issuer, clientIds: clients),
      context: context
    )
  }

  func prove(
    _ logins: [String: String],
    _ settings: IdentityPoolSettings
  ) async throws(IdentityFederationFailure) -> [ProvedLogin] {
    try await proofs.prove(logins, of: settings, context: context)
  }

  /// What a login is refused with; nil where it is proved.
  func refusal(
    _ logins: [String: String],
    _ settings: IdentityPoolSettings
  ) async -> IdentityFederationFailure? {
    do throws(IdentityFederationFailure) {
      _ = try await prove(logins, settings)
      return nil
    } catch {
      return error
    }
  }

  /// The same for a token of the registered provider.
  func refusal(_ token: String) async throws -> IdentityFederationFailure? {
    await refusal([Self.name: token], try settings())
  }

  static func invalid(_ sentence: String) -> IdentityFederationFailure {
    .notAuthorized("Invalid login token. \(sentence)")
  }

  static let unsupported = IdentityFederationFailure.notAuthorized(
    "Token is not from a supported provider of this identity pool."
  )
}
