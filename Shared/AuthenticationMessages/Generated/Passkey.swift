// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/passkey.proto. Do not edit.

public import GatehouseMessages

/// Request of StartWebAuthnRegistration.
public struct StartWebAuthnRegistrationRequest: Sendable, Hashable {
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
public struct StartWebAuthnRegistrationResponse: Sendable, Hashable {
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
}

/// Request of CompleteWebAuthnRegistration.
public struct CompleteWebAuthnRegistrationRequest: Sendable, Hashable {
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
public struct CompleteWebAuthnRegistrationResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ListWebAuthnCredentials.
public struct ListWebAuthnCredentialsRequest: Sendable, Hashable {
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
public struct WebAuthnCredentialDescription: Sendable, Hashable {
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
}

/// Response of ListWebAuthnCredentials.
public struct ListWebAuthnCredentialsResponse: Sendable, Hashable {
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
}

/// Request of DeleteWebAuthnCredential.
public struct DeleteWebAuthnCredentialRequest: Sendable, Hashable {
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
public struct DeleteWebAuthnCredentialResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
