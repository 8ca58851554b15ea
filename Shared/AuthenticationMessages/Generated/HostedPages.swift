// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/hosted_pages.proto. Do not edit.

internal import GatehouseMessages

/// ShowHostedPageRequest.
public struct ShowHostedPageRequest: Sendable, Hashable {
  /// A word of HostedPage in words.txt.
  public var page: String?
  /// The pool whose address it is; absent where the client alone says which.
  public var userPoolId: String?
  /// query.
  public var query: AuthorizationParameters?
  /// What the browser keeps between the pages of a sign-in.
  public var flow: [UInt8]?
  /// The origin that the browser is at, as scripts and authenticators see it.
  public var origin: String?
  /// By which the browser may be signed in already.
  public var cookies: [BrowserCookies]

  /// Makes a message; what is not given is absent.
  public init(
    page: String? = nil,
    userPoolId: String? = nil,
    query: AuthorizationParameters? = nil,
    flow: [UInt8]? = nil,
    origin: String? = nil,
    cookies: [BrowserCookies] = []
  ) {
    self.page = page
    self.userPoolId = userPoolId
    self.query = query
    self.flow = flow
    self.origin = origin
    self.cookies = cookies
  }
}

extension ShowHostedPageRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "page": self.page as Any,
        "userPoolId": self.userPoolId as Any,
        "query": self.query as Any,
        "flow": sizeOnly(self.flow),
        "origin": self.origin as Any,
        "cookies": self.cookies as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// ShowHostedPageResponse.
public struct ShowHostedPageResponse: Sendable, Hashable {
  /// Exactly one of the first two is present.
  public var view: HostedPageView?
  /// move.
  public var move: HostedPageMove?
  /// Absent where the browser keeps what it has.
  public var flow: HostedPageFlow?
  /// The client's pool, whose cookies the gateway names by it.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    view: HostedPageView? = nil,
    move: HostedPageMove? = nil,
    flow: HostedPageFlow? = nil,
    userPoolId: String? = nil
  ) {
    self.view = view
    self.move = move
    self.flow = flow
    self.userPoolId = userPoolId
  }
}

/// SubmitHostedPageRequest.
public struct SubmitHostedPageRequest: Sendable, Hashable {
  /// A word of HostedPage in words.txt.
  public var page: String?
  /// user_pool_id.
  public var userPoolId: String?
  /// query.
  public var query: AuthorizationParameters?
  /// flow.
  public var flow: [UInt8]?
  /// fields.
  public var fields: [AuthorizationParameter]
  /// origin.
  public var origin: String?
  /// Whose sessions this sign-in takes the place of.
  public var cookies: [BrowserCookies]

  /// Makes a message; what is not given is absent.
  public init(
    page: String? = nil,
    userPoolId: String? = nil,
    query: AuthorizationParameters? = nil,
    flow: [UInt8]? = nil,
    fields: [AuthorizationParameter] = [],
    origin: String? = nil,
    cookies: [BrowserCookies] = []
  ) {
    self.page = page
    self.userPoolId = userPoolId
    self.query = query
    self.flow = flow
    self.fields = fields
    self.origin = origin
    self.cookies = cookies
  }
}

extension SubmitHostedPageRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "page": self.page as Any,
        "userPoolId": self.userPoolId as Any,
        "query": self.query as Any,
        "flow": sizeOnly(self.flow),
        "fields": self.fields as Any,
        "origin": self.origin as Any,
        "cookies": self.cookies as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// SubmitHostedPageResponse.
public struct SubmitHostedPageResponse: Sendable, Hashable {
  /// move.
  public var move: HostedPageMove?
  /// flow.
  public var flow: HostedPageFlow?
  /// user_pool_id.
  public var userPoolId: String?
  /// The session that the browser has begun.
  public var cookie: BrowserSessionCookie?
  /// The exception behind a refusal; absent where nothing was refused.
  public var refusal: String?
  /// By which the pool's pages know the browser again; absent where it keeps what it has.
  public var device: [UInt8]?
  /// By which it proves to be a device of its user, where it has no key; absent where it keeps what it has.
  public var remembered: [UInt8]?
  /// Whether it is to be offered no passkey again.
  public var declinesPasskey: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    move: HostedPageMove? = nil,
    flow: HostedPageFlow? = nil,
    userPoolId: String? = nil,
    cookie: BrowserSessionCookie? = nil,
    refusal: String? = nil,
    device: [UInt8]? = nil,
    remembered: [UInt8]? = nil,
    declinesPasskey: Bool? = nil
  ) {
    self.move = move
    self.flow = flow
    self.userPoolId = userPoolId
    self.cookie = cookie
    self.refusal = refusal
    self.device = device
    self.remembered = remembered
    self.declinesPasskey = declinesPasskey
  }
}

