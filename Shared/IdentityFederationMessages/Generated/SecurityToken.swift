// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/security_token.proto. Do not edit.

internal import GatehouseMessages

/// Cognito's SecurityTokenPolicyDescriptorType.
public struct SecurityTokenPolicyDescriptorType: Sendable, Hashable {
  /// arn.
  ///
  /// 20 to 2048 characters.
  public var arn: String?

  /// Makes a message; what is not given is absent.
  public init(
    arn: String? = nil
  ) {
    self.arn = arn
  }
}

/// Cognito's SecurityTokenTag.
public struct SecurityTokenTag: Sendable, Hashable {
  /// Key.
  ///
  /// Required. 1 to 128 characters.
  public var key: String?
  /// Value.
  ///
  /// Required. 0 to 256 characters.
  public var value: String?

  /// Makes a message; what is not given is absent.
  public init(
    key: String? = nil,
    value: String? = nil
  ) {
    self.key = key
    self.value = value
  }
}

/// Cognito's SecurityTokenProvidedContext.
public struct SecurityTokenProvidedContext: Sendable, Hashable {
  /// ProviderArn.
  ///
  /// 20 to 2048 characters.
  public var providerArn: String?
  /// ContextAssertion.
  ///
  /// 4 to 2048 characters.
  public var contextAssertion: String?

  /// Makes a message; what is not given is absent.
  public init(
    providerArn: String? = nil,
    contextAssertion: String? = nil
  ) {
    self.providerArn = providerArn
    self.contextAssertion = contextAssertion
  }
}

/// Request of AssumeRole.
public struct AssumeRoleRequest: Sendable, Hashable {
  /// RoleArn.
  ///
  /// Required. 20 to 2048 characters.
  public var roleArn: String?
  /// RoleSessionName.
  ///
  /// Required. 2 to 64 characters.
  public var roleSessionName: String?
  /// PolicyArns.
  public var policyArns: [SecurityTokenPolicyDescriptorType]?
  /// Policy.
  ///
  /// At least 1 characters.
  public var policy: String?
  /// DurationSeconds.
  ///
  /// 900 to 43200.
  public var durationSeconds: Int32?
  /// Tags.
  ///
  /// At most 50 members.
  public var tags: [SecurityTokenTag]?
  /// TransitiveTagKeys.
  ///
  /// At most 50 members.
  public var transitiveTagKeys: [String]?
  /// ExternalId.
  ///
  /// 2 to 1224 characters.
  public var externalId: String?
  /// SerialNumber.
  ///
  /// 9 to 256 characters.
  public var serialNumber: String?
  /// TokenCode.
  ///
  /// 6 to 6 characters.
  public var tokenCode: String?
  /// SourceIdentity.
  ///
  /// 2 to 64 characters.
  public var sourceIdentity: String?
  /// ProvidedContexts.
  ///
  /// 1 to 5 members.
  public var providedContexts: [SecurityTokenProvidedContext]?
  /// MinimumSessionTokenSize.
  ///
  /// 0 to 4096.
  public var minimumSessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    roleArn: String? = nil,
    roleSessionName: String? = nil,
    policyArns: [SecurityTokenPolicyDescriptorType]? = nil,
    policy: String? = nil,
    durationSeconds: Int32? = nil,
    tags: [SecurityTokenTag]? = nil,
    transitiveTagKeys: [String]? = nil,
    externalId: String? = nil,
    serialNumber: String? = nil,
    tokenCode: String? = nil,
    sourceIdentity: String? = nil,
    providedContexts: [SecurityTokenProvidedContext]? = nil,
    minimumSessionTokenSize: Int32? = nil
  ) {
    self.roleArn = roleArn
    self.roleSessionName = roleSessionName
    self.policyArns = policyArns
    self.policy = policy
    self.durationSeconds = durationSeconds
    self.tags = tags
    self.transitiveTagKeys = transitiveTagKeys
    self.externalId = externalId
    self.serialNumber = serialNumber
    self.tokenCode = tokenCode
    self.sourceIdentity = sourceIdentity
    self.providedContexts = providedContexts
    self.minimumSessionTokenSize = minimumSessionTokenSize
  }
}

