// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authorization.proto. Do not edit.

internal import GatehouseMessages

/// One parameter of an address.
public struct AuthorizationParameter: Sendable, Hashable {
  /// name.
  public var name: String?
  /// value.
  public var value: String?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    value: String? = nil
  ) {
    self.name = name
    self.value = value
  }
}

extension AuthorizationParameter: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "name": sizeOnly(self.name),
        "value": sizeOnly(self.value),
      ],
      displayStyle: .struct
    )
  }
}

/// The parameters of an address, of which none stands twice here.
public struct AuthorizationParameters: Sendable, Hashable {
  /// parameters.
  public var parameters: [AuthorizationParameter]
  /// Names that stood more than once.
  public var repeatedNames: [String]
  /// Whether something could not be decoded.
  public var isMalformed: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    parameters: [AuthorizationParameter] = [],
    repeatedNames: [String] = [],
    isMalformed: Bool? = nil
  ) {
    self.parameters = parameters
    self.repeatedNames = repeatedNames
    self.isMalformed = isMalformed
  }
}

/// What a browser keeps for one pool.
public struct BrowserCookies: Sendable, Hashable {
  /// The pool by the part of its id after the region.
  public var poolName: String?
  /// The secret of its SSO session.
  public var session: [UInt8]?
  /// Whether the user has signed out since: no session is reused, nor that of an outside provider.
  public var wantsFreshSignIn: Bool?
  /// By which its pages know the browser again.
  public var device: [UInt8]?
  /// By which it proves to be a device of its user, where it has no key.
  public var remembered: [UInt8]?
  /// Whether its user wants to be offered no passkey.
  public var declinesPasskey: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    poolName: String? = nil,
    session: [UInt8]? = nil,
    wantsFreshSignIn: Bool? = nil,
    device: [UInt8]? = nil,
    remembered: [UInt8]? = nil,
    declinesPasskey: Bool? = nil
  ) {
    self.poolName = poolName
    self.session = session
    self.wantsFreshSignIn = wantsFreshSignIn
    self.device = device
    self.remembered = remembered
    self.declinesPasskey = declinesPasskey
  }
}

extension BrowserCookies: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "poolName": self.poolName as Any,
        "session": sizeOnly(self.session),
        "wantsFreshSignIn": self.wantsFreshSignIn as Any,
        "device": sizeOnly(self.device),
        "remembered": sizeOnly(self.remembered),
        "declinesPasskey": self.declinesPasskey as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Where a client's redirect leads: a registered address, and what is added to it.
public struct AuthorizationRedirect: Sendable, Hashable {
  /// uri.
  public var uri: String?
  /// parameters.
  public var parameters: [AuthorizationParameter]
  /// Whether the parameters stand in the fragment: tokens of the implicit grant.
  public var isFragment: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    uri: String? = nil,
    parameters: [AuthorizationParameter] = [],
    isFragment: Bool? = nil
  ) {
    self.uri = uri
    self.parameters = parameters
    self.isFragment = isFragment
  }
}

extension AuthorizationRedirect: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "uri": sizeOnly(self.uri),
        "parameters": self.parameters as Any,
        "isFragment": self.isFragment as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// What a browser is to keep.
public struct BrowserSessionCookie: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// The secret of the SSO session; absent: the cookie is to be removed.
  public var session: [UInt8]?
  /// Absent: until the browser is closed.
  public var lifetimeSeconds: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    session: [UInt8]? = nil,
    lifetimeSeconds: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.session = session
    self.lifetimeSeconds = lifetimeSeconds
  }
}

extension BrowserSessionCookie: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "session": sizeOnly(self.session),
        "lifetimeSeconds": self.lifetimeSeconds as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A refusal that the browser shows.
public struct AuthorizationErrorPage: Sendable, Hashable {
  /// A word of AuthorizationError in words.txt.
  public var error: String?
  /// The client's id, where it has the form of one.
  public var clientId: String?

  /// Makes a message; what is not given is absent.
  public init(
    error: String? = nil,
    clientId: String? = nil
  ) {
    self.error = error
    self.clientId = clientId
  }
}

/// Request of Authorize.
public struct AuthorizeRequest: Sendable, Hashable {
  /// The pool whose address it was; absent for the installation's own.
  public var userPoolId: String?
  /// query.
  public var query: AuthorizationParameters?
  /// cookies.
  public var cookies: [BrowserCookies]

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    query: AuthorizationParameters? = nil,
    cookies: [BrowserCookies] = []
  ) {
    self.userPoolId = userPoolId
    self.query = query
    self.cookies = cookies
  }
}