extension SubmitHostedPageResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "move": self.move as Any,
        "flow": self.flow as Any,
        "userPoolId": self.userPoolId as Any,
        "cookie": self.cookie as Any,
        "refusal": self.refusal as Any,
        "device": sizeOnly(self.device),
        "remembered": sizeOnly(self.remembered),
        "declinesPasskey": self.declinesPasskey as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Where the browser goes.
public struct HostedPageMove: Sendable, Hashable {
  /// A page, by its word, with the parameters that it carries.
  public var page: String?
  /// carried.
  public var carried: [AuthorizationParameter]
  /// The address of a client, which takes the place of a page.
  public var redirect: AuthorizationRedirect?

  /// Makes a message; what is not given is absent.
  public init(
    page: String? = nil,
    carried: [AuthorizationParameter] = [],
    redirect: AuthorizationRedirect? = nil
  ) {
    self.page = page
    self.carried = carried
    self.redirect = redirect
  }
}

/// What the browser keeps; without a value it is to keep nothing.
public struct HostedPageFlow: Sendable, Hashable {
  /// value.
  public var value: [UInt8]?
  /// seconds.
  public var seconds: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    value: [UInt8]? = nil,
    seconds: Int64? = nil
  ) {
    self.value = value
    self.seconds = seconds
  }
}

extension HostedPageFlow: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "value": sizeOnly(self.value),
        "seconds": self.seconds as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// What a page shows.
public struct HostedPageView: Sendable, Hashable {
  /// A word of HostedPage in words.txt.
  public var page: String?
  /// client_name.
  public var clientName: String?
  /// The parameters that travel on each link and form.
  public var carried: [AuthorizationParameter]
  /// Where the sign-in leads: the origin, or the scheme of an app.
  public var destinationOrigin: String?
  /// Names the step, so that a form of another one is not taken for it.
  public var step: String?
  /// username.
  public var username: String?
  /// Which names sign a user in: a word of HostedPageName in words.txt.
  ///
  /// Absent where outside providers alone do.
  public var nameKind: String?
  /// offers_sign_up.
  public var offersSignUp: Bool?
  /// offers_password_reset.
  public var offersPasswordReset: Bool?
  /// EMAIL or SMS; SET_UP where a factor is chosen that is set up.
  public var medium: String?
  /// Masked.
  public var address: String?
  /// The factors to choose from, by the names of their challenges.
  public var factors: [String]
  /// attributes.
  public var attributes: [HostedPageAttribute]
  /// rules.
  public var rules: HostedPasswordRules?
  /// In Base32.
  public var secret: String?
  /// What the QR code says.
  public var keyUri: String?
  /// With spaces between them.
  public var recoveryCodes: String?
  /// notice.
  public var notice: HostedPageNotice?
  /// What was typed before, never a secret.
  public var typed: [AuthorizationParameter]
  /// Until the step is over.
  public var secondsLeft: Int64?
  /// Outside providers of the client, by their names.
  public var providers: [String]
  /// Whether a recovery code may stand in for the code that is asked for.
  public var takesRecoveryCode: Bool?
  /// Registered addresses that nearly match; only where the installation is for development.
  public var similarAddresses: [String]
  /// What the key of the browser is to sign; absent where the pool tracks no devices.
  public var browserChallenge: String?
  /// ASK where the user says whether the browser is remembered, ALWAYS where it is without; absent elsewhere.
  public var remembering: String?
  /// For how long; absent: until the user ends it.
  public var rememberedDays: Int64?
  /// Whether the name alone is asked for, before its user chooses how to begin.
  public var isNameFirst: Bool?
  /// What a browser uses or makes a passkey by, in JSON.
  public var passkeyOptions: String?
  /// Goes with a passkey's answer where no name was typed before.
  public var passkeySession: String?
  /// Whether the code stands in for a password; it then has another number of digits than a second factor's.
  public var isFirstCode: Bool?
  /// Names the account that the browser is signed in to, which username shows.
  public var account: String?

