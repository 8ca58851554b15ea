internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Domain
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

/// Values that no constraint has seen: what the gateway lets pass is a small part of them.
private struct Generator {
  private let source: SequenceRandomSource

  init(seed: UInt64) {
    source = SequenceRandomSource(seed: seed)
  }

  private static let texts = [
    "", " ", "email", "phone_number", "custom:x", "sub", "PASSWORD", "EMAIL_OTP", "ENABLED", "ON",
    "OPTIONAL", "LITE", "PLUS", "DEVELOPER", "String", "Number", "Boolean", "-1", "0", "2048",
    "99999999999999999999999", "{####}", "{##x##}", "{username}", "https://a.b/c", "http://x",
    "http://localhost:", "://", "a:b", "#", "code", "client_credentials", "openid", "COGNITO",
    "ALLOW_", "ALLOW_USER_AUTH", "ALLOW_REFRESH_TOKEN_AUTH", "USER_PASSWORD_AUTH", "seconds",
    "days", "weeks", "admin_only", "verified_email", "Level1", "Level9", "urn:cognito:loa:2",
    "aws:x", "é\u{0301}\u{1F600}", "\u{FEFF}\u{202E}", "'; DROP TABLE x --", "\\u0000", "\"{}[]",
    String(repeating: "x", count: 5000),
  ]
  private static let numbers: [Int32] = [
    .min, -1, 0, 1, 3, 5, 6, 7, 24, 30, 60, 61, 99, 100, 365, 366, 3600, 86_400, .max,
  ]

  func pick<Value>(_ values: [Value]) -> Value? {
    let index = Int(source.number(below: UInt32(values.count * 2)))
    return index < values.count ? values[index] : nil
  }

  var text: String? { pick(Self.texts) }
  var number: Int32? { pick(Self.numbers) }
  var flag: Bool? { pick([true, false]) }
  var list: [String]? {
    guard flag == true else { return nil }
    return (0..<source.number(below: 5)).compactMap { _ in text }
  }

  func some<Value>(_ value: @autoclosure () -> Value) -> Value? {
    flag == true ? value() : nil
  }

  var policies: UserPoolPolicyType? {
    some(
      .init(
        passwordPolicy: some(
          .init(
            minimumLength: number,
            requireSymbols: flag,
            passwordHistorySize: number,
            temporaryPasswordValidityDays: number
          )
        ),
        signInPolicy: some(.init(allowedFirstAuthFactors: list))
      )
    )
  }

  var schema: [SchemaAttributeType]? {
    some(
      (0..<3).map { _ in
        SchemaAttributeType(
          name: text,
          attributeDataType: text,
          developerOnlyAttribute: flag,
          mutable: flag,
          required: flag,
          numberAttributeConstraints: some(.init(minValue: text, maxValue: text)),
          stringAttributeConstraints: some(.init(minLength: text, maxLength: text))
        )
      }
    )
  }

  var pool: CreateUserPoolRequest {
    CreateUserPoolRequest(
      poolName: text,
      policies: policies,
      deletionProtection: text,
      lambdaConfig: some(.init(preTokenGeneration: text, kmsKeyId: text)),
      autoVerifiedAttributes: list,
      aliasAttributes: list,
      usernameAttributes: list,
      smsVerificationMessage: text,
      verificationMessageTemplate: some(.init(emailMessage: text, emailMessageByLink: text)),
      mfaConfiguration: text,
      userAttributeUpdateSettings: some(
        .init(attributesRequireVerificationBeforeUpdate: list)
      ),
      deviceConfiguration: some(.init(challengeRequiredOnNewDevice: flag)),
      emailConfiguration: some(.init(emailSendingAccount: text, from: text)),
      smsConfiguration: some(.init(snsCallerArn: text, eumsSms: some(.init()))),
      userPoolTags: some(["gatehouse:token-signing-algorithm": text ?? "", text ?? "": "x"]),
      adminCreateUserConfig: some(
        .init(
          unusedAccountValidityDays: number,
          inviteMessageTemplate: some(.init(smsMessage: text))
        )
      ),
      schema: schema,
      userPoolAddOns: some(.init(advancedSecurityMode: text)),
      usernameConfiguration: some(.init(caseSensitive: flag)),
      accountRecoverySetting: some(
        .init(recoveryMechanisms: [.init(priority: number, name: text)])
      ),
      userPoolTier: text,
      acrConfiguration: some([text ?? "": .init(acrValue: text)])
    )
  }

  var client: CreateUserPoolClientRequest {
    CreateUserPoolClientRequest(
      clientName: text,
      generateSecret: flag,
      clientSecret: text,
      refreshTokenValidity: number,
      accessTokenValidity: number,
      idTokenValidity: number,
      tokenValidityUnits: some(.init(accessToken: text, idToken: text, refreshToken: text)),
      readAttributes: list,
      writeAttributes: list,
      explicitAuthFlows: list,
      supportedIdentityProviders: list,
      callbackUrls: list,
      logoutUrls: list,
      defaultRedirectUri: text,
      allowedOAuthFlows: list,
      allowedOAuthScopes: list,
      allowedOAuthFlowsUserPoolClient: flag,
      analyticsConfiguration: some(.init(applicationId: text, applicationArn: text)),
      preventUserExistenceErrors: text,
      enablePropagateAdditionalUserContextData: flag,
      authSessionValidity: number,
      refreshTokenRotation: some(.init(feature: text, retryGracePeriodSeconds: number))
    )
  }
}

@Suite("Whatever a request says")
struct UserPoolPropertyTests {
  @Test("it is taken or refused, never answered with a fault", arguments: 0..<8 as Range<UInt64>)
  func neverAFault(seed: UInt64) async throws {
    let harness = try await PoolsHarness()
    let generator = Generator(seed: seed)
    let home = try await harness.makePool()
    var taken = 0
    for _ in 0..<100 {
      var client = generator.client
      client.userPoolId = generator.flag == nil ? generator.text : home.id
      let (poolRequest, clientRequest) = (generator.pool, client)
      taken += try await check { () async throws(AuthenticationFailure) in
        _ = try await harness.authentication.pools.createUserPool(
          poolRequest,
          call: .recording(harness.context(region: generator.pick(["us-east-1", "Ü", "a_b", ""])))
        )
      }
      taken += try await check { () async throws(AuthenticationFailure) in
        _ = try await harness.authentication.pools.createUserPoolClient(
          clientRequest,
          call: .recording(harness.context())
        )
      }
      taken += try await check { () async throws(AuthenticationFailure) in
        _ = try await harness.authentication.pools.listUserPools(
          ListUserPoolsRequest(nextToken: generator.text, maxResults: generator.number),
          call: .recording(harness.context())
        )
      }
    }
    #expect(taken > 0)
    #expect(try await harness.describePool(home.id) == home)
  }

  private func check(
    _ operation: () async throws(AuthenticationFailure) -> Void
  ) async throws -> Int {
    do throws(AuthenticationFailure) {
      try await operation()
      return 1
    } catch {
      try #require(!error.status.reason.isEmpty, "\(error)")
      return 0
    }
  }
}
