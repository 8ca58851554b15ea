internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationPools
internal import AuthenticationService
internal import Domain
import GatehouseMessages
internal import PublicOperations
internal import Synchronization
internal import TestSupport
internal import Testing

@testable internal import AuthenticationAccounts
@testable internal import AuthenticationCore

/// CUS-35, CUS-36.
@Suite("A function before a message")
struct MessageTriggerTests {
  private static let pool = CreateUserPoolRequest(
    lambdaConfig: LambdaConfigType(customMessage: Triggers.arn("words")),
    autoVerifiedAttributes: ["email"]
  )
  private static let refusal = AuthenticationFailure.userLambdaValidation(
    "CustomMessage failed with error not so."
  )
  private static let verified = ["email": "ann@example.com", "email_verified": "true"]

  /// What the function does before it answers, which a test sets once there is a stage.
  private final class Interlude: Sendable {
    typealias Body = @Sendable () async -> Void

    private let body = Mutex<Body?>(nil)

    /// Carried out by the next call alone.
    func once(_ next: @escaping Body) {
      body.withLock { $0 = next }
    }

    func run() async {
      let next = body.withLock { body in
        defer { body = nil }
        return body
      }
      await next?()
    }
  }

  private static func sources(_ server: FunctionServer) throws -> [String] {
    try server.events.compactMap { $0[member: "triggerSource"]?.text }
  }

