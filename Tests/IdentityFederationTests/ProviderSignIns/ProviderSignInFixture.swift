import AssertionReaderStubs
import Cryptography
import Domain
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationProofs
import IdentityFederationProviderSignIns
import IdentityFederationSchema
import IdentityFederationUserPoolProviders
import Logging
import PublicOperations
import RPC
import TestSupport
import Testing

/// Sign-ins at a provider in memory, over a database of their own.
struct ProviderSignInFixture {
  static let issuer = "https://idp.example.com/tenant"
  static let token = "https://idp.example.com/token"
  static let userInfo = "https://idp.example.com/userinfo"
  static let baseURL = "https://pool.example.com"
  static let callbackURL = baseURL + "/oauth2/idpresponse"

  let clock = ManualClock()
  let transport = FakeProviders()
  let mint: TokenMint
  let pool: UserPoolID
  let providers: UserPoolProviders
  let signIns: ProviderSignIns
  let database: TestDatabase
  private let proofs: ProviderProofs

  init() async throws {
    mint = try TokenMint("first")
    pool = try #require(UserPoolID("eu-west-1_AbCdEfGhI"))
    database = try await ThrowawayPostgres.shared().makeDatabase(IdentityFederationMigrations.all)
    proofs = ProviderProofs(
      try FakeProviders.configuration(),
      over: transport,
      // These providers do not speak SAML.
      assertionReader: AssertionReaderClient(InProcessChannel(RPCRouter())),
      clock: clock,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    (providers, signIns) = try Self.areas(database, proofs, clock, sealingBy: 1)
  }

  /// The same over the same rows after the sealing key was replaced by another one.
  func afterKeyChange() throws -> ProviderSignIns {
    try Self.areas(database, proofs, clock, sealingBy: 2).signIns
  }

  private static func areas(
    _ database: TestDatabase,
    _ proofs: ProviderProofs,
    _ clock: ManualClock,
    sealingBy key: UInt32
  ) throws -> (providers: UserPoolProviders, signIns: ProviderSignIns) {
    let postgres = database.pool(schema: "identity_federation")
    let keys: [UInt32: [UInt8]] = [
      1: [UInt8](repeating: 7, count: 32), 2: [UInt8](repeating: 8, count: 32),
    ]
    let sealer = try Sealer(keys: keys.filter { $0.key <= key }, current: key)
    let providers = UserPoolProviders(
      database: postgres,
      sealer: sealer,
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
    let signIns = ProviderSignIns(
      database: postgres,
      sealer: sealer,
      providers: providers,
      proofs: proofs,
      clock: clock,
      random: SequenceRandomSource()
    )
    return (providers, signIns)
  }

  /// Makes a provider of the type; one of OpenID Connect is found by discovery.
  func create(
    _ type: String = "OIDC",
    discovery more: String = #","code_challenge_methods_supported":["S256"],"#
      + #""token_endpoint_auth_methods_supported":["client_secret_basic","client_secret_post"]"#,
    details: [String: String] = [:],
    mapping: [String: String] = [:],
    levels: [String: String] = [:]
  ) async throws {
    transport.serve(Self.issuer, [mint])
    transport.answer(
      Self.issuer + "/.well-known/openid-configuration",
      #"{"issuer":"\#(Self.issuer)","jwks_uri":"https://keys.example.com/jwks","#
        + #""authorization_endpoint":"https://idp.example.com/authorize?tenant=1","#
        + #""token_endpoint":"\#(Self.token)","userinfo_endpoint":"\#(Self.userInfo)"\#(more)}"#
    )
    var values = ["client_id": "app", "authorize_scopes": "openid email"]
    if type == "OIDC" {
      values["oidc_issuer"] = Self.issuer
      values["attributes_request_method"] = "GET"
    }
    if type != "SignInWithApple" { values["client_secret"] = "s&cret" }
    values.merge(details) { $1 }
    _ = try await providers.createUserPoolProvider(
      CreateUserPoolProviderRequest(
        userPoolId: pool.text,
        provider: UserPoolProvider(
          name: "Corp",
          type: type,
          detailsJson: try SettingsJSON.text(of: values),
          attributeMappingJson: mapping.isEmpty ? nil : try SettingsJSON.text(of: mapping),
          acrMappingJson: levels.isEmpty ? nil : try SettingsJSON.text(of: levels)
        )
      ),
      context: RPCCallContext(requestID: "test", deadline: .now + patience)
    )
  }

  var context: RPCCallContext { RPCCallContext(requestID: "test", deadline: .now + patience) }

  /// Begins a sign-in; the members of the address by their names.
  func begin(
    prompt: String? = nil,
    maxAge: Int64? = nil,
    hint: String? = nil,
    levels: [String] = [],
    binding: [UInt8]? = nil
  ) async throws -> (members: [String: String], binding: [UInt8], url: String) {
    var request = ProviderSignInRequest(
      pool: pool,
      provider: .name("Corp"),
      permitted: ["Corp"],
      baseURL: Self.baseURL,
      context: Array("the client's request".utf8)
    )
    request.prompt = prompt
    request.maxAgeSeconds = maxAge
    request.loginHint = hint
    request.levels = levels
    request.binding = binding
    let begun = try await signIns.begin(request, context)
    return (
      Self.members(Array(begun.url.drop { $0 != "?" }.dropFirst().utf8)), begun.binding, begun.url
    )
  }

  /// The members of a query or a form.
  static func members(_ text: [UInt8]) -> [String: String] {
    var members: [String: String] = [:]
    for member in text.split(separator: UInt8(ascii: "&")) {
      let parts = member.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard parts.count == 2 else { continue }
      let value = parts[1].map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
      members[String(decoding: parts[0], as: UTF8.self)] = PercentEncoding.decode(value)
    }
    return members
  }

  /// Has the token endpoint answer with an ID token of these claims.
  func answer(nonce: String, subject: String = "user-1", more: String = "") throws {
    let claims = TokenMint.claims(
      Self.issuer,
      "app",
      subject: subject,
      at: clock.now(),
      more: #","nonce":"\#(nonce)","email":"old@example.com"\#(more)"#
    )
    transport.answer(
      Self.token,
      #"{"access_token":"at","token_type":"Bearer","id_token":"\#(try mint.sign(claims))"}"#
    )
    transport.answer(Self.userInfo, #"{"sub":"\#(subject)","email":"new@example.com"}"#)
  }

  func finish(
    _ state: String,
    _ binding: [UInt8],
    in other: UserPoolID? = nil,
    code: String? = "c0de",
    error: String? = nil,
    issuer: String? = nil,
    appleUser: String? = nil
  ) async throws(IdentityFederationFailure) -> FinishedProviderSignIn {
    try await signIns.finish(
      ProviderCallback(
        pool: other ?? pool,
        state: state,
        binding: binding,
        form: AnswerForm(code: code, error: error, issuer: issuer, appleUser: appleUser)
      ),
      context
    )
  }

  /// Begins a sign-in and has it answered; why the answer proves no user.
  func refusal(
    maxAge: Int64? = nil,
    error: String? = nil,
    issuer: String? = nil,
    answering: (_ nonce: String) throws -> Void
  ) async throws -> ProviderSignInRefusal? {
    let (members, binding, _) = try await begin(maxAge: maxAge)
    try answering(members["nonce"] ?? "")
    let end = try await finish(members["state"] ?? "", binding, error: error, issuer: issuer)
    guard case .refused(let refusal, _, let context) = end else { return nil }
    #expect(context == Array("the client's request".utf8))
    return refusal
  }
}
