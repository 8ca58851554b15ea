// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_federation.proto. Do not edit.

internal import GatehouseMessages

/// Request of VerifySignature.
public struct VerifySignatureRequest: Sendable, Hashable {
  /// access_key_id.
  public var accessKeyId: String?
  /// The credential scope: date (YYYYMMDD), region, service.
  public var scopeDate: String?
  /// scope_region.
  public var scopeRegion: String?
  /// scope_service.
  public var scopeService: String?
  /// X-Amz-Date, YYYYMMDD'T'HHMMSS'Z'.
  public var amzDate: String?
  /// string_to_sign.
  public var stringToSign: String?
  /// Lower-case hexadecimal.
  public var signature: String?
  /// X-Amz-Security-Token, which belongs to temporary credentials; absent for an access key.
  public var sessionToken: [UInt8]?
  /// X-Amz-Expires of a presigned request, 1 to 900; absent where a header has the signature.
  public var expiresSeconds: Int64?
  /// AWS Signature Version 4's canonical request, in place of string_to_sign, which a gateway of the version before sends.
  public var canonicalRequest: String?
  /// SHA-256 of the operation's protobuf message as it will be passed on; absent where the request has none because it is wrong.
  public var messageHash: [UInt8]?
  /// The body whose hash the canonical request has: of a form, whose action it names, and of a call with temporary credentials, whose policy may be about what it names.
  public var body: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil,
    scopeDate: String? = nil,
    scopeRegion: String? = nil,
    scopeService: String? = nil,
    amzDate: String? = nil,
    stringToSign: String? = nil,
    signature: String? = nil,
    sessionToken: [UInt8]? = nil,
    expiresSeconds: Int64? = nil,
    canonicalRequest: String? = nil,
    messageHash: [UInt8]? = nil,
    body: [UInt8]? = nil
  ) {
    self.accessKeyId = accessKeyId
    self.scopeDate = scopeDate
    self.scopeRegion = scopeRegion
    self.scopeService = scopeService
    self.amzDate = amzDate
    self.stringToSign = stringToSign
    self.signature = signature
    self.sessionToken = sessionToken
    self.expiresSeconds = expiresSeconds
    self.canonicalRequest = canonicalRequest
    self.messageHash = messageHash
    self.body = body
  }
}

extension VerifySignatureRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessKeyId": self.accessKeyId as Any,
        "scopeDate": self.scopeDate as Any,
        "scopeRegion": self.scopeRegion as Any,
        "scopeService": self.scopeService as Any,
        "amzDate": self.amzDate as Any,
        "stringToSign": self.stringToSign as Any,
        "signature": self.signature as Any,
        "sessionToken": sizeOnly(self.sessionToken),
        "expiresSeconds": self.expiresSeconds as Any,
        "canonicalRequest": self.canonicalRequest as Any,
        "messageHash": sizeOnly(self.messageHash),
        "body": sizeOnly(self.body),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of VerifySignature.
public struct VerifySignatureResponse: Sendable, Hashable {
  /// access_key_id.
  public var accessKeyId: String?
  /// account_id.
  public var accountId: String?
  /// principal.
  public var principal: Principal?
  /// With message_hash: the proof of the principal for the service that carries the operation out.
  public var ticket: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil,
    accountId: String? = nil,
    principal: Principal? = nil,
    ticket: String? = nil
  ) {
    self.accessKeyId = accessKeyId
    self.accountId = accountId
    self.principal = principal
    self.ticket = ticket
  }
}

/// Who signed.
///
/// An access key that the operator made has the first member and its limits, and what tells temporary credentials of it.
public struct Principal: Sendable, Hashable {
  /// access_key_id.
  public var accessKeyId: String?
  /// identity_pool_id.
  public var identityPoolId: String?
  /// identity_id.
  public var identityId: String?
  /// role_arn.
  public var roleArn: String?
  /// session_name.
  public var sessionName: String?
  /// tags.
  public var tags: [String: String]?
  /// is_authenticated.
  public var isAuthenticated: Bool?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?
  /// Whether the access key may only read.
  public var isReadOnly: Bool?
  /// The pools that the access key is for; empty where it is for all.
  public var pools: [String]
  /// The id of the temporary credentials of an access key, which itself is access_key_id; with role_arn and session_name where they are of a role.
  public var sessionAccessKeyId: String?
  /// The name of the federated user for whom the credentials were asked.
  public var federatedUser: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil,
    identityPoolId: String? = nil,
    identityId: String? = nil,
    roleArn: String? = nil,
    sessionName: String? = nil,
    tags: [String: String]? = nil,
    isAuthenticated: Bool? = nil,
    expiresAtUnixMillis: Int64? = nil,
    isReadOnly: Bool? = nil,
    pools: [String] = [],
    sessionAccessKeyId: String? = nil,
    federatedUser: String? = nil
  ) {
    self.accessKeyId = accessKeyId
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.roleArn = roleArn
    self.sessionName = sessionName
    self.tags = tags
    self.isAuthenticated = isAuthenticated
    self.expiresAtUnixMillis = expiresAtUnixMillis
    self.isReadOnly = isReadOnly
    self.pools = pools
    self.sessionAccessKeyId = sessionAccessKeyId
    self.federatedUser = federatedUser
  }
}

