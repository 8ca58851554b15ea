// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/security_token.proto. Do not edit.

/// Cognito's SecurityTokenPolicyDescriptorType.
public struct SecurityTokenPolicyDescriptorType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case arn = "arn"
  }
}

/// Request of AssumeRoleWithWebIdentity.
public struct AssumeRoleWithWebIdentityRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case roleArn = "RoleArn"
    case roleSessionName = "RoleSessionName"
    case webIdentityToken = "WebIdentityToken"
    case providerId = "ProviderId"
    case policyArns = "PolicyArns"
    case policy = "Policy"
    case durationSeconds = "DurationSeconds"
    case minimumSessionTokenSize = "MinimumSessionTokenSize"
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
public struct SecurityTokenCredentials: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case accessKeyId = "AccessKeyId"
    case secretAccessKey = "SecretAccessKey"
    case sessionToken = "SessionToken"
    case expirationUnixMillis = "Expiration"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.accessKeyId = try members.decodeIfPresent(String.self, forKey: .accessKeyId)
    self.secretAccessKey = try members.decodeIfPresent(String.self, forKey: .secretAccessKey)
    self.sessionToken = try members.decodeIfPresent(String.self, forKey: .sessionToken)
    self.expirationUnixMillis = try members.decodeEpochSeconds(.expirationUnixMillis)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.accessKeyId, forKey: .accessKeyId)
    try members.encodeIfPresent(self.secretAccessKey, forKey: .secretAccessKey)
    try members.encodeIfPresent(self.sessionToken, forKey: .sessionToken)
    try members.encodeEpochSeconds(self.expirationUnixMillis, .expirationUnixMillis)
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
public struct SecurityTokenAssumedRoleUser: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case assumedRoleId = "AssumedRoleId"
    case arn = "Arn"
  }
}

/// Response of AssumeRoleWithWebIdentity.
public struct AssumeRoleWithWebIdentityResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case credentials = "Credentials"
    case subjectFromWebIdentityToken = "SubjectFromWebIdentityToken"
    case assumedRoleUser = "AssumedRoleUser"
    case packedPolicySize = "PackedPolicySize"
    case provider = "Provider"
    case audience = "Audience"
    case sourceIdentity = "SourceIdentity"
    case sessionTokenUtilization = "SessionTokenUtilization"
    case sessionTokenSize = "SessionTokenSize"
  }
}

/// Request of GetCallerIdentity.
public struct GetCallerIdentityRequest: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}

/// Response of GetCallerIdentity.
public struct GetCallerIdentityResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userId = "UserId"
    case account = "Account"
    case arn = "Arn"
  }
}
