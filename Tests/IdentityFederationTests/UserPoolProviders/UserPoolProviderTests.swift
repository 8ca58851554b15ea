import AssertionReaderStubs
import Cryptography
import Domain
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationProofs
import IdentityFederationSchema
import IdentityFederationUserPoolProviders
import Logging
import PublicOperations
import RPC
import TestSupport
import Testing

/// The outside providers of user pools, and the proof of their tokens.
@Suite struct UserPoolProviderTests {
  /// Providers of a pool over a database of its own.
  private struct Fixture {
    static let issuer = "https://idp.example.com/tenant"
    static let pool = "eu-west-1_AbCdEfGhI"

    let clock = ManualClock()
    let transport = FakeProviders()
    let providers: UserPoolProviders
    let context = RPCCallContext(requestID: "test", deadline: .now + patience)
    let mint: TokenMint

    /// What the logins of identity pools are proved with as well.
    let proofs: ProviderProofs

    init() async throws {
      let database = try await ThrowawayPostgres.shared().makeDatabase(
        IdentityFederationMigrations.all
      )
      proofs = ProviderProofs(
        try FakeProviders.configuration(),
        over: transport,
        // These providers do not speak SAML.
        assertionReader: AssertionReaderClient(InProcessChannel(RPCRouter())),
        clock: clock,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      )
      let postgres = database.pool(schema: "identity_federation")
      providers = UserPoolProviders(
        database: postgres,
        sealer: try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1),
        proofs: proofs,
        auditLog: AuditLog(
          database: postgres,
          clock: clock,
          random: SequenceRandomSource(seed: 11),
          logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        ),
        clock: clock,
        random: SequenceRandomSource()
      )
      mint = try TokenMint("first")
      transport.serve(Self.issuer, [mint])
    }

    @discardableResult
    func create(
      _ name: String = "Corp",
      in pool: String = Self.pool,
      issuer: String = Self.issuer,
      identifiers: [String] = [],
      details more: [String: String] = [:]
    ) async throws(IdentityFederationFailure) -> UserPoolProvider? {
      let details = [
        "client_id": "app", "authorize_scopes": "openid", "attributes_request_method": "GET",
        "oidc_issuer": issuer,
      ].merging(more) { $1 }
      return try await providers.createUserPoolProvider(
        CreateUserPoolProviderRequest(
          userPoolId: pool,
          provider: UserPoolProvider(
            name: name,
            type: "OIDC",
            detailsJson: try SettingsJSON.text(of: details),
            identifiers: identifiers
          )
        ),
        context: context
      ).provider
    }

    func prove(
      _ token: String,
      in pool: String = Self.pool,
      by name: String? = "Corp",
      among permitted: [String] = ["Corp"],
      maxAge: Int64 = 600
    ) async throws(IdentityFederationFailure) -> ProveProviderTokenResponse {
      try await providers.proveProviderToken(
        ProveProviderTokenRequest(
          userPoolId: pool,
          providerName: name,
          permittedProviders: permitted,
          tokenType: "id_token",
          token: Array(token.utf8),
          maxAgeSeconds: maxAge
        ),
        context: context
      )
    }

    /// Why the token proves no user; nil where it proves one.
    func refusal(_ token: String, maxAge: Int64 = 600) async -> IdentityFederationFailure? {
      do throws(IdentityFederationFailure) {
        _ = try await prove(token, maxAge: maxAge)
        return nil
      } catch {
        return error
      }
    }