  @Test("that refuses sends nothing and changes nothing")
  func refused() async throws {
    let refuses = Mutex(false)
    try await FunctionServer.with({ invocation in
      refuses.withLock { $0 } ? .thrown("not so") : .event(invocation)
    }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(Self.pool)
      try await stage.addUser("ann", attributes: Self.verified)
      let token = try await stage.tokens("ann").accessToken
      refuses.withLock { $0 = true }
      await #expect(throws: Self.refusal) {
        _ = try await stage.signUp("bob", attributes: ["email": "bob@example.com"])
      }
      await #expect(throws: AuthenticationFailure.unknownUser) {
        _ = try await stage.describeUser("bob")
      }
      await #expect(throws: Self.refusal) { try await stage.reset("ann") }
      #expect(try await stage.describeUser("ann").userStatus == "CONFIRMED")
      await #expect(throws: Self.refusal) { try await stage.forgot("ann") }
      await #expect(throws: Self.refusal) {
        try await stage.update(token, ["email": "new@example.com"])
      }
      await #expect(throws: Self.refusal) { try await stage.askToVerify(token) }
      #expect(try await stage.attributes("ann") == Self.verified)
      #expect(try await stage.messageCount() == 0)
      #expect(
        try Self.sources(server) == [
          "CustomMessage_SignUp", "CustomMessage_ForgotPassword", "CustomMessage_ForgotPassword",
          "CustomMessage_UpdateUserAttribute", "CustomMessage_VerifyUserAttribute",
        ]
      )
    }
  }

  @Test("CUS-27 runs outside of any transaction: a user changed meanwhile is read again")
  func changedMeanwhile() async throws {
    let interlude = Interlude()
    try await FunctionServer.with({ invocation in
      await interlude.run()
      return .event(invocation)
    }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(Self.pool)
      try await stage.addUser("ann", attributes: Self.verified)
      let token = try await stage.tokens("ann").accessToken

      // A lock held over the function would keep this from ever ending.
      interlude.once {
        try? await stage.adminUpdate("ann", ["name": "Ann"])
      }
      let sent = try await stage.update(token, ["email": "new@example.com", "locale": "de"])
      #expect(sent.map(\.attributeName) == ["email"])
      let after = try await stage.attributes("ann")
      #expect(after["name"] == "Ann" && after["locale"] == "de")
      #expect(after["email"] == "new@example.com" && after["email_verified"] == "false")
      try await stage.verify(token, try await stage.newestCode("ann"))

      // The address moved away while the function ran: the code goes to where it is now.
      interlude.once {
        try? await stage.adminUpdate("ann", ["email": "b@example.com", "email_verified": "true"])
      }
      let told = server.invocations.count
      try await stage.reset("ann")
      #expect(server.invocations.count == told + 2)
      #expect(try await stage.messageCount() == 2)
      let listed = try await stage.harness.outbox.listOutboxMessages(
        ListOutboxMessagesRequest(userPoolId: stage.poolID, limit: 1),
        context: stage.context
      )
      #expect(listed.messages.map(\.destination) == ["b@example.com"])
    }
  }

  @Test("asks again where a change meanwhile makes another address one to prove")
  func moreToProve() async throws {
    let interlude = Interlude()
    try await FunctionServer.with({ invocation in
      await interlude.run()
      return .event(invocation)
    }) { server, functions in
      var pool = Self.pool
      pool.autoVerifiedAttributes = ["email", "phone_number"]
      pool.smsConfiguration = SmsConfigurationType(
        snsCallerArn: "arn:aws:iam::123456789012:role/sms"
      )
      let stage = try await SignInHarness(functions: functions).stage(pool)
      try await stage.addUser(
        "ann",
        attributes: Self.verified.merging(["phone_number": "+15555550123"]) { $1 }
      )
      let token = try await stage.tokens("ann").accessToken
      // The phone number is the present one, so that it needs no code, until it is changed.
      interlude.once {
        try? await stage.adminUpdate(
          "ann",
          ["phone_number": "+15555550199", "phone_number_verified": "true"]
        )
      }
      let sent = try await stage.update(
        token,
        ["email": "new@example.com", "phone_number": "+15555550123"]
      )
      #expect(Set(sent.map(\.attributeName)) == ["email", "phone_number"])
      #expect(server.invocations.count == 3)
      #expect(try await stage.messageCount() == 2)
      #expect(try await stage.attributes("ann")["phone_number_verified"] == "false")
    }
  }

  @Test("gives up on a user who is changed again and again")
  func changedForever() async throws {
    let interlude = Interlude()
    let number = Mutex(0)
    try await FunctionServer.with({ invocation in
      await interlude.run()
      return .event(invocation)
    }) { _, functions in
      let stage = try await SignInHarness(functions: functions).stage(Self.pool)
      try await stage.addUser("ann", attributes: Self.verified)
      @Sendable func change() async {
        let next = number.withLock { number in
          number += 1
          return number
        }
        try? await stage.adminUpdate(
          "ann",
          ["email": "\(next)@example.com", "email_verified": "true"]
        )
        interlude.once { await change() }
      }
      interlude.once { await change() }
      await #expect(throws: AuthenticationFailure.changesTooOften) { try await stage.reset("ann") }
      #expect(number.withLock { $0 } == 3)
      #expect(try await stage.messageCount() == 0)
      #expect(try await stage.describeUser("ann").userStatus == "CONFIRMED")
    }
  }

  @Test("is not asked of hidden users by the request, and known and unknown ones get the same")
  func hidden() async throws {
    try await FunctionServer.with({ _ in .thrown("not so") }) { server, functions in
      let harness = try await SignInHarness(functions: functions)
      let stage = try await Stage.hiding(Self.pool, harness: harness)
      try await stage.addUser("ann", attributes: Self.verified)
      let known = try await stage.forgot("ann")
      let unknown = try await stage.forgot("nobody")
      #expect(known != nil && unknown != nil)
      #expect(server.invocations.isEmpty)
      #expect(try await stage.messageCount() == 1)
    }
  }

  @Test("of a second factor refuses the sign-in, and puts its code into words")
  func secondFactor() async throws {
    let refuses = Mutex(true)
    let words = JSONValue.object(["emailMessage": .string("Your factor: {####}")])
    try await FunctionServer.with({ invocation in
      refuses.withLock { $0 } ? .thrown("not so") : .event(invocation, response: words)
    }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(
        CreateUserPoolRequest(
          lambdaConfig: LambdaConfigType(customMessage: Triggers.arn("words")),
          emailConfiguration: EmailConfigurationType(
            sourceArn: "arn:aws:ses:us-east-1:123456789012:identity/example.org",
            emailSendingAccount: "DEVELOPER"
          )
        )
      )
      _ = try await stage.service.pools.setUserPoolMfaConfig(
        SetUserPoolMfaConfigRequest(
          userPoolId: stage.poolID,
          emailMfaConfiguration: EmailMfaConfigType(message: "Code {####}", subject: "Code"),
          mfaConfiguration: "ON"
        ),
        call: .recording(stage.context)
      )
      try await stage.addUser("ann", attributes: Self.verified)
      await #expect(throws: Self.refusal) { try await stage.signIn("ann") }
      #expect(try await stage.messageCount() == 0)
      refuses.withLock { $0 = false }
      let asked = try await stage.signIn("ann")
      #expect(asked.challengeName == "EMAIL_OTP")
      let message = try await stage.harness.newestMessage(stage.client, "ann")
      let code = String(decoding: message.code ?? [], as: UTF8.self)
      #expect(message.body.map { String(decoding: $0, as: UTF8.self) } == "Your factor: \(code)")
      #expect(
        try Self.sources(server) == [
          "CustomMessage_Authentication", "CustomMessage_Authentication",
        ]
      )
    }
  }
}
