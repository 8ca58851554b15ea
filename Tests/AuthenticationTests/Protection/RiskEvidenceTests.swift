internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import PublicOperations
import Testing

@Suite("The address that a client tells of its user")
struct RiskEvidenceTests {
  private static let backend = "192.0.2.10"
  private static let user = "198.51.100.20"

  /// Signs in at a client of a backend, and returns the address of the event.
  private static func address(
    hasSecret: Bool,
    propagates: Bool?,
    told: String?
  ) async throws -> String? {
    let made = try await ProtectedStage("AUDIT")
    let client = try await made.stage.harness.makeClient(
      of: made.stage.pool,
      CreateUserPoolClientRequest(
        generateSecret: hasSecret,
        enablePropagateAdditionalUserContextData: propagates
      )
    )
    let stage = Stage(harness: made.stage.harness, pool: made.stage.pool, client: client)
    let protected = ProtectedStage(stage)
    try await protected.addUser("ann")
    var parameters = ["USERNAME": "ann", "PASSWORD": ProtectedStage.password]
    parameters["SECRET_HASH"] = stage.secretHash("ann")
    _ = try await stage.service.signIn.initiateAuth(
      InitiateAuthRequest(
        authFlow: "USER_PASSWORD_AUTH",
        authParameters: parameters,
        clientId: stage.clientID,
        userContextData: told.map { UserContextDataType(ipAddress: $0) }
      ),
      call: protected.call(from: backend)
    )
    return try await protected.events("ann").first?.eventContextData?.ipAddress
  }

  @Test("THR-10: counts where the client's settings let it and its secret is proved")
  func told() async throws {
    #expect(try await Self.address(hasSecret: true, propagates: true, told: Self.user) == Self.user)
    #expect(try await Self.address(hasSecret: true, propagates: true, told: nil) == Self.backend)
    #expect(try await Self.address(hasSecret: true, propagates: true, told: "x") == Self.backend)
  }

  @Test("THR-10: counts nothing of a client without the setting, or without a secret")
  func notTold() async throws {
    #expect(
      try await Self.address(hasSecret: true, propagates: false, told: Self.user) == Self.backend
    )
    #expect(
      try await Self.address(hasSecret: false, propagates: nil, told: Self.user) == Self.backend
    )
  }
}
