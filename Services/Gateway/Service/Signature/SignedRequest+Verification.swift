internal import Cryptography
internal import IdentityFederationMessages

extension SignedRequest {
  /// The question whether it is signed; with a message, also for a ticket with which that message may
  /// be passed on.
  ///
  /// With the body where the proof reads it.
  func verification(of message: [UInt8]?, withBody: Bool) -> VerifySignatureRequest {
    VerifySignatureRequest(
      accessKeyId: authorization.accessKeyID,
      scopeDate: authorization.scopeDate,
      scopeRegion: authorization.region,
      scopeService: authorization.service,
      amzDate: signedAt,
      signature: authorization.signature,
      sessionToken: sessionToken.map { Array($0.utf8) },
      expiresSeconds: expiresSeconds,
      canonicalRequest: canonical,
      messageHash: message.map { SHA256.digest(of: $0) },
      body: withBody ? body : nil
    )
  }
}
