internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationTokens
internal import Cryptography
internal import Domain
import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Two secrets of a client (E.1.5, E.3)")
struct ClientSecretTests {
  static let withSecret = CreateUserPoolClientRequest(generateSecret: true)

  private func add(
    _ stage: Stage,
    _ secret: String? = nil,
    pool: String? = nil
  ) async throws -> ClientSecretDescriptorType {
    let response = try await stage.service.pools.addUserPoolClientSecret(
      AddUserPoolClientSecretRequest(
        userPoolId: pool ?? stage.poolID,
        clientId: stage.clientID,
        clientSecret: secret
      ),
      call: .recording(stage.context)
    )
    return try #require(response.clientSecretDescriptor)
  }

  private func list(
    _ stage: Stage,
    pool: String? = nil
  ) async throws -> [ClientSecretDescriptorType] {
    let response = try await stage.service.pools.listUserPoolClientSecrets(
      ListUserPoolClientSecretsRequest(userPoolId: pool ?? stage.poolID, clientId: stage.clientID),
      call: .recording(stage.context)
    )
    #expect(response.nextToken == nil)
    return try #require(response.clientSecrets)
  }

  private func delete(_ stage: Stage, _ id: String?, pool: String? = nil) async throws {
    _ = try await stage.service.pools.deleteUserPoolClientSecret(
      DeleteUserPoolClientSecretRequest(
        userPoolId: pool ?? stage.poolID,
        clientId: stage.clientID,
        clientSecretId: id
      ),
      call: .recording(stage.context)
    )
  }

  private func signIn(
    _ stage: Stage,
    with secret: String,
    on service: Authentication
  ) async throws -> AuthenticationResultType? {
    let key = HMACKey(Array(secret.utf8))
    return try await stage.initiate(
      "USER_PASSWORD_AUTH",
      [
        "USERNAME": "ann", "PASSWORD": SignInHarness.password,
        "SECRET_HASH": Base64.encode(key.authenticate(Array(("ann" + stage.clientID).utf8))),
      ],
      on: service
    ).authenticationResult
  }

  private func exchange(
    _ stage: Stage,
    _ token: String?,
    with secret: String,
    on service: Authentication
  ) async throws -> AuthenticationResultType? {
    try await service.tokens.getTokensFromRefreshToken(
      GetTokensFromRefreshTokenRequest(
        refreshToken: token,
        clientId: stage.clientID,
        clientSecret: secret
      ),
      call: .recording(stage.context)
    ).authenticationResult
  }

  @Test("either secret proves the client until one is deleted, at once on every instance")
  func rotation() async throws {
    let stage = try await SignInHarness().stage(CreateUserPoolRequest(), Self.withSecret)
    let twin = stage.harness.twin
    let old = try #require(stage.client.clientSecret)
    try await stage.addUser("ann")
    // Both instances know the client with one secret.
    let first = try await signIn(stage, with: old, on: stage.service)
    _ = try await signIn(stage, with: old, on: twin)

    stage.harness.clock.advance(by: .seconds(60))
    let added = try await add(stage)
    let new = try #require(added.clientSecretValue)
    #expect(new != old && (24...64).contains(new.utf8.count))
    for service in [twin, stage.service] {
      for secret in [new, old] {
        _ = try #require(
          try await exchange(stage, first?.refreshToken, with: secret, on: service)
        )
        _ = try #require(try await signIn(stage, with: secret, on: service))
      }
    }