/// Cognito's SecurityTokenCredentials.
public struct SecurityTokenCredentials: Sendable, Hashable {
  /// AccessKeyId.
  ///
  /// Required. 16 to 128 characters.
  public var accessKeyId: String?
  /// SecretAccessKey.
  ///
  /// Required.
  public var secretAccessKey: String?
  /// SessionToken.
  ///
  /// Required.
  public var sessionToken: String?
  /// Expiration.
  ///
  /// Required.
  public var expirationUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil,
    secretAccessKey: String? = nil,
    sessionToken: String? = nil,
    expirationUnixMillis: Int64? = nil
  ) {
    self.accessKeyId = accessKeyId
    self.secretAccessKey = secretAccessKey
    self.sessionToken = sessionToken
    self.expirationUnixMillis = expirationUnixMillis
  }
}

extension SecurityTokenCredentials: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessKeyId": self.accessKeyId as Any,
        "secretAccessKey": sizeOnly(self.secretAccessKey),
        "sessionToken": sizeOnly(self.sessionToken),
        "expirationUnixMillis": self.expirationUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's SecurityTokenAssumedRoleUser.
public struct SecurityTokenAssumedRoleUser: Sendable, Hashable {
  /// AssumedRoleId.
  ///
  /// Required. 2 to 193 characters.
  public var assumedRoleId: String?
  /// Arn.
  ///
  /// Required. 20 to 2048 characters.
  public var arn: String?

  /// Makes a message; what is not given is absent.
  public init(
    assumedRoleId: String? = nil,
    arn: String? = nil
  ) {
    self.assumedRoleId = assumedRoleId
    self.arn = arn
  }
}

/// Response of AssumeRole.
public struct AssumeRoleResponse: Sendable, Hashable {
  /// Credentials.
  public var credentials: SecurityTokenCredentials?
  /// AssumedRoleUser.
  public var assumedRoleUser: SecurityTokenAssumedRoleUser?
  /// PackedPolicySize.
  ///
  /// At least 0.
  public var packedPolicySize: Int32?
  /// SourceIdentity.
  ///
  /// 2 to 64 characters.
  public var sourceIdentity: String?
  /// SessionTokenUtilization.
  ///
  /// At least 0.
  public var sessionTokenUtilization: Int32?
  /// SessionTokenSize.
  ///
  /// At least 0.
  public var sessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    credentials: SecurityTokenCredentials? = nil,
    assumedRoleUser: SecurityTokenAssumedRoleUser? = nil,
    packedPolicySize: Int32? = nil,
    sourceIdentity: String? = nil,
    sessionTokenUtilization: Int32? = nil,
    sessionTokenSize: Int32? = nil
  ) {
    self.credentials = credentials
    self.assumedRoleUser = assumedRoleUser
    self.packedPolicySize = packedPolicySize
    self.sourceIdentity = sourceIdentity
    self.sessionTokenUtilization = sessionTokenUtilization
    self.sessionTokenSize = sessionTokenSize
  }
}

/// Request of AssumeRoleWithSAML.
public struct AssumeRoleWithSAMLRequest: Sendable, Hashable {
  /// RoleArn.
  ///
  /// Required. 20 to 2048 characters.
  public var roleArn: String?
  /// PrincipalArn.
  ///
  /// Required. 20 to 2048 characters.
  public var principalArn: String?
  /// SAMLAssertion.
  ///
  /// Required. 4 to 100000 characters.
  public var samlAssertion: String?
  /// PolicyArns.
  public var policyArns: [SecurityTokenPolicyDescriptorType]?
  /// Policy.
  ///
  /// 1 to 2048 characters.
  public var policy: String?
  /// DurationSeconds.
  ///
  /// 900 to 43200.
  public var durationSeconds: Int32?
  /// MinimumSessionTokenSize.
  ///
  /// 0 to 4096.
  public var minimumSessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    roleArn: String? = nil,
    principalArn: String? = nil,
    samlAssertion: String? = nil,
    policyArns: [SecurityTokenPolicyDescriptorType]? = nil,
    policy: String? = nil,
    durationSeconds: Int32? = nil,
    minimumSessionTokenSize: Int32? = nil
  ) {
    self.roleArn = roleArn
    self.principalArn = principalArn
    self.samlAssertion = samlAssertion
    self.policyArns = policyArns
    self.policy = policy
    self.durationSeconds = durationSeconds
    self.minimumSessionTokenSize = minimumSessionTokenSize
  }
}

extension AssumeRoleWithSAMLRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "roleArn": self.roleArn as Any,
        "principalArn": self.principalArn as Any,
        "samlAssertion": sizeOnly(self.samlAssertion),
        "policyArns": self.policyArns as Any,
        "policy": self.policy as Any,
        "durationSeconds": self.durationSeconds as Any,
        "minimumSessionTokenSize": self.minimumSessionTokenSize as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of AssumeRoleWithSAML.
public struct AssumeRoleWithSAMLResponse: Sendable, Hashable {
  /// Credentials.
  public var credentials: SecurityTokenCredentials?
  /// AssumedRoleUser.
  public var assumedRoleUser: SecurityTokenAssumedRoleUser?
  /// PackedPolicySize.
  ///
  /// At least 0.
  public var packedPolicySize: Int32?
  /// Subject.
  public var subject: String?
  /// SubjectType.
  public var subjectType: String?
  /// Issuer.
  public var issuer: String?
  /// Audience.
  public var audience: String?
  /// NameQualifier.
  public var nameQualifier: String?
  /// SourceIdentity.
  ///
  /// 2 to 64 characters.
  public var sourceIdentity: String?
  /// SessionTokenUtilization.
  ///
  /// At least 0.
  public var sessionTokenUtilization: Int32?
  /// SessionTokenSize.
  ///
  /// At least 0.
  public var sessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    credentials: SecurityTokenCredentials? = nil,
    assumedRoleUser: SecurityTokenAssumedRoleUser? = nil,
    packedPolicySize: Int32? = nil,
    subject: String? = nil,
    subjectType: String? = nil,
    issuer: String? = nil,
    audience: String? = nil,
    nameQualifier: String? = nil,
    sourceIdentity: String? = nil,
    sessionTokenUtilization: Int32? = nil,
    sessionTokenSize: Int32? = nil
  ) {
    self.credentials = credentials
    self.assumedRoleUser = assumedRoleUser
    self.packedPolicySize = packedPolicySize
    self.subject = subject
    self.subjectType = subjectType
    self.issuer = issuer
    self.audience = audience
    self.nameQualifier = nameQualifier
    self.sourceIdentity = sourceIdentity
    self.sessionTokenUtilization = sessionTokenUtilization
    self.sessionTokenSize = sessionTokenSize
  }
}

/// Request of AssumeRoleWithWebIdentity.
public struct AssumeRoleWithWebIdentityRequest: Sendable, Hashable {
  /// RoleArn.
  ///
  /// Required. 20 to 2048 characters.
  public var roleArn: String?
  /// RoleSessionName.
  ///
  /// Required. 2 to 64 characters.
  public var roleSessionName: String?
  /// WebIdentityToken.
  ///
  /// Required. 4 to 20000 characters.
  public var webIdentityToken: String?
  /// ProviderId.
  ///
  /// 4 to 2048 characters.
  public var providerId: String?
  /// PolicyArns.
  public var policyArns: [SecurityTokenPolicyDescriptorType]?
  /// Policy.
  ///
  /// 1 to 2048 characters.
  public var policy: String?
  /// DurationSeconds.
  ///
  /// 900 to 43200.
  public var durationSeconds: Int32?
  /// MinimumSessionTokenSize.
  ///
  /// 0 to 4096.
  public var minimumSessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    roleArn: String? = nil,
    roleSessionName: String? = nil,
    webIdentityToken: String? = nil,
    providerId: String? = nil,
    policyArns: [SecurityTokenPolicyDescriptorType]? = nil,
    policy: String? = nil,
    durationSeconds: Int32? = nil,
    minimumSessionTokenSize: Int32? = nil
  ) {
    self.roleArn = roleArn
    self.roleSessionName = roleSessionName
    self.webIdentityToken = webIdentityToken
    self.providerId = providerId
    self.policyArns = policyArns
    self.policy = policy
    self.durationSeconds = durationSeconds
    self.minimumSessionTokenSize = minimumSessionTokenSize
  }
}

extension AssumeRoleWithWebIdentityRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "roleArn": self.roleArn as Any,
        "roleSessionName": self.roleSessionName as Any,
        "webIdentityToken": sizeOnly(self.webIdentityToken),
        "providerId": self.providerId as Any,
        "policyArns": self.policyArns as Any,
        "policy": self.policy as Any,
        "durationSeconds": self.durationSeconds as Any,
        "minimumSessionTokenSize": self.minimumSessionTokenSize as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of AssumeRoleWithWebIdentity.
