internal import AuthenticationMessages
import AuthenticationStubs
internal import Cryptography
internal import FoundationEssentials
internal import JOSE
internal import RPC
internal import TestSupport
internal import Testing

@Suite("USR-24: evidence of what the user saw and decided")
struct EvidenceTests {
  /// A stage with a user, a phone that has the user's account, and a session that it may decide.
  private struct Scene {
    let stage: InteractionStage
    let phone: InteractionPhone
    let account: String
    let session: String

    init(_ members: String = "") async throws {
      stage = try await InteractionStage()
      try await stage.stage.addUser("ann")
      var phone = try await InteractionPhone(stage)
      account = try await phone.enrol("ann")
      self.phone = phone
      let info = #","announceInfo":{"Pay":"10 € to\u0007 Ben"}"# + members
      session = try await stage.start("TRANSACTION", user: "ann", info).sessionId ?? ""
    }

    /// The session once it is confirmed with a text of the user's.
    func confirmed() async throws -> InteractionProgress {
      let opened = try await phone.open(session)
      return try await phone.confirm(
        session,
        digest: opened.digest,
        account: account,
        userInput: "a note"
      )
    }

    func approve() async throws {
      let confirmed = try await confirmed()
      _ = try await phone.answer(session, try phone.pinAnswer(confirmed.secondFactorInfo))
    }

    func evidence(
      authorization: String? = nil
    ) async throws(RPCError) -> ShowInteractionEvidenceResponse {
      try await stage.sessions[1].showInteractionEvidence(
        ShowInteractionEvidenceRequest(
          call: stage.call(authorization: authorization ?? stage.basic, method: "GET"),
          sessionId: session
        ),
        context: stage.context
      )
    }
  }

  private struct Claims: Decodable {
    let session: String
    let digest: String
    let decision: String
    let account: String
    let userInputHash: String?
  }

  /// What a third person concludes, who has the evidence and nothing else.
  private func check(_ evidence: ShowInteractionEvidenceResponse) throws -> Claims {
    let key = try #require(P256PublicKey(jwk: Array((evidence.key ?? "").utf8)))
    let token = try #require(CompactToken(Array((evidence.decision ?? "").utf8)))
    #expect(key.signed(token))
    let claims = try JSONDecoder().decode(Claims.self, from: Data(token.payload))
    let shown = Array((evidence.shown ?? "").utf8)
    #expect(claims.digest == Base64URL.encode(SHA256.digest(of: shown)))
    let input = evidence.userInput.map { Base64URL.encode(SHA256.digest(of: Array($0.utf8))) }
    #expect(claims.userInputHash == input)
    return claims
  }

  @Test("a third person checks it, also when account, phone and PIN are long gone")
  func approved() async throws {
    let scene = try await Scene()
    try await scene.approve()
    _ = try await scene.stage.instances[0].removeInteractionInstance(
      InteractionInstanceRequest(
        call: try InteractionPhone.call(
          "",
          "/interaction/v1/instances/self",
          method: "DELETE",
          by: scene.phone.key,
          scene.stage
        )
      ),
      context: scene.stage.context
    )
    scene.stage.clock.advance(by: .seconds(80 * 86_400))
    let evidence = try await scene.evidence()
    let claims = try check(evidence)
    #expect(claims.session == scene.session && claims.decision == "confirm")
    #expect(claims.account == scene.account)
    #expect(evidence.shown?.contains("10 € to") == true && evidence.userInput == "a note")
    #expect(evidence.state == "APPROVED" && evidence.kind == "TRANSACTION")
    #expect(evidence.secondFactor == "pin")
  }

  @Test("it is for the session's client alone, and not for a page or another client")
  func callers() async throws {
    let scene = try await Scene()
    try await scene.approve()
    let started = try await scene.stage.start(user: "ann")
    await expectWord("invalid_handle") {
      try await scene.evidence(authorization: "Bearer \(started.handle ?? "")")
    }
    let own = try await scene.stage.startAtPage()
    await expectWord("invalid_client") {
      try await scene.stage.sessions[0].showInteractionEvidence(
        ShowInteractionEvidenceRequest(
          call: scene.stage.call(authorization: "Bearer \(own.handle ?? "")", method: "GET"),
          sessionId: own.sessionId
        ),
        context: scene.stage.context
      )
    }
    let wrong = Base64.encode(Array("\(scene.stage.server.clientId ?? ""):wrong".utf8))
    await expectWord("invalid_client") {
      try await scene.evidence(authorization: "Basic \(wrong)")
    }
  }

  @Test("a confirmation without the factor that it needs is no evidence for the client")
  func unproved() async throws {
    let scene = try await Scene()
    await expectWord("not_found") { try await scene.evidence() }
    _ = try await scene.confirmed()
    await expectWord("not_found") { try await scene.evidence() }
    _ = try await scene.phone.cancel(scene.session)
    await expectWord("not_found") { try await scene.evidence() }
  }

  @Test("a signed refusal is one, and so is an enrolment by its new key")
  func otherDecisions() async throws {
    let scene = try await Scene()
    let opened = try await scene.phone.open(scene.session)
    let signer = try #require(scene.phone.accountKeys[scene.account])
    let decision = try scene.phone.decision(
      "decline",
      scene.session,
      digest: opened.digest,
      account: scene.account,
      by: signer
    )
    _ = try await scene.phone.decline(scene.session, #"{"decision":"\#(decision)"}"#)
    let evidence = try await scene.evidence()
    #expect(try check(evidence).decision == "decline" && evidence.state == "DECLINED")

    try await scene.stage.stage.addUser("ben")
    let id = try await scene.stage.start("ENROL", user: "ben").sessionId
    let shown = try await scene.phone.open(id)
    let key = try PhoneKey()
    let confirmed = try await scene.phone.confirm(
      id,
      try scene.phone.enrolment(id, digest: shown.digest, by: key)
    )
    _ = try await scene.phone.answer(id, try scene.phone.pinAnswer(confirmed.secondFactorInfo))
    let enrolled = try await scene.stage.sessions[0].showInteractionEvidence(
      ShowInteractionEvidenceRequest(
        call: scene.stage.call(authorization: scene.stage.basic, method: "GET"),
        sessionId: id
      ),
      context: scene.stage.context
    )
    #expect(try check(enrolled).account == key.thumbprint && enrolled.key == key.jwk)
  }
}