    let listed = try await list(stage)
    #expect(listed.count == 2 && listed.last?.clientSecretId == added.clientSecretId)
    #expect(listed.allSatisfy { $0.clientSecretValue == nil })
    try await delete(stage, listed.first?.clientSecretId)
    // The twin, whose kept settings still have the old secret, refuses it first thing.
    await expectRefusal(.notAuthorized) {
      try await exchange(stage, first?.refreshToken, with: old, on: twin)
    }
    for service in [twin, stage.service] {
      await expectRefusal(.notAuthorized) {
        try await signIn(stage, with: old, on: service)
      }
      await expectRefusal(.unauthorized) {
        try await service.tokens.revokeToken(
          RevokeTokenRequest(
            token: first?.refreshToken,
            clientId: stage.clientID,
            clientSecret: old
          ),
          call: .recording(stage.context)
        )
      }
      _ = try #require(try await exchange(stage, first?.refreshToken, with: new, on: service))
    }
    let described = try await stage.service.pools.describeUserPoolClient(
      DescribeUserPoolClientRequest(userPoolId: stage.poolID, clientId: stage.clientID),
      call: .recording(stage.context)
    ).userPoolClient
    #expect(described?.clientSecret == new)
  }

  @Test("there are two at most and one at least, and a public client has none")
  func numbers() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(CreateUserPoolRequest(), Self.withSecret)
    let only = try await list(stage)
    #expect(only.count == 1)
    #expect(only.first?.clientSecretCreateDateUnixMillis == harness.clock.now().unixMillis)
    let last = AuthenticationFailure.invalidParameter(
      "The last secret of a client cannot be deleted."
    )
    await #expect(throws: last) { try await delete(stage, only.first?.clientSecretId) }
    // In the same moment as the first, and still with a name of its own.
    let added = try await add(stage)
    #expect(added.clientSecretId != only.first?.clientSecretId)
    await #expect(
      throws: AuthenticationFailure.limitExceeded(
        "Client \(stage.clientID) already has 2 secrets."
      )
    ) {
      _ = try await add(stage)
    }
    try await delete(stage, added.clientSecretId)
    #expect(try await list(stage) == only)
    await expectRefusal(.resourceNotFound) {
      try await delete(stage, added.clientSecretId)
    }

    let open = Stage(
      harness: harness,
      pool: stage.pool,
      client: try await harness.makeClient(of: stage.pool)
    )
    #expect(try await list(open).isEmpty)
    await expectRefusal(.invalidParameter) { _ = try await add(open) }
  }

  @Test("an own secret is taken by its rules, not told back, and stored sealed")
  func ownSecret() async throws {
    let stage = try await SignInHarness().stage(CreateUserPoolRequest(), Self.withSecret)
    for wrong in [
      "short", String(repeating: "x", count: 65), "with-a-dash-and-24-characters",
      "ümlaut_of_24_characters",
    ] {
      await expectRefusal(.invalidParameter) { _ = try await add(stage, wrong) }
    }
    await expectRefusal(.invalidParameter) {
      _ = try await add(stage, stage.client.clientSecret)
    }
    let own = "my_own_secret+of_24_chars"
    let added = try await add(stage, own)
    #expect(added.clientSecretValue == nil)
    #expect(added.clientSecretId?.hasPrefix(stage.clientID + "--") == true)
    try await stage.addUser("ann")
    _ = try #require(try await signIn(stage, with: own, on: stage.service))
    let stored = try await stage.harness.database.administrationPool().query(
      "SELECT newer_sealed_secret FROM authentication.user_pool_clients"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("newer_sealed_secret", as: [UInt8].self)
    }
    #expect(stored.count == 1)
    #expect(!stored.contains { String(decoding: $0, as: UTF8.self).contains(own) })
  }

  @Test("two additions in the same moment leave two secrets, not three")
  func additionsAtOnce() async throws {
    let stage = try await SignInHarness().stage(CreateUserPoolRequest(), Self.withSecret)
    let added = await withTaskGroup(of: Bool.self) { tasks in
      for _ in 0..<5 {
        tasks.addTask {
          do {
            _ = try await add(stage)
            return true
          } catch {
            return false
          }
        }
      }
      return await tasks.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(added == 1)
    #expect(try await list(stage).count == 2)
  }

  @Test("a secret of pool A cannot be reached through pool B")
  func isolation() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(CreateUserPoolRequest(), Self.withSecret)
    let other = try await harness.makePool()
    let absent = AuthenticationFailure.resourceNotFound(
      "User pool client \(stage.clientID) does not exist."
    )
    let ids = try await list(stage).map(\.clientSecretId)
    await #expect(throws: absent) { _ = try await list(stage, pool: other.id) }
    await #expect(throws: absent) { _ = try await add(stage, pool: other.id) }
    await #expect(throws: absent) { try await delete(stage, ids.first ?? nil, pool: other.id) }
    #expect(try await list(stage).map(\.clientSecretId) == ids)
  }
}