    func token(_ more: String = "", subject: String = "user-1") throws -> String {
      try mint.sign(
        TokenMint.claims(Self.issuer, "app", subject: subject, at: clock.now(), more: more)
      )
    }
  }

  @Test("SES-39: a token is young for ten minutes and a minute of clocks, and then no more")
  func age() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let token = try fixture.token()
    fixture.clock.advance(by: .seconds(659))
    #expect(await fixture.refusal(token) == nil)
    fixture.clock.advance(by: .seconds(2))
    #expect(
      await fixture.refusal(token) == .notAuthorized("the token was issued too long ago")
    )
    #expect(await fixture.refusal(token, maxAge: 3600) == nil)
    fixture.clock.advance(by: .seconds(3600))
    #expect(await fixture.refusal(token, maxAge: 86_400) == .notAuthorized("the token has expired"))
  }

  @Test("FED-3: what names the token is its jti, or what was signed, whatever its signature")
  func spendKeys() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let plain = try fixture.token()
    // A second signature can be made of one content: it is the same token.
    let twin = try fixture.token()
    #expect(plain != twin)
    let first = try await fixture.prove(plain)
    #expect(first.spendKey == (try await fixture.prove(twin)).spendKey)
    let named = try await fixture.prove(try fixture.token(#","jti":"1""#))
    let again = try await fixture.prove(try fixture.token(#","jti":"1","nonce":"n""#))
    #expect(named.spendKey == again.spendKey && named.spendKey != first.spendKey)
    #expect(first.subject == "user-1" && first.issuer == Fixture.issuer)
  }

  @Test(
    "times of no time refuse, whatever they are",
    arguments: [
      "-9223372036854775807", "9223372036854775807", "-1", "0", "1e300", "null",
    ]
  )
  func noTimes(time: String) async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    for (issued, end) in [(time, "4000000000"), ("\(fixture.clock.now().unixSeconds)", time)] {
      let token = try fixture.mint.sign(
        #"{"iss":"\#(Fixture.issuer)","aud":"app","sub":"a","iat":\#(issued),"exp":\#(end)}"#
      )
      #expect(await fixture.refusal(token) != nil, "\(issued) \(end)")
    }
  }

  @Test("a provider is one pool's alone, and of its clients' lists")
  func apart() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let token = try fixture.token()
    await #expect(throws: IdentityFederationFailure.self) {
      try await fixture.prove(token, in: "eu-west-1_Another00")
    }
    await #expect(throws: IdentityFederationFailure.self) {
      try await fixture.prove(token, among: ["Other"])
    }
    await #expect(throws: IdentityFederationFailure.self) {
      try await fixture.prove(token, by: nil, among: ["Other"])
    }
    #expect(try await fixture.prove(token, by: nil).providerName == "Corp")
    // Two with one issuer: the name has to say which.
    try await fixture.create("Corp2")
    await #expect(throws: IdentityFederationFailure.self) {
      try await fixture.prove(token, by: nil, among: ["Corp", "Corp2"])
    }
  }

  @Test("IDP-5: keys that nobody has make few requests, and none for what cannot be good")
  func unknownKeys() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let stranger = try TokenMint("stranger")
    let claims = TokenMint.claims(Fixture.issuer, "app", at: fixture.clock.now())
    for _ in 0..<5 { _ = await fixture.refusal(try stranger.sign(claims)) }
    let asked = fixture.transport.requests.count { $0 == "https://keys.example.com/jwks" }
    #expect(asked == 3)
    let other = TokenMint.claims(Fixture.issuer, "theirs", at: fixture.clock.now())
    fixture.clock.advance(by: .seconds(120))
    _ = await fixture.refusal(try stranger.sign(other))
    #expect(fixture.transport.requests.count { $0 == "https://keys.example.com/jwks" } == asked)
  }

  @Test("IDP-5: what an exchange and a login need of one issuer is fetched once")
  func sharedKeys() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let token = try fixture.token()
    #expect(await fixture.refusal(token) == nil)
    let asked = fixture.transport.requests.count
    _ = try await fixture.proofs.idTokens.verify(
      token,
      of: OpenIDConnectIssuer(
        names: [Fixture.issuer],
        base: try #require(ProviderAddress(Fixture.issuer))
      ),
      by: .login(for: ["app"]),
      at: fixture.clock.now()
    )
    #expect(fixture.transport.requests.count == asked)
  }

  @Test("SES-39: a provider's new key counts at once, and is no refusal while the provider is down")
  func newKey() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    #expect(await fixture.refusal(try fixture.token()) == nil)
    let new = try TokenMint("new")
    let claims = TokenMint.claims(Fixture.issuer, "app", at: fixture.clock.now())
    fixture.transport.silence("https://keys.example.com/jwks")
    guard case .externalService = await fixture.refusal(try new.sign(claims)) else {
      Issue.record("a provider that is down refuses a token")
      return
    }
    fixture.clock.advance(by: .seconds(5))
    fixture.transport.serve(Fixture.issuer, [fixture.mint, new])
    #expect(await fixture.refusal(try new.sign(claims)) == nil)
  }

  @Test("FED-3: a token for several applications counts where it was given to ours")
  func severalAudiences() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let issued = fixture.clock.now().unixSeconds
    func token(_ more: String) throws -> String {
      try fixture.mint.sign(
        #"{"iss":"\#(Fixture.issuer)","aud":["theirs","app"],"sub":"a","iat":\#(issued),"#
          + #""exp":\#(issued + 60)\#(more)}"#
      )
    }
    #expect(await fixture.refusal(try token(#","azp":"app""#)) == nil)
    for more in ["", #","azp":"theirs""#, #","azp":"elsewhere""#, #","azp":["app"]"#] {
      #expect(await fixture.refusal(try token(more)) != nil, "\(more)")
    }
  }

  @Test("keys that are given are asked for without discovery, and discovered ones follow it")
  func keyAddresses() async throws {
    let fixture = try await Fixture()
    try await fixture.create(details: [
      "authorize_url": "https://idp.example.com/a", "token_url": "https://idp.example.com/t",
      "attributes_url": "https://idp.example.com/u", "jwks_uri": "https://keys.example.com/jwks",
    ])
    fixture.transport.silence(Fixture.issuer + "/.well-known/openid-configuration")
    #expect(await fixture.refusal(try fixture.token()) == nil)
    fixture.transport.silence("https://keys.example.com/jwks")
    fixture.clock.advance(by: .seconds(90_000))
    let refusal = await fixture.refusal(try fixture.token())
    guard case .externalService = refusal else {
      Issue.record("a provider that is silent refuses: \(String(describing: refusal))")
      return
    }
  }

  @Test("IDP-2: secrets are sealed for their row, and described the same each time")
  func sealed() async throws {
    let fixture = try await Fixture()
    let made = try await fixture.create(details: ["client_secret": "their-secret"])
    let told = try await fixture.providers.getUserPoolProvider(
      GetUserPoolProviderRequest(userPoolId: Fixture.pool, name: "Corp"),
      context: fixture.context
    ).provider
    func details(_ provider: UserPoolProvider?) throws -> [String: String] {
      try SettingsJSON.decode([String: String].self, from: provider?.detailsJson ?? "")
    }
    #expect(try details(told) == details(made))
    #expect(try details(told)["client_secret"] == "their-secret")
    #expect(told?.identifiers == made?.identifiers && told?.name == made?.name)
  }

  @Test(
    "PAG-8: a mail domain finds its provider, in its pool and among those that the client lists"
  )
  func domains() async throws {
    let fixture = try await Fixture()
    try await fixture.create(identifiers: [
      "corp", "Corp.Example", "ada@corp.example", "a b.example",
    ])
    try await fixture.create("Other", identifiers: ["other.example"])
    try await fixture.create("Plain", identifiers: ["plain"])
    func found(
      _ domain: String?,
      among names: [String] = ["Corp", "Other", "Plain", "COGNITO"],
      in pool: String = Fixture.pool
    ) async throws -> FindProviderOfDomainResponse {
      try await fixture.providers.findProviderOfDomain(
        FindProviderOfDomainRequest(userPoolId: pool, permittedProviders: names, domain: domain),
        context: fixture.context
      )
    }
    #expect(try await found("corp.example").providerName == "Corp")
    #expect(try await found("other.example").providerName == "Other")
    for domain in [nil, "corp", "a b.example", "b.example", "ada@corp.example", "x.example", "\0"] {
      let none = try await found(domain)
      #expect(none.providerName == nil && none.hasDomains == true, "\(domain ?? "none")")
    }
    #expect(try await found("corp.example", among: ["Other"]).providerName == nil)
    for names in [[], ["Plain"], ["COGNITO"]] {
      #expect(try await found("corp.example", among: names).hasDomains == false)
    }
    #expect(try await found("corp.example", in: "eu-west-1_AnotherOn").hasDomains == false)
  }
}
