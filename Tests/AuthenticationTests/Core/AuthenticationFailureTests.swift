import AuthenticationCore
import GatehouseStubs
import RPC
import Testing

@Suite("Why authentication refuses", .timeLimit(.minutes(20)))
struct AuthenticationFailureTests {
  @Test("a refusal crosses the socket with its reason and its sentence, and as recorded")
  func refusals() {
    let expected: [(AuthenticationFailure, Reason, String)] = [
      (.userNotFound("User does not exist."), .userNotFound, "User does not exist."),
      (.userNotConfirmed, .userNotConfirmed, "User is not confirmed."),
      (.softwareTokenUsed, .softwareTokenUsed, "Your software token has already been used once."),
    ]
    for (failure, reason, sentence) in expected {
      var status = RPCError(reason, telling: sentence)
      status.isRecorded = true
      #expect(failure.status == status)
      #expect(failure.publicException == reason.exception)
    }
  }

  @Test("a fault has no reason, keeps its sentence for the log, and is told as one")
  func faults() {
    for (failure, code) in [
      (AuthenticationFailure.unavailable("no database"), RPCStatusCode.unavailable),
      (.internalFault("no database"), .internalError),
    ] {
      let status = failure.status
      #expect(status.code == code)
      #expect(status.reason.isEmpty)
      #expect(status.message == "no database")
      #expect(status.details["message"] == nil)
      #expect(status.isRecorded)
      #expect(failure.publicException == "InternalErrorException")
    }
  }

  @Test("only sentences that repeat nothing of the request are an event's rule")
  func rules() {
    #expect(AuthenticationFailure.notAuthorized("User is disabled.").rule == "User is disabled.")
    #expect(AuthenticationFailure.limitExceeded("Too many.").rule == "Too many.")
    #expect(AuthenticationFailure.invalidParameter("ada is no address").rule == nil)
    #expect(AuthenticationFailure.codeMismatch.rule == nil)
  }
}
