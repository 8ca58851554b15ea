// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/provider_sign_in.proto. Do not edit.

internal import GatehouseMessages

/// Request of BeginProviderSignIn.
public struct BeginProviderSignInRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// Either this or the identifier.
  public var providerName: String?
  /// One of IdpIdentifiers.
  public var identifier: String?
  /// The providers that the client lists.
  public var permittedProviders: [String]
  /// The URL of the pool, without a slash at its end, below which providers answer.
  public var baseUrl: String?
  /// What the caller has to know at the end; it comes back as it is.
  public var context: [UInt8]?
  /// The browser's secret, where it has one already.
  public var binding: [UInt8]?
  /// As OpenID Connect Core section 3.1.2.1 has it, as those that follow.
  public var prompt: String?
  /// max_age_seconds.
  public var maxAgeSeconds: Int64?
  /// login_hint.
  public var loginHint: String?
  /// The levels of the pool that the client asks for, Level1 to Level4, the best first.
  public var levels: [String]

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil,
    identifier: String? = nil,
    permittedProviders: [String] = [],
    baseUrl: String? = nil,
    context: [UInt8]? = nil,
    binding: [UInt8]? = nil,
    prompt: String? = nil,
    maxAgeSeconds: Int64? = nil,
    loginHint: String? = nil,
    levels: [String] = []
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
    self.identifier = identifier
    self.permittedProviders = permittedProviders
    self.baseUrl = baseUrl
    self.context = context
    self.binding = binding
    self.prompt = prompt
    self.maxAgeSeconds = maxAgeSeconds
    self.loginHint = loginHint
    self.levels = levels
  }
}

extension BeginProviderSignInRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": sizeOnly(self.providerName),
        "identifier": sizeOnly(self.identifier),
        "permittedProviders": self.permittedProviders as Any,
        "baseUrl": sizeOnly(self.baseUrl),
        "context": sizeOnly(self.context),
        "binding": sizeOnly(self.binding),
        "prompt": sizeOnly(self.prompt),
        "maxAgeSeconds": self.maxAgeSeconds as Any,
        "loginHint": sizeOnly(self.loginHint),
        "levels": self.levels as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of BeginProviderSignIn.
public struct BeginProviderSignInResponse: Sendable, Hashable {
  /// url.
  public var url: String?
  /// For a cookie of the browser.
  public var binding: [UInt8]?
  /// The provider's name, also where an identifier was given.
  public var providerName: String?

  /// Makes a message; what is not given is absent.
  public init(
    url: String? = nil,
    binding: [UInt8]? = nil,
    providerName: String? = nil
  ) {
    self.url = url
    self.binding = binding
    self.providerName = providerName
  }
}

extension BeginProviderSignInResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "url": sizeOnly(self.url),
        "binding": sizeOnly(self.binding),
        "providerName": sizeOnly(self.providerName),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of KeepProviderAnswer: one of OpenID Connect, or of SAML.
public struct KeepProviderAnswerRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// The state, or SAML's RelayState.
  public var state: String?
  /// form.
  public var form: ProviderAnswerForm?
  /// In base64.
  public var samlResponse: [UInt8]?
  /// Where it came to.
  public var baseUrl: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    state: String? = nil,
    form: ProviderAnswerForm? = nil,
    samlResponse: [UInt8]? = nil,
    baseUrl: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.state = state
    self.form = form
    self.samlResponse = samlResponse
    self.baseUrl = baseUrl
  }
}

extension KeepProviderAnswerRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "state": sizeOnly(self.state),
        "form": self.form as Any,
        "samlResponse": sizeOnly(self.samlResponse),
        "baseUrl": sizeOnly(self.baseUrl),
      ],
      displayStyle: .struct
    )
  }
}

/// What a provider of OAuth answers by a browser (RFC 6749 section 4.1.2).
public struct ProviderAnswerForm: Sendable, Hashable {
  /// code.
  public var code: String?
  /// Why the provider refuses.
  public var error: String?
  /// Who answers (RFC 9207).
  public var issuer: String?
  /// What Apple says of a new user.
  public var appleUser: String?

  /// Makes a message; what is not given is absent.
  public init(
    code: String? = nil,
    error: String? = nil,
    issuer: String? = nil,
    appleUser: String? = nil
  ) {
    self.code = code
    self.error = error
    self.issuer = issuer
    self.appleUser = appleUser
  }
}

extension ProviderAnswerForm: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "code": sizeOnly(self.code),
        "error": sizeOnly(self.error),
        "issuer": sizeOnly(self.issuer),
        "appleUser": sizeOnly(self.appleUser),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of KeepProviderAnswer.
public struct KeepProviderAnswerResponse: Sendable, Hashable {
  /// Whether a sign-in waits for the answer.
  public var isKept: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    isKept: Bool? = nil
  ) {
    self.isKept = isKept
  }
}

