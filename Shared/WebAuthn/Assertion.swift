/// A use of a passkey that it signed (WebAuthn Level 3 §7.2).
public struct ProvedAssertion: Sendable, Hashable {
  /// How often the authenticator signed so far; 0 where it does not count.
  public let signCount: UInt32
  /// What held as it signed.
  public let flags: AuthenticatorData.Flags
}

extension CredentialResponse {
  /// What the passkey's signature proves; throws unless everything is as it was asked for.
  ///
  /// Whose passkey it is, and what its count says, is for the caller to find out.
  public func asserted(
    by key: COSEKey,
    as expected: ExpectedCeremony
  ) throws(WebAuthnError) -> ProvedAssertion {
    guard let authenticatorData, let signature else { throw .malformed }
    let clientData = try clientData()
    try clientData.check(.assertion, expected)
    let data = try AuthenticatorData(authenticatorData)
    try data.check(expected)
    guard key.isValid(signature: signature, for: authenticatorData + clientData.hash) else {
      throw .wrongSignature
    }
    return ProvedAssertion(signCount: data.signCount, flags: data.flags)
  }
}
