internal import AuthenticationCore
internal import Deliveries
internal import Domain
internal import Logging

extension DeliveryNotes<MessageDeliveryStore> {
  private static var noteTries: Int { 20 }

  /// Why the message is not even tried; nil where it is.
  func fault(of message: MessageDeliveryStore.Claimed, at now: Instant) -> String? {
    guard now < message.expiresAt else { return "what the message tells has expired" }
    guard message.attempts <= MessageDelivery.maxAttempts else {
      return "no attempt out of \(message.attempts - 1) was answered"
    }
    return nil
  }

  /// The receiver has the message: the note of it must not be lost to a passing fault.
  func noteSent(_ message: MessageDeliveryStore.Claimed) async {
    for _ in 0..<Self.noteTries {
      do throws(AuthenticationFailure) {
        try await queue.markSent(message, at: clock.now())
        return
      } catch {
        logger.warning(
          "a sent message is not noted as sent yet",
          metadata: ["message": "\(message.id)", "error": "\(error.status)"]
        )
        await pause(.seconds(1))
      }
    }
    logger.error(
      "a sent message could not be noted as sent and will be sent again",
      metadata: ["message": "\(message.id)"]
    )
  }
}
