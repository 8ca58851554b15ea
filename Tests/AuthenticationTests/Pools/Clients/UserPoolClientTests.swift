internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Domain
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("User pool clients")
struct UserPoolClientTests {
  @Test("a client whose creator says nothing has Cognito's defaults (E.2)")
  func defaults() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let client = try await harness.makeClient(of: pool)
    let id = try #require(client.clientId)
    #expect(ClientID(id) != nil)
    #expect(
      client
        == UserPoolClientType(
          userPoolId: pool.id,
          clientName: "client",
          clientId: id,
          lastModifiedDateUnixMillis: harness.clock.now().unixMillis,
          creationDateUnixMillis: harness.clock.now().unixMillis,
          refreshTokenValidity: 30,
          tokenValidityUnits: TokenValidityUnitsType(),
          allowedOAuthFlowsUserPoolClient: false,
          enableTokenRevocation: true,
          enablePropagateAdditionalUserContextData: false,
          authSessionValidity: 3
        )
    )
    #expect(try await harness.describeClient(client) == client)
  }

  @Test("everything a client is given is stored and told again")
  func everything() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let request = CreateUserPoolClientRequest(
      clientName: "all of it",
      clientSecret: "chosen_secret_of_24_chars",
      refreshTokenValidity: 120,
      accessTokenValidity: 5,
      idTokenValidity: 3600,
      tokenValidityUnits: .init(
        accessToken: "minutes",
        idToken: "seconds",
        refreshToken: "minutes"
      ),
      readAttributes: ["email", "name"],
      writeAttributes: ["name"],
      explicitAuthFlows: ["ALLOW_USER_AUTH", "ALLOW_USER_SRP_AUTH"],
      supportedIdentityProviders: ["COGNITO"],
      callbackUrls: ["https://example.com/in", "myapp://in", "http://localhost:3000/in"],
      logoutUrls: ["https://example.com/out"],
      defaultRedirectUri: "myapp://in",
      allowedOAuthFlows: ["code"],
      allowedOAuthScopes: ["openid", "aws.cognito.signin.user.admin"],
      allowedOAuthFlowsUserPoolClient: true,
      analyticsConfiguration: .init(
        applicationArn: "arn:aws:mobiletargeting:us-east-1:123456789012:apps/a"
      ),
      preventUserExistenceErrors: "ENABLED",
      enableTokenRevocation: false,
      enablePropagateAdditionalUserContextData: true,
      authSessionValidity: 15,
      refreshTokenRotation: .init(feature: "ENABLED", retryGracePeriodSeconds: 60)
    )
    let client = try await harness.makeClient(of: pool, request)
    let told = try await harness.describeClient(client)
    #expect(told == client)
    #expect(told.clientSecret == request.clientSecret)
    #expect(told.readAttributes == request.readAttributes)
    #expect(told.tokenValidityUnits == request.tokenValidityUnits)
    #expect(told.callbackUrls == request.callbackUrls)
    #expect(told.analyticsConfiguration == request.analyticsConfiguration)
    #expect(told.preventUserExistenceErrors == "ENABLED")
    #expect(told.refreshTokenRotation == request.refreshTokenRotation)
  }

  @Test("a generated secret is told by create, describe and update, and stored only sealed")
  func secret() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let client = try await harness.makeClient(
      of: pool,
      CreateUserPoolClientRequest(generateSecret: true)
    )
    let secret = try #require(client.clientSecret)
    #expect(secret.utf8.count == 52)
    #expect(try await harness.describeClient(client).clientSecret == secret)
    let updated = try await harness.authentication.pools.updateUserPoolClient(
      UpdateUserPoolClientRequest(userPoolId: pool.id, clientId: client.clientId),
      call: .recording(harness.context())
    )
    #expect(updated.userPoolClient?.clientSecret == secret)

    let stored = try await harness.database.administrationPool().first(
      """
      SELECT settings::text AS settings, sealed_secret FROM authentication.user_pool_clients
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) -> (String, [UInt8]) in
      (try row.value("settings"), try row.value("sealed_secret"))
    }
    let (settings, sealed) = try #require(stored)
    #expect(!settings.contains(secret))
    #expect(!sealed.contains(Array(secret.utf8)))
  }

  @Test("a sealed secret that is copied to another client's row does not open")
  func copiedSecret() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let request = CreateUserPoolClientRequest(generateSecret: true)
    let one = try await harness.makeClient(of: pool, request)
    let other = try await harness.makeClient(of: pool, request)
    try await harness.database.administrationPool().execute(
      """
      UPDATE authentication.user_pool_clients SET sealed_secret = (
        SELECT sealed_secret FROM authentication.user_pool_clients
        WHERE id = \(one.clientId ?? "")
      ) WHERE id = \(other.clientId ?? "")
      """
    )
    let failure = await #expect(throws: AuthenticationFailure.self) {
      _ = try await harness.describeClient(other)
    }
    #expect(failure?.status.reason == "")
  }

  @Test("a client that rotates refresh tokens does not by default allow REFRESH_TOKEN_AUTH")
  func rotationDefaults() async throws {
    let harness = try await PoolsHarness()
    let client = try await harness.makeClient(
      of: try await harness.makePool(),
      CreateUserPoolClientRequest(refreshTokenRotation: .init(feature: "ENABLED"))
    )
    #expect(client.explicitAuthFlows == nil)
    #expect(client.refreshTokenRotation?.retryGracePeriodSeconds == 0)
    let id = try #require(client.clientId.flatMap { ClientID($0) })
    let flows = try await harness.authentication.directory.cachedSettings(of: id).client
      .allowedFlows
    #expect(!flows.contains(.refreshToken) && !flows.isEmpty)
  }

  @Test("a refresh token validity of zero means thirty days, whatever the unit")
  func zeroValidity() async throws {
    let harness = try await PoolsHarness()
    let client = try await harness.makeClient(
      of: try await harness.makePool(),
      CreateUserPoolClientRequest(
        refreshTokenValidity: 0,
        tokenValidityUnits: .init(refreshToken: "minutes")
      )
    )
    #expect(client.refreshTokenValidity == 30)
    #expect(client.tokenValidityUnits?.refreshToken == "days")
  }

  @Test("an update resets what it omits, and keeps name, secret and date of creation (E.1.14)")
  func resets() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let before = try await harness.makeClient(
      of: pool,
      CreateUserPoolClientRequest(
        clientName: "kept",
        generateSecret: true,
        accessTokenValidity: 2,
        readAttributes: ["email"],
        explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
        preventUserExistenceErrors: "ENABLED",
        enableTokenRevocation: false
      )
    )
    harness.clock.advance(by: .seconds(5))
    let response = try await harness.authentication.pools.updateUserPoolClient(
      UpdateUserPoolClientRequest(
        userPoolId: pool.id,
        clientId: before.clientId,
        authSessionValidity: 4
      ),
      call: .recording(harness.context())
    )
    var expected = try await harness.makeClient(
      of: pool,
      CreateUserPoolClientRequest(clientName: "kept", authSessionValidity: 4)
    )
    expected.clientId = before.clientId
    expected.clientSecret = before.clientSecret
    expected.creationDateUnixMillis = before.creationDateUnixMillis
    #expect(response.userPoolClient == expected)
    #expect(try await harness.describeClient(before) == expected)
  }

  @Test("a client is found in its own pool only")
  func isolation() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let other = try await harness.makePool()
    let client = try await harness.makeClient(of: pool)
    let id = try #require(client.clientId)
    let absent = AuthenticationFailure.resourceNotFound("User pool client \(id) does not exist.")
    var elsewhere = client
    elsewhere.userPoolId = other.id
    await #expect(throws: absent) { _ = try await harness.describeClient(elsewhere) }
    await #expect(throws: absent) {
      _ = try await harness.authentication.pools.updateUserPoolClient(
        UpdateUserPoolClientRequest(userPoolId: other.id, clientId: id),
        call: .recording(harness.context())
      )
    }
    await #expect(throws: absent) { try await delete(elsewhere, harness) }
    let listed = try await harness.authentication.pools.listUserPoolClients(
      ListUserPoolClientsRequest(userPoolId: other.id),
      call: .recording(harness.context())
    )
    #expect(listed.userPoolClients == [])
    #expect(try await harness.describeClient(client) == client)
  }

  @Test("a deleted client is gone, and so is one that never was")
  func deletion() async throws {
    let harness = try await PoolsHarness()
    let client = try await harness.makeClient(of: try await harness.makePool())
    try await delete(client, harness)
    for id in [client.clientId ?? "", "0123456789abcdefghijklmnop", "Odd"] {
      var absentClient = client
      absentClient.clientId = id
      let absent = AuthenticationFailure.resourceNotFound("User pool client \(id) does not exist.")
      await #expect(throws: absent) { _ = try await harness.describeClient(absentClient) }
      await #expect(throws: absent) { try await delete(absentClient, harness) }
    }
  }

  @Test("SES-51: a deletion that could not end the client's tokens is finished by the same call")
  func repeatedDeletion() async throws {
    let harness = try await PoolsHarness()
    let client = try await harness.makeClient(of: try await harness.makePool())
    harness.tokens.fail(with: RPCError(code: .unavailable))
    await #expect(throws: AuthenticationFailure.self) { try await delete(client, harness) }
    let absent = AuthenticationFailure.resourceNotFound(
      "User pool client \(client.clientId ?? "") does not exist."
    )
    await #expect(throws: absent) { _ = try await harness.describeClient(client) }
    harness.tokens.fail(with: nil)
    try await delete(client, harness)
    #expect(harness.tokens.notes.deletedClients == [client.clientId])
    await #expect(throws: absent) { try await delete(client, harness) }
  }

  @Test("SES-51: a deletion that could not end the client's tokens is finished by the upkeep")
  func finishedDeletion() async throws {
    let harness = try await PoolsHarness()
    let client = try await harness.makeClient(of: try await harness.makePool())
    harness.tokens.fail(with: RPCError(code: .unavailable))
    await #expect(throws: AuthenticationFailure.self) { try await delete(client, harness) }
    harness.tokens.fail(with: nil)
    for _ in 0..<2 { _ = try await harness.authentication.expiredRowRemoval.removeOnce() }
    #expect(harness.tokens.notes.deletedClients == [client.clientId])
  }

  private func delete(_ client: UserPoolClientType, _ harness: PoolsHarness) async throws {
    _ = try await harness.authentication.pools.deleteUserPoolClient(
      DeleteUserPoolClientRequest(userPoolId: client.userPoolId, clientId: client.clientId),
      call: .recording(harness.context())
    )
  }

  @Test("a pool's clients are listed page by page with id, name and pool only")
  func listing() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let other = try await harness.makePool()
    var made: [UserPoolClientDescription] = []
    for number in 0..<5 {
      let client = try await harness.makeClient(
        of: pool,
        CreateUserPoolClientRequest(clientName: "client \(number)", generateSecret: true)
      )
      made.append(
        UserPoolClientDescription(
          clientId: client.clientId,
          userPoolId: pool.id,
          clientName: client.clientName
        )
      )
      harness.clock.advance(by: .milliseconds(1))
    }
    var listed: [UserPoolClientDescription] = []
    var request = ListUserPoolClientsRequest(userPoolId: pool.id, maxResults: 2)
    repeat {
      let page = try await harness.authentication.pools.listUserPoolClients(
        request,
        call: .recording(harness.context())
      )
      listed += page.userPoolClients ?? []
      if listed.count == 2 {
        // The token is the first pool's.
        await #expect(
          throws: AuthenticationFailure.invalidParameter("Invalid pagination token given.")
        ) {
          _ = try await harness.authentication.pools.listUserPoolClients(
            ListUserPoolClientsRequest(userPoolId: other.id, nextToken: page.nextToken),
            call: .recording(harness.context())
          )
        }
      }
      request.nextToken = page.nextToken
    } while request.nextToken != nil
    #expect(listed == made)

    let registered = try await harness.authentication.pools.listUserPoolClients(
      ListUserPoolClientsRequest(userPoolId: pool.id, clientType: "DCR"),
      call: .recording(harness.context())
    )
    #expect(registered == ListUserPoolClientsResponse(userPoolClients: []))
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}
