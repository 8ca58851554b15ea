import GatehouseStubs
import HTTPTypes
import Logging
import RPC
import TestSupport
import Testing

@testable import GatewayService

@Suite("Public errors and the log", .timeLimit(.minutes(20)))
struct PublicErrorsTests {
  @Test("a reason is rendered by its exception and its sentence, or by the service's")
  func reasons() {
    for reason in Reason.allCases {
      let error = PublicErrors.publicError(for: RPCError(reason, telling: "Said."))
      guard let exception = reason.exception else {
        // Another service's to translate: nothing of it is told.
        #expect(error == .internalError, "\(reason)")
        continue
      }
      #expect(error.exception == exception, "\(reason)")
      #expect(error.status == .badRequest)
      #expect(error.message == reason.sentence ?? "Said.")
    }
  }

  @Test("a reason whose detail is missing still has a sentence, and not the operator's")
  func missingDetail() {
    let error = PublicErrors.publicError(
      for: RPCError(code: .unknown, reason: "not_authorized", message: "row 5 of secret_table")
    )
    #expect(error.exception == "NotAuthorizedException")
    #expect(error.message == "The request was refused.")
  }

  @Test("the sentences clients branch on are Cognito's (E.7)")
  func sentences() {
    let expected = [
      "user_not_confirmed": "User is not confirmed.",
      "code_mismatch": "Invalid verification code provided, please try again.",
      "expired_code": "Invalid code provided, please request a code again.",
      "password_reset_required": "Password reset required for the user",
      "software_token_used": "Your software token has already been used once.",
    ]
    for (reason, sentence) in expected {
      let error = PublicErrors.publicError(for: RPCError(code: .unknown, reason: reason))
      #expect(error.message == sentence)
    }
  }

  @Test("a fault has the name that its operation declares")
  func faults() {
    let fault = PublicErrors.publicError(for: RPCError(code: .unavailable))
    #expect(fault == .internalError)
    for operation in PublicAPI.cognitoIdp.operations {
      let rendered = PublicAPI.cognitoIdp.rendered(fault, fault: operation.fault)
      let isAboutSecrets = operation.name.contains("UserPoolClientSecret")
      let expected = isAboutSecrets ? "InternalServerException" : "InternalErrorException"
      #expect(rendered.exception == expected, "\(operation.name)")
      #expect(rendered.isInternal)
    }
    let refusal = PublicErrors.publicError(
      for: RPCError(code: .notFound, reason: "resource_not_found")
    )
    let rendered = PublicAPI.cognitoIdp.rendered(refusal, fault: "InternalServerException")
    #expect(rendered.exception == "ResourceNotFoundException")
    #expect(rendered.status == .badRequest)
  }

  @Test("DID-21: each API has its own name for a broken constraint")
  func brokenConstraints() {
    let names = PublicAPI.all.map { api in
      let rendered = api.rendered(.brokenConstraint("1 validation error detected"), fault: nil)
      #expect(rendered.status == .badRequest)
      return "\(api.name) \(rendered.exception)"
    }
    #expect(
      names == [
        "cognito-idp InvalidParameterException", "cognito-identity ValidationException",
        "cognito-sync InvalidParameterException", "sts ValidationError",
      ]
    )
  }

  @Test("a refusal is logged with the request's id and the rule, and nothing of its body")
  func refusalLog() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in
      throw RPCError(code: .unauthenticated, reason: "user_not_confirmed", message: "rule 7")
    }
    let reply = try await rig.reply(
      to: .call("SignUp", #"{"ClientId":"c","Username":"ada","Password":"hunter2!"}"#)
    )
    let line = try #require(rig.log.lines.first { $0.message == "a request was refused" })
    #expect(line.level == .info)
    #expect(line.metadata["request-id"] == reply["x-amzn-requestid"])
    #expect(line.metadata["operation"] == "SignUp")
    #expect(line.metadata["rule"] == "user_not_confirmed")
    #expect(line.metadata["detail"] == "rule 7")
    #expect(line.metadata["exception"] == "UserNotConfirmedException")
    for line in rig.log.lines {
      #expect(!"\(line)".contains("hunter2"))
    }
  }

  @Test("a fault of ours is logged as an error")
  func faultLog() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in
      throw RPCError(code: .unavailable, message: "no instance")
    }
    _ = try await rig.reply(to: .call("SignUp", APITests.signUp))
    let line = try #require(rig.log.lines.first { $0.message == "a request failed" })
    #expect(line.level == .error)
    #expect(line.metadata["rule"] == "unavailable")
    #expect(line.metadata["detail"] == "no instance")
  }
}
