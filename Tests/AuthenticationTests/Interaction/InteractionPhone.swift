internal import AuthenticationMessages
import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import FoundationEssentials
internal import RPC
internal import TestSupport

/// A P-256 key of a phone.
struct PhoneKey: Sendable {
  let key: SigningKey

  init() throws {
    key = try SigningKey.generate(.es256)
  }

  private func coordinate(_ name: String) -> String {
    key.verifyingKey.jwkParameters.first { $0.0 == name }?.1 ?? ""
  }

  /// In canonical form, as the thumbprint has it.
  var jwk: String {
    #"{"crv":"P-256","kty":"EC","x":"\#(coordinate("x"))","y":"\#(coordinate("y"))"}"#
  }

  var thumbprint: String { Base64URL.encode(SHA256.digest(of: Array(jwk.utf8))) }

  /// A compact JWS.
  func token(header: String, payload: String) throws -> String {
    let signed =
      Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(payload.utf8))
    return signed + "." + Base64URL.encode(try key.sign(Array(signed.utf8)))
  }
}

/// A phone with an app that speaks the protocol.
struct InteractionPhone: Sendable {
  let stage: InteractionStage
  let key: PhoneKey
  let pinSecret: [UInt8]
  let instanceID: String
  /// By the account's id, and until it has one by the key's thumbprint.
  var accountKeys: [String: PhoneKey] = [:]

  static let pin = "24680"

  init(_ stage: InteractionStage) async throws {
    self.stage = stage
    key = try PhoneKey()
    pinSecret = SecureRandom.bytes(32)
    let body = Self.registration(in: stage.poolID)
    let registered = try await stage.instances[0].registerInteractionInstance(
      InteractionInstanceRequest(
        call: try Self.call(body, "/interaction/v1/instances", by: key, stage)
      ),
      context: stage.context
    )
    instanceID = registered.instanceId ?? ""
  }

  static func registration(in pool: String, versions: String = #"["1"]"#) -> String {
    #"{"pool":"\#(pool)","platform":"android","model":"Pixel","protocolVersions":\#(versions)}"#
  }

  /// A proved call.
  static func call(
    _ body: String,
    _ path: String,
    method: String = "POST",
    by key: PhoneKey,
    _ stage: InteractionStage
  ) throws -> InteractionCall {
    let bytes = Array(body.utf8)
    let hash = Base64URL.encode(SHA256.digest(of: bytes))
    let proof = try key.token(
      header: #"{"typ":"dpop+jwt","alg":"ES256","jwk":\#(key.jwk)}"#,
      payload: """
        {"htm":"\(method)","htu":"\(InteractionStage.url)\(path)",\
        "iat":\(stage.clock.now().unixSeconds),"jti":"\(Hex.encode(SecureRandom.bytes(16)))",\
        "bh":"\(hash)"}
        """
    )
    return InteractionCall(
      proof: proof,
      method: method,
      address: InteractionStage.url + path,
      body: bytes
    )
  }

  private func call(
    _ body: String,
    _ session: String?,
    _ verb: String
  ) throws -> InteractionCall {
    try Self.call(
      body,
      "/interaction/v1/sessions/\(session ?? "")/\(verb)",
      by: key,
      stage
    )
  }

  // MARK: - Calls about sessions

  func open(
    _ session: String?,
    _ body: String = "{}",
    on service: Int = 0
  ) async throws -> OpenInteractionResponse {
    try await stage.sessions[service].openInteraction(
      OpenInteractionRequest(call: try call(body, session, "open"), sessionId: session),
      context: stage.context
    )
  }

  /// What the account's key signs.
  func decision(
    _ word: String,
    _ session: String?,
    digest: String?,
    account: String,
    userInput: String? = nil,
    by signer: PhoneKey
  ) throws -> String {
    let hash = userInput.map {
      #","userInputHash":"\#(Base64URL.encode(SHA256.digest(of: Array($0.utf8))))""#
    }
    return try signer.token(
      header: #"{"alg":"ES256","kid":"\#(account)","typ":"gatehouse-decision+jwt"}"#,
      payload: """
        {"session":"\(session ?? "")","digest":"\(digest ?? "")","decision":"\(word)",\
        "account":"\(account)"\(hash ?? ""),"iat":1}
        """
    )
  }

  func confirm(
    _ session: String?,
    _ body: String,
    on service: Int = 0
  ) async throws -> InteractionProgress {
    try await stage.sessions[service].confirmInteraction(
      ConfirmInteractionRequest(call: try call(body, session, "confirm"), sessionId: session),
      context: stage.context
    )
  }

