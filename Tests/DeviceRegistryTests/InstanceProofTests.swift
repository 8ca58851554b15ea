import Cryptography
import DeviceRegistryMessages
import DeviceRegistryService
import Domain
import TestSupport
import Testing

@Suite("Proofs of instances")
struct InstanceProofTests {
  @Test("USR-21: an instance is found by the key of its proof, in its pool alone")
  func found() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let instance = try await phone.described()
    #expect(instance?.instanceId == phone.instanceID && instance?.userPoolId == phone.pool)
    #expect(instance?.description?.model == "Pixel 9" && instance?.push?.token == "token-1")
    #expect(phone.instanceID.wholeMatch(of: /us-east-1_[0-9a-f-]{36}/) != nil)
    let call = ProvedCall(issuedAt: fixture.clock.now())
    let proof = call.proof(try call.header(by: phone.key))
    #expect(await prove(fixture, proof, pool: "us-east-1_ZZZZZZZZZ") == .appInstanceNotFound)
    let unknown = call.proof(try call.header(by: try TestKey()))
    #expect(await prove(fixture, unknown) == .appInstanceNotFound)
  }

  @Test("a proof is good once, over both instances of the registry")
  func replayed() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let call = ProvedCall(issuedAt: fixture.clock.now())
    let proof = call.proof(try call.header(by: phone.key))
    #expect(await prove(fixture, proof, on: 0) == nil)
    #expect(await prove(fixture, proof, on: 1) == .appProofInvalid)
    fixture.clock.advance(by: .seconds(299))
    try await fixture.registry.expiredProofRemoval.removeOnce()
    #expect(await prove(fixture, proof, on: 0) == .appProofInvalid)
    // A phone whose clock is ahead could send it longest.
    var ahead = call
    ahead.issuedAt = fixture.clock.now().adding(seconds: 300)
    ahead.id = "ahead"
    let late = ahead.proof(try ahead.header(by: phone.key))
    #expect(await prove(fixture, late) == nil)
    fixture.clock.advance(by: .seconds(599))
    try await fixture.registry.expiredProofRemoval.removeOnce()
    #expect(await prove(fixture, late) == .appProofInvalid)
  }

  @Test("a proof for another body, method or address, without a body's hash, or of a wrong kind")
  func foreign() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let call = ProvedCall(issuedAt: fixture.clock.now())
    let header = try call.header(by: phone.key)
    var others = [call, call, call]
    others[0].body = Array(#"{"attemptId":"2"}"#.utf8)
    others[1].method = "DELETE"
    others[2].url = "https://login.example.com/interaction/v1/sessions/s2/second-factor"
    for other in others {
      #expect(await prove(fixture, other.proof(header)) == .appProofInvalid)
    }
    let unbound = try call.header(by: phone.key, bodyHash: false)
    #expect(await prove(fixture, call.proof(unbound)) == .appProofInvalid)
    var typed = call
    typed.type = "JWT"
    #expect(
      await prove(fixture, call.proof(try typed.header(by: phone.key))) == .appProofInvalid
    )
    #expect(await prove(fixture, call.proof(header)) == nil)
  }

  @Test("a proof whose signature is another key's, or whose key is private, is none")
  func forged() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let call = ProvedCall(issuedAt: fixture.clock.now())
    let attacker = try TestKey()
    let hash = Base64URL.encode(SHA256.digest(of: call.body))
    let payload = """
      {"htm":"POST","htu":"\(call.url)","iat":\(call.issuedAt.unixSeconds),"jti":"1","bh":"\(hash)"}
      """
    let headers = [
      #"{"typ":"dpop+jwt","alg":"ES256","jwk":\#(phone.key.jwk)}"#,
      #"{"typ":"dpop+jwt","alg":"none","jwk":\#(phone.key.jwk)}"#,
      #"{"typ":"dpop+jwt","alg":"ES256"}"#,
    ]
    for header in headers {
      let forged = try attacker.token(header: header, payload: payload)
      #expect(await prove(fixture, call.proof(forged)) == .appProofInvalid)
    }
    let withPrivate = phone.key.jwk.dropLast() + #","d":"AAAA"}"#
    let told = try phone.key.token(
      header: #"{"typ":"dpop+jwt","alg":"ES256","jwk":\#(withPrivate)}"#,
      payload: payload
    )
    #expect(await prove(fixture, call.proof(told)) == .appProofInvalid)
  }

  @Test("USR-41: a proof of a wrong clock is untimely, and so told apart", arguments: [-301, 301])
  func untimely(seconds: Int64) async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let call = ProvedCall(issuedAt: fixture.clock.now().adding(seconds: seconds))
    let proof = call.proof(try call.header(by: phone.key))
    #expect(await prove(fixture, proof) == .appProofUntimely)
  }

  @Test("registering again answers the same instance, and another pool cannot take its key")
  func registeredAgain() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let again = try await fixture.apps[1].registerInstance(
      try TestPhone.registration(of: phone.key, in: phone.pool, fixture),
      context: fixture.context
    )
    #expect(again.existed == true && again.instance?.instanceId == phone.instanceID)
    let abroad = try TestPhone.registration(of: phone.key, in: "us-east-1_ZZZZZZZZZ", fixture)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await fixture.apps[0].registerInstance(abroad, context: fixture.context)
      } == .appKeyTaken
    )
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await fixture.apps[0].registerInstance(abroad, context: fixture.context)
      } == .appProofInvalid
    )
  }

  @Test("an answer that an app signed stands for the header, of its own instance alone")
  func signedAnswer() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let payload = #"{"sessionId":"s1","iat":\#(fixture.clock.now().unixSeconds)}"#
    let header = #"{"alg":"ES256","typ":"gatehouse-answer+jwt","kid":"\#(phone.instanceID)"}"#
    let signed = InstanceProof(
      signedAnswer: try phone.key.token(header: header, payload: payload)
    )
    #expect(await prove(fixture, signed, pool: phone.pool) == nil)
    #expect(await prove(fixture, signed, pool: "us-east-1_ZZZZZZZZZ") == .appInstanceNotFound)
    let forged = InstanceProof(
      signedAnswer: try TestKey().token(header: header, payload: payload)
    )
    #expect(await prove(fixture, forged, pool: phone.pool) == .appProofInvalid)
    // A token of another kind by the same key.
    let other = InstanceProof(
      signedAnswer: try phone.key.token(
        header: #"{"alg":"ES256","typ":"JWT","kid":"\#(phone.instanceID)"}"#,
        payload: payload
      )
    )
    #expect(await prove(fixture, other, pool: phone.pool) == .appProofInvalid)
    fixture.clock.advance(by: .seconds(301))
    #expect(await prove(fixture, signed, pool: phone.pool) == .appProofUntimely)
  }

  @Test("a use is noted, and the answer has the one before it")
  func use() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let account = try await phone.enrol()
    let before = fixture.clock.now()
    fixture.clock.advance(by: .seconds(60))
    let call = ProvedCall(issuedAt: fixture.clock.now())
    let proved = try await fixture.apps[0].proveInstance(
      ProveInstanceRequest(
        proof: call.proof(try call.header(by: phone.key)),
        isUse: true,
        accountId: account.accountId
      ),
      context: fixture.context
    )
    #expect(proved.instance?.usedAtUnixMillis == before.unixMillis)
    #expect(proved.instance?.accounts.map(\.accountId) == [account.accountId])
    let used = proved.instance?.accounts.first?.usedAtUnixMillis
    #expect(used == fixture.clock.now().unixMillis)
    let after = try await phone.described()
    #expect(after?.usedAtUnixMillis == fixture.clock.now().unixMillis)
    #expect(after?.accounts.first?.usedAtUnixMillis == fixture.clock.now().unixMillis)
  }

  private func prove(
    _ fixture: RegistryFixture,
    _ proof: InstanceProof,
    pool: String? = nil,
    on service: Int = 0
  ) async -> DeviceRegistryFailure? {
    await fixture.refusal { () async throws(DeviceRegistryFailure) in
      try await fixture.apps[service].proveInstance(
        ProveInstanceRequest(userPoolId: pool, proof: proof),
        context: fixture.context
      )
    }
  }
}
