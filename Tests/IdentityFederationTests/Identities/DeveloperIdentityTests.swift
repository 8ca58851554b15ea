import Dispatch
import IdentityFederationCore
import IdentityFederationCredentials
import IdentityFederationIdentities
import IdentityFederationMessages
import IdentityFederationPools
import Postgres
import Synchronization
import TestSupport
import Testing

@Suite("Developer identities (DID-30)")
struct DeveloperIdentityTests {
  private static let google = "accounts.google.com"

  @Test("a developer's user gets an identity and a token that is good for credentials")
  func token() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let role = "arn:aws:iam::123456789012:role/reader"
    _ = try await stage.pools.setIdentityPoolRoles(
      SetIdentityPoolRolesRequest(identityPoolId: pool, roles: ["authenticated": role]),
      call: stage.call()
    )
    let answer = try await stage.identities.getOpenIdTokenForDeveloperIdentity(
      GetOpenIdTokenForDeveloperIdentityRequest(
        identityPoolId: pool,
        logins: ["dev": "ann"],
        principalTags: ["team": "red"],
        tokenDuration: 60
      ),
      call: stage.call()
    )
    let id = try #require(answer.identityId)
    let token = try #require(answer.token)
    let claims = try await stage.base.tokens.prove(token, context: stage.base.context)
    #expect(claims.identity.text == id)
    #expect(
      claims.authenticationMethods.members == ["authenticated", "dev", "dev:\(pool):ann"]
    )
    #expect(claims.principalTags == ["team": "red"])
    func credentials(_ identity: String, _ logins: [String: String]) async throws -> String? {
      try await stage.identities.getCredentialsForIdentity(
        GetCredentialsForIdentityRequest(identityId: identity, logins: logins),
        call: stage.call()
      ).identityId
    }
    let key = "cognito-identity.amazonaws.com"
    #expect(try await credentials(id, [key: token]) == id)
    let guest = try await stage.identity(in: pool)
    guard case .notAuthorized = await stage.refusal({ try await credentials(guest, [key: token]) })
    else {
      Issue.record("another identity's token was taken")
      return
    }
    let otherPool = try await stage.makePool()
    let stranger = try await stage.vouch(["dev": "ann"], in: otherPool)
    #expect(
      await stage.refusal { try await credentials(stranger, [key: token]) }
        == .notAuthorized("Invalid login token. Incorrect token audience.")
    )
    // After a merge the token of either identity is good, under either id.
    let bob = try await stage.vouch(["dev": "bob"], in: pool)
    _ = try await stage.identities.mergeDeveloperIdentities(
      MergeDeveloperIdentitiesRequest(
        sourceUserIdentifier: "ann",
        destinationUserIdentifier: "bob",
        developerProviderName: "dev",
        identityPoolId: pool
      ),
      call: stage.call()
    )
    #expect(try await credentials(bob, [key: token]) == bob)
    #expect(try await credentials(id, [key: token]) == bob)
    stage.clock.advance(by: .seconds(60))
    guard
      case .notAuthorized(let message) = await stage.refusal({
        try await credentials(bob, [key: token])
      })
    else {
      Issue.record("a token was taken after its end")
      return
    }
    #expect(message.hasPrefix("Invalid login token. Token expired: "))
  }

  @Test("users are linked by the developer alone, and belong to one identity each")
  func linking() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let ann = try await stage.vouch(["dev": "ann"], in: pool)
    #expect(try await stage.vouch(["dev": "ann"], in: pool) == ann)
    #expect(try await stage.vouch(["dev": "anna"], as: ann, in: pool) == ann)
    #expect(try await stage.vouch(["dev": "ann", Self.google: "g"], in: pool) == ann)
    #expect(try await stage.identity([Self.google: "g"], in: pool) == ann)
    let bob = try await stage.vouch(["dev": "bob"], in: pool)
    guard
      case .developerUserAlreadyRegistered = await stage.refusal({
        try await stage.vouch(["dev": "ann"], as: bob, in: pool)
      })
    else {
      Issue.record("a user was taken from another identity")
      return
    }
    let other = try await stage.makePool()
    #expect(
      await stage.refusal { try await stage.vouch(["dev": "x"], as: ann, in: other) }
        == .resourceNotFound("Identity '\(ann)' not found.")
    )
    for logins in [[:], [Self.google: "g"], ["DEV": "ann"], ["dev": ""]] {
      guard
        case .invalidParameter = await stage.refusal({ try await stage.vouch(logins, in: pool) })
      else {
        Issue.record("\(logins) were taken")
        continue
      }
    }
    let longest = String(repeating: "\u{1F600}", count: 1024)
    #expect(try await stage.vouch(["dev": longest], in: pool) != ann)
  }

  @Test("users are looked up by identity and by name, in pages")
  func lookup() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let ann = try await stage.vouch(["dev": "a1"], in: pool)
    for user in ["a3", "a2"] { _ = try await stage.vouch(["dev": user], as: ann, in: pool) }
    let bob = try await stage.vouch(["dev": "bob"], in: pool)
    func lookup(
      _ identity: String? = nil,
      _ user: String? = nil,
      _ most: Int32? = nil,
      _ token: String? = nil
    ) async throws -> LookupDeveloperIdentityResponse {
      try await stage.identities.lookupDeveloperIdentity(
        LookupDeveloperIdentityRequest(
          identityPoolId: pool,
          identityId: identity,
          developerUserIdentifier: user,
          maxResults: most,
          nextToken: token
        ),
        call: stage.call()
      )
    }
    #expect(try await lookup(nil, "a2").identityId == ann)
    #expect(try await lookup(ann, "a2").developerUserIdentifierList == ["a1", "a2", "a3"])
    let page = try await lookup(ann, nil, 2)
    #expect(page.developerUserIdentifierList == ["a1", "a2"])
    let last = try await lookup(ann, nil, 2, page.nextToken)
    #expect(last.developerUserIdentifierList == ["a3"])
    #expect(last.nextToken == nil)
    guard case .resourceConflict = await stage.refusal({ try await lookup(bob, "a1") }),
      case .invalidParameter = await stage.refusal({ try await lookup() }),
      case .invalidParameter = await stage.refusal({ try await lookup(bob, nil, 2, page.nextToken) }
      ),
      case .resourceNotFound = await stage.refusal({ try await lookup(nil, "unknown") })
    else {
      Issue.record("a lookup was not refused")
      return
    }
  }

  @Test("merging makes the destination's identity the parent")
  func merging() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let ann = try await stage.vouch(["dev": "ann"], in: pool)
    let bob = try await stage.vouch(["dev": "bob"], in: pool)
    func merge(_ source: String, _ destination: String) async throws -> String? {
      try await stage.identities.mergeDeveloperIdentities(
        MergeDeveloperIdentitiesRequest(
          sourceUserIdentifier: source,
          destinationUserIdentifier: destination,
          developerProviderName: "dev",
          identityPoolId: pool
        ),
        call: stage.call()
      ).identityId
    }
    #expect(try await merge("ann", "bob") == bob)
    #expect(stage.merges.merges == [MergeLog.Merge(child: ann, parent: bob)])
    #expect(try await merge("ann", "bob") == bob)
    #expect(try await stage.vouch(["dev": "ann"], in: pool) == bob)
    guard case .resourceNotFound = await stage.refusal({ try await merge("ann", "unknown") }) else {
      Issue.record("an unknown user was merged")
      return
    }
    let cid = try await stage.vouch(["dev": "cid", Self.google: "1"], in: pool)
    _ = try await stage.vouch(["dev": "bob", Self.google: "2"], in: pool)
    guard case .resourceConflict = await stage.refusal({ try await merge("cid", "bob") }) else {
      Issue.record("two users of one provider were merged")
      return
    }
    #expect(try await stage.describe(cid).logins == [Self.google, "dev"])
  }

  @Test("an identity that was merged before stands for the newest parent (DID-31)")
  func chain() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let role = "arn:aws:iam::123456789012:role/reader"
    _ = try await stage.pools.setIdentityPoolRoles(
      SetIdentityPoolRolesRequest(identityPoolId: pool, roles: ["authenticated": role]),
      call: stage.call()
    )
    let ann = try await stage.vouch(["dev": "ann"], in: pool)
    for user in ["bob", "cid"] { _ = try await stage.vouch(["dev": user], in: pool) }
    var parent: String?
    for (source, destination) in [("ann", "bob"), ("bob", "cid")] {
      parent = try await stage.identities.mergeDeveloperIdentities(
        MergeDeveloperIdentitiesRequest(
          sourceUserIdentifier: source,
          destinationUserIdentifier: destination,
          developerProviderName: "dev",
          identityPoolId: pool
        ),
        call: stage.call()
      ).identityId
    }
    let token = try await stage.identities.getOpenIdTokenForDeveloperIdentity(
      GetOpenIdTokenForDeveloperIdentityRequest(identityPoolId: pool, logins: ["dev": "ann"]),
      call: stage.call()
    ).token
    let credentials = try await stage.identities.getCredentialsForIdentity(
      GetCredentialsForIdentityRequest(
        identityId: ann,
        logins: ["cognito-identity.amazonaws.com": try #require(token)]
      ),
      call: stage.call()
    )
    #expect(parent != nil && credentials.identityId == parent)
  }

  @Test("a change locks those that were merged before, which it may change, too")
  func lockedChain() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let ann = try await stage.vouch(["dev": "ann"], in: pool)
    stage.clock.advance(by: .seconds(1))
    let bob = try await stage.vouch(["dev": "bob", Self.google: "1"], in: pool)
    #expect(try await stage.vouch(["dev": "ann", Self.google: "1"], in: pool) == ann)
    let held = try #require(IdentityID(bob))
    let (isLocked, locked) = AsyncStream<Never>.makeStream()
    let isLooked = DispatchSemaphore(value: 0)
    let store = stage.store
    async let holding: Void = store.transaction { (db) throws(PostgresError) in
      try db.execute("SELECT FROM identities WHERE id = \(held.uuid)::uuid FOR UPDATE")
      locked.finish()
      isLooked.wait()
    }
    for await _ in isLocked {}
    let isDone = Mutex(false)
    async let linking: Void = {
      defer { isDone.withLock { $0 = true } }
      _ = try await stage.vouch(["dev": "cid"], as: ann, in: pool)
    }()
    try await until { () async throws in
      let isWaiting = try await store.first(
        """
        SELECT true AS found FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND datname = current_database()
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
      return isWaiting == true || isDone.withLock { $0 }
    }
    #expect(!isDone.withLock { $0 })
    isLooked.signal()
    try await holding
    try await linking
  }

  @Test("a user that is unlinked is a new one afterwards")
  func unlinking() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let ann = try await stage.vouch(["dev": "ann"], in: pool)
    func unlink(_ user: String) async throws {
      _ = try await stage.identities.unlinkDeveloperIdentity(
        UnlinkDeveloperIdentityRequest(
          identityId: ann,
          identityPoolId: pool,
          developerProviderName: "dev",
          developerUserIdentifier: user
        ),
        call: stage.call()
      )
    }
    guard case .resourceNotFound = await stage.refusal({ try await unlink("bob") }) else {
      Issue.record("an unknown user was unlinked")
      return
    }
    try await unlink("ann")
    #expect(try await stage.vouch(["dev": "ann"], in: pool) != ann)
  }
}
