// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/passkey.proto. Do not edit.

/// Request of StartWebAuthnRegistration.
public struct StartWebAuthnRegistrationRequest: Sendable, Hashable, Codable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil
  ) {
    self.accessToken = accessToken
  }

  enum CodingKeys: String, CodingKey {
    case accessToken = "AccessToken"
  }
}

extension StartWebAuthnRegistrationRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of StartWebAuthnRegistration.
public struct StartWebAuthnRegistrationResponse: Sendable, Hashable, Codable {
  /// CredentialCreationOptions.
  ///
  /// Required.
  public var credentialCreationOptions: JSONDocument?

  /// Makes a message; what is not given is absent.
  public init(
    credentialCreationOptions: JSONDocument? = nil
  ) {
    self.credentialCreationOptions = credentialCreationOptions
  }

  enum CodingKeys: String, CodingKey {
    case credentialCreationOptions = "CredentialCreationOptions"
  }
}

/// Request of CompleteWebAuthnRegistration.
public struct CompleteWebAuthnRegistrationRequest: Sendable, Hashable, Codable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// Credential.
  ///
  /// Required.
  public var credential: JSONDocument?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    credential: JSONDocument? = nil
  ) {
    self.accessToken = accessToken
    self.credential = credential
  }

  enum CodingKeys: String, CodingKey {
    case accessToken = "AccessToken"
    case credential = "Credential"
  }
}

extension CompleteWebAuthnRegistrationRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "credential": self.credential as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of CompleteWebAuthnRegistration.
public struct CompleteWebAuthnRegistrationResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}

/// Request of ListWebAuthnCredentials.
public struct ListWebAuthnCredentialsRequest: Sendable, Hashable, Codable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?
  /// MaxResults.
  ///
  /// 0 to 20.
  public var maxResults: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    nextToken: String? = nil,
    maxResults: Int32? = nil
  ) {
    self.accessToken = accessToken
    self.nextToken = nextToken
    self.maxResults = maxResults
  }

  enum CodingKeys: String, CodingKey {
    case accessToken = "AccessToken"
    case nextToken = "NextToken"
    case maxResults = "MaxResults"
  }
}

extension ListWebAuthnCredentialsRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "nextToken": self.nextToken as Any,
        "maxResults": self.maxResults as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's WebAuthnCredentialDescription.
public struct WebAuthnCredentialDescription: Sendable, Hashable, Codable {
  /// CredentialId.
  ///
  /// Required. 0 to 131072 characters.
  public var credentialId: String?
  /// FriendlyCredentialName.
  ///
  /// Required. 0 to 131072 characters.
  public var friendlyCredentialName: String?
  /// RelyingPartyId.
  ///
  /// Required. 0 to 131072 characters.
  public var relyingPartyId: String?
  /// AuthenticatorAttachment.
  public var authenticatorAttachment: String?
  /// AuthenticatorTransports.
  ///
  /// Required.
  public var authenticatorTransports: [String]?
  /// CreatedAt.
  ///
  /// Required.
  public var createdAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    credentialId: String? = nil,
    friendlyCredentialName: String? = nil,
    relyingPartyId: String? = nil,
    authenticatorAttachment: String? = nil,
    authenticatorTransports: [String]? = nil,
    createdAtUnixMillis: Int64? = nil
  ) {
    self.credentialId = credentialId
    self.friendlyCredentialName = friendlyCredentialName
    self.relyingPartyId = relyingPartyId
    self.authenticatorAttachment = authenticatorAttachment
    self.authenticatorTransports = authenticatorTransports
    self.createdAtUnixMillis = createdAtUnixMillis
  }

  enum CodingKeys: String, CodingKey {
    case credentialId = "CredentialId"
    case friendlyCredentialName = "FriendlyCredentialName"
    case relyingPartyId = "RelyingPartyId"
    case authenticatorAttachment = "AuthenticatorAttachment"
    case authenticatorTransports = "AuthenticatorTransports"
    case createdAtUnixMillis = "CreatedAt"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.credentialId = try members.decodeIfPresent(String.self, forKey: .credentialId)
    self.friendlyCredentialName = try members.decodeIfPresent(String.self, forKey: .friendlyCredentialName)
    self.relyingPartyId = try members.decodeIfPresent(String.self, forKey: .relyingPartyId)
    self.authenticatorAttachment = try members.decodeIfPresent(String.self, forKey: .authenticatorAttachment)
    self.authenticatorTransports = try members.decodeIfPresent([String].self, forKey: .authenticatorTransports)
    self.createdAtUnixMillis = try members.decodeEpochSeconds(.createdAtUnixMillis)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.credentialId, forKey: .credentialId)
    try members.encodeIfPresent(self.friendlyCredentialName, forKey: .friendlyCredentialName)
    try members.encodeIfPresent(self.relyingPartyId, forKey: .relyingPartyId)
    try members.encodeIfPresent(self.authenticatorAttachment, forKey: .authenticatorAttachment)
    try members.encodeIfPresent(self.authenticatorTransports, forKey: .authenticatorTransports)
    try members.encodeEpochSeconds(self.createdAtUnixMillis, .createdAtUnixMillis)
  }
}

/// Response of ListWebAuthnCredentials.
public struct ListWebAuthnCredentialsResponse: Sendable, Hashable, Codable {
  /// Credentials.
  ///
  /// Required.
  public var credentials: [WebAuthnCredentialDescription]?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    credentials: [WebAuthnCredentialDescription]? = nil,
    nextToken: String? = nil
  ) {
    self.credentials = credentials
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case credentials = "Credentials"
    case nextToken = "NextToken"
  }
}

/// Request of DeleteWebAuthnCredential.
public struct DeleteWebAuthnCredentialRequest: Sendable, Hashable, Codable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// CredentialId.
  ///
  /// Required. 0 to 131072 characters.
  public var credentialId: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    credentialId: String? = nil
  ) {
    self.accessToken = accessToken
    self.credentialId = credentialId
  }

  enum CodingKeys: String, CodingKey {
    case accessToken = "AccessToken"
    case credentialId = "CredentialId"
  }
}

extension DeleteWebAuthnCredentialRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "credentialId": self.credentialId as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of DeleteWebAuthnCredential.
public struct DeleteWebAuthnCredentialResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}