/// Request of CreateAccessKey.
public struct CreateAccessKeyRequest: Sendable, Hashable {
  /// description.
  public var description: String?
  /// limits.
  public var limits: AccessKeyLimits?

  /// Makes a message; what is not given is absent.
  public init(
    description: String? = nil,
    limits: AccessKeyLimits? = nil
  ) {
    self.description = description
    self.limits = limits
  }
}

/// What an access key is good for; without a member it has no limit of that kind.
public struct AccessKeyLimits: Sendable, Hashable {
  /// is_read_only.
  public var isReadOnly: Bool?
  /// Ids of user pools and identity pools.
  public var pools: [String]
  /// Addresses and CIDR ranges that requests may come from.
  public var sourceRanges: [String]
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    isReadOnly: Bool? = nil,
    pools: [String] = [],
    sourceRanges: [String] = [],
    expiresAtUnixMillis: Int64? = nil
  ) {
    self.isReadOnly = isReadOnly
    self.pools = pools
    self.sourceRanges = sourceRanges
    self.expiresAtUnixMillis = expiresAtUnixMillis
  }
}

/// Response of CreateAccessKey.
public struct CreateAccessKeyResponse: Sendable, Hashable {
  /// access_key_id.
  public var accessKeyId: String?
  /// secret_access_key.
  public var secretAccessKey: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil,
    secretAccessKey: [UInt8]? = nil
  ) {
    self.accessKeyId = accessKeyId
    self.secretAccessKey = secretAccessKey
  }
}

extension CreateAccessKeyResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessKeyId": self.accessKeyId as Any,
        "secretAccessKey": sizeOnly(self.secretAccessKey),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of ImportAccessKey.
public struct ImportAccessKeyRequest: Sendable, Hashable {
  /// access_key_id.
  public var accessKeyId: String?
  /// secret_access_key.
  public var secretAccessKey: [UInt8]?
  /// description.
  public var description: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil,
    secretAccessKey: [UInt8]? = nil,
    description: String? = nil
  ) {
    self.accessKeyId = accessKeyId
    self.secretAccessKey = secretAccessKey
    self.description = description
  }
}

extension ImportAccessKeyRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessKeyId": self.accessKeyId as Any,
        "secretAccessKey": sizeOnly(self.secretAccessKey),
        "description": self.description as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ImportAccessKey.
public struct ImportAccessKeyResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ListAccessKeys.
public struct ListAccessKeysRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// An access key without its secret.
public struct AccessKeyDescription: Sendable, Hashable {
  /// access_key_id.
  public var accessKeyId: String?
  /// "Active" or "Inactive", as IAM says it.
  public var status: String?
  /// description.
  public var description: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// Absent where the key has none.
  public var limits: AccessKeyLimits?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil,
    status: String? = nil,
    description: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    limits: AccessKeyLimits? = nil
  ) {
    self.accessKeyId = accessKeyId
    self.status = status
    self.description = description
    self.createdAtUnixMillis = createdAtUnixMillis
    self.limits = limits
  }
}

/// Response of ListAccessKeys.
public struct ListAccessKeysResponse: Sendable, Hashable {
  /// access_keys.
  public var accessKeys: [AccessKeyDescription]

  /// Makes a message; what is not given is absent.
  public init(
    accessKeys: [AccessKeyDescription] = []
  ) {
    self.accessKeys = accessKeys
  }
}

/// Request of SetAccessKeyStatus.
public struct SetAccessKeyStatusRequest: Sendable, Hashable {
  /// access_key_id.
  public var accessKeyId: String?
  /// status.
  public var status: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil,
    status: String? = nil
  ) {
    self.accessKeyId = accessKeyId
    self.status = status
  }
}

/// Response of SetAccessKeyStatus.
public struct SetAccessKeyStatusResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of DeleteAccessKey.
public struct DeleteAccessKeyRequest: Sendable, Hashable {
  /// access_key_id.
  public var accessKeyId: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil
  ) {
    self.accessKeyId = accessKeyId
  }
}

/// Response of DeleteAccessKey.
public struct DeleteAccessKeyResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