/// Request of KeepUnaskedAnswer.
public struct KeepUnaskedAnswerRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// Absent: the one among the permitted that may begin a sign-in, if it is one alone.
  public var providerName: String?
  /// permitted_providers.
  public var permittedProviders: [String]
  /// saml_response.
  public var samlResponse: [UInt8]?
  /// base_url.
  public var baseUrl: String?
  /// As in BeginProviderSignIn.
  public var context: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil,
    permittedProviders: [String] = [],
    samlResponse: [UInt8]? = nil,
    baseUrl: String? = nil,
    context: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
    self.permittedProviders = permittedProviders
    self.samlResponse = samlResponse
    self.baseUrl = baseUrl
    self.context = context
  }
}

extension KeepUnaskedAnswerRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": sizeOnly(self.providerName),
        "permittedProviders": self.permittedProviders as Any,
        "samlResponse": sizeOnly(self.samlResponse),
        "baseUrl": sizeOnly(self.baseUrl),
        "context": sizeOnly(self.context),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of KeepUnaskedAnswer.
public struct KeepUnaskedAnswerResponse: Sendable, Hashable {
  /// What finishes it; absent where the provider may begin no sign-in.
  public var state: String?
  /// binding.
  public var binding: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    state: String? = nil,
    binding: [UInt8]? = nil
  ) {
    self.state = state
    self.binding = binding
  }
}

extension KeepUnaskedAnswerResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "state": sizeOnly(self.state),
        "binding": sizeOnly(self.binding),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of FinishProviderSignIn.
public struct FinishProviderSignInRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// state.
  public var state: String?
  /// From the browser's cookie.
  public var binding: [UInt8]?
  /// Absent where the answer was kept.
  public var form: ProviderAnswerForm?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    state: String? = nil,
    binding: [UInt8]? = nil,
    form: ProviderAnswerForm? = nil
  ) {
    self.userPoolId = userPoolId
    self.state = state
    self.binding = binding
    self.form = form
  }
}

extension FinishProviderSignInRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "state": sizeOnly(self.state),
        "binding": sizeOnly(self.binding),
        "form": self.form as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of FinishProviderSignIn; without a context no sign-in of this browser has the state.
public struct FinishProviderSignInResponse: Sendable, Hashable {
  /// context.
  public var context: [UInt8]?
  /// Absent where the provider proves none.
  public var user: ProvedProviderUser?
  /// A word of RFC 6749 section 4.1.2.1, where no user is proved.
  public var error: String?
  /// Cognito's sentence.
  public var errorDescription: String?
  /// The rule that refuses, for the operator.
  public var rule: String?

  /// Makes a message; what is not given is absent.
  public init(
    context: [UInt8]? = nil,
    user: ProvedProviderUser? = nil,
    error: String? = nil,
    errorDescription: String? = nil,
    rule: String? = nil
  ) {
    self.context = context
    self.user = user
    self.error = error
    self.errorDescription = errorDescription
    self.rule = rule
  }
}

extension FinishProviderSignInResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "context": sizeOnly(self.context),
        "user": self.user as Any,
        "error": self.error as Any,
        "errorDescription": sizeOnly(self.errorDescription),
        "rule": sizeOnly(self.rule),
      ],
      displayStyle: .struct
    )
  }
}

/// A user whom a provider has proved.
public struct ProvedProviderUser: Sendable, Hashable {
  /// provider_name.
  public var providerName: String?
  /// provider_type.
  public var providerType: String?
  /// Absent where the provider has none.
  public var issuer: String?
  /// The user, as the provider names it.
  public var subject: String?
  /// What the provider says of the user, a JSON object.
  public var claimsJson: String?
  /// The same by where it comes from, such as idToken, a JSON object of objects.
  public var originsJson: String?
  /// attribute_mapping_json.
  public var attributeMappingJson: String?
  /// When the user signed in at the provider.
  public var authenticatedAtUnixSeconds: Int64?
  /// The level of the pool, Level1 to Level4, that the provider's acr stands for.
  public var level: String?
  /// The provider's session, for a logout there: SAML's NameID and SessionIndex, sealed.
  public var sealedSession: [UInt8]?
  /// The provider's own tokens, sealed; absent where there are none.
  public var sealedTokens: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    providerName: String? = nil,
    providerType: String? = nil,
    issuer: String? = nil,
    subject: String? = nil,
    claimsJson: String? = nil,
    originsJson: String? = nil,
    attributeMappingJson: String? = nil,
    authenticatedAtUnixSeconds: Int64? = nil,
    level: String? = nil,
    sealedSession: [UInt8]? = nil,
    sealedTokens: [UInt8]? = nil
  ) {
    self.providerName = providerName
    self.providerType = providerType
    self.issuer = issuer
    self.subject = subject
    self.claimsJson = claimsJson
    self.originsJson = originsJson
    self.attributeMappingJson = attributeMappingJson
    self.authenticatedAtUnixSeconds = authenticatedAtUnixSeconds
    self.level = level
    self.sealedSession = sealedSession
    self.sealedTokens = sealedTokens
  }
}

