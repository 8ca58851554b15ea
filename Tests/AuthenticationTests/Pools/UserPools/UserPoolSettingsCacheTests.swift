internal import AuthenticationMessages
internal import Domain
internal import PublicOperations
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationPools
@testable internal import AuthenticationService

@Suite("The settings cache")
struct UserPoolSettingsCacheTests {
  private func ids(
    _ client: UserPoolClientType
  ) throws -> (pool: UserPoolID, client: ClientID) {
    (
      try #require(UserPoolID(client.userPoolId ?? "")),
      try #require(ClientID(client.clientId ?? ""))
    )
  }

  @Test("a change made by another process is seen by the very next look-up")
  func seesChanges() async throws {
    let harness = try await PoolsHarness()
    let other = try harness.anotherInstance()
    let client = try await harness.makeClient(of: try await harness.makePool())
    let (poolID, clientID) = try ids(client)
    let cache = harness.authentication.directory.settings
    #expect(try await cache.client(clientID).client.allowedFlows.contains(.userSRP))
    #expect(try await cache.pool(poolID).passwordPolicy.minimumLength == 8)

    _ = try await other.pools.updateUserPoolClient(
      UpdateUserPoolClientRequest(
        userPoolId: poolID.text,
        clientId: clientID.text,
        explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"]
      ),
      call: .recording(harness.context())
    )
    _ = try await other.pools.updateUserPool(
      UpdateUserPoolRequest(
        userPoolId: poolID.text,
        policies: .init(passwordPolicy: .init(minimumLength: 30))
      ),
      call: .recording(harness.context())
    )
    let present = try await cache.client(clientID)
    #expect(present.client.allowedFlows == [.userPassword])
    #expect(present.pool.passwordPolicy.minimumLength == 30)
    #expect(try await cache.pool(poolID).passwordPolicy.minimumLength == 30)
  }

  @Test("settings that did not change keep their version, others never get it again")
  func versions() async throws {
    let harness = try await PoolsHarness()
    let client = try await harness.makeClient(of: try await harness.makePool())
    let (poolID, clientID) = try ids(client)
    let cache = harness.authentication.directory.settings
    let first = try await cache.client(clientID)
    #expect(try await cache.client(clientID).client.version == first.client.version)
    #expect(cache.known(clientID)?.pool.version == first.pool.version)
    _ = try await harness.authentication.pools.updateUserPoolClient(
      UpdateUserPoolClientRequest(userPoolId: poolID.text, clientId: clientID.text),
      call: .recording(harness.context())
    )
    let second = try await cache.client(clientID)
    #expect(second.client.version > max(first.client.version, first.pool.version))
    #expect(second.pool.version == first.pool.version)
  }

  @Test("a client that another process deleted is not found, although it is kept")
  func deletedElsewhere() async throws {
    let harness = try await PoolsHarness()
    let other = try harness.anotherInstance()
    let client = try await harness.makeClient(of: try await harness.makePool())
    let (poolID, clientID) = try ids(client)
    let cache = harness.authentication.directory.settings
    _ = try await cache.client(clientID)
    _ = try await other.pools.deleteUserPool(
      DeleteUserPoolRequest(userPoolId: poolID.text),
      call: .recording(harness.context())
    )
    await #expect(
      throws: AuthenticationFailure.resourceNotFound(
        "User pool client \(clientID.text) does not exist."
      )
    ) { _ = try await cache.client(clientID) }
    await #expect(
      throws: AuthenticationFailure.resourceNotFound("User pool \(poolID.text) does not exist.")
    ) { _ = try await cache.pool(poolID) }
    #expect(cache.known(clientID) == nil)
  }

  @Test("effective values stand in the units the operations need")
  func effectiveValues() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(
      CreateUserPoolRequest(
        aliasAttributes: ["email"],
        schema: [
          .init(name: "tenant", attributeDataType: "String"),
          .init(name: "rank", attributeDataType: "String", developerOnlyAttribute: true),
        ],
        usernameConfiguration: .init(caseSensitive: false)
      )
    )
    let client = try await harness.makeClient(
      of: pool,
      CreateUserPoolClientRequest(
        generateSecret: true,
        accessTokenValidity: 10,
        tokenValidityUnits: .init(accessToken: "minutes"),
        readAttributes: ["email"],
        preventUserExistenceErrors: "ENABLED",
        authSessionValidity: 5,
        refreshTokenRotation: .init(feature: "ENABLED", retryGracePeriodSeconds: 30)
      )
    )
    let (_, clientID) = try ids(client)
    let found = try await harness.authentication.directory.settings.client(clientID)
    #expect(found.client.accessTokenValiditySeconds == 600)
    #expect(found.client.idTokenValiditySeconds == 3600)
    #expect(found.client.refreshTokenValiditySeconds == 30 * 86_400)
    #expect(found.client.sessionValiditySeconds == 300)
    #expect(found.client.rotationGraceSeconds == 30)
    #expect(found.client.hidesUserExistence)
    #expect(found.client.isTokenRevocationEnabled)
    #expect(found.client.allowedFlows == [.userSRP, .custom])
    #expect(
      try harness.authentication.directory.settings.secrets(of: found.client) == [
        client.clientSecret
      ]
    )
    #expect(found.pool.aliasAttributes == ["email"])
    #expect(!found.pool.isCaseSensitive)
    #expect(found.pool.schema.count == 22)
    let tenant = try #require(found.pool.attribute(named: "custom:tenant"))
    let rank = try #require(found.pool.attribute(named: "dev:custom:rank"))
    let email = try #require(found.pool.attribute(named: "email"))
    let verified = try #require(found.pool.attribute(named: "email_verified"))
    #expect(found.client.mayRead(email) && !found.client.mayRead(tenant))
    #expect(found.client.mayWrite(tenant) && !found.client.mayWrite(verified))
    #expect(!found.client.mayWrite(rank))
  }
}
