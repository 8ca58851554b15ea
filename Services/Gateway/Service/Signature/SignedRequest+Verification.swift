internal import Cryptography
internal import GatehouseMessages

extension SignedRequest {
  /// The question whether it is signed; with a message, also for a ticket with which that message may
  /// be passed on.
  ///
  /// A form's action stands in its body, and a session's policy is judged by what the body names. Other
  /// bodies stay here.
  func verification(of message: [UInt8]?, isForm: Bool) -> VerifySignatureRequest {
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
      body: isForm || sessionToken != nil ? body : nil
    )
  }
}