public struct AssumeRoleWithWebIdentityResponse: Sendable, Hashable {
  /// Credentials.
  public var credentials: SecurityTokenCredentials?
  /// SubjectFromWebIdentityToken.
  ///
  /// 6 to 255 characters.
  public var subjectFromWebIdentityToken: String?
  /// AssumedRoleUser.
  public var assumedRoleUser: SecurityTokenAssumedRoleUser?
  /// PackedPolicySize.
  ///
  /// At least 0.
  public var packedPolicySize: Int32?
  /// Provider.
  public var provider: String?
  /// Audience.
  public var audience: String?
  /// SourceIdentity.
  ///
  /// 2 to 64 characters.
  public var sourceIdentity: String?
  /// SessionTokenUtilization.
  ///
  /// At least 0.
  public var sessionTokenUtilization: Int32?
  /// SessionTokenSize.
  ///
  /// At least 0.
  public var sessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    credentials: SecurityTokenCredentials? = nil,
    subjectFromWebIdentityToken: String? = nil,
    assumedRoleUser: SecurityTokenAssumedRoleUser? = nil,
    packedPolicySize: Int32? = nil,
    provider: String? = nil,
    audience: String? = nil,
    sourceIdentity: String? = nil,
    sessionTokenUtilization: Int32? = nil,
    sessionTokenSize: Int32? = nil
  ) {
    self.credentials = credentials
    self.subjectFromWebIdentityToken = subjectFromWebIdentityToken
    self.assumedRoleUser = assumedRoleUser
    self.packedPolicySize = packedPolicySize
    self.provider = provider
    self.audience = audience
    self.sourceIdentity = sourceIdentity
    self.sessionTokenUtilization = sessionTokenUtilization
    self.sessionTokenSize = sessionTokenSize
  }
}

/// Request of AssumeRoot.
public struct AssumeRootRequest: Sendable, Hashable {
  /// TargetPrincipal.
  ///
  /// Required. 12 to 2048 characters.
  public var targetPrincipal: String?
  /// TaskPolicyArn.
  ///
  /// Required.
  public var taskPolicyArn: SecurityTokenPolicyDescriptorType?
  /// DurationSeconds.
  ///
  /// 0 to 900.
  public var durationSeconds: Int32?
  /// MinimumSessionTokenSize.
  ///
  /// 0 to 4096.
  public var minimumSessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    targetPrincipal: String? = nil,
    taskPolicyArn: SecurityTokenPolicyDescriptorType? = nil,
    durationSeconds: Int32? = nil,
    minimumSessionTokenSize: Int32? = nil
  ) {
    self.targetPrincipal = targetPrincipal
    self.taskPolicyArn = taskPolicyArn
    self.durationSeconds = durationSeconds
    self.minimumSessionTokenSize = minimumSessionTokenSize
  }
}

/// Response of AssumeRoot.
public struct AssumeRootResponse: Sendable, Hashable {
  /// Credentials.
  public var credentials: SecurityTokenCredentials?
  /// SourceIdentity.
  ///
  /// 2 to 64 characters.
  public var sourceIdentity: String?
  /// SessionTokenUtilization.
  ///
  /// At least 0.
  public var sessionTokenUtilization: Int32?
  /// SessionTokenSize.
  ///
  /// At least 0.
  public var sessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    credentials: SecurityTokenCredentials? = nil,
    sourceIdentity: String? = nil,
    sessionTokenUtilization: Int32? = nil,
    sessionTokenSize: Int32? = nil
  ) {
    self.credentials = credentials
    self.sourceIdentity = sourceIdentity
    self.sessionTokenUtilization = sessionTokenUtilization
    self.sessionTokenSize = sessionTokenSize
  }
}

/// Request of DecodeAuthorizationMessage.
public struct DecodeAuthorizationMessageRequest: Sendable, Hashable {
  /// EncodedMessage.
  ///
  /// Required. 1 to 10240 characters.
  public var encodedMessage: String?

  /// Makes a message; what is not given is absent.
  public init(
    encodedMessage: String? = nil
  ) {
    self.encodedMessage = encodedMessage
  }
}

