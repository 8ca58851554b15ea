/// What an assertion must name to count.
package struct SAMLExpectations: Sendable, Hashable {
  /// One of these as its audience.
  package let audiences: Set<String>
  /// One of these as the place it was sent to; empty where any counts.
  package let recipients: Set<String>

  package init(audiences: Set<String>, recipients: Set<String> = []) {
    self.audiences = audiences
    self.recipients = recipients
  }
}
