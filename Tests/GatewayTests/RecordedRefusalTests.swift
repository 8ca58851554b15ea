import AuthenticationService
import GatehouseMessages
import GatehouseStubs
import Protobuf
import RPC
import Testing

@testable import GatewayService

@Suite("Refusals that no service sees", .timeLimit(.minutes(20)))
struct RecordedRefusalTests {
  /// Sends the requests and tells what was recorded when the gateway has stopped.
  private func recorded(_ rig: Rig, _ requests: [TestRequest]) async throws -> [RefusedRequest] {
    try await rig.run { ports in
      for request in requests { _ = try await Wire.exchange(request, port: ports.clients) }
    }
    return try rig.authentication.refusalCalls
      .flatMap { try RecordRefusalsRequest(decoding: $0.message).refusals }
  }

  @Test("a wrong, unknown or missing signature is recorded with the key it claims")
  func signatures() async throws {
    var tampered = try signed("DescribeUserPool", SignedAPITests.body)
    tampered.body = []
    let found = try await recorded(
      Rig(),
      [
        tampered,
        try signed("ListUserPools", "{}", accessKeyID: "AKIDUNKNOWN00000000"),
        .call("DeleteUserPool", SignedAPITests.body),
      ]
    )
    #expect(
      found.map(\.exception) == [
        "InvalidSignatureException", "UnrecognizedClientException",
        "MissingAuthenticationTokenException",
      ]
    )
    #expect(found.map(\.reason) == ["signature_mismatch", "unknown_access_key", "gateway"])
    #expect(found.map(\.operation) == ["DescribeUserPool", "ListUserPools", "DeleteUserPool"])
    #expect(
      found.map(\.accessKeyId) == ["AKIDEXAMPLE0000000A", "AKIDUNKNOWN00000000", nil]
    )
    #expect(found.allSatisfy { $0.isKeyProved == false && $0.requestId?.count == 36 })
  }

  @Test("an administrator's call that breaks a constraint is recorded as the administrator's")
  func proved() async throws {
    let found = try await recorded(Rig(), [try signed("DescribeUserPool", "{}")])
    #expect(found.count == 1 && found.first?.isKeyProved == true)
    #expect(found.first?.exception == "InvalidParameterException")
  }

  @Test("what says nothing about anybody is not recorded, nor what a service has recorded")
  func noise() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/GetUser") else { return [] }
      throw RPCError(code: .unauthenticated, reason: "not_authorized")
    }
    let found = try await recorded(
      rig,
      [
        .call("NoSuchOperation", "{}"), .call("SignUp", "{}"), .call("SignUp", "not JSON"),
        .call("GetUser", #"{"AccessToken":"a.b.c"}"#),
      ]
    )
    #expect(found.isEmpty)
  }

  @Test("a call that authentication had no room for is recorded")
  func throttled() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/GetUser") else { return [] }
      throw RPCError(code: .resourceExhausted)
    }
    let found = try await recorded(rig, [.call("GetUser", #"{"AccessToken":"a.b.c"}"#)])
    #expect(found.map(\.exception) == ["TooManyRequestsException"])
  }

  @Test("the gateway's operations are those that authentication classifies")
  func operations() {
    let table = PublicOperation.table
    #expect(table.map(\.name) == AuthenticationOperation.allCases.map(\.rawValue))
    #expect(table.map(\.isSigned) == AuthenticationOperation.allCases.map(\.isSigned))
  }

  @Test("the audit log names the exception that the client is told")
  func exceptions() {
    var failure: AuthenticationFailure? = .invalidParameter("")
    var count = 0
    while let current = failure {
      let told = PublicErrors.publicError(for: current.status).exception
      #expect(told == current.publicException, "\(current)")
      count += 1
      failure = Self.following(current)
    }
    #expect(count > 30)
  }

  /// Each failure once; the compiler asks for a new one here.
  private static func following(_ failure: AuthenticationFailure) -> AuthenticationFailure? {
    switch failure {
    case .invalidParameter: .resourceNotFound("")
    case .resourceNotFound: .concurrentModification("")
    case .concurrentModification: .invalidOAuthFlow("")
    case .invalidOAuthFlow: .scopeDoesNotExist("")
    case .scopeDoesNotExist: .featureUnavailableInTier("")
    case .featureUnavailableInTier: .userPoolTagging("")
    case .userPoolTagging: .notAuthorized("")
    case .notAuthorized: .unauthorized("")
    case .unauthorized: .userNotFound("")
    case .userNotFound: .usernameExists("")
    case .usernameExists: .aliasExists("")
    case .aliasExists: .groupExists("")
    case .groupExists: .deviceKeyExists("")
    case .deviceKeyExists: .invalidUserPoolConfiguration("")
    case .invalidUserPoolConfiguration: .invalidPassword("")
    case .invalidPassword: .passwordHistory("")
    case .passwordHistory: .userNotConfirmed
    case .userNotConfirmed: .passwordResetRequired
    case .passwordResetRequired: .codeMismatch
    case .codeMismatch: .wrongFactorCode("")
    case .wrongFactorCode: .softwareTokenUsed
    case .softwareTokenUsed: .softwareTokenMFANotFound("")
    case .softwareTokenMFANotFound: .enableSoftwareTokenMFA("")
    case .enableSoftwareTokenMFA: .mfaMethodNotFound("")
    case .mfaMethodNotFound: .expiredCode
    case .expiredCode: .limitExceeded("")
    case .limitExceeded: .unsupportedUserState("")
    case .unsupportedUserState: .preconditionNotMet("")
    case .preconditionNotMet: .userImportInProgress("")
    case .userImportInProgress: .tooManyRequests("")
    case .tooManyRequests: .unsupportedOperation("")
    case .unsupportedOperation: .unsupportedTokenType("")
    case .unsupportedTokenType: .userLambdaValidation("")
    case .userLambdaValidation: .invalidLambdaResponse("")
    case .invalidLambdaResponse: .unexpectedLambda("")
    case .unexpectedLambda: .refreshTokenReuse
    case .refreshTokenReuse: .unavailable("")
    case .unavailable: .internalFault("")
    case .internalFault: nil
    }
  }
}
