// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity.proto. Do not edit.

internal import GatehouseMessages

/// Request of GetId.
public struct GetIdRequest: Sendable, Hashable {
  /// AccountId.
  ///
  /// 1 to 15 characters.
  public var accountId: String?
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// Logins.
  ///
  /// At most 10 members.
  public var logins: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    accountId: String? = nil,
    identityPoolId: String? = nil,
    logins: [String: String]? = nil
  ) {
    self.accountId = accountId
    self.identityPoolId = identityPoolId
    self.logins = logins
  }
}

extension GetIdRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accountId": self.accountId as Any,
        "identityPoolId": self.identityPoolId as Any,
        "logins": sizeOnly(self.logins),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GetId.
public struct GetIdResponse: Sendable, Hashable {
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil
  ) {
    self.identityId = identityId
  }
}

/// Request of GetOpenIdToken.
public struct GetOpenIdTokenRequest: Sendable, Hashable {
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// Logins.
  ///
  /// At most 10 members.
  public var logins: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    logins: [String: String]? = nil
  ) {
    self.identityId = identityId
    self.logins = logins
  }
}

extension GetOpenIdTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "identityId": self.identityId as Any,
        "logins": sizeOnly(self.logins),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GetOpenIdToken.
public struct GetOpenIdTokenResponse: Sendable, Hashable {
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?
  /// Token.
  public var token: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    token: String? = nil
  ) {
    self.identityId = identityId
    self.token = token
  }
}

extension GetOpenIdTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "identityId": self.identityId as Any,
        "token": sizeOnly(self.token),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of GetCredentialsForIdentity.
public struct GetCredentialsForIdentityRequest: Sendable, Hashable {
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// Logins.
  ///
  /// At most 10 members.
  public var logins: [String: String]?
  /// CustomRoleArn.
  ///
  /// 20 to 2048 characters.
  public var customRoleArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    logins: [String: String]? = nil,
    customRoleArn: String? = nil
  ) {
    self.identityId = identityId
    self.logins = logins
    self.customRoleArn = customRoleArn
  }
}

extension GetCredentialsForIdentityRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "identityId": self.identityId as Any,
        "logins": sizeOnly(self.logins),
        "customRoleArn": self.customRoleArn as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's IdentityCredentials.
public struct IdentityCredentials: Sendable, Hashable {
  /// AccessKeyId.
  public var accessKeyId: String?
  /// SecretKey.
  public var secretKey: String?
  /// SessionToken.
  public var sessionToken: String?
  /// Expiration.
  public var expirationUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    accessKeyId: String? = nil,
    secretKey: String? = nil,
    sessionToken: String? = nil,
    expirationUnixMillis: Int64? = nil
  ) {
    self.accessKeyId = accessKeyId
    self.secretKey = secretKey
    self.sessionToken = sessionToken
    self.expirationUnixMillis = expirationUnixMillis
  }
}

extension IdentityCredentials: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessKeyId": self.accessKeyId as Any,
        "secretKey": sizeOnly(self.secretKey),
        "sessionToken": sizeOnly(self.sessionToken),
        "expirationUnixMillis": self.expirationUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GetCredentialsForIdentity.
public struct GetCredentialsForIdentityResponse: Sendable, Hashable {
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?
  /// Credentials.
  public var credentials: IdentityCredentials?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    credentials: IdentityCredentials? = nil
  ) {
    self.identityId = identityId
    self.credentials = credentials
  }
}

/// Request of DescribeIdentity.
public struct DescribeIdentityRequest: Sendable, Hashable {
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil
  ) {
    self.identityId = identityId
  }
}

/// Cognito's IdentityDescription.
public struct IdentityDescription: Sendable, Hashable {
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?
  /// Logins.
  public var logins: [String]?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    logins: [String]? = nil,
    creationDateUnixMillis: Int64? = nil,
    lastModifiedDateUnixMillis: Int64? = nil
  ) {
    self.identityId = identityId
    self.logins = logins
    self.creationDateUnixMillis = creationDateUnixMillis
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
  }
}

/// Request of ListIdentities.
public struct ListIdentitiesRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// MaxResults.
  ///
  /// Required. 1 to 60.
  public var maxResults: Int32?
  /// NextToken.
  ///
  /// 1 to 65535 characters.
  public var nextToken: String?
  /// HideDisabled.
  public var hideDisabled: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    maxResults: Int32? = nil,
    nextToken: String? = nil,
    hideDisabled: Bool? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.maxResults = maxResults
    self.nextToken = nextToken
    self.hideDisabled = hideDisabled
  }
}

/// Response of ListIdentities.
public struct ListIdentitiesResponse: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?
  /// Identities.
  public var identities: [IdentityDescription]?
  /// NextToken.
  ///
  /// 1 to 65535 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identities: [IdentityDescription]? = nil,
    nextToken: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identities = identities
    self.nextToken = nextToken
  }
}

/// Request of DeleteIdentities.
public struct DeleteIdentitiesRequest: Sendable, Hashable {
  /// IdentityIdsToDelete.
  ///
  /// Required. 1 to 60 members.
  public var identityIdsToDelete: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    identityIdsToDelete: [String]? = nil
  ) {
    self.identityIdsToDelete = identityIdsToDelete
  }
}

/// Cognito's IdentityUnprocessedIdentityId.
public struct IdentityUnprocessedIdentityId: Sendable, Hashable {
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?
  /// ErrorCode.
  ///
  /// One of AccessDenied, InternalServerError.
  public var errorCode: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    errorCode: String? = nil
  ) {
    self.identityId = identityId
    self.errorCode = errorCode
  }
}

/// Response of DeleteIdentities.
public struct DeleteIdentitiesResponse: Sendable, Hashable {
  /// UnprocessedIdentityIds.
  ///
  /// At most 60 members.
  public var unprocessedIdentityIds: [IdentityUnprocessedIdentityId]?

  /// Makes a message; what is not given is absent.
  public init(
    unprocessedIdentityIds: [IdentityUnprocessedIdentityId]? = nil
  ) {
    self.unprocessedIdentityIds = unprocessedIdentityIds
  }
}

/// Request of UnlinkIdentity.
public struct UnlinkIdentityRequest: Sendable, Hashable {
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// Logins.
  ///
  /// Required. At most 10 members.
  public var logins: [String: String]?
  /// LoginsToRemove.
  ///
  /// Required.
  public var loginsToRemove: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    logins: [String: String]? = nil,
    loginsToRemove: [String]? = nil
  ) {
    self.identityId = identityId
    self.logins = logins
    self.loginsToRemove = loginsToRemove
  }
}

extension UnlinkIdentityRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "identityId": self.identityId as Any,
        "logins": sizeOnly(self.logins),
        "loginsToRemove": self.loginsToRemove as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of UnlinkIdentity; no body on the public side.
public struct UnlinkIdentityResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
