internal import AuthenticationMessages
internal import AuthenticationService
internal import Domain
internal import FoundationEssentials
internal import LambdaFunctions
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing
internal import TokenIssuanceMessages
import TokenIssuanceStubs

@testable internal import AuthenticationCore
@testable internal import AuthenticationSignIn

@Suite("USR-27: tokens of a sign-in that the user's app has confirmed")
struct AppSignInTests {
  private static let account = "us-east-1_11111111-2222-4333-8444-555555555555"

  private static func tokens(
    _ stage: Stage,
    _ sub: String,
    _ approval: AppApproval
  ) async throws -> AuthenticationResultType {
    let call = Call.recording(stage.context)
    let directory = stage.service.directory
    let client = try #require(ClientID(stage.clientID))
    let cached = try await directory.cachedSettings(of: client)
    let subject = try await directory.subject(sub: sub, cached: cached, call)
    try await RedeemedSession.make(in: stage.poolID, stage.harness)
    return try await stage.service.signIn.tokens(
      ofApproved: try #require(subject.user),
      approval,
      subject,
      clientMetadata: [:],
      call: call
    )
  }

  /// Whether the newest chain counts as one with a second factor.
  private static func isFactorGiven(_ stage: Stage) async throws -> Bool? {
    try await stage.harness.database.administrationPool().first(
      """
      SELECT is_factor_given FROM token_issuance.chains
      ORDER BY authenticated_at_unix_millis DESC LIMIT 1
      """
    ) { (row) throws(PostgresError) in try row.value("is_factor_given", as: Bool.self) }
  }

  @Test(
    "the tokens say how the user was proved, and the chain whether by a second factor",
    arguments: [
      ["app"], ["app", "pin", "mfa"], ["app", "bio", "mfa"], ["app", "pin", "bio", "mfa"],
    ]
  )
  func methods(expected: [String]) async throws {
    let factors = Set(expected.compactMap(AppApproval.Factor.init))
    let stage = try await SignInHarness().stage()
    let sub = try await stage.addUser("ann")
    let result = try await Self.tokens(stage, sub, RedeemedSession.approval(factors, account: nil))
    for token in [result.idToken, result.accessToken] {
      #expect(try TokenPayload.list("amr", of: token) == expected)
    }
    #expect(try TokenPayload.decode(result.accessToken)["device_key"] == nil)
    #expect(try await Self.isFactorGiven(stage) == !factors.isEmpty)
    #expect(try await stage.refresh(result.refreshToken)?.accessToken != nil)
  }

  @Test("a password's tokens say nothing of methods")
  func password() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    #expect(try TokenPayload.decode(try await stage.tokens("ann").idToken)["amr"] == nil)
  }

  @Test("tokens for the app itself are bound to its account, and end where that is forgotten")
  func ownApp() async throws {
    let stage = try await SignInHarness().stage()
    let sub = try await stage.addUser("ann")
    let approval = RedeemedSession.approval(account: Self.account)
    let result = try await Self.tokens(stage, sub, approval)
    #expect(
      try TokenPayload.decode(result.accessToken)["device_key"] == .string(Self.account)
    )
    _ = try await stage.harness.tokens.revokeDeviceTokens(
      RevokeDeviceTokensRequest(
        userPoolId: stage.poolID,
        sub: sub,
        deviceKeys: [Self.account],
        areForgotten: true
      ),
      context: stage.context
    )
    await #expect(throws: AuthenticationFailure.self) {
      try await stage.refresh(result.refreshToken)
    }
    // An approval that was under way meanwhile gets none either.
    await #expect(throws: AuthenticationFailure.deviceNotFound) {
      try await Self.tokens(stage, sub, approval)
    }
  }

  @Test("USR-20: an account that is forgotten meanwhile signs nobody in on another device either")
  func forgottenAccount() async throws {
    let stage = try await SignInHarness().stage()
    let sub = try await stage.addUser("ann")
    let approval = AppApproval(
      session: RedeemedSession.id,
      factors: [.pin],
      account: Self.account,
      isForApp: false
    )
    let result = try await Self.tokens(stage, sub, approval)
    #expect(try TokenPayload.decode(result.accessToken)["device_key"] == nil)
    _ = try await stage.harness.tokens.revokeDeviceTokens(
      RevokeDeviceTokensRequest(
        userPoolId: stage.poolID,
        sub: sub,
        deviceKeys: [Self.account],
        areForgotten: true
      ),
      context: stage.context
    )
    // In other words than those by which clients forget their own device.
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await Self.tokens(stage, sub, approval)
    }
    // What it had signed in before is another device's.
    #expect(try await stage.refresh(result.refreshToken)?.accessToken != nil)
  }

  @Test("the usual end: the account's state and the pool's functions refuse")
  func refusals() async throws {
    try await FunctionServer.with({ _ in .thrown("too many devices") }) { _, functions in
      let stage = try await SignInHarness(functions: functions).stage(
        CreateUserPoolRequest(
          lambdaConfig: LambdaConfigType(postAuthentication: CustomStage.arn("post"))
        )
      )
      let sub = try await stage.addUser("ann")
      let approval = RedeemedSession.approval(account: nil)
      await #expect(throws: AuthenticationTriggerTests.refusal) {
        try await Self.tokens(stage, sub, approval)
      }
      try await stage.harness.disable("ann", in: stage.poolID)
      await #expect(throws: AuthenticationFailure.userDisabled) {
        try await Self.tokens(stage, sub, approval)
      }
      #expect(try await AuthenticationTriggerTests.Rows.count(of: stage.harness).chains == 0)
    }
  }
}
