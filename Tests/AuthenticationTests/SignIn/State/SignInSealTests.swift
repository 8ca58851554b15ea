internal import AuthenticationMessages
internal import Cryptography
internal import Domain
import Testing

@testable import AuthenticationCore
@testable import AuthenticationSignIn

@Suite("What a sign-in carries from one request to the next")
struct SignInSealTests {
  private let sealer: Sealer
  private let seal: SignInSeal
  private let now = Instant(unixMillis: 1_795_219_200_000)

  init() throws {
    sealer = try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1)
    seal = SignInSeal(sealer: sealer)
  }

  private static let proof = SignInStep.DeviceProof(salt: [1], serverPublic: [2], sealed: [3])

  private static let proofs: [Proof] =
    [
      .password, .oneTimeCode(.sms), .oneTimeCode(.email), .softwareToken, .recoveryCode,
      .passkey(isTwoFactors: true, isCarried: false),
      .passkey(isTwoFactors: false, isCarried: true), .device,
      .provider(name: "Acme"), .provider(name: "Acme", level: .authenticator), .app([]),
      .app([.pin, .biometric]), .pool, .unnamedFactor,
    ].enumerated().map { Proof($1, at: Instant(unixMillis: Int64($0))) }

  private static func setUp(of client: ClientSettings) -> SignInStep.FactorSetUp {
    SignInStep.FactorSetUp(pool: client.userPoolID, client: client.id, secret: [9])
  }

  private static func steps(of client: ClientSettings) -> [SignInStep] {
    [
      .selectChallenge(passkeyChallenge: nil), .selectChallenge(passkeyChallenge: [1]),
      .firstCode(.email, hash: [1]), .firstCode(.sms, hash: [2]), .passkey(challenge: [3]),
      .passwordVerifier(
        SignInStep.PasswordProof(verifier: [1], exponent: [2], serverPublic: [3])
      ),
      .newPasswordRequired,
      .code(.sms, SignInStep.SentCode(hash: [1], newAddress: nil)),
      .code(.email, SignInStep.SentCode(hash: [1], newAddress: "ann@example.com")),
      .code(.softwareToken, SignInStep.SentCode()),
      .selectMFAType, .setUp(setUp(of: client)), .associated(setUp(of: client)),
      .verified(setUp(of: client)), .deviceSRP(nil), .deviceSRP(proof),
      .devicePasswordVerifier(proof),
      .customChallenge(
        SignInStep.CustomQuestion(privateParametersJSON: "{}", metadata: "a\u{0}b")
      ),
    ]
  }

  private func asked(_ step: SignInStep, flow: CustomFlow? = nil) -> AskedChallenge {
    var state = SignInState(
      username: "0c1bd1f2",
      sub: "sub",
      enteredName: "ann",
      deviceKey: "key",
      door: .administrator
    )
    state.salt = [4]
    state.clientPublic = [5]
    state.answeredChallenge = [6]
    state.proofs = Self.proofs
    state.customFlow = flow
    state.targetLevels = [.authenticator, .password]
    state.isByChoice = true
    return AskedChallenge(id: [8], expiresAt: now.adding(seconds: 180), state: state, step: step)
  }

  private static func client(
    _ id: String = "0123456789abcdefghijklmnop",
    of pool: String = "us-east-1_AbCdEfGhI"
  ) throws -> ClientSettings {
    ClientSettings(
      id: try #require(ClientID(id)),
      userPoolID: try #require(UserPoolID(pool)),
      version: 1,
      sealedSecrets: [],
      ssoValidityMinutes: 60,
      riskConfiguration: nil,
      description: UserPoolClientType()
    )
  }

  @Test("comes back whole at its own step, and at no other")
  func steps() throws {
    let client = try Self.client()
    let steps = Self.steps(of: client)
    for step in steps {
      let asked = asked(step)
      let sealed = try seal.seal(asked, for: client)
      #expect(seal.open(sealed, at: step.name, for: client) == asked)
      for other in Set(steps.map(\.name)) where other != step.name {
        #expect(seal.open(sealed, at: other, for: client) == nil, "\(step.name) at \(other)")
      }
    }
  }

  @Test("opens for its own client and pool alone")
  func places() throws {
    let client = try Self.client()
    let others = [
      try Self.client("0123456789abcdefghijklmnoq"), try Self.client(of: "us-east-1_AbCdEfGhJ"),
    ]
    for step in Self.steps(of: client) {
      let sealed = try seal.seal(asked(step), for: client)
      for other in others { #expect(seal.open(sealed, at: step.name, for: other) == nil) }
    }
  }

  @Test("a set-up opens without a client, which it names itself")
  func setUps() throws {
    let client = try Self.client()
    let setUp = Self.setUp(of: client)
    for step in [SignInStep.setUp(setUp), .associated(setUp)] {
      let text = try seal.text(asked(step), of: setUp)
      let (opened, named) = try seal.setUpChallenge(of: text, at: step.name, now: now)
      #expect(opened == asked(step) && named == setUp)
    }
    let verified = try seal.text(asked(.verified(setUp)), of: setUp)
    #expect(throws: AuthenticationFailure.invalidSession) {
      try seal.setUpChallenge(of: verified, at: .associated, now: now)
    }
  }

  @Test("carries a pool's own flow, whatever its end is decided to be")
  func flows() throws {
    let client = try Self.client()
    let ends: [SignInEnd?] = [
      nil, .tokens, .newDevice, .browser, .trackedDevice("a"), .provedDevice("b"),
    ]
    for end in ends {
      var flow = CustomFlow(deviceKey: "key", clientPublic: [7])
      flow.add("SRP_A")
      flow.add("CUSTOM_CHALLENGE", isRight: false, metadata: "riddle")
      flow.end = end
      let asked = asked(.newPasswordRequired, flow: flow)
      let sealed = try seal.seal(asked, for: client)
      #expect(seal.open(sealed, at: .newPasswordRequired, for: client) == asked)
    }
  }

  @Test("is refused when it is missing, made up or too old")
  func refusals() throws {
    let client = try Self.client()
    let text = try seal.text(asked(.selectMFAType), for: client)
    func open(_ session: String?, at moment: Instant) throws(AuthenticationFailure) {
      _ = try seal.challenge(of: session, at: .selectMFAType, for: client, now: moment)
    }
    try open(text, at: now.adding(seconds: 179))
    #expect(throws: AuthenticationFailure.expiredSession) {
      try open(text, at: now.adding(seconds: 180))
    }
    #expect(throws: AuthenticationFailure.invalidSession) { try open("AAAA", at: now) }
    #expect(throws: AuthenticationFailure.invalidSession) { try open("?", at: now) }
    #expect(
      throws: AuthenticationFailure.invalidParameter("Missing required parameter Session")
    ) { try open(nil, at: now) }
  }

  @Test("is of exactly one step")
  func oneStep() throws {
    var form = asked(.selectMFAType).sealedForm
    #expect(AskedChallenge(form, at: .selectMFAType) != nil)
    #expect(AskedChallenge(form, at: .newPasswordRequired) == nil)
    form.newPasswordRequired = NewPasswordRequiredState()
    #expect(AskedChallenge(form, at: .selectMFAType) == nil)
    form.newPasswordRequired = nil
    form.selectMfaType = nil
    #expect(AskedChallenge(form, at: .selectMFAType) == nil)
  }

  @Test("lacks nothing that every version writes, and may hold what only a newer one does")
  func versions() throws {
    let client = try Self.client()
    let whole = asked(.selectMFAType)
    let lacking: [(inout SealedSignInState) -> Void] = [
      { $0.id = nil }, { $0.sub = nil }, { $0.enteredName = nil }, { $0.salt = nil },
      { $0.expiresAtUnixMillis = nil },
    ]
    for remove in lacking {
      var form = whole.sealedForm
      remove(&form)
      #expect(AskedChallenge(form, at: .selectMFAType) == nil)
    }
    // Field 1000, a text of two bytes.
    let newer = try whole.sealedForm.encoded() + [0xC2, 0x3E, 2, 0x61, 0x62]
    let place = "sign_in_state|SELECT_MFA_TYPE|\(client.userPoolID.text)|\(client.id.text)"
    let sealed = try sealer.seal(newer, associatedData: Array(place.utf8))
    #expect(seal.open(sealed, at: .selectMFAType, for: client) == whole)
  }

  @Test("an older process reads what was proved as far as it knows it, and the door")
  func readByOlder() {
    let cases: [([Proof.Kind], isFactorGiven: Bool, isWithoutPassword: Bool)] = [
      ([], false, true), ([.password], false, false), ([.password, .softwareToken], true, false),
      ([.oneTimeCode(.email)], false, true), ([.app([.pin])], true, true),
      ([.app([]), .password], false, false),
    ]
    for (kinds, isFactorGiven, isWithoutPassword) in cases {
      var whole = asked(.selectMFAType)
      whole.state.proofs = kinds.map { Proof($0, at: now) }
      let form = whole.sealedForm
      #expect(form.isFactorGiven == isFactorGiven && form.isWithoutPassword == isWithoutPassword)
    }
    for door in Door.allCases {
      var whole = asked(.selectMFAType)
      whole.state.door = door
      #expect(whole.sealedForm.isAdministrators == (door == .administrator))
    }
  }

  @Test("what an older process has sealed is read, with proofs that count as old ones")
  func sealedByOlder() throws {
    func opened(
      _ step: SignInStep,
      isFactorGiven: Bool = false,
      isWithoutPassword: Bool = false
    ) throws -> SignInState {
      var form = asked(step).sealedForm
      (form.door, form.proofs) = (nil, [])
      (form.isFactorGiven, form.isWithoutPassword) = (isFactorGiven, isWithoutPassword)
      return try #require(AskedChallenge(form, at: step.name)).state
    }
    let once = Instant(unixMillis: 0)
    #expect(try opened(.selectMFAType).door == .administrator)
    #expect(try opened(.selectMFAType).proofs == [Proof(.password, at: once)])
    #expect(try opened(.selectMFAType, isWithoutPassword: true).proofs == [])
    let both = try opened(.deviceSRP(nil), isFactorGiven: true).proofs
    #expect(both == [Proof(.password, at: once), Proof(.unnamedFactor, at: once)])
    let factor = try opened(.deviceSRP(nil), isFactorGiven: true, isWithoutPassword: true).proofs
    #expect(factor == [Proof(.unnamedFactor, at: once)] && factor.holdsSecondFactor)
    // Where the password is asked for it is not proved yet, whatever the older process writes.
    let proof = SignInStep.PasswordProof(verifier: [1], exponent: [2], serverPublic: [3])
    #expect(try opened(.passwordVerifier(proof)).proofs == [])
  }

  @Test("a proof that only a newer version knows is left out")
  func newerProofs() throws {
    var form = asked(.selectMFAType).sealedForm
    form.proofs.append(ProofState(kind: "iris", provedAtUnixMillis: 1))
    #expect(AskedChallenge(form, at: .selectMFAType)?.state.proofs == Self.proofs)
  }
}
