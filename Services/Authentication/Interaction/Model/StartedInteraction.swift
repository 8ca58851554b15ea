/// A session that was made, with what is returned only once.
package struct StartedInteraction: Sendable {
  package let session: InteractionSession
  package let handle: String
  /// Leads to the app, and is the text of the QR code.
  package let link: String
}
