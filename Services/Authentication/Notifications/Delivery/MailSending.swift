internal import Domain
package import Mail
package import Webhooks

/// Sends messages as mail.
package struct MailSending: MessageSender {
  private let client: SMTPClient

  /// Sends by a client of its own.
  package init(_ client: SMTPClient) {
    self.client = client
  }

  /// Hands the mail over to the server.
  package func send(_ message: OutgoingMessage) async throws(DeliveryFailure) {
    guard let address = MailAddress(message.destination) else {
      throw .refused("the address is not one that mail can be sent to")
    }
    let mail = MailMessage(
      to: address,
      from: message.from.flatMap(MailSender.init),
      replyTo: message.replyTo.flatMap(MailAddress.init),
      subject: message.subject,
      body: message.body,
      isHTML: message.isHTML,
      id: message.id,
      date: Instant(unixMillis: message.createdAtUnixMillis)
    )
    do throws(TransferError) {
      try await client.send(mail)
    } catch {
      switch error.kind {
      case .refused: throw .refused(error.description)
      case .unavailable: throw .unavailable(error.description)
      }
    }
  }
}
