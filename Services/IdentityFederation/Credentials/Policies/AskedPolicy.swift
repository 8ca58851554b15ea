internal import IdentityFederationCore
internal import IdentityFederationMessages

extension SessionPolicy {
  /// The policy that a client asks for; nil where it asks for none.
  ///
  /// Managed policies are not there, so a name of one is refused: credentials that the caller believes to be
  /// narrow would not be.
  static func asked(
    _ text: String?,
    managed: [SecurityTokenPolicyDescriptorType]?
  ) throws(IdentityFederationFailure) -> SessionPolicy? {
    if let name = managed?.first {
      throw .malformedPolicy("The policy \(name.arn ?? "") is not attachable.")
    }
    guard let text else { return nil }
    return try SessionPolicy(text)
  }
}
