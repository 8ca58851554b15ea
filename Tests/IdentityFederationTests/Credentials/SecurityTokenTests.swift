import Domain
import IdentityFederationCore
import IdentityFederationCredentials
import IdentityFederationMessages
import Postgres
import PublicOperations
import TestSupport
import Testing

@Suite("STS: DID-40")
struct SecurityTokenTests {
  private static let user = "arn:aws:iam::123456789012:role/user"
  private static let guest = "arn:aws:iam::123456789012:role/guest"
  private static let admin = "arn:aws:iam::123456789012:role/admin"
  private static let roles =
    #"{"Roles":{"authenticated":"\#(user)","unauthenticated":"\#(guest)"}}"#
  private static let mapped = """
    {"Roles":{"authenticated":"\(user)"},"RoleMappings":{"p":{"Type":"Rules",
    "AmbiguousRoleResolution":"Deny","RulesConfiguration":{"Rules":[{"Claim":"c",
    "MatchType":"Equals","Value":"v","RoleARN":"\(admin)"}]}}}}
    """
  private static let refused = IdentityFederationFailure.accessDenied(
    "Not authorized to perform sts:AssumeRoleWithWebIdentity"
  )
  private static let unknown = IdentityFederationFailure.invalidIdentityToken(
    "The identity of the token is not known, or disabled."
  )

  private func request(
    _ token: String,
    role: String = user,
    seconds: Int32? = nil
  ) -> AssumeRoleWithWebIdentityRequest {
    AssumeRoleWithWebIdentityRequest(
      roleArn: role,
      roleSessionName: "app",
      webIdentityToken: token,
      durationSeconds: seconds
    )
  }

  private func refusal(
    _ request: AssumeRoleWithWebIdentityRequest,
    _ fixture: SecurityTokenFixture
  ) async -> IdentityFederationFailure? {
    do throws(IdentityFederationFailure) {
      _ = try await fixture.operations.assumeRoleWithWebIdentity(request, call: fixture.call())
      return nil
    } catch {
      return error
    }
  }

