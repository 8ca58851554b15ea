internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import AuthenticationTokens
internal import Domain
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("Input that no honest client sends")
struct HostileInputTests {
  private struct Source {
    private let random: SequenceRandomSource
    let words: [String]

    init(_ stage: Stage, token: String, seed: UInt64) {
      random = SequenceRandomSource(seed: seed)
      words = [
        "", " ", "\u{0}", "a\u{0}b", "ann", "ann@example.com", "+49151", "\u{FEFF}",
        "'; DROP TABLE u",
        String(repeating: "ä", count: 5000), String(repeating: "9", count: 400), "-1", "1e400",
        "🙂🙂", "\u{202E}nna", "İ", "{\"a\":[", "\\", "$1", "%s%n", stage.clientID, stage.poolID,
        token, String(token.dropLast(3)), "AAAA", "Passw0rd!", "true", "\u{D7FF}\u{E000}",
      ]
    }

    func word() -> String { words[Int(random.number(below: UInt32(words.count)))] }

    func maybe() -> String? { random.number(below: 4) == 0 ? nil : word() }

    func attributes() -> [AttributeType]? {
      guard random.number(below: 3) != 0 else { return nil }
      let names = ["email", "phone_number", "preferred_username", "sub", "name", word()]
      return (0..<random.number(below: 5)).map { _ in
        AttributeType(name: names[Int(random.number(below: 6))], value: maybe())
      }
    }

    func parameters(_ names: [String]) -> [String: String]? {
      guard random.number(below: 20) != 0 else { return nil }
      var parameters: [String: String] = [:]
      for name in names where random.number(below: 8) != 0 { parameters[name] = word() }
      parameters[word()] = word()
      return parameters
    }

    func pick(_ choices: [String]) -> String {
      choices[Int(random.number(below: UInt32(choices.count)))]
    }
  }

  private static let flows = [
    "USER_SRP_AUTH", "USER_PASSWORD_AUTH", "ADMIN_USER_PASSWORD_AUTH", "REFRESH_TOKEN_AUTH", "x",
  ]
  private static let signInNames = [
    "USERNAME", "PASSWORD", "SRP_A", "REFRESH_TOKEN", "SECRET_HASH", "DEVICE_KEY",
  ]
  private static let answerNames = [
    "USERNAME", "NEW_PASSWORD", "PASSWORD_CLAIM_SECRET_BLOCK", "PASSWORD_CLAIM_SIGNATURE",
    "TIMESTAMP", "userAttributes.email", "userAttributes.",
  ]

  @Test("is refused by a reason, never by a fault", arguments: 0..<4)
  func refused(_ seed: UInt64) async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        aliasAttributes: ["email", "preferred_username"]
      )
    )
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken ?? ""
    let source = Source(stage, token: token, seed: seed)
    for _ in 0..<60 {
      for call in calls(stage, source) {
        do {
          try await call()
        } catch {
          let status = (error as? AuthenticationFailure)?.status
          #expect(status?.reason.isEmpty == false, "\(error)")
        }
      }
    }
  }

  private func calls(_ stage: Stage, _ source: Source) -> [() async throws -> Void] {
    let service = stage.service
    let context = stage.context
    let pool = source.pick([stage.poolID, stage.poolID, stage.poolID, source.word()])
    let client = source.pick([stage.clientID, stage.clientID, stage.clientID, source.word()])
    return [
      {
        _ = try await service.accounts.signUp(
          SignUpRequest(
            clientId: client,
            secretHash: source.maybe(),
            username: source.maybe(),
            password: source.pick(["Passw0rd!", source.word()]),
            userAttributes: source.attributes()
          ),
          call: .recording(context)
        )
      },
      {
        _ = try await service.accounts.confirmSignUp(
          ConfirmSignUpRequest(
            clientId: client,
            username: source.maybe(),
            confirmationCode: source.maybe(),
            forceAliasCreation: true
          ),
          call: .recording(context)
        )
      },
      {
        _ = try await service.accounts.adminCreateUser(
          AdminCreateUserRequest(
            userPoolId: pool,
            username: source.maybe(),
            userAttributes: source.attributes(),
            temporaryPassword: source.pick(["Passw0rd!", source.word()]),
            messageAction: source.maybe(),
            desiredDeliveryMediums: [source.word()]
          ),
          call: .recording(context)
        )
      },
      {
        _ = try await service.accounts.adminSetUserPassword(
          AdminSetUserPasswordRequest(
            userPoolId: pool,
            username: source.maybe(),
            password: source.maybe()
          ),
          call: .recording(context)
        )
      },
      {
        _ = try await service.accounts.adminGetUser(
          AdminGetUserRequest(userPoolId: pool, username: source.maybe()),
          call: .recording(context)
        )
      },
      {
        _ = try await service.signIn.initiateAuth(
          InitiateAuthRequest(
            authFlow: source.pick(Self.flows),
            authParameters: source.parameters(Self.signInNames),
            clientId: client
          ),
          call: .recording(context)
        )
      },
      {
        _ = try await service.signIn.adminInitiateAuth(
          AdminInitiateAuthRequest(
            userPoolId: pool,
            clientId: client,
            authFlow: source.pick(Self.flows),
            authParameters: source.parameters(Self.signInNames)
          ),
          call: .recording(context)
        )
      },
      {
        _ = try await service.signIn.respondToAuthChallenge(
          RespondToAuthChallengeRequest(
            clientId: client,
            challengeName: source.pick(["PASSWORD_VERIFIER", "NEW_PASSWORD_REQUIRED", "x"]),
            session: source.maybe(),
            challengeResponses: source.parameters(Self.answerNames)
          ),
          call: .recording(context)
        )
      },
      {
        _ = try await service.tokens.getTokensFromRefreshToken(
          GetTokensFromRefreshTokenRequest(
            refreshToken: source.maybe(),
            clientId: client,
            clientSecret: source.maybe()
          ),
          call: .recording(context)
        )
      },
      {
        _ = try await service.accounts.getUser(
          GetUserRequest(accessToken: source.maybe()),
          call: .recording(context)
        )
      },
    ]
  }
}
