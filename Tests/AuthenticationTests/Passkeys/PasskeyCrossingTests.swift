internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationTokens
internal import CBOR
internal import Cryptography
import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing
internal import WebAuthnTestSupport

@Suite("What happens between the two calls of a passkey's registration")
struct PasskeyCrossingTests {
  private func registration(_ challenge: [UInt8]) throws -> String {
    try SoftwareAuthenticator(relyingPartyID: "example.com").registration(challenge)
  }

  @Test("PKY-3: a challenge counts once, whether or not the passkey is taken")
  func once() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    let challenge = try await passkeys.start(token).challengeBytes
    let json = try registration(challenge)
    try await passkeys.complete(token, json)
    await expectRefusal(.webAuthnChallengeNotFound) { try await passkeys.complete(token, json) }
    let second = try await passkeys.start(token).challengeBytes
    await expectRefusal(.webAuthnChallengeNotFound) {
      try await passkeys.complete(token, registration(SecureRandom.bytes(32)))
    }
    await expectRefusal(.webAuthnChallengeNotFound) {
      try await passkeys.complete(token, registration(second))
    }
  }

  @Test("PKY-3: of two answers at once to one challenge, one counts")
  func atOnce() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    let challenge = try await passkeys.start(token).challengeBytes
    let twin = passkeys.stage.harness.twin
    let (first, second) = (try registration(challenge), try registration(challenge))
    async let one = Result<Void, any Error> { try await passkeys.complete(token, first) }
    async let two = Result<Void, any Error> { try await passkeys.complete(token, second, on: twin) }
    let outcomes = await [one, two]
    #expect(outcomes.filter { if case .success = $0 { true } else { false } }.count == 1)
    #expect(try await passkeys.list(token).credentials?.count == 1)
  }

  @Test("PKY-3: the last challenge of a user counts, for five minutes")
  func time() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    let first = try await passkeys.start(token).challengeBytes
    let second = try await passkeys.start(token).challengeBytes
    await expectRefusal(.webAuthnChallengeNotFound) {
      try await passkeys.complete(token, registration(first))
    }
    let third = try await passkeys.start(token).challengeBytes
    passkeys.clock.advance(by: .seconds(300))
    await expectRefusal(.webAuthnChallengeNotFound) {
      try await passkeys.complete(token, registration(third))
    }
    #expect(second != third)
    let last = try await passkeys.start(token).challengeBytes
    passkeys.clock.advance(by: .seconds(299))
    try await passkeys.complete(token, registration(last))
  }

  @Test("PKY-3: another client is told so, and leaves the challenge to the one that asked")
  func otherClient() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    let client = try await passkeys.stage.harness.makeClient(
      of: passkeys.stage.pool,
      CreateUserPoolClientRequest()
    )
    let other = Stage(harness: passkeys.stage.harness, pool: passkeys.stage.pool, client: client)
    let otherToken = try await other.tokens("ann").accessToken
    let challenge = try await passkeys.start(token).challengeBytes
    await expectRefusal(.webAuthnClientMismatch) {
      try await passkeys.complete(otherToken, registration(challenge))
    }
    try await passkeys.complete(token, registration(challenge))
    passkeys.clock.advance(by: .seconds(1))
    _ = try await passkeys.start(token)
    passkeys.clock.advance(by: .seconds(300))
    await expectRefusal(.webAuthnChallengeNotFound) {
      try await passkeys.complete(otherToken, registration(challenge))
    }
  }

  @Test("PKY-3: another user's challenge does not count, nor does that of a user in another pool")
  func otherUser() async throws {
    let passkeys = try await PasskeyStage()
    let ann = try await passkeys.token("ann")
    let bob = try await passkeys.token("bob")
    let challenge = try await passkeys.start(ann).challengeBytes
    await expectRefusal(.webAuthnChallengeNotFound) {
      try await passkeys.complete(bob, registration(challenge))
    }
    _ = try await passkeys.start(bob)
    await expectRefusal(.webAuthnChallengeNotFound) {
      try await passkeys.complete(bob, registration(challenge))
    }
    // With a key of its own: those of RSA are the same in all tests.
    let elsewhere = try await PasskeyStage(tags: ["gatehouse:token-signing-algorithm": "ES256"])
    let other = try await elsewhere.token("ann")
    await expectRefusal(.webAuthnChallengeNotFound) {
      try await elsewhere.complete(other, registration(challenge))
    }
    await expectRefusal(.notAuthorized) {
      try await elsewhere.complete(ann, registration(challenge))
    }
    try await passkeys.complete(ann, registration(challenge))
  }

  @Test("a user who is disabled, deleted or signed out everywhere meanwhile gets no passkey")
  func users() async throws {
    let passkeys = try await PasskeyStage()
    let stage = passkeys.stage
    let ends: [(String, (String, String?) async throws -> Void)] = [
      (
        "disabled",
        { name, _ in
          _ = try await passkeys.service.accounts.adminDisableUser(
            AdminDisableUserRequest(userPoolId: stage.poolID, username: name),
            call: .recording(stage.context)
          )
        }
      ),
      (
        "deleted",
        { name, _ in
          _ = try await passkeys.service.accounts.adminDeleteUser(
            AdminDeleteUserRequest(userPoolId: stage.poolID, username: name),
            call: .recording(stage.context)
          )
        }
      ),
      (
        "signed-out",
        { _, token in
          _ = try await passkeys.service.tokens.globalSignOut(
            GlobalSignOutRequest(accessToken: token),
            call: .recording(stage.context)
          )
        }
      ),
    ]
    for (name, end) in ends {
      let token = try await passkeys.token(name)
      let challenge = try await passkeys.start(token).challengeBytes
      try await end(name, token)
      await expectRefusal(.notAuthorized) {
        try await passkeys.complete(token, registration(challenge))
      }
      await expectRefusal(.notAuthorized) { try await passkeys.start(token) }
    }
  }

  @Test("a password that an administrator has reset meanwhile must be set first")
  func reset() async throws {
    let passkeys = try await PasskeyStage()
    let stage = passkeys.stage
    try await stage.addUser(
      "ann",
      attributes: ["email": "ann@example.com", "email_verified": "true"]
    )
    let token = try await stage.tokens("ann").accessToken
    let challenge = try await passkeys.start(token).challengeBytes
    _ = try await passkeys.service.accounts.adminResetUserPassword(
      AdminResetUserPasswordRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    await expectRefusal(.passwordResetRequired) {
      try await passkeys.complete(token, registration(challenge))
    }
  }

  @Test("a user of the same name who is made anew has neither passkeys nor challenge of the former")
  func recreated() async throws {
    let passkeys = try await PasskeyStage()
    let stage = passkeys.stage
    let token = try await passkeys.token("ann")
    let id = try await passkeys.add(token).id
    let options = try await passkeys.start(token)
    _ = try await passkeys.service.accounts.deleteUser(
      DeleteUserRequest(accessToken: token),
      call: .recording(stage.context)
    )
    let fresh = try await passkeys.token("ann")
    #expect(try await passkeys.list(fresh).credentials == [])
    await expectRefusal(.webAuthnChallengeNotFound) {
      try await passkeys.complete(fresh, registration(options.challengeBytes))
    }
    #expect(try await passkeys.start(fresh).user.id != options.user.id)
    // The id is free again.
    try await passkeys.add(fresh) { $0.id = id }
  }

  @Test("PKY-5: no two users of a pool have a passkey of one id; users of two pools may")
  func sameID() async throws {
    let passkeys = try await PasskeyStage()
    let ann = try await passkeys.token("ann")
    let id = try await passkeys.add(ann).id
    let bob = try await passkeys.token("bob")
    for token in [ann, bob] {
      await expectRefusal(.webAuthnCredentialNotSupported) {
        try await passkeys.add(token) { $0.id = id }
      }
    }
    let elsewhere = try await PasskeyStage()
    let other = try await elsewhere.token("ann")
    try await elsewhere.add(other) { $0.id = id }
    try await elsewhere.delete(other, id)
    #expect(try await passkeys.list(ann).credentials?.count == 1)
  }

  @Test("PKY-1: a relying party that changes meanwhile is not that of the passkey")
  func relyingParty() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    let challenge = try await passkeys.start(token).challengeBytes
    let json = try SoftwareAuthenticator(
      relyingPartyID: "example.com",
      origin: "https://example.net"
    )
    .registration(challenge)
    try await passkeys.configure(WebAuthnConfigurationType(relyingPartyId: "example.net"))
    await expectRefusal(.webAuthnRelyingPartyMismatch) {
      try await passkeys.complete(token, json)
    }
    let second = try await passkeys.start(token).challengeBytes
    try await passkeys.configure(WebAuthnConfigurationType())
    await expectRefusal(.webAuthnNotEnabled) {
      try await passkeys.complete(token, registration(second))
    }
  }

  @Test("PKY-4: a passkey that was made at an origin of no list is refused as that")
  func origin() async throws {
    let passkeys = try await PasskeyStage(
      tags: ["gatehouse:passkey-origins": "https://app.example.com https://example.com:8443"]
    )
    let token = try await passkeys.token("ann")
    try await passkeys.add(token) { $0.origin = "https://app.example.com" }
    try await passkeys.add(token) { $0.origin = "https://example.com:8443" }
    await expectRefusal(.webAuthnOriginNotAllowed) {
      try await passkeys.add(token) { $0.origin = "https://example.com.evil.net" }
    }
    await expectRefusal(.webAuthnRelyingPartyMismatch) {
      try await passkeys.add(token) {
        $0.relyingPartyID = "example.net"
        $0.origin = "https://example.com"
      }
    }
  }

  @Test("PKY-6: nested and long CBOR is refused as a credential that is not supported")
  func hostile() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    var deep = CBORValue.null
    for _ in 0..<2000 { deep = .list([deep]) }
    for key in [deep, .bytes([UInt8](repeating: 0, count: 66_000))] {
      await expectRefusal(.webAuthnCredentialNotSupported) {
        try await passkeys.add(token) { $0.toldKey = key }
      }
    }
    for text in ["null", "[]", "\"\"", #"{"id":1}"#, String(repeating: " ", count: 140_000) + "{}"]
    {
      await expectRefusal(.invalidParameter) { try await passkeys.complete(token, text) }
    }
  }

  @Test("challenges that have expired are removed")
  func expired() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    _ = try await passkeys.start(token)
    func rows() async throws -> Int? {
      try await passkeys.stage.harness.store.first(
        "SELECT count(*) AS count FROM authentication.passkey_challenges"
      ) { (row) throws(PostgresError) in try row.value("count", as: Int.self) }
    }
    try await passkeys.service.expiredRowRemoval.removeOnce()
    #expect(try await rows() == 1)
    passkeys.clock.advance(by: .seconds(601))
    try await passkeys.service.expiredRowRemoval.removeOnce()
    #expect(try await rows() == 0)
  }
}

extension Result where Failure == any Error {
  /// What an asynchronous body comes to.
  fileprivate init(_ body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
