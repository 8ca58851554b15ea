/// A passkey that was made as it was asked for (WebAuthn Level 3 §7.1).
public struct RegisteredCredential: Sendable {
  /// The passkey's id.
  public let id: [UInt8]
  /// The key by which its signatures are checked.
  public let key: COSEKey
  /// How often the authenticator signed so far; 0 where it does not count.
  public let signCount: UInt32
  /// The make of the authenticator; 16 zeros where it does not say.
  public let aaguid: [UInt8]
  /// What held as it was made.
  public let flags: AuthenticatorData.Flags
  /// What is known of the authenticator.
  public let attestation: Attestation
}

extension CredentialResponse {
  /// The passkey that was made; throws unless everything is as it was asked for.
  ///
  /// Whether another user has the id already is for the caller to find out.
  public func registered(
    as expected: ExpectedCeremony
  ) throws(WebAuthnError) -> RegisteredCredential {
    guard let attestationObject else { throw .malformed }
    let clientData = try clientData()
    try clientData.check(.creation, expected)
    let object = try AttestationObject(attestationObject)
    let data = try AuthenticatorData(object.authenticatorData)
    try data.check(expected)
    guard let credential = data.credential else { throw .malformed }
    guard credential.id == id else { throw .wrongCredential }
    return RegisteredCredential(
      id: credential.id,
      key: credential.key,
      signCount: data.signCount,
      aaguid: credential.aaguid,
      flags: data.flags,
      attestation: try object.attestation(of: credential, clientDataHash: clientData.hash)
    )
  }
}