/// Response of DecodeAuthorizationMessage.
public struct DecodeAuthorizationMessageResponse: Sendable, Hashable {
  /// DecodedMessage.
  public var decodedMessage: String?

  /// Makes a message; what is not given is absent.
  public init(
    decodedMessage: String? = nil
  ) {
    self.decodedMessage = decodedMessage
  }
}

/// Request of GetAccessKeyInfo.
public struct GetAccessKeyInfoRequest: Sendable, Hashable {
  /// AccessKeyId.
  ///
  /// Required. 16 to 128 characters.
  public var accessKeyId: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil
  ) {
    self.accessKeyId = accessKeyId
  }
}

/// Response of GetAccessKeyInfo.
public struct GetAccessKeyInfoResponse: Sendable, Hashable {
  /// Account.
  public var account: String?

  /// Makes a message; what is not given is absent.
  public init(
    account: String? = nil
  ) {
    self.account = account
  }
}

/// Request of GetCallerIdentity.
public struct GetCallerIdentityRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of GetCallerIdentity.
public struct GetCallerIdentityResponse: Sendable, Hashable {
  /// UserId.
  public var userId: String?
  /// Account.
  public var account: String?
  /// Arn.
  ///
  /// 20 to 2048 characters.
  public var arn: String?

  /// Makes a message; what is not given is absent.
  public init(
    userId: String? = nil,
    account: String? = nil,
    arn: String? = nil
  ) {
    self.userId = userId
    self.account = account
    self.arn = arn
  }
}

/// Request of GetDelegatedAccessToken.
public struct GetDelegatedAccessTokenRequest: Sendable, Hashable {
  /// TradeInToken.
  ///
  /// Required.
  public var tradeInToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    tradeInToken: String? = nil
  ) {
    self.tradeInToken = tradeInToken
  }
}

extension GetDelegatedAccessTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "tradeInToken": sizeOnly(self.tradeInToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GetDelegatedAccessToken.
public struct GetDelegatedAccessTokenResponse: Sendable, Hashable {
  /// Credentials.
  public var credentials: SecurityTokenCredentials?
  /// PackedPolicySize.
  ///
  /// At least 0.
  public var packedPolicySize: Int32?
  /// AssumedPrincipal.
  ///
  /// 20 to 2048 characters.
  public var assumedPrincipal: String?

  /// Makes a message; what is not given is absent.
  public init(
    credentials: SecurityTokenCredentials? = nil,
    packedPolicySize: Int32? = nil,
    assumedPrincipal: String? = nil
  ) {
    self.credentials = credentials
    self.packedPolicySize = packedPolicySize
    self.assumedPrincipal = assumedPrincipal
  }
}

/// Request of GetFederationToken.
public struct GetFederationTokenRequest: Sendable, Hashable {
  /// Name.
  ///
  /// Required. 2 to 32 characters.
  public var name: String?
  /// Policy.
  ///
  /// 1 to 2048 characters.
  public var policy: String?
  /// PolicyArns.
  public var policyArns: [SecurityTokenPolicyDescriptorType]?
  /// DurationSeconds.
  ///
  /// 900 to 129600.
  public var durationSeconds: Int32?
  /// Tags.
  ///
  /// At most 50 members.
  public var tags: [SecurityTokenTag]?
  /// MinimumSessionTokenSize.
  ///
  /// 0 to 4096.
  public var minimumSessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    policy: String? = nil,
    policyArns: [SecurityTokenPolicyDescriptorType]? = nil,
    durationSeconds: Int32? = nil,
    tags: [SecurityTokenTag]? = nil,
    minimumSessionTokenSize: Int32? = nil
  ) {
    self.name = name
    self.policy = policy
    self.policyArns = policyArns
    self.durationSeconds = durationSeconds
    self.tags = tags
    self.minimumSessionTokenSize = minimumSessionTokenSize
  }
}

/// Cognito's SecurityTokenFederatedUser.
public struct SecurityTokenFederatedUser: Sendable, Hashable {
  /// FederatedUserId.
  ///
  /// Required. 2 to 193 characters.
  public var federatedUserId: String?
  /// Arn.
  ///
  /// Required. 20 to 2048 characters.
  public var arn: String?

  /// Makes a message; what is not given is absent.
  public init(
    federatedUserId: String? = nil,
    arn: String? = nil
  ) {
    self.federatedUserId = federatedUserId
    self.arn = arn
  }
}