  /// Makes a message; what is not given is absent.
  public init(
    page: String? = nil,
    clientName: String? = nil,
    carried: [AuthorizationParameter] = [],
    destinationOrigin: String? = nil,
    step: String? = nil,
    username: String? = nil,
    nameKind: String? = nil,
    offersSignUp: Bool? = nil,
    offersPasswordReset: Bool? = nil,
    medium: String? = nil,
    address: String? = nil,
    factors: [String] = [],
    attributes: [HostedPageAttribute] = [],
    rules: HostedPasswordRules? = nil,
    secret: String? = nil,
    keyUri: String? = nil,
    recoveryCodes: String? = nil,
    notice: HostedPageNotice? = nil,
    typed: [AuthorizationParameter] = [],
    secondsLeft: Int64? = nil,
    providers: [String] = [],
    takesRecoveryCode: Bool? = nil,
    similarAddresses: [String] = [],
    browserChallenge: String? = nil,
    remembering: String? = nil,
    rememberedDays: Int64? = nil,
    isNameFirst: Bool? = nil,
    passkeyOptions: String? = nil,
    passkeySession: String? = nil,
    isFirstCode: Bool? = nil,
    account: String? = nil
  ) {
    self.page = page
    self.clientName = clientName
    self.carried = carried
    self.destinationOrigin = destinationOrigin
    self.step = step
    self.username = username
    self.nameKind = nameKind
    self.offersSignUp = offersSignUp
    self.offersPasswordReset = offersPasswordReset
    self.medium = medium
    self.address = address
    self.factors = factors
    self.attributes = attributes
    self.rules = rules
    self.secret = secret
    self.keyUri = keyUri
    self.recoveryCodes = recoveryCodes
    self.notice = notice
    self.typed = typed
    self.secondsLeft = secondsLeft
    self.providers = providers
    self.takesRecoveryCode = takesRecoveryCode
    self.similarAddresses = similarAddresses
    self.browserChallenge = browserChallenge
    self.remembering = remembering
    self.rememberedDays = rememberedDays
    self.isNameFirst = isNameFirst
    self.passkeyOptions = passkeyOptions
    self.passkeySession = passkeySession
    self.isFirstCode = isFirstCode
    self.account = account
  }
}

extension HostedPageView: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "page": self.page as Any,
        "clientName": sizeOnly(self.clientName),
        "carried": self.carried as Any,
        "destinationOrigin": self.destinationOrigin as Any,
        "step": self.step as Any,
        "username": sizeOnly(self.username),
        "nameKind": self.nameKind as Any,
        "offersSignUp": self.offersSignUp as Any,
        "offersPasswordReset": self.offersPasswordReset as Any,
        "medium": self.medium as Any,
        "address": sizeOnly(self.address),
        "factors": self.factors as Any,
        "attributes": self.attributes as Any,
        "rules": self.rules as Any,
        "secret": sizeOnly(self.secret),
        "keyUri": sizeOnly(self.keyUri),
        "recoveryCodes": sizeOnly(self.recoveryCodes),
        "notice": self.notice as Any,
        "typed": self.typed as Any,
        "secondsLeft": self.secondsLeft as Any,
        "providers": self.providers as Any,
        "takesRecoveryCode": self.takesRecoveryCode as Any,
        "similarAddresses": self.similarAddresses as Any,
        "browserChallenge": self.browserChallenge as Any,
        "remembering": self.remembering as Any,
        "rememberedDays": self.rememberedDays as Any,
        "isNameFirst": self.isNameFirst as Any,
        "passkeyOptions": sizeOnly(self.passkeyOptions),
        "passkeySession": self.passkeySession as Any,
        "isFirstCode": self.isFirstCode as Any,
        "account": self.account as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A field for an attribute of the user.
public struct HostedPageAttribute: Sendable, Hashable {
  /// name.
  public var name: String?
  /// is_required.
  public var isRequired: Bool?
  /// String, Number, DateTime or Boolean.
  public var type: String?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    isRequired: Bool? = nil,
    type: String? = nil
  ) {
    self.name = name
    self.isRequired = isRequired
    self.type = type
  }
}

/// What a new password needs.
public struct HostedPasswordRules: Sendable, Hashable {
  /// minimum_length.
  public var minimumLength: Int32?
  /// needs_lowercase.
  public var needsLowercase: Bool?
  /// needs_uppercase.
  public var needsUppercase: Bool?
  /// needs_number.
  public var needsNumber: Bool?
  /// needs_symbol.
  public var needsSymbol: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    minimumLength: Int32? = nil,
    needsLowercase: Bool? = nil,
    needsUppercase: Bool? = nil,
    needsNumber: Bool? = nil,
    needsSymbol: Bool? = nil
  ) {
    self.minimumLength = minimumLength
    self.needsLowercase = needsLowercase
    self.needsUppercase = needsUppercase
    self.needsNumber = needsNumber
    self.needsSymbol = needsSymbol
  }
}

/// What the user is told of the last form.
public struct HostedPageNotice: Sendable, Hashable {
  /// A word of HostedPageNoticeWord in words.txt.
  public var word: String?
  /// The field that it is about.
  public var field: String?
  /// The words of a function of the pool, shown as they are.
  public var detail: String?
  /// The request that was refused.
  public var reference: String?

