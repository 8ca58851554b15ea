internal import AuthenticationStubs
internal import GatehouseStubs
internal import Testing

@Suite("The table of operations")
struct OperationTableTests {
  @Test("only operations that change nothing are no events when they succeed")
  func refusalsAlone() {
    let quiet = AuthenticationOperation.allCases.filter { !$0.isAuditedOnSuccess }
    #expect(
      Set(quiet) == [
        .initiateAuth, .respondToAuthChallenge, .getTokensFromRefreshToken, .getUser, .getDevice,
        .listDevices, .getUserAuthFactors, .listUserSessions, .listWebAuthnCredentials,
        .getClientToken, .getDerivedToken,
      ]
    )
  }

  @Test("every administrator's call is an event", arguments: AuthenticationOperation.allCases)
  func administrators(operation: AuthenticationOperation) {
    let isAdministrators = operation.rawValue.hasPrefix("Admin")
    #expect(operation.isSigned || !isAdministrators)
    #expect(operation.isAuditedOnSuccess || !operation.isSigned)
  }

  @Test("whatever may change something is noted before it does")
  func changes() {
    let others = AuthenticationOperation.allCases.filter { !$0.isChange }.map(\.rawValue)
    let reads = ["Get", "List", "Describe", "AdminGet", "AdminList"]
    #expect(
      Set(others.filter { name in !reads.contains { name.hasPrefix($0) } }) == [
        "InitiateAuth", "AdminInitiateAuth", "RespondToAuthChallenge",
        "AdminRespondToAuthChallenge",
      ]
    )
    #expect(!others.contains("GetUserAttributeVerificationCode"))
    #expect(AuthenticationOperation.allCases.allSatisfy { !$0.isChange || $0.isAuditedOnSuccess })
  }

  @Test("every category has an operation", arguments: RequestCategory.allCases)
  func categories(category: RequestCategory) {
    #expect(AuthenticationOperation.allCases.contains { $0.category == category })
  }
}
