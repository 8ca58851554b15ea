/// A login whose token was proved.
package struct ProvedLogin: Sendable, Hashable {
  /// The provider in its normal form, such as `accounts.google.com`.
  package let provider: String
  /// The user, as the provider's token names it.
  package let subject: String

  package init(provider: String, subject: String) {
    self.provider = provider
    self.subject = subject
  }
}
