import IdentityFederationCore
import IdentityFederationIdentities
import IdentityFederationMessages
import IdentityFederationPools
import Postgres
import Testing

@Suite("Identities are found, linked and merged (DID-28, DID-29)")
struct IdentityLinkingTests {
  private static let google = "accounts.google.com"
  private static let facebook = "graph.facebook.com"

  @Test("a login has one identity; without logins there is a new one each time")
  func finding() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let first = try await stage.identity([Self.google: "ann"], in: pool)
    #expect(first.hasPrefix("eu-west-1:"))
    #expect(try await stage.identity([Self.google: "ann"], in: pool) == first)
    #expect(try await stage.identity([Self.google: "bob"], in: pool) != first)
    let other = try await stage.makePool()
    #expect(try await stage.identity([Self.google: "ann"], in: other) != first)
    let guest = try await stage.identity(in: pool)
    #expect(try await stage.identity(in: pool) != guest)
    let described = try await stage.describe(first)
    #expect(described.logins == [Self.google])
    #expect(try await stage.describe(guest).logins == [])
  }

  @Test("a hundred first calls with one login, at two instances, make one identity")
  func hundred() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let instances = [stage.identities, stage.otherInstance()]
    let logins = [Self.google: "ann", Self.facebook: "ann"]
    let ids = try await withThrowingTaskGroup(of: String?.self) { group in
      for number in 0..<100 {
        group.addTask {
          try await instances[number % 2].getId(
            GetIdRequest(identityPoolId: pool, logins: logins),
            call: stage.call()
          ).identityId
        }
      }
      return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(ids.count == 1)
    let listed = try await stage.identities.listIdentities(
      ListIdentitiesRequest(identityPoolId: pool, maxResults: 60),
      call: stage.call()
    )
    #expect(listed.identities?.count == 1)
  }

  @Test(
    "an unauthenticated identity keeps its id with a new login, and goes into the login's owner"
  )
  func authenticating() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let guest = try await stage.identity(in: pool)
    #expect(try await stage.use(guest, [Self.google: "ann"]) == guest)
    let second = try await stage.identity(in: pool)
    #expect(try await stage.use(second, [Self.google: "ann"]) == guest)
    #expect(stage.merges.merges == [MergeLog.Merge(child: second, parent: guest)])
    // The client repeats its call, because it does not know the other id yet.
    #expect(try await stage.use(second, [Self.google: "ann"]) == guest)
    #expect(
      await stage.refusal { try await stage.use(second) }
        == .notAuthorized("Access to Identity '\(second)' is forbidden.")
    )
    #expect(try await stage.describe(second).logins == [])
    let all = try await stage.identities.listIdentities(
      ListIdentitiesRequest(identityPoolId: pool, maxResults: 60),
      call: stage.call()
    )
    #expect(Set(all.identities?.compactMap(\.identityId) ?? []) == [guest, second])
    let enabled = try await stage.identities.listIdentities(
      ListIdentitiesRequest(identityPoolId: pool, maxResults: 60, hideDisabled: true),
      call: stage.call()
    )
    #expect(enabled.identities?.compactMap(\.identityId) == [guest])
  }

  @Test("merges that cross each other end in one identity")
  func crossing() async throws {
    let stage = try await IdentityStage()
    let other = stage.otherInstance()
    for round in 0..<10 {
      let pool = try await stage.makePool()
      let ann = try await stage.identity([Self.google: "ann\(round)"], in: pool)
      let bob = try await stage.identity([Self.facebook: "bob\(round)"], in: pool)
      let both = [Self.google: "ann\(round)", Self.facebook: "bob\(round)"]
      async let one = stage.identities.getOpenIdToken(
        GetOpenIdTokenRequest(identityId: ann, logins: both),
        call: stage.call()
      )
      async let two = other.getOpenIdToken(
        GetOpenIdTokenRequest(identityId: bob, logins: both),
        call: stage.call()
      )
      #expect(try await [one.identityId, two.identityId] == [ann, ann])
      #expect(try await stage.describe(ann).logins == [Self.google, Self.facebook])
      #expect(try await stage.identity(both, in: pool) == ann)
    }
  }

  @Test("who is refused, in Cognito's words")
  func refusals() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let closed = try await stage.makePool { $0.allowUnauthenticatedIdentities = false }
    let ann = try await stage.identity([Self.google: "ann"], in: pool)
    let unknown = "eu-west-1:00000000-0000-0000-0000-000000000000"
    let logins = "Logins don't match. Please include at least one valid login for this identity "
    let cases: [(IdentityFederationFailure, () async throws -> String)] = [
      (
        .notAuthorized("Unauthenticated access is not supported for this identity pool."),
        { try await stage.identity(in: closed) }
      ),
      (
        .resourceNotFound("IdentityPool '\(unknown)' not found."),
        { try await stage.identity(in: unknown) }
      ),
      (
        .resourceNotFound("IdentityPool '\(pool.uppercased())' not found."),
        {
          try await stage.identity(in: pool.uppercased())
        }
      ),
      (.resourceNotFound("Identity '\(unknown)' not found."), { try await stage.use(unknown) }),
      (.notAuthorized("Access to Identity '\(ann)' is forbidden."), { try await stage.use(ann) }),
      (
        .notAuthorized(logins + "or identity pool."),
        {
          try await stage.use(ann, [Self.facebook: "mallory"])
        }
      ),
      (
        .notAuthorized("Invalid login token. Token signature invalid."),
        {
          try await stage.use(ann, [Self.google: "bad"])
        }
      ),
      (
        .notAuthorized("Invalid login token. Can't pass in a Cognito token."),
        {
          try await stage.identity(["dev": "ann"], in: pool)
        }
      ),
    ]
    for (expected, call) in cases {
      #expect(await stage.refusal(call) == expected)
    }
    let request = GetIdRequest(accountId: "210987654321", identityPoolId: pool)
    #expect(
      await stage.refusal { try await stage.identities.getId(request, call: stage.call()) }
        == .resourceNotFound("IdentityPool '\(pool)' not found.")
    )
  }

  @Test("the basic flow is refused where the pool excludes it (DID-34)")
  func basicFlow() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool { $0.allowClassicFlow = false }
    let guest = try await stage.identity(in: pool)
    #expect(
      await stage.refusal { try await stage.use(guest) }
        == .invalidParameter("Basic (classic) flow is not enabled, please use enhanced flow.")
    )
    let mapped = try await stage.makePool()
    let mapping = IdentityRoleMapping(type: "Token", ambiguousRoleResolution: "Deny")
    _ = try await stage.pools.setIdentityPoolRoles(
      SetIdentityPoolRolesRequest(
        identityPoolId: mapped,
        roles: [:],
        roleMappings: [Self.google: mapping]
      ),
      call: stage.call()
    )
    let other = try await stage.identity(in: mapped)
    #expect(
      await stage.refusal { try await stage.use(other) }
        == .invalidParameter(
          "Basic (classic) flow is not supported with RoleMappings, please use enhanced flow."
        )
    )
    // The developer's token is not affected.
    #expect(try await stage.vouch(["dev": "ann"], in: pool) != "")
  }

  @Test("a listing goes by pages in the order of ids, and its token is its own (E.1.8)")
  func listing() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    var made: Set<String> = []
    for _ in 0..<5 { made.insert(try await stage.identity(in: pool)) }
    var listed: [String] = []
    var token: String?
    repeat {
      let page = try await stage.identities.listIdentities(
        ListIdentitiesRequest(identityPoolId: pool, maxResults: 2, nextToken: token),
        call: stage.call()
      )
      listed += page.identities?.compactMap(\.identityId) ?? []
      token = page.nextToken ?? token
      if page.nextToken == nil { break }
    } while true
    #expect(listed == made.sorted())
    let other = try await stage.makePool()
    #expect(
      await stage.refusal {
        try await stage.identities.listIdentities(
          ListIdentitiesRequest(identityPoolId: other, maxResults: 2, nextToken: token),
          call: stage.call()
        )
      } == .invalidParameter("Invalid pagination token given.")
    )
  }
}
