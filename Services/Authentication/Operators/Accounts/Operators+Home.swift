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
    try await makeResourceServer(in: pool, call)
    return pool
  }

  /// The scope that the console asks for is one of a server.
  private func makeResourceServer(
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    _ = try await pools.createResourceServer(
      CreateResourceServerRequest(
        userPoolId: pool.text,
        identifier: OperatorScope.server,
        name: Self.serverName,
        scopes: [Self.scope]
      ),
      call: call
    )
  }

  /// Puts the server or its scope back where an administrator took it away.
  private func mendResourceServer(
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let present: ResourceServerType?
    do throws(AuthenticationFailure) {
      present = try await pools.describeResourceServer(
        DescribeResourceServerRequest(userPoolId: pool.text, identifier: OperatorScope.server),
        call: quietCall(call.context)
      ).resourceServer
    } catch .resourceNotFound {
      return try await makeResourceServer(in: pool, call)
    }
    let scopes = present?.scopes ?? []
    guard !scopes.contains(where: { $0.scopeName == OperatorScope.name }) else { return }
    _ = try await pools.updateResourceServer(
      UpdateResourceServerRequest(
        userPoolId: pool.text,
        identifier: OperatorScope.server,
        name: present?.name ?? Self.serverName,
        scopes: scopes + [Self.scope]
      ),
      call: call
    )
  }

  private static var serverName: String { "Gatehouse console" }

  private static var scope: ResourceServerScopeType {
    ResourceServerScopeType(scopeName: OperatorScope.name, scopeDescription: "Use the console")
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
    let hasAuthenticators = factors.softwareTokenMfaConfiguration?.enabled == true
    if pool?.mfaConfiguration != "ON" || !hasAuthenticators || (host == nil && passkeyHost != nil) {
      try await requireTwoFactors(in: home.pool, passkeysFor: host ?? passkeyHost, call)
    }
    try await mendResourceServer(in: home.pool, call)
    do throws(AuthenticationFailure) {
      try await mendClient(of: home, for: console, call)
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
      ConsoleClientSettings(console: console).creation(in: pool),
      call: call
    )
    return try requiredClientID(made.userPoolClient?.clientId)
  }

  /// Gives the client what a sign-in takes where it lacks some of it, also the addresses of a console that has moved.
  private func mendClient(
    of home: OperatorStore.Home,
    for console: String,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let described = try await pools.describeUserPoolClient(
      DescribeUserPoolClientRequest(userPoolId: home.pool.text, clientId: home.client.text),
      call: quietCall(call.context)
    )
    let settings = ConsoleClientSettings(console: console)
    guard let client = described.userPoolClient, let update = settings.update(of: client, in: home)
    else { return }
    _ = try await pools.updateUserPoolClient(update, call: call)
  }

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
