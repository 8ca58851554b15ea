internal import Cryptography
internal import Domain

/// A user of a provider who is linked to an identity, or is to be.
struct Login: Sendable, Hashable {
  /// The provider in its normal form, or the developer provider's name.
  let provider: ExactText
  /// The user, as the provider names it.
  let subject: ExactText

  init(provider: String, subject: String) {
    self.provider = provider.exact
    self.subject = subject.exact
  }

  /// By what a row is found: the first half of the digest of provider and subject, as a UUID.
  var key: String {
    let name = SealedFields.encode([Array(provider.text.utf8), Array(subject.text.utf8)])
    return UUIDText.text(of: Array(SHA256.digest(of: name).prefix(16)))
  }
}