extension ProvedProviderUser: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "providerName": sizeOnly(self.providerName),
        "providerType": self.providerType as Any,
        "issuer": sizeOnly(self.issuer),
        "subject": sizeOnly(self.subject),
        "claimsJson": sizeOnly(self.claimsJson),
        "originsJson": sizeOnly(self.originsJson),
        "attributeMappingJson": sizeOnly(self.attributeMappingJson),
        "authenticatedAtUnixSeconds": self.authenticatedAtUnixSeconds as Any,
        "level": self.level as Any,
        "sealedSession": sizeOnly(self.sealedSession),
        "sealedTokens": sizeOnly(self.sealedTokens),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of BeginProviderLogout.
public struct BeginProviderLogoutRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// From FinishProviderSignIn.
  public var sealedSession: [UInt8]?
  /// base_url.
  public var baseUrl: String?
  /// What comes back with the provider's answer.
  public var relayState: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sealedSession: [UInt8]? = nil,
    baseUrl: String? = nil,
    relayState: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.sealedSession = sealedSession
    self.baseUrl = baseUrl
    self.relayState = relayState
  }
}

extension BeginProviderLogoutRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "sealedSession": sizeOnly(self.sealedSession),
        "baseUrl": sizeOnly(self.baseUrl),
        "relayState": sizeOnly(self.relayState),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of BeginProviderLogout.
public struct BeginProviderLogoutResponse: Sendable, Hashable {
  /// Absent where the provider takes none.
  public var url: String?

  /// Makes a message; what is not given is absent.
  public init(
    url: String? = nil
  ) {
    self.url = url
  }
}

extension BeginProviderLogoutResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "url": sizeOnly(self.url),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of ReadProviderLogout.
public struct ReadProviderLogoutRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// In base64.
  public var samlRequest: [UInt8]?
  /// relay_state.
  public var relayState: String?
  /// base_url.
  public var baseUrl: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    samlRequest: [UInt8]? = nil,
    relayState: String? = nil,
    baseUrl: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.samlRequest = samlRequest
    self.relayState = relayState
    self.baseUrl = baseUrl
  }
}

extension ReadProviderLogoutRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "samlRequest": sizeOnly(self.samlRequest),
        "relayState": sizeOnly(self.relayState),
        "baseUrl": sizeOnly(self.baseUrl),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ReadProviderLogout; without a provider nothing is proved.
public struct ReadProviderLogoutResponse: Sendable, Hashable {
  /// provider_name.
  public var providerName: String?
  /// The user's name there.
  public var subject: String?
  /// Where the browser takes the answer.
  public var url: String?
  /// The rule that refuses, for the operator.
  public var rule: String?

  /// Makes a message; what is not given is absent.
  public init(
    providerName: String? = nil,
    subject: String? = nil,
    url: String? = nil,
    rule: String? = nil
  ) {
    self.providerName = providerName
    self.subject = subject
    self.url = url
    self.rule = rule
  }
}

extension ReadProviderLogoutResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "providerName": sizeOnly(self.providerName),
        "subject": sizeOnly(self.subject),
        "url": sizeOnly(self.url),
        "rule": sizeOnly(self.rule),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of KeepProviderTokens.
public struct KeepProviderTokensRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// From FinishProviderSignIn.
  public var sealedTokens: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sealedTokens: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.sealedTokens = sealedTokens
  }
}

extension KeepProviderTokensRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "sealedTokens": sizeOnly(self.sealedTokens),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of KeepProviderTokens.
public struct KeepProviderTokensResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of GetProviderToken.
public struct GetProviderTokenRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// provider_name.
  public var providerName: String?
  /// subject.
  public var subject: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil,
    subject: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
    self.subject = subject
  }
}

extension GetProviderTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": sizeOnly(self.providerName),
        "subject": sizeOnly(self.subject),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GetProviderToken.
public struct GetProviderTokenResponse: Sendable, Hashable {
  /// access_token.
  public var accessToken: String?
  /// Absent where the provider does not say.
  public var expiresAtUnixSeconds: Int64?
  /// scope.
  public var scope: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    expiresAtUnixSeconds: Int64? = nil,
    scope: String? = nil
  ) {
    self.accessToken = accessToken
    self.expiresAtUnixSeconds = expiresAtUnixSeconds
    self.scope = scope
  }
}

extension GetProviderTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "expiresAtUnixSeconds": self.expiresAtUnixSeconds as Any,
        "scope": sizeOnly(self.scope),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of RemoveProviderTokens.
public struct RemoveProviderTokensRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// provider_name.
  public var providerName: String?
  /// subject.
  public var subject: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil,
    subject: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
    self.subject = subject
  }
}

extension RemoveProviderTokensRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": sizeOnly(self.providerName),
        "subject": sizeOnly(self.subject),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of RemoveProviderTokens.
public struct RemoveProviderTokensResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
