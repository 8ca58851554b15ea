internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import Testing

@Suite("A SECRET_HASH for a client without a secret")
struct NeedlessSecretHashTests {
  private static let hash = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

  private static func refusal(_ stage: Stage) -> AuthenticationFailure {
    .invalidParameter(
      "App client \(stage.clientID) is not configured for secret but secret hash was received"
    )
  }

  @Test("is refused in every operation of an account, for all users alike")
  func accounts() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
    )
    let (service, client, context) = (stage.service, stage.clientID, stage.context)
    try await stage.addUser("ann", attributes: ["email": "ann@example.com"])
    for name in ["ann", "nobody"] {
      await #expect(throws: Self.refusal(stage)) {
        try await service.accounts.signUp(
          SignUpRequest(
            clientId: client,
            secretHash: Self.hash,
            username: name,
            password: SignInHarness.password
          ),
          call: .recording(context)
        )
      }
      await #expect(throws: Self.refusal(stage)) {
        try await service.accounts.confirmSignUp(
          ConfirmSignUpRequest(
            clientId: client,
            secretHash: Self.hash,
            username: name,
            confirmationCode: "123456"
          ),
          call: .recording(context)
        )
      }
      await #expect(throws: Self.refusal(stage)) {
        try await service.accounts.resendConfirmationCode(
          ResendConfirmationCodeRequest(clientId: client, secretHash: Self.hash, username: name),
          call: .recording(context)
        )
      }
      await #expect(throws: Self.refusal(stage)) {
        try await service.accounts.forgotPassword(
          ForgotPasswordRequest(clientId: client, secretHash: Self.hash, username: name),
          call: .recording(context)
        )
      }
      await #expect(throws: Self.refusal(stage)) {
        try await service.accounts.confirmForgotPassword(
          ConfirmForgotPasswordRequest(
            clientId: client,
            secretHash: Self.hash,
            username: name,
            confirmationCode: "123456",
            password: "An0ther!pass"
          ),
          call: .recording(context)
        )
      }
    }
  }

  @Test("is refused in every flow and answer, and an empty one is none")
  func signIns() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken ?? ""
    let exchange = try await SRPExchange(stage, "ann")
    let beginnings = [
      "USER_PASSWORD_AUTH": ["USERNAME": "ann", "PASSWORD": SignInHarness.password],
      "USER_SRP_AUTH": ["USERNAME": "ann", "SRP_A": "ABCDEF"],
      "REFRESH_TOKEN_AUTH": ["REFRESH_TOKEN": token],
    ]
    for (flow, parameters) in beginnings {
      await #expect(throws: Self.refusal(stage)) {
        try await stage.initiate(flow, parameters.merging(["SECRET_HASH": Self.hash]) { $1 })
      }
      let answer = try await stage.initiate(flow, parameters.merging(["SECRET_HASH": ""]) { $1 })
      #expect(answer.authenticationResult != nil || answer.challengeName != nil)
    }
    await #expect(throws: Self.refusal(stage)) {
      let answers = try exchange.answers(SignInHarness.password)
      return try await stage.respond(
        "PASSWORD_VERIFIER",
        answers.merging(["SECRET_HASH": Self.hash]) { $1 }
      )
    }
    // Nothing was consumed by that.
    #expect(try await exchange.finish().authenticationResult != nil)
  }
}
