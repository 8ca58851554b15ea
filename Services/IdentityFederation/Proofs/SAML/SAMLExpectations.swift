/// What an assertion must name to count.
package struct SAMLExpectations: Sendable, Hashable {
  /// One of these as its audience.
  package let audiences: Set<String>
  /// One of these as the place it was sent to; empty where any counts.
  package let recipients: Set<String>
  /// What it may answer.
  package let request: Request

  /// Which request an assertion answers.
  package enum Request: Sendable, Hashable {
    /// Whatever it says of that.
    case any
    /// The one of this id; an answer to another one could be a stranger's (SAM-8).
    case answered(String)
    /// None: the provider has begun the sign-in.
    case none
  }

  package init(
    audiences: Set<String>,
    recipients: Set<String> = [],
    request: Request = .any
  ) {
    self.audiences = audiences
    self.recipients = recipients
    self.request = request
  }
}
