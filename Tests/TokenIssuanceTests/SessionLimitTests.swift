import Domain
import RPC
import Sessions
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@Suite("Sessions that give way")
struct SessionLimitTests {
  @Test("SES-24: a hundred sign-ins at once on two instances leave one active session of one")
  func atOnce() async throws {
    let harness = try await TokenIssuanceHarness()
    let instances = [harness.instance, try harness.anotherInstance()]
    let signIns = try await withThrowingTaskGroup { group in
      for number in 0..<100 {
        group.addTask {
          try await harness.signIn(.tracked(most: 1), on: instances[number % 2])
        }
      }
      var signIns: [TestSignIn] = []
      for try await signIn in group { signIns.append(signIn) }
      return signIns
    }
    let active = try await harness.active()
    #expect(active.count == 1)
    // Each but one was evicted, by one sign-in, which said so.
    let evicted = signIns.flatMap { $0.endedIDs(.evicted) }
    #expect(Set(evicted).count == 99)
    #expect(evicted.count == 99)
    #expect(Set(signIns.map(\.chainID)).subtracting(evicted) == Set(active))
  }

  @Test("SES-24: the least recently used session gives way, and a refresh is a use")
  func leastRecentlyUsed() async throws {
    let harness = try await TokenIssuanceHarness()
    var signIns: [TestSignIn] = []
    for _ in 0..<3 {
      signIns.append(try await harness.signIn(.tracked(most: 3)))
      harness.clock.advance(by: .seconds(60))
    }
    try await harness.refresh(signIns[0].refresh, .tracked(most: 3))
    harness.clock.advance(by: .seconds(60))
    let next = try await harness.signIn(.tracked(most: 3))
    #expect(next.endedIDs(.evicted) == [signIns[1].chainID])
    #expect(
      try await harness.active() == [next.chainID, signIns[0].chainID, signIns[2].chainID]
    )
    #expect(await harness.refusal(of: signIns[1].refresh) == "refresh_token_revoked")
    let refused = await reason { () async throws(RPCError) in
      _ = try await harness.verify(signIns[1].access)
    }
    #expect(refused == "access_token_revoked")
  }

  @Test(
    "SES-24: a lower limit ends nothing at a refresh, and at the next sign-in all that is too much"
  )
  func lowered() async throws {
    let harness = try await TokenIssuanceHarness()
    var signIns: [TestSignIn] = []
    for _ in 0..<5 {
      signIns.append(try await harness.signIn(.tracked()))
      harness.clock.advance(by: .seconds(1))
    }
    try await harness.refresh(signIns[4].refresh, .tracked(most: 2))
    #expect(try await harness.active().count == 5)
    let next = try await harness.signIn(.tracked(most: 2))
    #expect(next.endedIDs(.evicted) == signIns[0..<4].map(\.chainID).sorted())
    #expect(try await harness.active() == [signIns[4].chainID, next.chainID].sorted())
  }

  @Test("SES-24: where none gives way the sign-in is refused, and ends nothing")
  func refused() async throws {
    let harness = try await TokenIssuanceHarness()
    var terms = SessionTerms.tracked(most: 2, refusing: true)
    terms.isOnePerDevice = true
    let bound = try await harness.signIn(terms, deviceKey: "eu-west-1_1")
    let other = try await harness.signIn(terms)
    let refused = await reason { () async throws(RPCError) in
      _ = try await harness.signIn(terms, deviceKey: "eu-west-1_2")
    }
    #expect(refused == "session_limit_exceeded")
    #expect(try await Set(harness.active()) == [bound.chainID, other.chainID])
    // The same device takes its own place.
    let again = try await harness.signIn(terms, deviceKey: "eu-west-1_1")
    #expect(again.endedIDs(.superseded) == [bound.chainID])
    // Beyond a lowered limit not even that, and the device's session stays.
    var lower = terms
    lower.tracking?.maxSessions = 1
    let still = await reason { () async throws(RPCError) in
      _ = try await harness.signIn(lower, deviceKey: "eu-west-1_1")
    }
    #expect(still == "session_limit_exceeded")
    #expect(try await Set(harness.active()) == [again.chainID, other.chainID])
  }

  @Test("SES-24: what is over, of another user or of another pool takes no place")
  func counted() async throws {
    let harness = try await TokenIssuanceHarness()
    let otherPool = try #require(UserPoolID("eu-west-1_ZyXwVuTsR"))
    try await harness.createKeys(otherPool, "ES256")
    let elsewhere = [
      try await harness.signIn(.tracked(most: 1), sub: "another"),
      try await harness.signIn(.tracked(most: 1), pool: otherPool),
    ]
    let revoked = try await harness.signIn(.tracked(most: 1))
    try await harness.revoke(revoked.refresh)
    let kept = try await harness.signIn(.tracked(most: 1))
    #expect(kept.ended == [])
    #expect(try await harness.active(sub: "another") == [elsewhere[0].chainID])
    #expect(try await harness.active(pool: otherPool) == [elsewhere[1].chainID])
    harness.clock.advance(by: .seconds(31 * SessionTerms.day))
    #expect(try await harness.signIn(.tracked(most: 1)).ended == [])
  }

  @Test("SES-24: a pool without keys and a forgotten device end no session")
  func noBeginning() async throws {
    let harness = try await TokenIssuanceHarness()
    let signIn = try await harness.signIn(.tracked(most: 1))
    _ = try await harness.instance.tokens.revokeDeviceTokens(
      RevokeDeviceTokensRequest(
        userPoolId: harness.pool.text,
        sub: TokenIssuanceHarness.sub,
        deviceKeys: ["eu-west-1_1"],
        areForgotten: true
      ),
      context: harness.context
    )
    var request = harness.issueRequest(deviceKey: "eu-west-1_1")
    request.isDeviceTracked = true
    request.terms = SessionTerms.tracked(most: 1).message
    let refused = await reason { () async throws(RPCError) in
      _ = try await harness.instance.tokens.issueTokens(request, context: harness.context)
    }
    #expect(refused == "device_forgotten")
    #expect(try await harness.active() == [signIn.chainID])
    let keyless = try #require(UserPoolID("eu-west-1_Keyless01"))
    let absent = await reason { () async throws(RPCError) in
      _ = try await harness.signIn(.tracked(most: 1), pool: keyless)
    }
    #expect(absent == "resource_not_found")
  }

  @Test("SES-30: a sign-in supersedes its device's session by device key, of the same client alone")
  func deviceKey() async throws {
    let harness = try await TokenIssuanceHarness()
    let client = try #require(ClientID("zyxwvutsrqponmlkjihgfedcba"))
    let one = SessionTerms(isOnePerDevice: true)
    let first = try await harness.signIn(one, deviceKey: "eu-west-1_1")
    let staying = [
      try await harness.signIn(one, client: client, deviceKey: "eu-west-1_1"),
      try await harness.signIn(one, sub: "another", deviceKey: "eu-west-1_1"),
      try await harness.signIn(one, deviceKey: "eu-west-1_2"),
      try await harness.signIn(one), try await harness.signIn(one),
    ]
    #expect(staying.flatMap(\.ended) == [])
    let next = try await harness.signIn(one, deviceKey: "eu-west-1_1")
    #expect(next.endedIDs(.superseded) == [first.chainID])
    #expect(await harness.refusal(of: first.refresh) == "refresh_token_revoked")
    #expect(try await harness.active().count == 5)
    // Where the pool does not ask for it, nothing is superseded.
    #expect(try await harness.signIn(deviceKey: "eu-west-1_1").ended == [])
  }

  @Test("SES-30, SES-31: without a device key the installation is the device")
  func installation() async throws {
    let harness = try await TokenIssuanceHarness()
    let client = try #require(ClientID("zyxwvutsrqponmlkjihgfedcba"))
    let copy = SessionTerms(isOnePerDevice: true, installation: "eu-west-1_1")
    let first = try await harness.signIn(copy)
    // A device key that reads alike is another device.
    #expect(try await harness.signIn(copy, client: client).ended == [])
    #expect(try await harness.signIn(copy, deviceKey: "eu-west-1_1").ended == [])
    #expect(try await harness.signIn(SessionTerms(isOnePerDevice: true)).ended == [])
    let next = try await harness.signIn(copy)
    #expect(next.endedIDs(.superseded) == [first.chainID])
  }

  @Test("SES-30: many sign-ins of one device at once leave one session")
  func deviceAtOnce() async throws {
    let harness = try await TokenIssuanceHarness()
    let instances = [harness.instance, try harness.anotherInstance()]
    let one = SessionTerms(isOnePerDevice: true, installation: "copy-1")
    try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask { _ = try await harness.signIn(one, on: instances[number % 2]) }
      }
      try await group.waitForAll()
    }
    #expect(try await harness.active().count == 1)
  }
}