  /// Confirms with an account of the phone.
  func confirm(
    _ session: String?,
    digest: String?,
    account: String,
    userInput: String? = nil,
    _ members: String = "",
    on service: Int = 0
  ) async throws -> InteractionProgress {
    guard let signer = accountKeys[account] else { throw Missing() }
    let decision = try decision(
      "confirm",
      session,
      digest: digest,
      account: account,
      userInput: userInput,
      by: signer
    )
    let input = userInput.map { #","userInput":"\#($0)""# } ?? ""
    return try await confirm(
      session,
      #"{"account":"\#(account)","decision":"\#(decision)"\#(input)\#(members)}"#,
      on: service
    )
  }

  func decline(_ session: String?, _ body: String = "{}") async throws -> InteractionProgress {
    try await stage.sessions[0].declineInteraction(
      DeclineInteractionRequest(call: try call(body, session, "decline"), sessionId: session),
      context: stage.context
    )
  }

  func cancel(_ session: String?) async throws -> InteractionProgress {
    try await stage.sessions[0].cancelInteractionFactor(
      CancelInteractionFactorRequest(call: try call("{}", session, "cancel"), sessionId: session),
      context: stage.context
    )
  }

  func answer(
    _ session: String?,
    _ body: String,
    on service: Int = 0
  ) async throws -> InteractionProgress {
    try await stage.sessions[service].answerInteractionFactor(
      AnswerInteractionFactorRequest(
        call: try call(body, session, "second-factor"),
        sessionId: session
      ),
      context: stage.context
    )
  }

  // MARK: - The factor

  private var identity: SRPIdentity {
    SRPIdentity(group: stage.stage.poolName, user: instanceID)
  }

  private func pinInput(_ pin: String) -> [UInt8] {
    let message = Array("gatehouse pin 1".utf8) + [0] + Array(pin.utf8)
    return Array(Base64.encode(HMACKey(pinSecret).authenticate(message)).utf8)
  }

  /// The body of an answer that sets the first PIN.
  func newPIN(_ pin: String = Self.pin) -> String {
    let salt = SRP.salt(SecureRandom.bytes(16))
    let verifier = SRP.verifier(identity: identity, password: pinInput(pin), salt: salt)
    return """
      {"attemptId":"\(Hex.encode(SecureRandom.bytes(8)))","setPin":\
      {"salt":"\(Base64.encode(salt))","verifier":"\(Base64.encode(verifier))"}}
      """
  }

  /// The body of an answer with a PIN.
  func pinAnswer(
    _ info: InteractionFactor?,
    _ pin: String = Self.pin,
    attempt: String = Hex.encode(SecureRandom.bytes(8))
  ) throws -> String {
    guard let challenge = info?.challenge,
      let block = challenge.block.flatMap({ Base64.decode($0) })
    else { throw Missing() }
    let client = try SRP.Client()
    let key = try client.sessionKey(
      identity: identity,
      password: pinInput(pin),
      salt: challenge.salt.flatMap { Base64.decode($0) } ?? [],
      serverPublic: challenge.serverPublic.flatMap { Base64.decode($0) } ?? []
    )
    let proof = SRP.signature(
      key: key,
      identity: identity,
      secretBlock: block,
      timestamp: attempt
    )
    return """
      {"attemptId":"\(attempt)","block":"\(Base64.encode(block))","pin":\
      {"clientPublic":"\(Base64.encode(client.clientPublic))","proof":"\(Base64.encode(proof))"}}
      """
  }

  struct Missing: Error {}

  // MARK: - Whole enrolments

  /// The confirmation of an enrolment by a new key.
  func enrolment(
    _ session: String?,
    digest: String?,
    by account: PhoneKey
  ) throws -> String {
    let decision = try decision(
      "confirm",
      session,
      digest: digest,
      account: account.thumbprint,
      by: account
    )
    return #"{"accountKey":\#(account.jwk),"decision":"\#(decision)"}"#
  }

  /// Enrols a user and returns the account; the first one sets the PIN.
  mutating func enrol(_ user: String) async throws -> String {
    let session = try await stage.start("ENROL", user: user).sessionId
    let opened = try await open(session)
    let account = try PhoneKey()
    let confirmed = try await confirm(
      session,
      try enrolment(session, digest: opened.digest, by: account)
    )
    let body =
      confirmed.secondFactorInfo?.context == "FIRST_SET"
      ? newPIN() : try pinAnswer(confirmed.secondFactorInfo)
    let approved = try await answer(session, body)
    guard let id = approved.account else { throw Missing() }
    accountKeys[id] = account
    return id
  }
}
