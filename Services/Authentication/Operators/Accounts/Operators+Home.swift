internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import Cryptography
internal import Domain
internal import PublicOperations
internal import RPC

extension Operators {
  /// The operators' pool with the console's client, made where there is none; its client knows the console's
  /// addresses.
  func establishHome(
    for console: String,
    _ call: Call
  ) async throws(AuthenticationFailure) -> OperatorStore.Home {
    if let home = try await store.home() {
      call.trail.note(pool: home.pool, client: home.client)
      try await call.beginChange()
      return try await mended(home, for: console, call)
    }
    try await call.beginChange()
    let pool = try await makePool(call)
    let client = try await makeClient(in: pool, for: console, call)
    let home = OperatorStore.Home(pool: pool, client: client)
    guard try await store.establish(home) else {
      // Another call at the same moment was first; its pool is the operators'.
      _ = try await pools.deleteUserPool(DeleteUserPoolRequest(userPoolId: pool.text), call: call)
      return try await establishHome(for: console, call)
    }
    try await protect(pool, call)
    try await givePages(to: pool, call)
    return home
  }

  /// A pool in which only administrators make users, and each sign-in takes two factors.
  private func makePool(_ call: Call) async throws(AuthenticationFailure) -> UserPoolID {
    let made = try await pools.createUserPool(
      CreateUserPoolRequest(
        poolName: "Operators",
        policies: Self.policies,
        adminCreateUserConfig: AdminCreateUserConfigType(allowAdminCreateUserOnly: true),
        usernameConfiguration: UsernameConfigurationType(caseSensitive: false),
        accountRecoverySetting: Self.recovery,
        userPoolTier: "ESSENTIALS"
      ),
      call: call
    )
    let pool = try requiredUserPoolID(made.userPool?.id)
    try await requireTwoFactors(in: pool, passkeysFor: passkeyHost, call)
    _ = try await pools.createResourceServer(
      CreateResourceServerRequest(
        userPoolId: pool.text,
        identifier: OperatorScope.server,
        name: "Gatehouse console",
        scopes: [
          ResourceServerScopeType(
            scopeName: OperatorScope.name,
            scopeDescription: "Use the console"
          )
        ]
      ),
      call: call
    )
    return pool
  }

  private static var policies: UserPoolPolicyType {
    UserPoolPolicyType(
      passwordPolicy: PasswordPolicyType(
        minimumLength: 12,
        requireUppercase: false,
        requireLowercase: false,
        requireNumbers: false,
        requireSymbols: false
      ),
      signInPolicy: SignInPolicyType(allowedFirstAuthFactors: ["PASSWORD", "WEB_AUTHN"])
    )
  }

  /// A code by e-mail would be a second way in, past the one-time link.
  private static var recovery: AccountRecoverySettingType {
    AccountRecoverySettingType(
      recoveryMechanisms: [RecoveryOptionType(priority: 1, name: "admin_only")]
    )
  }

  /// Keeps the pool from being deleted by mistake, once it is the operators'.
  private func protect(_ pool: UserPoolID, _ call: Call) async throws(AuthenticationFailure) {
    _ = try await pools.updateUserPool(
      UpdateUserPoolRequest(
        userPoolId: pool.text,
        policies: Self.policies,
        deletionProtection: "ACTIVE",
        mfaConfiguration: "ON",
        adminCreateUserConfig: AdminCreateUserConfigType(allowAdminCreateUserOnly: true),
        accountRecoverySetting: Self.recovery,
        userPoolTier: "ESSENTIALS"
      ),
      call: call
    )
  }

  private func requireTwoFactors(
    in pool: UserPoolID,
    passkeysFor host: String?,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    _ = try await pools.setUserPoolMfaConfig(
      SetUserPoolMfaConfigRequest(
        userPoolId: pool.text,
        softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType(enabled: true),
        mfaConfiguration: "ON",
        webAuthnConfiguration: WebAuthnConfigurationType(
          relyingPartyId: host,
          userVerification: "required",
          factorConfiguration: "MULTI_FACTOR_WITH_USER_VERIFICATION"
        )
      ),
      call: call
    )
  }

  /// The host that operators' passkeys are for: that of the pages where they sign in; nil where it is none that
  /// browsers take, such as an address in numbers.
  private var passkeyHost: String? {
    let authority = publicURL.drop { $0 != ":" }.drop { $0 == ":" || $0 == "/" }
    let host = authority.prefix { $0 != ":" && $0 != "/" }.lowercased()
    do throws(AuthenticationFailure) {
      try RelyingPartyID.check(host)
      return host
    } catch {
      return nil
    }
  }

