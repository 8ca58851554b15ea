// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/sign_in.proto. Do not edit.

internal import GatehouseMessages

/// Request of InitiateAuth.
public struct InitiateAuthRequest: Sendable, Hashable {
  /// AuthFlow.
  ///
  /// Required. One of USER_SRP_AUTH, REFRESH_TOKEN_AUTH, REFRESH_TOKEN, CUSTOM_AUTH, ADMIN_NO_SRP_AUTH, USER_PASSWORD_AUTH, ADMIN_USER_PASSWORD_AUTH, USER_AUTH.
  public var authFlow: String?
  /// AuthParameters.
  public var authParameters: [String: String]?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// AnalyticsMetadata.
  public var analyticsMetadata: AnalyticsMetadataType?
  /// UserContextData.
  public var userContextData: UserContextDataType?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?

  /// Makes a message; what is not given is absent.
  public init(
    authFlow: String? = nil,
    authParameters: [String: String]? = nil,
    clientMetadata: [String: String]? = nil,
    clientId: String? = nil,
    analyticsMetadata: AnalyticsMetadataType? = nil,
    userContextData: UserContextDataType? = nil,
    session: String? = nil
  ) {
    self.authFlow = authFlow
    self.authParameters = authParameters
    self.clientMetadata = clientMetadata
    self.clientId = clientId
    self.analyticsMetadata = analyticsMetadata
    self.userContextData = userContextData
    self.session = session
  }
}

extension InitiateAuthRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "authFlow": self.authFlow as Any,
        "authParameters": sizeOnly(self.authParameters),
        "clientMetadata": self.clientMetadata as Any,
        "clientId": self.clientId as Any,
        "analyticsMetadata": self.analyticsMetadata as Any,
        "userContextData": self.userContextData as Any,
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of InitiateAuth.
public struct InitiateAuthResponse: Sendable, Hashable {
  /// ChallengeName.
  ///
  /// One of SMS_MFA, EMAIL_OTP, SOFTWARE_TOKEN_MFA, SELECT_MFA_TYPE, MFA_SETUP, PASSWORD_VERIFIER, CUSTOM_CHALLENGE, SELECT_CHALLENGE, DEVICE_SRP_AUTH, DEVICE_PASSWORD_VERIFIER, ADMIN_NO_SRP_AUTH, NEW_PASSWORD_REQUIRED, SMS_OTP, PASSWORD, WEB_AUTHN, PASSWORD_SRP.
  public var challengeName: String?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?
  /// ChallengeParameters.
  public var challengeParameters: [String: String]?
  /// AuthenticationResult.
  public var authenticationResult: AuthenticationResultType?
  /// AvailableChallenges.
  public var availableChallenges: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    challengeName: String? = nil,
    session: String? = nil,
    challengeParameters: [String: String]? = nil,
    authenticationResult: AuthenticationResultType? = nil,
    availableChallenges: [String]? = nil
  ) {
    self.challengeName = challengeName
    self.session = session
    self.challengeParameters = challengeParameters
    self.authenticationResult = authenticationResult
    self.availableChallenges = availableChallenges
  }
}

extension InitiateAuthResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "challengeName": self.challengeName as Any,
        "session": sizeOnly(self.session),
        "challengeParameters": self.challengeParameters as Any,
        "authenticationResult": self.authenticationResult as Any,
        "availableChallenges": self.availableChallenges as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's HttpHeader.
public struct HttpHeader: Sendable, Hashable {
  /// headerName.
  ///
  /// 0 to 131072 characters.
  public var headerName: String?
  /// headerValue.
  ///
  /// 0 to 131072 characters.
  public var headerValue: String?

  /// Makes a message; what is not given is absent.
  public init(
    headerName: String? = nil,
    headerValue: String? = nil
  ) {
    self.headerName = headerName
    self.headerValue = headerValue
  }
}

/// Cognito's ContextDataType.
public struct ContextDataType: Sendable, Hashable {
  /// IpAddress.
  ///
  /// Required. 0 to 131072 characters.
  public var ipAddress: String?
  /// ServerName.
  ///
  /// Required. 0 to 131072 characters.
  public var serverName: String?
  /// ServerPath.
  ///
  /// Required. 0 to 131072 characters.
  public var serverPath: String?
  /// HttpHeaders.
  ///
  /// Required.
  public var httpHeaders: [HttpHeader]?
  /// EncodedData.
  ///
  /// 0 to 131072 characters.
  public var encodedData: String?

  /// Makes a message; what is not given is absent.
  public init(
    ipAddress: String? = nil,
    serverName: String? = nil,
    serverPath: String? = nil,
    httpHeaders: [HttpHeader]? = nil,
    encodedData: String? = nil
  ) {
    self.ipAddress = ipAddress
    self.serverName = serverName
    self.serverPath = serverPath
    self.httpHeaders = httpHeaders
    self.encodedData = encodedData
  }
}

