internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import PublicOperations
internal import Testing

@Suite("What CreateUserPoolClient refuses")
struct UserPoolClientRefusalTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let request: CreateUserPoolClientRequest
    let failure: AuthenticationFailure

    init(
      _ testDescription: String,
      _ request: CreateUserPoolClientRequest,
      _ failure: AuthenticationFailure
    ) {
      self.testDescription = testDescription
      self.request = request
      self.failure = failure
    }
  }

  static let invalidRange = AuthenticationFailure.invalidParameter(
    "Invalid range for token validity."
  )
  static let invalidOrder = AuthenticationFailure.invalidParameter(
    """
    Access and Id Token expiration times must be less than or equal to refresh token expiration \
    times.
    """
  )
  static let invalidRead = AuthenticationFailure.invalidParameter(
    "Invalid read attributes specified while creating a client"
  )
  static let invalidWrite = AuthenticationFailure.invalidParameter(
    "Invalid write attributes specified while creating a client"
  )

  static let refusals: [Refusal] = [
    .init(
      "older and newer flow names together",
      .init(explicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "USER_PASSWORD_AUTH"]),
      .invalidParameter(
        "Auth flow name with prefix 'ALLOW' cannot be used with legacy auth flow names."
      )
    ),
    .init(
      "rotation with REFRESH_TOKEN_AUTH",
      .init(
        explicitAuthFlows: ["ALLOW_REFRESH_TOKEN_AUTH"],
        refreshTokenRotation: .init(feature: "ENABLED", retryGracePeriodSeconds: 10)
      ),
      .invalidParameter(
        "ALLOW_REFRESH_TOKEN_AUTH cannot be used when refresh token rotation is enabled."
      )
    ),
    .init(
      "a grace period beyond a minute",
      .init(refreshTokenRotation: .init(feature: "ENABLED", retryGracePeriodSeconds: 61)),
      .invalidParameter("Invalid range for RetryGracePeriodSeconds.")
    ),
    .init(
      "a chosen and a generated secret",
      .init(generateSecret: true, clientSecret: "chosen_secret_of_24_chars"),
      .invalidParameter("ClientSecret cannot be provided when GenerateSecret is true.")
    ),
    .init(
      "an access token for less than five minutes",
      .init(accessTokenValidity: 4, tokenValidityUnits: .init(accessToken: "minutes")),
      invalidRange
    ),
    .init("an ID token for more than a day", .init(idTokenValidity: 25), invalidRange),
    .init(
      "a refresh token for less than an hour",
      .init(refreshTokenValidity: 59, tokenValidityUnits: .init(refreshToken: "minutes")),
      invalidRange
    ),
    .init(
      "a refresh token for more than ten years",
      .init(refreshTokenValidity: 3651),
      invalidRange
    ),
    .init(
      "a validity that would overflow",
      .init(refreshTokenValidity: .max, tokenValidityUnits: .init(refreshToken: "days")),
      invalidRange
    ),
    .init(
      "an access token that outlives the refresh token",
      .init(
        refreshTokenValidity: 60,
        accessTokenValidity: 2,
        tokenValidityUnits: .init(refreshToken: "minutes")
      ),
      invalidOrder
    ),
    .init(
      "an unknown attribute to read",
      .init(readAttributes: ["email", "custom:nothing"]),
      invalidRead
    ),
    .init(
      "a developer's attribute to read",
      .init(readAttributes: ["dev:custom:rank"]),
      invalidRead
    ),
    .init("the subject to write", .init(writeAttributes: ["name", "sub"]), invalidWrite),
    .init(
      "the verified flag to write",
      .init(writeAttributes: ["name", "email_verified"]),
      invalidWrite
    ),
    .init(
      "attributes to write without a required one",
      .init(writeAttributes: ["email"]),
      invalidWrite
    ),
    .init(
      "OAuth without grants and scopes",
      .init(allowedOAuthFlowsUserPoolClient: true),
      .invalidParameter(
        """
        AllowedOAuthFlows and AllowedOAuthScopes are required if user pool client is allowed to \
        use OAuth flows.
        """
      )
    ),
    .init(
      "client credentials beside a code",
      .init(generateSecret: true, allowedOAuthFlows: ["client_credentials", "code"]),
      .invalidOAuthFlow(
        "client_credentials flow can not be selected along with code flow or implicit flow."
      )
    ),
    .init(
      "client credentials without a secret",
      .init(allowedOAuthFlows: ["client_credentials"]),
      .invalidOAuthFlow(
        "client_credentials flow can not be selected if client does not have a client secret."
      )
    ),
    .init(
      "a code without a place to send it",
      .init(allowedOAuthFlows: ["code"]),
      .invalidOAuthFlow("CallbackUrls can not be empty when code flow or implicit flow is selected")
    ),
    .init(
      "a scope that is not offered",
      .init(allowedOAuthScopes: ["openid", "photos/read"]),
      .scopeDoesNotExist("Invalid scope requested: photos/read")
    ),
    .init(
      "a callback by plain HTTP",
      .init(callbackUrls: ["http://example.com"]),
      .invalidParameter("http://example.com cannot use the HTTP protocol.")
    ),
    .init(
      "a callback to a host that only begins like the local one",
      .init(callbackUrls: ["http://localhost.example.com"]),
      .invalidParameter("http://localhost.example.com cannot use the HTTP protocol.")
    ),
    .init(
      "a callback to a user called localhost",
      .init(callbackUrls: ["HTTP://localhost:1@example.com/"]),
      .invalidParameter("HTTP://localhost:1@example.com/ cannot name a user.")
    ),
    .init(
      "SEC-4: a callback that runs as a script",
      .init(callbackUrls: ["JavaScript:alert(1)"]),
      .invalidParameter("JavaScript:alert(1) cannot use the scheme javascript.")
    ),
    .init(
      "SEC-4: a sign-out address that is a document itself",
      .init(logoutUrls: ["data:text/html,x"]),
      .invalidParameter("data:text/html,x cannot use the scheme data.")
    ),
    .init(
      "SEC-4: a callback to a file",
      .init(callbackUrls: ["file:///etc/passwd"]),
      .invalidParameter("file:///etc/passwd cannot use the scheme file.")
    ),
    .init(
      "SEC-4: a callback whose host is hidden behind a name",
      .init(callbackUrls: ["https://good.example@evil.example/"]),
      .invalidParameter("https://good.example@evil.example/ cannot name a user.")
    ),
    .init(
      "SEC-4: a callback whose path browsers take for a host",
      .init(callbackUrls: [#"https:/\evil.example"#]),
      .invalidParameter(#"https:/\evil.example is not an absolute URI."#)
    ),
    .init(
      "SEC-4: a callback without a host",
      .init(callbackUrls: ["https:/evil.example"]),
      .invalidParameter("https:/evil.example is not an absolute URI.")
    ),
    .init(
      "SEC-4: a default redirect without callbacks",
      .init(defaultRedirectUri: "https://example.com"),
      .invalidParameter(
        "The default redirect URI https://example.com is not in the callback URIs list."
      )
    ),
    .init(
      "a sign-out address with a fragment",
      .init(logoutUrls: ["https://example.com/#out"]),
      .invalidParameter("https://example.com/#out cannot use fragment")
    ),
    .init(
      "a callback that is no absolute URI",
      .init(callbackUrls: ["example.com/in"]),
      .invalidParameter("example.com/in is not an absolute URI.")
    ),
    .init(
      "a default redirect that is no callback",
      .init(callbackUrls: ["https://example.com"], defaultRedirectUri: "https://example.org"),
      .invalidParameter(
        "The default redirect URI https://example.org is not in the callback URIs list."
      )
    ),
    .init(
      "half an analytics configuration",
      .init(analyticsConfiguration: .init(applicationId: "ab")),
      .invalidParameter(
        """
        Invalid analytics configuration given, either <application arn> or <application id, role \
        arn, external id> are valid
        """
      )
    ),
    .init(
      "context data from a client without a secret",
      .init(enablePropagateAdditionalUserContextData: true),
      .invalidParameter(
        "Client Secret is required to set EnablePropagateAdditionalUserContextData as true"
      )
    ),
    .init(
      "a session that lives too long",
      .init(authSessionValidity: 16),
      .invalidParameter("Invalid range for AuthSessionValidity.")
    ),
  ]

  private func pool(_ harness: PoolsHarness) async throws -> UserPoolType {
    try await harness.makePool(
      CreateUserPoolRequest(schema: [
        .init(name: "name", required: true),
        .init(name: "rank", attributeDataType: "String", developerOnlyAttribute: true),
      ])
    )
  }

  /// One for all cases, because a refusal leaves nothing behind.
  private static let sharedHarness = Task { try await PoolsHarness() }

  @Test("settings are refused as Cognito refuses them", arguments: refusals)
  func refuses(_ refusal: Refusal) async throws {
    let harness = try await Self.sharedHarness.value
    let pool = try await pool(harness)
    await #expect(throws: refusal.failure) {
      _ = try await harness.makeClient(of: pool, refusal.request)
    }
    let listed = try await harness.authentication.pools.listUserPoolClients(
      ListUserPoolClientsRequest(userPoolId: pool.id),
      call: .recording(harness.context())
    )
    #expect(listed.userPoolClients == [])
  }

  @Test("a provider the pool does not have is refused")
  func unknownProvider() async throws {
    let harness = try await PoolsHarness()
    let pool = try await pool(harness)
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "The provider Google does not exist for User Pool \(pool.id ?? "")."
      )
    ) {
      _ = try await harness.makeClient(
        of: pool,
        CreateUserPoolClientRequest(supportedIdentityProviders: ["COGNITO", "Google"])
      )
    }
  }

  @Test("a refused update says that it is one and changes nothing")
  func refusedUpdate() async throws {
    let harness = try await PoolsHarness()
    let client = try await harness.makeClient(of: try await pool(harness))
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Invalid read attributes specified while updating a client"
      )
    ) {
      _ = try await harness.authentication.pools.updateUserPoolClient(
        UpdateUserPoolClientRequest(
          userPoolId: client.userPoolId,
          clientId: client.clientId,
          readAttributes: ["unknown"]
        ),
        call: .recording(harness.context())
      )
    }
    #expect(try await harness.describeClient(client) == client)
  }

  @Test("settings at the edge of what is allowed are taken")
  func edges() async throws {
    let harness = try await PoolsHarness()
    let client = try await harness.makeClient(
      of: try await pool(harness),
      CreateUserPoolClientRequest(
        refreshTokenValidity: 60,
        accessTokenValidity: 60,
        idTokenValidity: 300,
        tokenValidityUnits: .init(
          accessToken: "minutes",
          idToken: "seconds",
          refreshToken: "minutes"
        ),
        callbackUrls: [
          "http://localhost", "http://127.0.0.1:8080/in", "http://[::1]/in?a=b", "com.example:/in",
        ]
      )
    )
    #expect(client.refreshTokenValidity == 60)
  }
}