  @Test("a token gives credentials that prove its identity in the role")
  func assumed() async throws {
    let fixture = try await SecurityTokenFixture()
    try await fixture.makePool(roles: Self.roles)
    let answer = try await fixture.operations.assumeRoleWithWebIdentity(
      request(try await fixture.token(tags: ["team": "red"]), seconds: 900),
      call: fixture.call()
    )
    #expect(answer.subjectFromWebIdentityToken == Sample.identity.text)
    #expect(answer.audience == Sample.pool.text)
    #expect(answer.provider == SecurityTokenFixture.issuer)
    #expect(answer.packedPolicySize == 1)
    #expect(answer.assumedRoleUser?.arn == "arn:aws:sts::123456789012:assumed-role/user/app")
    let id = try #require(answer.assumedRoleUser?.assumedRoleId)
    #expect(id.wholeMatch(of: /AROA[A-Z2-7]{16}:app/) != nil)
    let credentials = try #require(answer.credentials)
    #expect(
      credentials.expirationUnixMillis == fixture.clock.now().adding(seconds: 900).unixMillis
    )
    let opened = try #require(
      TemporaryCredentials(sealer: fixture.sealer, random: StrongRandomSource()).open(
        Array((credentials.sessionToken ?? "").utf8),
        accessKeyID: credentials.accessKeyId ?? ""
      )
    )
    let session = try #require(opened.identitySession)
    #expect(session.identity == Sample.identity)
    #expect(session.role.text == Self.user)
    #expect(session.tags == ["team": "red"])
    #expect(opened.secretKey == Array((credentials.secretAccessKey ?? "").utf8))

    let principal = PublicOperations.Principal.identity(
      session.principal(accessKeyID: credentials.accessKeyId ?? "")
    )
    let caller = try await fixture.operations.getCallerIdentity(
      GetCallerIdentityRequest(),
      call: fixture.call(principal)
    )
    #expect(caller.arn == answer.assumedRoleUser?.arn)
    #expect(caller.userId == id)
    #expect(caller.account == "123456789012")
  }

  @Test("a guest's token is good as long as the identity is a guest of an open pool")
  func guestToken() async throws {
    let fixture = try await SecurityTokenFixture()
    try await fixture.makePool(roles: Self.roles)
    let token = try await fixture.token(methods: .unauthenticated)
    #expect(await refusal(request(token, role: Self.guest), fixture) == nil)
    let store = fixture.database.pool(schema: "identity_federation")
    try await store.execute(
      """
      INSERT INTO identity_logins (identity_pool_id, login_key, identity_id, provider, subject)
      VALUES (\(Sample.pool.uuid)::uuid, gen_random_uuid(), \(Sample.identity.uuid)::uuid, 'p', 's')
      """
    )
    #expect(await refusal(request(token, role: Self.guest), fixture) == Self.refused)
    try await store.execute("DELETE FROM identity_logins")
    try await store.execute(
      "UPDATE identity_pools SET settings = '{}', version = version + 1"
    )
    #expect(await refusal(request(token, role: Self.guest), fixture) == Self.refused)
  }

  @Test("an access key is told as a user of that name")
  func accessKey() async throws {
    let fixture = try await SecurityTokenFixture()
    let caller = try await fixture.operations.getCallerIdentity(
      GetCallerIdentityRequest(),
      call: fixture.call(
        .accessKey(PublicOperations.Principal.AccessKey(id: "AKIAIOSFODNN7EXAMPLE"))
      )
    )
    #expect(caller.userId == "AKIAIOSFODNN7EXAMPLE")
    #expect(caller.arn == "arn:aws:iam::123456789012:user/AKIAIOSFODNN7EXAMPLE")
  }

  @Test("a role trusts only tokens whose pool names it for how their holder signed in")
  func trust() async throws {
    let fixture = try await SecurityTokenFixture()
    try await fixture.makePool(roles: Self.roles)
    let user = try await fixture.token()
    let guest = try await fixture.token(methods: .unauthenticated)
    #expect(await refusal(request(user), fixture) == nil)
    #expect(await refusal(request(guest, role: Self.guest), fixture) == nil)
    #expect(await refusal(request(guest), fixture) == Self.refused)
    #expect(await refusal(request(user, role: Self.guest), fixture) == Self.refused)
    #expect(await refusal(request(user, role: Self.admin), fixture) == Self.refused)
    let other = Self.user.replacing("123456789012", with: "210987654321")
    #expect(await refusal(request(user, role: other), fixture) == Self.refused)
  }

  @Test("the role of a mapping's rule is trusted, but not for a guest")
  func mappings() async throws {
    let fixture = try await SecurityTokenFixture()
    try await fixture.makePool(roles: Self.mapped)
    let user = try await fixture.token()
    let guest = try await fixture.token(methods: .unauthenticated)
    #expect(await refusal(request(user, role: Self.admin), fixture) == nil)
    #expect(await refusal(request(guest, role: Self.admin), fixture) == Self.refused)
  }

  @Test("the operator may name roles beside the pool's, for that pool's users alone")
  func operatorsRoles() async throws {
    let trusted = try #require(SessionLimits.TrustedRole("\(Self.admin)=\(Sample.pool)"))
    let fixture = try await SecurityTokenFixture(SessionLimits(trustedRoles: [trusted]))
    let other = IdentityPoolID(region: "us-east-1", uuid: "11111111-89ab-cdef-0123-456789abcdef")
    let stranger = IdentityID(region: "us-east-1", uuid: "22222222-89ab-cdef-0123-456789abcdef")
    try await fixture.makePool(roles: Self.roles)
    try await fixture.makePool(roles: Self.roles, other, identity: stranger)
    let mine = try await fixture.token()
    let theirs = try await fixture.token(pool: other, identity: stranger)
    let guest = try await fixture.token(methods: .unauthenticated)
    #expect(await refusal(request(mine, role: Self.admin), fixture) == nil)
    #expect(await refusal(request(theirs, role: Self.admin), fixture) == Self.refused)
    #expect(await refusal(request(guest, role: Self.admin), fixture) == Self.refused)
    for text in ["", "=", Self.admin, "\(Self.admin)=", "admin=\(Sample.pool)"] {
      #expect(SessionLimits.TrustedRole(text) == nil)
    }
  }

  @Test("tokens of unknown, merged and other pools' identities give nothing")
  func identities() async throws {
    let fixture = try await SecurityTokenFixture()
    let token = try await fixture.token()
    #expect(await refusal(request(token), fixture) == Self.unknown)
    try await fixture.makePool(roles: Self.roles)
    #expect(await refusal(request(token), fixture) == nil)
    let other = IdentityPoolID(region: "us-east-1", uuid: "11111111-89ab-cdef-0123-456789abcdef")
    let foreign = try await fixture.token(pool: other)
    #expect(await refusal(request(foreign), fixture) == Self.unknown)
    _ = try await fixture.database.pool(schema: "identity_federation").execute(
      "UPDATE identity_federation.identities SET merged_into = id"
    )
    #expect(await refusal(request(token), fixture) == Self.unknown)
  }

  @Test("a token that does not hold, has ended or cannot be judged is told apart")
  func tokens() async throws {
    let fixture = try await SecurityTokenFixture()
    try await fixture.makePool(roles: Self.roles)
    let token = try await fixture.token()
    let malformed = await refusal(request("abcd"), fixture)
    #expect(malformed == .invalidIdentityToken("The ID Token provided is not a valid JWT."))
    fixture.wire.cut(true)
    let unreachable = await refusal(request(token), fixture)
    #expect(unreachable == .externalService("The identity provider is out of reach."))
    fixture.wire.cut(false)
    fixture.clock.advance(by: .seconds(600))
    #expect(await refusal(request(token), fixture) == .expiredToken)
  }

  @Test("sessions last an hour at most, unless the operator allows more")
  func durations() async throws {
    let fixture = try await SecurityTokenFixture()
    try await fixture.makePool(roles: Self.roles)
    let token = try await fixture.token()
    #expect(await refusal(request(token, seconds: 3600), fixture) == nil)
    #expect(
      await refusal(request(token, seconds: 3601), fixture)
        == .invalidParameter(
          "The requested DurationSeconds exceeds the MaxSessionDuration set for this role."
        )
    )
    let patient = try await SecurityTokenFixture(SessionLimits(maxSeconds: 43_200))
    try await patient.makePool(roles: Self.roles)
    let long = request(try await patient.token(), seconds: 43_200)
    #expect(await refusal(long, patient) == nil)
  }

  @Test("a policy travels in the credentials; one that cannot be judged is refused (DID-40)")
  func policies() async throws {
    let fixture = try await SecurityTokenFixture()
    try await fixture.makePool(roles: Self.roles)
    var request = request(try await fixture.token())
    let policy = #"{"Statement":{"Effect":"Deny","Action":"*","Resource":"*"}}"#
    request.policy = policy
    let answer = try await fixture.operations.assumeRoleWithWebIdentity(
      request,
      call: fixture.call()
    )
    #expect(answer.packedPolicySize == 3)
    let given = try #require(answer.credentials)
    let opened = TemporaryCredentials(sealer: fixture.sealer, random: StrongRandomSource())
      .open(Array((given.sessionToken ?? "").utf8), accessKeyID: given.accessKeyId ?? "")
    #expect(opened?.identitySession?.policy?.text == policy)
    for policy in ["{", "[]", "\"x\"", "null"] {
      request.policy = policy
      #expect(
        await refusal(request, fixture)
          == .malformedPolicy("The policy is not in the valid JSON format.")
      )
    }
    request.policy = nil
    request.policyArns = [
      SecurityTokenPolicyDescriptorType(arn: "arn:aws:iam::aws:policy/ReadOnlyAccess")
    ]
    #expect(
      await refusal(request, fixture)
        == .malformedPolicy("The policy arn:aws:iam::aws:policy/ReadOnlyAccess is not attachable.")
    )
  }

  @Test("DID-40: a policy that has no room beside its role is too large, and one byte less is not")
  func packed() async throws {
    let long = "arn:aws:iam::123456789012:role/" + String(repeating: "r", count: 2000)
    let fixture = try await SecurityTokenFixture()
    try await fixture.makePool(
      roles: #"{"Roles":{"authenticated":"\#(long)","unauthenticated":"\#(Self.guest)"}}"#
    )
    var request = request(try await fixture.token(), role: long)
    func policy(padding: Int) -> String {
      #"{"Statement":{"Effect":"Allow","Action":"*","Resource":"*"}}"#
        + String(repeating: " ", count: padding)
    }
    var fitting = 0
    for step in [512, 256, 128, 64, 32, 16, 8, 4, 2, 1] {
      request.policy = policy(padding: fitting + step)
      if await refusal(request, fixture) == nil { fitting += step }
    }
    request.policy = policy(padding: fitting)
    let answer = try await fixture.operations.assumeRoleWithWebIdentity(
      request,
      call: fixture.call()
    )
    #expect(answer.packedPolicySize == 100)
    request.policy = policy(padding: fitting + 1)
    #expect(
      await refusal(request, fixture)
        == .packedPolicyTooLarge(
          "Packed policy consumes 101% of allotted space, please use smaller policy."
        )
    )
  }
}
