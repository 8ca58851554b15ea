package import AuthenticationCore
package import Domain

/// To whom a message goes, and on whose behalf.
package struct MessageRecipient: Sendable {
  let pool: UserPoolSettings
  /// The client that gave reason for it; nil where an administrator did.
  let client: ClientID?
  let username: String
  let address: CodeAddress
  /// The user's attributes as events have them, with the address that the message goes to: a function
  /// that sends the message itself has no other way to learn where to.
  let attributes: [String: String]
  /// Who gives reason for it.
  package var cause: MessageCause

  /// A recipient whose attributes are as events have them.
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
    var attributes = attributes
    attributes[address.medium.attributeName] = address.destination
    self.attributes = attributes
  }
}
