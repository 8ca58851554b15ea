// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/provider_redirect.proto. Do not edit.

internal import GatehouseMessages

/// Where a browser goes next.
public struct ProviderRedirectResponse: Sendable, Hashable {
  /// An address here, or a provider's.
  public var location: String?
  /// A word of ProviderRedirectPage in words.txt, in place of a location.
  public var page: String?
  /// The pool whose cookies are meant.
  public var userPoolId: String?
  /// For the cookie that says which browser was sent to a provider; absent: it stays.
  public var binding: [UInt8]?
  /// For the cookie of the browser's session; absent: it stays.
  public var session: [UInt8]?
  /// How long the browser keeps that; absent: until it is closed.
  public var sessionSeconds: Int64?
  /// What a metric and the event call the refusal, if it is one.
  public var exception: String?
  /// The client's, in place of a location.
  public var redirect: AuthorizationRedirect?

  /// Makes a message; what is not given is absent.
  public init(
    location: String? = nil,
    page: String? = nil,
    userPoolId: String? = nil,
    binding: [UInt8]? = nil,
    session: [UInt8]? = nil,
    sessionSeconds: Int64? = nil,
    exception: String? = nil,
    redirect: AuthorizationRedirect? = nil
  ) {
    self.location = location
    self.page = page
    self.userPoolId = userPoolId
    self.binding = binding
    self.session = session
    self.sessionSeconds = sessionSeconds
    self.exception = exception
    self.redirect = redirect
  }
}

extension ProviderRedirectResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "location": sizeOnly(self.location),
        "page": self.page as Any,
        "userPoolId": self.userPoolId as Any,
        "binding": sizeOnly(self.binding),
        "session": sizeOnly(self.session),
        "sessionSeconds": self.sessionSeconds as Any,
        "exception": self.exception as Any,
        "redirect": self.redirect as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of BeginProviderRedirect.
public struct BeginProviderRedirectRequest: Sendable, Hashable {
  /// Where the address names a pool.
  public var userPoolId: String?
  /// The query of the authorization request, with identity_provider or idp_identifier.
  public var query: String?
  /// From the browser's cookie.
  public var binding: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    query: String? = nil,
    binding: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.query = query
    self.binding = binding
  }
}

extension BeginProviderRedirectRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "query": sizeOnly(self.query),
        "binding": sizeOnly(self.binding),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of TakeProviderAnswer.
public struct TakeProviderAnswerRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// The state, or SAML's RelayState.
  public var state: String?
  /// code.
  public var code: String?
  /// error.
  public var error: String?
  /// issuer.
  public var issuer: String?
  /// What Apple says of a new user.
  public var appleUser: String?
  /// In base64.
  public var samlResponse: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    state: String? = nil,
    code: String? = nil,
    error: String? = nil,
    issuer: String? = nil,
    appleUser: String? = nil,
    samlResponse: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.state = state
    self.code = code
    self.error = error
    self.issuer = issuer
    self.appleUser = appleUser
    self.samlResponse = samlResponse
  }
}

extension TakeProviderAnswerRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "state": sizeOnly(self.state),
        "code": sizeOnly(self.code),
        "error": sizeOnly(self.error),
        "issuer": sizeOnly(self.issuer),
        "appleUser": sizeOnly(self.appleUser),
        "samlResponse": sizeOnly(self.samlResponse),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of FinishProviderRedirect.
public struct FinishProviderRedirectRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// state.
  public var state: String?
  /// code.
  public var code: String?
  /// error.
  public var error: String?
  /// issuer.
  public var issuer: String?
  /// From the browser's cookie.
  public var binding: [UInt8]?
  /// The secret of the browser's session so far.
  public var session: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    state: String? = nil,
    code: String? = nil,
    error: String? = nil,
    issuer: String? = nil,
    binding: [UInt8]? = nil,
    session: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.state = state
    self.code = code
    self.error = error
    self.issuer = issuer
    self.binding = binding
    self.session = session
  }
}

extension FinishProviderRedirectRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "state": sizeOnly(self.state),
        "code": sizeOnly(self.code),
        "error": sizeOnly(self.error),
        "issuer": sizeOnly(self.issuer),
        "binding": sizeOnly(self.binding),
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of TakeProviderLogout.
public struct TakeProviderLogoutRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// A wish of the provider, in base64.
  public var samlRequest: [UInt8]?
  /// Whether it is the answer to a wish of ours.
  public var isAnswer: Bool?
  /// relay_state.
  public var relayState: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    samlRequest: [UInt8]? = nil,
    isAnswer: Bool? = nil,
    relayState: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.samlRequest = samlRequest
    self.isAnswer = isAnswer
    self.relayState = relayState
  }
}

extension TakeProviderLogoutRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "samlRequest": sizeOnly(self.samlRequest),
        "isAnswer": self.isAnswer as Any,
        "relayState": sizeOnly(self.relayState),
      ],
      displayStyle: .struct
    )
  }
}