/// Response of GetFederationToken.
public struct GetFederationTokenResponse: Sendable, Hashable {
  /// Credentials.
  public var credentials: SecurityTokenCredentials?
  /// FederatedUser.
  public var federatedUser: SecurityTokenFederatedUser?
  /// PackedPolicySize.
  ///
  /// At least 0.
  public var packedPolicySize: Int32?
  /// SessionTokenUtilization.
  ///
  /// At least 0.
  public var sessionTokenUtilization: Int32?
  /// SessionTokenSize.
  ///
  /// At least 0.
  public var sessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    credentials: SecurityTokenCredentials? = nil,
    federatedUser: SecurityTokenFederatedUser? = nil,
    packedPolicySize: Int32? = nil,
    sessionTokenUtilization: Int32? = nil,
    sessionTokenSize: Int32? = nil
  ) {
    self.credentials = credentials
    self.federatedUser = federatedUser
    self.packedPolicySize = packedPolicySize
    self.sessionTokenUtilization = sessionTokenUtilization
    self.sessionTokenSize = sessionTokenSize
  }
}

/// Request of GetSessionToken.
public struct GetSessionTokenRequest: Sendable, Hashable {
  /// DurationSeconds.
  ///
  /// 900 to 129600.
  public var durationSeconds: Int32?
  /// SerialNumber.
  ///
  /// 9 to 256 characters.
  public var serialNumber: String?
  /// TokenCode.
  ///
  /// 6 to 6 characters.
  public var tokenCode: String?
  /// MinimumSessionTokenSize.
  ///
  /// 0 to 4096.
  public var minimumSessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    durationSeconds: Int32? = nil,
    serialNumber: String? = nil,
    tokenCode: String? = nil,
    minimumSessionTokenSize: Int32? = nil
  ) {
    self.durationSeconds = durationSeconds
    self.serialNumber = serialNumber
    self.tokenCode = tokenCode
    self.minimumSessionTokenSize = minimumSessionTokenSize
  }
}

/// Response of GetSessionToken.
public struct GetSessionTokenResponse: Sendable, Hashable {
  /// Credentials.
  public var credentials: SecurityTokenCredentials?
  /// SessionTokenUtilization.
  ///
  /// At least 0.
  public var sessionTokenUtilization: Int32?
  /// SessionTokenSize.
  ///
  /// At least 0.
  public var sessionTokenSize: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    credentials: SecurityTokenCredentials? = nil,
    sessionTokenUtilization: Int32? = nil,
    sessionTokenSize: Int32? = nil
  ) {
    self.credentials = credentials
    self.sessionTokenUtilization = sessionTokenUtilization
    self.sessionTokenSize = sessionTokenSize
  }
}

/// Request of GetWebIdentityToken.
public struct GetWebIdentityTokenRequest: Sendable, Hashable {
  /// Audience.
  ///
  /// Required. 1 to 10 members.
  public var audience: [String]?
  /// DurationSeconds.
  ///
  /// 60 to 3600.
  public var durationSeconds: Int32?
  /// SigningAlgorithm.
  ///
  /// Required. 5 to 5 characters.
  public var signingAlgorithm: String?
  /// Tags.
  ///
  /// At most 50 members.
  public var tags: [SecurityTokenTag]?

  /// Makes a message; what is not given is absent.
  public init(
    audience: [String]? = nil,
    durationSeconds: Int32? = nil,
    signingAlgorithm: String? = nil,
    tags: [SecurityTokenTag]? = nil
  ) {
    self.audience = audience
    self.durationSeconds = durationSeconds
    self.signingAlgorithm = signingAlgorithm
    self.tags = tags
  }
}

/// Response of GetWebIdentityToken.
public struct GetWebIdentityTokenResponse: Sendable, Hashable {
  /// WebIdentityToken.
  public var webIdentityToken: String?
  /// Expiration.
  public var expirationUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    webIdentityToken: String? = nil,
    expirationUnixMillis: Int64? = nil
  ) {
    self.webIdentityToken = webIdentityToken
    self.expirationUnixMillis = expirationUnixMillis
  }
}

extension GetWebIdentityTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "webIdentityToken": sizeOnly(self.webIdentityToken),
        "expirationUnixMillis": self.expirationUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}
