internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications

/// A code, the message that carries it and what is returned of it.
struct CodeDelivery: Sendable {
  let address: CodeAddress
  let code: NewConfirmationCode
  let message: NewOutboxMessage
  let details: CodeDeliveryDetailsType
}
