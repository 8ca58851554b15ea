import IdentityFederationCore
import IdentityFederationIdentities
import IdentityFederationMessages
import IdentityFederationPools
import Testing

@Suite("GetCredentialsForIdentity (DID-36)")
struct CredentialsTests {
  private static let google = "accounts.google.com"
  private static let own = "cognito-identity.amazonaws.com"

  private func credentials(
    _ identity: String,
    _ logins: [String: String],
    _ stage: IdentityStage
  ) async throws {
    _ = try await stage.identities.getCredentialsForIdentity(
      GetCredentialsForIdentityRequest(identityId: identity, logins: logins),
      call: stage.call()
    )
  }

  private func setRoles(of pool: String, _ stage: IdentityStage) async throws {
    let role = "arn:aws:iam::123456789012:role/reader"
    _ = try await stage.pools.setIdentityPoolRoles(
      SetIdentityPoolRolesRequest(
        identityPoolId: pool,
        roles: ["authenticated": role, "unauthenticated": role]
      ),
      call: stage.call()
    )
  }

  @Test("a call that is refused a role links no login")
  func withoutRole() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let guest = try await stage.identity(in: pool)
    guard
      case .invalidIdentityPoolConfiguration = await stage.refusal({
        try await credentials(guest, [Self.google: "ann"], stage)
      })
    else {
      Issue.record("credentials without a role")
      return
    }
    #expect(try await stage.describe(guest).logins == [])
    try await setRoles(of: pool, stage)
    try await credentials(guest, [Self.google: "ann"], stage)
    #expect(try await stage.describe(guest).logins == [Self.google])
  }

  @Test("a call whose tags are too long links no login, with either flow (DID-39)")
  func tooLongTags() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    try await setRoles(of: pool, stage)
    _ = try await stage.pools.setPrincipalTagAttributeMap(
      SetPrincipalTagAttributeMapRequest(
        identityPoolId: pool,
        identityProviderName: Self.google,
        useDefaults: true
      ),
      call: stage.call()
    )
    let guest = try await stage.identity(in: pool)
    let logins = [Self.google: String(repeating: "a", count: 500)]
    let calls: [() async throws -> Void] = [
      { try await credentials(guest, logins, stage) }, { _ = try await stage.use(guest, logins) },
    ]
    for call in calls {
      guard case .invalidParameter = await stage.refusal(call) else {
        Issue.record("tags that are too long")
        continue
      }
    }
    #expect(try await stage.describe(guest).logins == [])
  }

  @Test("a guest's token is good as long as the identity is a guest of an open pool")
  func guestToken() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    try await setRoles(of: pool, stage)
    let guests = [try await stage.identity(in: pool), try await stage.identity(in: pool)]
    var tokens: [String] = []
    for guest in guests {
      let answer = try await stage.identities.getOpenIdToken(
        GetOpenIdTokenRequest(identityId: guest),
        call: stage.call()
      )
      tokens.append(try #require(answer.token))
    }
    try await credentials(guests[0], [Self.own: tokens[0]], stage)
    _ = try await stage.use(guests[0], [Self.google: "ann"])
    #expect(
      await stage.refusal { try await credentials(guests[0], [Self.own: tokens[0]], stage) }
        == .identityForbidden(guests[0])
    )
    try await credentials(guests[1], [Self.own: tokens[1]], stage)
    _ = try await stage.pools.updateIdentityPool(
      IdentityPool(
        identityPoolId: pool,
        identityPoolName: "a pool",
        allowUnauthenticatedIdentities: false
      ),
      call: stage.call()
    )
    #expect(
      await stage.refusal { try await credentials(guests[1], [Self.own: tokens[1]], stage) }
        == .identityForbidden(guests[1])
    )
  }
}
