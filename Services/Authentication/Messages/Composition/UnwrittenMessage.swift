package import AuthenticationCore
package import Domain
package import PublicOperations
internal import RPC

/// What a message tells its user, before it is put into words.
package struct UnwrittenMessage: Sendable, Hashable {
  let source: MessageSource
  /// A code, or a temporary password.
  package let code: String
  /// The name by which the message speaks of its user.
  let shownUsername: String
  /// The link that confirms in place of the code.
  let link: String?
  /// What the request that gave reason for it adds for functions.
  let clientMetadata: [String: String]?
  /// The request that gave reason for it.
  let requestID: String
  /// The SDK that the request was made with.
  let sdk: String?

  package init(
    _ source: MessageSource,
    code: String,
    shownUsername: String,
    link: String? = nil,
    clientMetadata: [String: String]?,
    of call: Call
  ) {
    self.init(
      source: source,
      code: code,
      shownUsername: shownUsername,
      link: link,
      clientMetadata: clientMetadata,
      requestID: call.context.requestID,
      sdk: call.context.deviceSDK
    )
  }

  init(
    source: MessageSource,
    code: String,
    shownUsername: String,
    link: String?,
    clientMetadata: [String: String]?,
    requestID: String,
    sdk: String?
  ) {
    self.source = source
    self.code = code
    self.shownUsername = shownUsername
    self.link = link
    self.clientMetadata = clientMetadata
    self.requestID = requestID
    self.sdk = sdk
  }

  /// What is filled into the places of its wording.
  var values: MessageTemplate.Values {
    MessageTemplate.Values(code: code, username: shownUsername, link: link)
  }
}

/// To whom a message goes, and on whose behalf.
package struct MessageRecipient: Sendable {
  let pool: UserPoolSettings
  /// The client that gave reason for it; nil where an administrator did.
  let client: ClientID?
  let username: String
  let address: CodeAddress
  /// The user's attributes as events tell them, with the address that the message goes to: a function
  /// that sends the message itself has no other way to learn where to.
  let attributes: [String: String]
  /// Who gives reason for it.
  package var cause: MessageCause

  /// What the user reads, by its `locale` (LNG-1).
  var language: MessageLanguage { .of(attributes["locale"]) }

  /// A recipient whose attributes are as events tell them.
  package init(
    username: String,
    attributes: [String: String],
    address: CodeAddress,
    in pool: UserPoolSettings,
    client: ClientID?,
    cause: MessageCause
  ) {
    self.cause = cause
    self.pool = pool
    self.client = client
    self.username = username
    self.address = address
    var told = attributes
    told[address.medium.attributeName] = address.destination
    self.attributes = told
  }
}
