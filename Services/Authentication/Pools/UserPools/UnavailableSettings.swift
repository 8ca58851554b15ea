internal import AuthenticationCore
internal import AuthenticationMessages

/// Settings that promise what this service does not do.
///
/// They are refused: stored, they would let their owner believe in an encryption, an issuer or an address that
/// is not there. A pool that has one already can still be updated.
enum UnavailableSettings {
  static func check(
    _ asked: UserPoolType,
    current: UserPoolType?
  ) throws(AuthenticationFailure) {
    if let key = asked.keyConfiguration, key.keyType == "CUSTOMER_MANAGED_KEY" {
      guard key.kmsKeyArn != nil else {
        throw .invalidParameter("KmsKeyArn is required for a CUSTOMER_MANAGED_KEY.")
      }
      guard key == current?.keyConfiguration else {
        throw .invalidParameter(
          """
          KeyConfiguration CUSTOMER_MANAGED_KEY is not supported: every pool is encrypted by the keys of \
          this installation. Use AWS_OWNED_KEY.
          """
        )
      }
    }
    let issuer = asked.issuerConfiguration
    if issuer?.type == "UPDATED", issuer != current?.issuerConfiguration {
      throw .invalidParameter(
        "IssuerConfiguration UPDATED is not supported: a pool has one issuer. Use ORIGINAL."
      )
    }
    if let registration = asked.dcrConfiguration, registration.enableStatus != "Disabled",
      current?.dcrConfiguration?.enableStatus != "Enabled"
    {
      throw .invalidParameter(
        "DcrConfiguration is not supported: clients are not registered dynamically. Use Disabled."
      )
    }
  }
}
