internal import AuthenticationCore
package import PublicOperations
internal import RPC

/// What a message says to its user, before it is put into words.
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
}