  /// Puts back what a sign-in takes where an administrator took it away: the command is the way in then.
  private func mended(
    _ home: OperatorStore.Home,
    for console: String,
    _ call: Call
  ) async throws(AuthenticationFailure) -> OperatorStore.Home {
    let pool = try await pools.describeUserPool(
      DescribeUserPoolRequest(userPoolId: home.pool.text),
      call: quietCall(call.context)
    ).userPool
    if pool?.domain == nil, pool?.customDomain == nil { try await givePages(to: home.pool, call) }
    let factors = try await pools.getUserPoolMfaConfig(
      GetUserPoolMfaConfigRequest(userPoolId: home.pool.text),
      call: quietCall(call.context)
    )
    // Passkeys that operators have are for the present host, wherever the pages have moved.
    let host = factors.webAuthnConfiguration?.relyingPartyId
    if pool?.mfaConfiguration != "ON" || (host == nil && passkeyHost != nil) {
      try await requireTwoFactors(in: home.pool, passkeysFor: host ?? passkeyHost, call)
    }
    do throws(AuthenticationFailure) {
      try await name(console, at: home, call)
      return home
    } catch .resourceNotFound {
      let client = try await makeClient(in: home.pool, for: console, call)
      try await store.replaceClient(of: home.pool, by: client)
      return OperatorStore.Home(pool: home.pool, client: client)
    }
  }

  /// A pool has pages while it has a domain; the console finds them at the pool's own address.
  private func givePages(to pool: UserPoolID, _ call: Call) async throws(AuthenticationFailure) {
    // Random, because another pool may have any name that an administrator would guess.
    let suffix = Hex.encode(random.bytes(8))
    _ = try await pools.createUserPoolDomain(
      CreateUserPoolDomainRequest(
        domain: "operators-\(suffix)",
        userPoolId: pool.text,
        managedLoginVersion: 2
      ),
      call: call
    )
  }

  private func makeClient(
    in pool: UserPoolID,
    for console: String,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ClientID {
    let made = try await pools.createUserPoolClient(
      CreateUserPoolClientRequest(
        userPoolId: pool.text,
        clientName: "Gatehouse console",
        refreshTokenValidity: 8,
        accessTokenValidity: 8,
        idTokenValidity: 1,
        tokenValidityUnits: TokenValidityUnitsType(
          accessToken: "hours",
          idToken: "hours",
          refreshToken: "hours"
        ),
        explicitAuthFlows: ["ALLOW_USER_AUTH", "ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
        supportedIdentityProviders: ["COGNITO"],
        callbackUrls: [Self.callback(console)],
        logoutUrls: [Self.signedOut(console)],
        allowedOAuthFlows: ["code"],
        allowedOAuthScopes: ["openid", OperatorScope.full],
        allowedOAuthFlowsUserPoolClient: true,
        preventUserExistenceErrors: "ENABLED",
        enableTokenRevocation: true
      ),
      call: call
    )
    return try requiredClientID(made.userPoolClient?.clientId)
  }

  /// Adds the console's addresses where it has moved since.
  private func name(
    _ console: String,
    at home: OperatorStore.Home,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let described = try await pools.describeUserPoolClient(
      DescribeUserPoolClientRequest(userPoolId: home.pool.text, clientId: home.client.text),
      call: quietCall(call.context)
    )
    guard let client = described.userPoolClient else { return }
    let callbacks = client.callbackUrls ?? []
    guard !callbacks.contains(Self.callback(console)) else { return }
    _ = try await pools.updateUserPoolClient(
      UpdateUserPoolClientRequest(
        userPoolId: home.pool.text,
        clientId: home.client.text,
        clientName: client.clientName,
        refreshTokenValidity: client.refreshTokenValidity,
        accessTokenValidity: client.accessTokenValidity,
        idTokenValidity: client.idTokenValidity,
        tokenValidityUnits: client.tokenValidityUnits,
        explicitAuthFlows: client.explicitAuthFlows,
        supportedIdentityProviders: client.supportedIdentityProviders,
        callbackUrls: [Self.callback(console)] + callbacks.prefix(8),
        logoutUrls: [Self.signedOut(console)] + (client.logoutUrls ?? []).prefix(8),
        allowedOAuthFlows: client.allowedOAuthFlows,
        allowedOAuthScopes: client.allowedOAuthScopes,
        allowedOAuthFlowsUserPoolClient: client.allowedOAuthFlowsUserPoolClient,
        preventUserExistenceErrors: client.preventUserExistenceErrors,
        enableTokenRevocation: client.enableTokenRevocation
      ),
      call: call
    )
  }

  private static func callback(_ console: String) -> String { "\(console)/signed-in" }
  private static func signedOut(_ console: String) -> String { "\(console)/signed-out" }

  /// The group that gives the role, made where it is missing.
  func group(
    of role: OperatorRole,
    in pool: String?,
    _ home: OperatorStore.Home,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String {
    if let pool { _ = try await directory.settings.pool(try requiredUserPoolID(pool)) }
    let name = InstallationOperator.group(of: role, in: pool)
    do throws(AuthenticationFailure) {
      _ = try await accounts.createGroup(
        CreateGroupRequest(groupName: name, userPoolId: home.pool.text),
        call: call
      )
    } catch .groupExists {
      return name
    }
    return name
  }
}

extension Accounts {
  /// Puts the operator into the group of the role.
  func join(
    _ username: String,
    _ group: String,
    _ home: OperatorStore.Home,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    _ = try await adminAddUserToGroup(
      AdminAddUserToGroupRequest(
        userPoolId: home.pool.text,
        username: username,
        groupName: group
      ),
      call: call
    )
  }
}