/// Request of AdminInitiateAuth.
public struct AdminInitiateAuthRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// AuthFlow.
  ///
  /// Required. One of USER_SRP_AUTH, REFRESH_TOKEN_AUTH, REFRESH_TOKEN, CUSTOM_AUTH, ADMIN_NO_SRP_AUTH, USER_PASSWORD_AUTH, ADMIN_USER_PASSWORD_AUTH, USER_AUTH.
  public var authFlow: String?
  /// AuthParameters.
  public var authParameters: [String: String]?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?
  /// AnalyticsMetadata.
  public var analyticsMetadata: AnalyticsMetadataType?
  /// ContextData.
  public var contextData: ContextDataType?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    authFlow: String? = nil,
    authParameters: [String: String]? = nil,
    clientMetadata: [String: String]? = nil,
    analyticsMetadata: AnalyticsMetadataType? = nil,
    contextData: ContextDataType? = nil,
    session: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.authFlow = authFlow
    self.authParameters = authParameters
    self.clientMetadata = clientMetadata
    self.analyticsMetadata = analyticsMetadata
    self.contextData = contextData
    self.session = session
  }
}

extension AdminInitiateAuthRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "authFlow": self.authFlow as Any,
        "authParameters": sizeOnly(self.authParameters),
        "clientMetadata": self.clientMetadata as Any,
        "analyticsMetadata": self.analyticsMetadata as Any,
        "contextData": self.contextData as Any,
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of AdminInitiateAuth.
public struct AdminInitiateAuthResponse: Sendable, Hashable {
  /// ChallengeName.
  ///
  /// One of SMS_MFA, EMAIL_OTP, SOFTWARE_TOKEN_MFA, SELECT_MFA_TYPE, MFA_SETUP, PASSWORD_VERIFIER, CUSTOM_CHALLENGE, SELECT_CHALLENGE, DEVICE_SRP_AUTH, DEVICE_PASSWORD_VERIFIER, ADMIN_NO_SRP_AUTH, NEW_PASSWORD_REQUIRED, SMS_OTP, PASSWORD, WEB_AUTHN, PASSWORD_SRP.
  public var challengeName: String?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?
  /// ChallengeParameters.
  public var challengeParameters: [String: String]?
  /// AuthenticationResult.
  public var authenticationResult: AuthenticationResultType?
  /// AvailableChallenges.
  public var availableChallenges: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    challengeName: String? = nil,
    session: String? = nil,
    challengeParameters: [String: String]? = nil,
    authenticationResult: AuthenticationResultType? = nil,
    availableChallenges: [String]? = nil
  ) {
    self.challengeName = challengeName
    self.session = session
    self.challengeParameters = challengeParameters
    self.authenticationResult = authenticationResult
    self.availableChallenges = availableChallenges
  }
}

extension AdminInitiateAuthResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "challengeName": self.challengeName as Any,
        "session": sizeOnly(self.session),
        "challengeParameters": self.challengeParameters as Any,
        "authenticationResult": self.authenticationResult as Any,
        "availableChallenges": self.availableChallenges as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of RespondToAuthChallenge.
public struct RespondToAuthChallengeRequest: Sendable, Hashable {
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// ChallengeName.
  ///
  /// Required. One of SMS_MFA, EMAIL_OTP, SOFTWARE_TOKEN_MFA, SELECT_MFA_TYPE, MFA_SETUP, PASSWORD_VERIFIER, CUSTOM_CHALLENGE, SELECT_CHALLENGE, DEVICE_SRP_AUTH, DEVICE_PASSWORD_VERIFIER, ADMIN_NO_SRP_AUTH, NEW_PASSWORD_REQUIRED, SMS_OTP, PASSWORD, WEB_AUTHN, PASSWORD_SRP.
  public var challengeName: String?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?
  /// ChallengeResponses.
  public var challengeResponses: [String: String]?
  /// AnalyticsMetadata.
  public var analyticsMetadata: AnalyticsMetadataType?
  /// UserContextData.
  public var userContextData: UserContextDataType?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    challengeName: String? = nil,
    session: String? = nil,
    challengeResponses: [String: String]? = nil,
    analyticsMetadata: AnalyticsMetadataType? = nil,
    userContextData: UserContextDataType? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.clientId = clientId
    self.challengeName = challengeName
    self.session = session
    self.challengeResponses = challengeResponses
    self.analyticsMetadata = analyticsMetadata
    self.userContextData = userContextData
    self.clientMetadata = clientMetadata
  }
}

