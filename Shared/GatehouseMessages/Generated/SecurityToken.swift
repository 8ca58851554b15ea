// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/security_token.proto. Do not edit.

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
