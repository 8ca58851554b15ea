internal import AuthenticationMessages
internal import Domain
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationTokens

@Suite("A sign-in that has ended, as a code's row holds it")
struct AuthenticatedSignInTests {
  private static let now = Instant(unixMillis: 1_795_219_200_000)

  private static func signIn(
    _ device: DeviceBinding? = nil,
    _ approval: AppApproval? = nil,
    salt: [UInt8]? = [1, 2],
    status: UserStatus = .confirmed,
    door: Door = .hostedPage,
    source: TokenSource = .hostedAuth
  ) throws -> AuthenticatedSignIn {
    var signIn = AuthenticatedSignIn(
      client: try #require(ClientID("0123456789abcdefghijklmnop")),
      pool: try #require(UserPoolID("us-east-1_AbCdEfGhI")),
      sub: "3c5e0f7e-0000-4000-8000-000000000000",
      salt: salt,
      status: status,
      door: door,
      proofs: [Proof(.password, at: now), Proof(.oneTimeCode(.sms), at: now.adding(seconds: 9))],
      moment: now,
      source: source
    )
    signIn.device = device
    signIn.appApproval = approval
    signIn.installation = try Installation("copy-1")
    signIn.clientMetadata = ["a": "1", "b\u{0}": ""]
    return signIn
  }

  private static func variants() throws -> [AuthenticatedSignIn] {
    var all = [
      try signIn(), try signIn(.new("k")), try signIn(.tracked("k")), try signIn(.proved("k")),
      try signIn(nil, nil, salt: nil, status: .externalProvider),
    ]
    for factors in [[], [.pin], [.pin, .biometric]] as [Set<AppApproval.Factor>] {
      for account in [nil, "account"] {
        let approval = AppApproval(
          session: "session",
          factors: factors,
          account: account,
          isForApp: account != nil
        )
        all.append(try signIn(nil, approval))
      }
    }
    all += try Door.allCases.map { try signIn(door: $0) }
    all += try TokenSource.allCases.map { try signIn(source: $0) }
    var ofProvider = try signIn(door: .provider)
    ofProvider.providerSession = [1, 2, 3]
    return all + [ofProvider]
  }

  @Test("comes back whole")
  func whole() throws {
    for signIn in try Self.variants() {
      let bytes = try signIn.state.encoded()
      let read = try AuthenticatedSignInState(decoding: bytes.span)
      #expect(AuthenticatedSignIn(read) == signIn)
    }
  }

  @Test("lacks nothing that every version writes, and is of nothing that is not known here")
  func refusals() throws {
    let whole = try Self.signIn(.tracked("k")).state
    let changes: [(inout AuthenticatedSignInState) -> Void] = [
      { $0.clientId = nil }, { $0.userPoolId = "x" }, { $0.sub = nil }, { $0.status = "ODD" },
      { $0.door = "window" }, { $0.authenticatedAtUnixMillis = nil }, { $0.tokenSource = nil },
      { $0.deviceBinding = "odd" }, { $0.deviceKey = nil }, { $0.installation = "" },
      { $0.appApproval = AppApprovalState() },
      { $0.clientMetadata.append(ClientMetadataEntry(name: "a")) },
    ]
    for change in changes {
      var state = whole
      change(&state)
      #expect(AuthenticatedSignIn(state) == nil)
    }
  }
}
