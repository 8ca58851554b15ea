import AssertionReaderService
import AssertionReaderStubs
import Cryptography
import Domain
import GatehouseMessages
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationProofs
import IdentityFederationProviderSignIns
import IdentityFederationSchema
import IdentityFederationUserPoolProviders
import Logging
import PublicOperations
import RPC
import SAMLTestSupport
import TestSupport
import Testing

/// Sign-ins at a provider of SAML, whose responses the real reader reads.
struct SAMLSignInFixture {
  static let baseURL = "https://pool.example.com"
  static let place = baseURL + "/saml2/idpresponse"

  let clock = ManualClock()
  let pool: UserPoolID
  let signer: SAMLSigner
  let providers: UserPoolProviders
  let signIns: ProviderSignIns
  let transport = FakeProviders()
  let auditLog: AuditLog
  private let audit: AuditOperator

  static let metadataURL = "https://idp.example.com/metadata"

  init(
    _ details: [String: String] = [:],
    signer given: SAMLSigner? = nil,
    fetchesMetadata: Bool = false
  ) async throws {
    pool = try #require(UserPoolID("eu-west-1_AbCdEfGhI"))
    signer = try #require(given ?? SAMLSigner.provider)
    let database = try await ThrowawayPostgres.shared().makeDatabase(
      IdentityFederationMigrations.all
    )
    let postgres = database.pool(schema: "identity_federation")
    let sealer = try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    var router = RPCRouter()
    AssertionReader(logger: logger).register(in: &router)
    let proofs = ProviderProofs(
      try FakeProviders.configuration(),
      over: transport,
      assertionReader: AssertionReaderClient(InProcessChannel(router)),
      clock: clock,
      logger: logger
    )
    auditLog = AuditLog(
      database: postgres,
      clock: clock,
      random: SequenceRandomSource(seed: 11),
      logger: logger
    )
    audit = AuditOperator(database: postgres, sealer: sealer, of: .identityPools, clock: clock)
    providers = UserPoolProviders(
      database: postgres,
      sealer: sealer,
      proofs: proofs,
      auditLog: auditLog,
      clock: clock,
      random: SequenceRandomSource()
    )
    signIns = ProviderSignIns(
      database: postgres,
      sealer: sealer,
      providers: providers,
      proofs: proofs,
      clock: clock,
      random: SequenceRandomSource()
    )
    let metadata = SAMLSampleMetadata.document([Base64.encode(signer.certificate)])
    transport.answer(Self.metadataURL, metadata)
    let source =
      fetchesMetadata ? ["MetadataURL": Self.metadataURL] : ["MetadataFile": metadata]
    _ = try await providers.createUserPoolProvider(
      CreateUserPoolProviderRequest(
        userPoolId: pool.text,
        provider: UserPoolProvider(
          name: "Office",
          type: "SAML",
          detailsJson: try SettingsJSON.text(
            of: details.merging(source) { $1 }
          )
        )
      ),
      context: context
    )
  }

  /// The events so far, the newest first.
  func events() async throws -> [AuditEvent] {
    await auditLog.flush()
    return try await audit.listAuditEvents(ListAuditEventsRequest(limit: 10), context: context)
      .events
  }

  var context: RPCCallContext { RPCCallContext(requestID: "test", deadline: .now + patience) }

  private func request(
    _ prompt: String? = nil,
    maxAge: Int64? = nil
  ) -> ProviderSignInRequest {
    var request = ProviderSignInRequest(
      pool: pool,
      provider: .name("Office"),
      permitted: ["Office"],
      baseURL: Self.baseURL,
      context: Array("the client's request".utf8)
    )
    request.prompt = prompt
    request.maxAgeSeconds = maxAge
    return request
  }

  /// The provider's document names these certificates from now on.
  func publish(_ signers: [SAMLSigner], entityID: String = SAMLSample.issuer) {
    transport.answer(
      Self.metadataURL,
      SAMLSampleMetadata.document(
        signers.map { Base64.encode($0.certificate) },
        entityID: entityID
      )
    )
  }

  /// A sign-in that has begun.
  struct Begun {
    let url: String
    let members: [String: String]
    let binding: [UInt8]
    let request: String

    var state: String { members["RelayState"] ?? "" }
    /// The id of the request.
    var id: String {
      let begin = request.firstRange(of: " ID=\"")?.upperBound ?? request.startIndex
      return String(request[begin...].prefix { $0 != "\"" })
    }
  }

  func begin(prompt: String? = nil, maxAge: Int64? = nil) async throws -> Begun {
    let begun = try await signIns.begin(request(prompt, maxAge: maxAge), context)
    let members = ProviderSignInFixture.members(
      Array(begun.url.drop { $0 != "?" }.dropFirst().utf8)
    )
    // Stored as it is (RFC 1951 §3.2.4): five bytes stand before it.
    let bytes = try #require(Base64.decode(members["SAMLRequest"] ?? ""))
    return Begun(
      url: begun.url,
      members: members,
      binding: begun.binding,
      request: String(decoding: bytes.dropFirst(5), as: UTF8.self)
    )
  }

  /// A response for the pool that answers a request.
  func sample(answering id: String?) -> SAMLSample {
    var sample = SAMLSample(at: clock.now())
    sample.audiences = ["urn:amazon:cognito:sp:\(pool.text)"]
    sample.recipient = Self.place
    sample.destination = Self.place
    sample.inResponseTo = id
    return sample
  }

  func post(_ document: String, _ state: String) async throws -> Bool {
    try await signIns.keep(
      response: Array(Base64.encode(Array(document.utf8)).utf8),
      state: state,
      in: pool,
      context
    )
  }

  func postUnasked(
    _ document: String,
    named name: String? = nil
  ) async throws -> (
    state: String, binding: [UInt8]
  )? {
    try await signIns.keep(
      unasked: Array(Base64.encode(Array(document.utf8)).utf8),
      of: request(),
      named: name,
      context
    )
  }

  func finish(_ state: String, _ binding: [UInt8]) async throws -> FinishedProviderSignIn {
    try await signIns.finish(ProviderCallback(pool: pool, state: state, binding: binding), context)
  }

  /// Begins a sign-in, has it answered, and returns why the answer proves no user; nil where it proves one.
  func refusal(
    _ change: (inout SAMLSample) -> Void = { _ in },
    signedBy other: SAMLSigner? = nil,
    maxAge: Int64? = nil,
    _ rewrite: (String) -> String = { $0 }
  ) async throws -> ProviderSignInRefusal? {
    let begun = try await begin(maxAge: maxAge)
    var sample = sample(answering: begun.id)
    change(&sample)
    #expect(try await post(rewrite(try sample.signed(by: other ?? signer)), begun.state))
    guard case .refused(let refusal, _, _) = try await finish(begun.state, begun.binding) else {
      return nil
    }
    return refusal
  }
}