/// Response of Authorize: exactly one but for the cookie.
public struct AuthorizeResponse: Sendable, Hashable {
  /// Back to the client, with a code, tokens or an error.
  public var redirect: AuthorizationRedirect?
  /// To the login page, which has these parameters.
  public var login: AuthorizationParameters?
  /// error_page.
  public var errorPage: AuthorizationErrorPage?
  /// To an outside provider.
  public var providerUrl: String?
  /// cookie.
  public var cookie: BrowserSessionCookie?
  /// To the page on which the user chooses an account, which has these parameters.
  public var accountChoice: AuthorizationParameters?

  /// Makes a message; what is not given is absent.
  public init(
    redirect: AuthorizationRedirect? = nil,
    login: AuthorizationParameters? = nil,
    errorPage: AuthorizationErrorPage? = nil,
    providerUrl: String? = nil,
    cookie: BrowserSessionCookie? = nil,
    accountChoice: AuthorizationParameters? = nil
  ) {
    self.redirect = redirect
    self.login = login
    self.errorPage = errorPage
    self.providerUrl = providerUrl
    self.cookie = cookie
    self.accountChoice = accountChoice
  }
}

extension AuthorizeResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "redirect": self.redirect as Any,
        "login": self.login as Any,
        "errorPage": self.errorPage as Any,
        "providerUrl": sizeOnly(self.providerUrl),
        "cookie": self.cookie as Any,
        "accountChoice": self.accountChoice as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of EndSession.
public struct EndSessionRequest: Sendable, Hashable {
  /// The pool whose address it was; absent for the installation's own.
  public var userPoolId: String?
  /// query.
  public var query: AuthorizationParameters?
  /// cookies.
  public var cookies: [BrowserCookies]
  /// Whether the user has pressed the button of the page that asks.
  public var isConfirmed: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    query: AuthorizationParameters? = nil,
    cookies: [BrowserCookies] = [],
    isConfirmed: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.query = query
    self.cookies = cookies
    self.isConfirmed = isConfirmed
  }
}

/// Response of EndSession: exactly one of the first five.
public struct EndSessionResponse: Sendable, Hashable {
  /// To a registered address of the client.
  public var redirect: AuthorizationRedirect?
  /// To the login page, which has these parameters.
  public var login: AuthorizationParameters?
  /// A page that says what is missing: a word of EndSessionFault in words.txt.
  public var fault: String?
  /// A page that asks whether to sign out: nothing is ended yet.
  public var isQuestion: Bool?
  /// A page that says that the user has signed out.
  public var isSignedOut: Bool?
  /// The pool whose cookies go; absent where none do.
  public var endedUserPoolId: String?
  /// Where the outside provider that signed the user in ends its own session, before the browser goes where it is sent otherwise; absent where none does.
  public var providerUrl: String?

  /// Makes a message; what is not given is absent.
  public init(
    redirect: AuthorizationRedirect? = nil,
    login: AuthorizationParameters? = nil,
    fault: String? = nil,
    isQuestion: Bool? = nil,
    isSignedOut: Bool? = nil,
    endedUserPoolId: String? = nil,
    providerUrl: String? = nil
  ) {
    self.redirect = redirect
    self.login = login
    self.fault = fault
    self.isQuestion = isQuestion
    self.isSignedOut = isSignedOut
    self.endedUserPoolId = endedUserPoolId
    self.providerUrl = providerUrl
  }
}

extension EndSessionResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "redirect": self.redirect as Any,
        "login": self.login as Any,
        "fault": self.fault as Any,
        "isQuestion": self.isQuestion as Any,
        "isSignedOut": self.isSignedOut as Any,
        "endedUserPoolId": self.endedUserPoolId as Any,
        "providerUrl": sizeOnly(self.providerUrl),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of ShowUserInfo.
public struct ShowUserInfoRequest: Sendable, Hashable {
  /// The pool whose address it was; absent for the installation's own.
  public var userPoolId: String?
  /// access_token.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    accessToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.accessToken = accessToken
  }
}

extension ShowUserInfoRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ShowUserInfo: claims, or an error.
public struct ShowUserInfoResponse: Sendable, Hashable {
  /// A JSON object as UTF-8.
  public var claims: [UInt8]?
  /// A word of UserInfoError in words.txt.
  public var error: String?

  /// Makes a message; what is not given is absent.
  public init(
    claims: [UInt8]? = nil,
    error: String? = nil
  ) {
    self.claims = claims
    self.error = error
  }
}

extension ShowUserInfoResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "claims": sizeOnly(self.claims),
        "error": self.error as Any,
      ],
      displayStyle: .struct
    )
  }
}
