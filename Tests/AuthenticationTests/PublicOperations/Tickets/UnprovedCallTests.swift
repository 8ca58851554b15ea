internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing
internal import TicketTestSupport

@Suite("Signed calls without proof")
struct UnprovedCallTests {
  private static let key: PublicOperations.Principal = .accessKey(
    .init(id: AuditStage.accessKeyID)
  )

  /// What a gateway that an attacker has taken over may try.
  private struct Attempt {
    var api = "cognito-idp"
    var operation = "AdminSetUserPassword"
    var message: [UInt8]
    var requestID: String
    var principal = UnprovedCallTests.key
    var age: Int64 = 0
    var secret = [UInt8](repeating: 3, count: 32)

    func ticket(at now: Instant) throws -> String {
      try TicketKeys(keys: [1: secret], current: 1).seal(
        OperationTicket(
          principal: principal,
          region: "us-east-1",
          issuedAt: now.adding(seconds: -age)
        ),
        for: TicketedCall(
          api: api,
          operation: operation,
          messageHash: SHA256.digest(of: message),
          requestID: requestID
        )
      )
    }
  }

  @Test("are faults, change nothing, and are events that name the rule")
  func refused() async throws {
    let audit = try await AuditStage()
    _ = try await audit.stage.addUser("ann")
    let message = try AdminSetUserPasswordRequest(
      userPoolId: audit.stage.poolID,
      username: "ann",
      password: "Chosen-by-attacker-1",
      permanent: true
    ).encoded()
    var attempts: [(attempt: Attempt?, rule: String)] = [(nil, "the call has no ticket")]
    func add(_ rule: String, _ change: (inout Attempt) -> Void) {
      var attempt = Attempt(message: message, requestID: "r-\(attempts.count)")
      change(&attempt)
      attempts.append((attempt, rule))
    }
    let other = "the ticket is not of this operation, message and request"
    add(other) { $0.operation = "ListUsers" }
    add(other) { $0.api = "cognito-identity" }
    add(other) { $0.message += [0] }
    add(other) { $0.requestID = "r-of-another-call" }
    add(other) { $0.secret = [UInt8](repeating: 4, count: 32) }
    add("the ticket is older than a minute by this machine's clock") { $0.age = 61 }
    add("the ticket is of the future by this machine's clock") { $0.age = -61 }
    for (number, (attempt, rule)) in attempts.enumerated() {
      // Events of these are one a second at most.
      audit.harness.clock.advance(by: .seconds(1))
      var context = audit.signed("r-\(number)")
      context.ticket = try attempt?.ticket(at: audit.harness.clock.now())
      let error = await #expect(throws: RPCError.self) {
        try await audit.channel.call(
          AuthenticationMethods.adminSetUserPassword,
          message,
          context: context
        )
      }
      #expect(error?.code == .internalError && error?.isRecorded == true && error?.reason == "")
      let event = try #require(try await audit.list().last)
      #expect(event.operation == "AdminSetUserPassword" && event.requestId == "r-\(number)")
      #expect(event.outcome == "InternalErrorException")
      #expect(event.actor == "anonymous" && event.accessKeyId == nil)
      #expect(event.userPoolId == audit.stage.poolID)
      #expect(event.rule?.hasPrefix("\(rule); the Unix user of the caller is ") == true)
    }
    #expect(try await audit.list(ListAuditEventsRequest(outcome: "Interrupted")).isEmpty)
    await expectRPCRefusal(.notAuthorized) {
      try await audit.signIn("ann", "Chosen-by-attacker-1")
    }
    // The sound one goes through.
    let sound = Attempt(message: message, requestID: "sound")
    var context = audit.signed("sound")
    context.ticket = try sound.ticket(at: audit.harness.clock.now())
    _ = try await audit.channel.call(
      AuthenticationMethods.adminSetUserPassword,
      message,
      context: context
    )
    _ = try await audit.signIn("ann", "Chosen-by-attacker-1")
  }

  @Test("are one event a second, which says how many there were")
  func flood() async throws {
    let audit = try await AuditStage()
    func attempt(_ number: Int) async {
      await expectRPCRefusal(nil) {
        try await audit.channel.call(
          AuthenticationMethods.listUsers,
          [],
          context: audit.anonymous("r-\(number)")
        )
      }
    }
    for number in 0..<5 { await attempt(number) }
    #expect(try await audit.list().map(\.requestId) == ["r-0"])
    audit.harness.clock.advance(by: .seconds(1))
    await attempt(5)
    let events = try await audit.list()
    #expect(events.map(\.requestId) == ["r-0", "r-5"])
    #expect(events.last?.rule?.hasSuffix("; 4 before it are no events") == true)
  }

  @Test("what the gateway says of key and region is believed of no call")
  func claims() async throws {
    let audit = try await AuditStage()
    _ = try await audit.client.listUserPools(
      ListUserPoolsRequest(maxResults: 1),
      context: audit.signed("r-1")
    )
    #expect(try await audit.list().last?.accessKeyId == AuditStage.accessKeyID)
    // An unsigned operation blames no key.
    var context = audit.signed("r-2")
    context.region = "ap-made-9"
    await expectRPCRefusal(.notAuthorized) {
      try await audit.client.getUser(
        GetUserRequest(accessToken: "made up"),
        context: context
      )
    }
    let event = try #require(try await audit.list().last)
    #expect(event.requestId == "r-2" && event.actor == "anonymous" && event.accessKeyId == nil)
  }

  @Test("DID-38: temporary credentials may carry out no operation of user pools")
  func temporary() async throws {
    let audit = try await AuditStage()
    let guest: PublicOperations.Principal = .identity(
      PublicOperations.Principal.TemporaryCredentials(
        accessKeyID: "ASIATICKETS000000001",
        identityPoolID: "eu-west-1:11111111-1111-4111-8111-111111111111",
        identityID: "eu-west-1:22222222-2222-4222-8222-222222222222",
        roleARN: "arn:aws:iam::123456789012:role/service/guest",
        sessionName: "CognitoIdentityCredentials",
        isAuthenticated: false,
        expiresAt: audit.harness.clock.now().adding(seconds: 60)
      )
    )
    let channel = TicketingChannel(
      audit.channel,
      keys: try TicketingChannel.testKeys(),
      clock: audit.harness.clock,
      principal: guest
    )
    for operation in AuthenticationOperation.allCases where operation.isSigned {
      let method = RPCMethod("\(AuthenticationMethods.service)/\(operation.name)")
      let error = await #expect(throws: RPCError.self) {
        try await channel.call(method, [], context: audit.anonymous())
      }
      #expect(error?.reason == "access_denied")
      #expect(
        error?.details["message"]
          == "User: arn:aws:sts::123456789012:assumed-role/guest/CognitoIdentityCredentials "
          + "is not authorized to perform: cognito-idp:\(operation.name)"
      )
    }
    let events = try await audit.list()
    #expect(events.allSatisfy { $0.actor == "identity" && $0.accessKeyId?.prefix(4) == "ASIA" })
    #expect(Set(events.map(\.outcome)) == ["AccessDeniedException"])
  }
}
