/// What a session is to be, before it is made.
package struct NewInteraction: Sendable {
  package var kind: InteractionKind
  package var starter: InteractionStarter
  /// The name that was entered; nil without one.
  package var userName: String?
  package var preselectedAccount: String?
  package var content = InteractionContent()
  package var comparison = InteractionComparison.none
  package var lifetimeSeconds: Int64 = 120
  package var isPushed = false
  /// The instance that starts it for itself.
  package var instance: String?
  /// Whose browser it is for, as a relying server says.
  package var toldOrigin: Origin?

  /// Where a user's browser is.
  package struct Origin: Sendable {
    var address: String?
    /// Its User-Agent.
    var browser: String?
  }

  package init(kind: InteractionKind, starter: InteractionStarter) {
    self.kind = kind
    self.starter = starter
  }
}