extension RespondToAuthChallengeRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": self.clientId as Any,
        "challengeName": self.challengeName as Any,
        "session": sizeOnly(self.session),
        "challengeResponses": sizeOnly(self.challengeResponses),
        "analyticsMetadata": self.analyticsMetadata as Any,
        "userContextData": self.userContextData as Any,
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of RespondToAuthChallenge.
public struct RespondToAuthChallengeResponse: Sendable, Hashable {
  /// ChallengeName.
  ///
  /// One of SMS_MFA, EMAIL_OTP, SOFTWARE_TOKEN_MFA, SELECT_MFA_TYPE, MFA_SETUP, PASSWORD_VERIFIER, CUSTOM_CHALLENGE, SELECT_CHALLENGE, DEVICE_SRP_AUTH, DEVICE_PASSWORD_VERIFIER, ADMIN_NO_SRP_AUTH, NEW_PASSWORD_REQUIRED, SMS_OTP, PASSWORD, WEB_AUTHN, PASSWORD_SRP.
  public var challengeName: String?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?
  /// ChallengeParameters.
  public var challengeParameters: [String: String]?
  /// AuthenticationResult.
  public var authenticationResult: AuthenticationResultType?
  /// AvailableChallenges.
  public var availableChallenges: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    challengeName: String? = nil,
    session: String? = nil,
    challengeParameters: [String: String]? = nil,
    authenticationResult: AuthenticationResultType? = nil,
    availableChallenges: [String]? = nil
  ) {
    self.challengeName = challengeName
    self.session = session
    self.challengeParameters = challengeParameters
    self.authenticationResult = authenticationResult
    self.availableChallenges = availableChallenges
  }
}

extension RespondToAuthChallengeResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "challengeName": self.challengeName as Any,
        "session": sizeOnly(self.session),
        "challengeParameters": self.challengeParameters as Any,
        "authenticationResult": self.authenticationResult as Any,
        "availableChallenges": self.availableChallenges as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of AdminRespondToAuthChallenge.
public struct AdminRespondToAuthChallengeRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// ChallengeName.
  ///
  /// Required. One of SMS_MFA, EMAIL_OTP, SOFTWARE_TOKEN_MFA, SELECT_MFA_TYPE, MFA_SETUP, PASSWORD_VERIFIER, CUSTOM_CHALLENGE, SELECT_CHALLENGE, DEVICE_SRP_AUTH, DEVICE_PASSWORD_VERIFIER, ADMIN_NO_SRP_AUTH, NEW_PASSWORD_REQUIRED, SMS_OTP, PASSWORD, WEB_AUTHN, PASSWORD_SRP.
  public var challengeName: String?
  /// ChallengeResponses.
  public var challengeResponses: [String: String]?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?
  /// AnalyticsMetadata.
  public var analyticsMetadata: AnalyticsMetadataType?
  /// ContextData.
  public var contextData: ContextDataType?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    challengeName: String? = nil,
    challengeResponses: [String: String]? = nil,
    session: String? = nil,
    analyticsMetadata: AnalyticsMetadataType? = nil,
    contextData: ContextDataType? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.challengeName = challengeName
    self.challengeResponses = challengeResponses
    self.session = session
    self.analyticsMetadata = analyticsMetadata
    self.contextData = contextData
    self.clientMetadata = clientMetadata
  }
}

extension AdminRespondToAuthChallengeRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "challengeName": self.challengeName as Any,
        "challengeResponses": sizeOnly(self.challengeResponses),
        "session": sizeOnly(self.session),
        "analyticsMetadata": self.analyticsMetadata as Any,
        "contextData": self.contextData as Any,
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of AdminRespondToAuthChallenge.
public struct AdminRespondToAuthChallengeResponse: Sendable, Hashable {
  /// ChallengeName.
  ///
  /// One of SMS_MFA, EMAIL_OTP, SOFTWARE_TOKEN_MFA, SELECT_MFA_TYPE, MFA_SETUP, PASSWORD_VERIFIER, CUSTOM_CHALLENGE, SELECT_CHALLENGE, DEVICE_SRP_AUTH, DEVICE_PASSWORD_VERIFIER, ADMIN_NO_SRP_AUTH, NEW_PASSWORD_REQUIRED, SMS_OTP, PASSWORD, WEB_AUTHN, PASSWORD_SRP.
  public var challengeName: String?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?
  /// ChallengeParameters.
  public var challengeParameters: [String: String]?
  /// AuthenticationResult.
  public var authenticationResult: AuthenticationResultType?
  /// AvailableChallenges.
  public var availableChallenges: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    challengeName: String? = nil,
    session: String? = nil,
    challengeParameters: [String: String]? = nil,
    authenticationResult: AuthenticationResultType? = nil,
    availableChallenges: [String]? = nil
  ) {
    self.challengeName = challengeName
    self.session = session
    self.challengeParameters = challengeParameters
    self.authenticationResult = authenticationResult
    self.availableChallenges = availableChallenges
  }
}

extension AdminRespondToAuthChallengeResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "challengeName": self.challengeName as Any,
        "session": sizeOnly(self.session),
        "challengeParameters": self.challengeParameters as Any,
        "authenticationResult": self.authenticationResult as Any,
        "availableChallenges": self.availableChallenges as Any,
      ],
      displayStyle: .struct
    )
  }
}