  /// Makes a message; what is not given is absent.
  public init(
    word: String? = nil,
    field: String? = nil,
    detail: String? = nil,
    reference: String? = nil
  ) {
    self.word = word
    self.field = field
    self.detail = detail
    self.reference = reference
  }
}

extension HostedPageNotice: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "word": self.word as Any,
        "field": self.field as Any,
        "detail": sizeOnly(self.detail),
        "reference": self.reference as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// What the browser keeps between the pages of a sign-in, sealed by the authentication service.
///
/// A running older process must understand what a newer one seals, so that field numbers are never reused.
public struct SealedHostedPageFlow: Sendable, Hashable {
  /// id.
  public var id: [UInt8]?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?
  /// The page that the flow has come to.
  public var page: String?
  /// The Session of the challenge, with the challenge's name.
  public var session: String?
  /// challenge.
  public var challenge: String?
  /// As the user typed it.
  public var username: String?
  /// medium.
  public var medium: String?
  /// Masked.
  public var address: String?
  /// factors.
  public var factors: [String]
  /// In Base32.
  public var secret: String?
  /// With spaces between them.
  public var recoveryCodes: String?
  /// Where the browser goes at the end.
  public var redirect: AuthorizationRedirect?
  /// notice.
  public var notice: HostedPageNotice?
  /// typed.
  public var typed: [AuthorizationParameter]
  /// required_attributes.
  public var requiredAttributes: [String]
  /// sent_at_unix_millis.
  public var sentAtUnixMillis: Int64?
  /// The name that the challenge's user goes by.
  public var challengedName: String?
  /// The user who signed up in this browser, and is signed in once the code of the sign-up comes.
  ///
  /// A taken address has one that is no user's.
  public var signedUpSub: String?
  /// Whether the browser can be known again once its user is signed in.
  public var mayBeRemembered: Bool?
  /// What a browser uses or makes a passkey by, in JSON.
  public var passkeyOptions: String?
  /// The user who has signed in, where a page follows that acts for that user.
  public var sub: String?
  /// Whether the code that is asked for stands in for a password.
  public var isFirstCode: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    id: [UInt8]? = nil,
    expiresAtUnixMillis: Int64? = nil,
    page: String? = nil,
    session: String? = nil,
    challenge: String? = nil,
    username: String? = nil,
    medium: String? = nil,
    address: String? = nil,
    factors: [String] = [],
    secret: String? = nil,
    recoveryCodes: String? = nil,
    redirect: AuthorizationRedirect? = nil,
    notice: HostedPageNotice? = nil,
    typed: [AuthorizationParameter] = [],
    requiredAttributes: [String] = [],
    sentAtUnixMillis: Int64? = nil,
    challengedName: String? = nil,
    signedUpSub: String? = nil,
    mayBeRemembered: Bool? = nil,
    passkeyOptions: String? = nil,
    sub: String? = nil,
    isFirstCode: Bool? = nil
  ) {
    self.id = id
    self.expiresAtUnixMillis = expiresAtUnixMillis
    self.page = page
    self.session = session
    self.challenge = challenge
    self.username = username
    self.medium = medium
    self.address = address
    self.factors = factors
    self.secret = secret
    self.recoveryCodes = recoveryCodes
    self.redirect = redirect
    self.notice = notice
    self.typed = typed
    self.requiredAttributes = requiredAttributes
    self.sentAtUnixMillis = sentAtUnixMillis
    self.challengedName = challengedName
    self.signedUpSub = signedUpSub
    self.mayBeRemembered = mayBeRemembered
    self.passkeyOptions = passkeyOptions
    self.sub = sub
    self.isFirstCode = isFirstCode
  }
}

extension SealedHostedPageFlow: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "id": sizeOnly(self.id),
        "expiresAtUnixMillis": self.expiresAtUnixMillis as Any,
        "page": self.page as Any,
        "session": sizeOnly(self.session),
        "challenge": self.challenge as Any,
        "username": sizeOnly(self.username),
        "medium": self.medium as Any,
        "address": sizeOnly(self.address),
        "factors": self.factors as Any,
        "secret": sizeOnly(self.secret),
        "recoveryCodes": sizeOnly(self.recoveryCodes),
        "redirect": self.redirect as Any,
        "notice": self.notice as Any,
        "typed": self.typed as Any,
        "requiredAttributes": self.requiredAttributes as Any,
        "sentAtUnixMillis": self.sentAtUnixMillis as Any,
        "challengedName": sizeOnly(self.challengedName),
        "signedUpSub": self.signedUpSub as Any,
        "mayBeRemembered": self.mayBeRemembered as Any,
        "passkeyOptions": sizeOnly(self.passkeyOptions),
        "sub": self.sub as Any,
        "isFirstCode": self.isFirstCode as Any,
      ],
      displayStyle: .struct
    )
  }
}
