/// Why a SAML document proves nothing.
package enum SAMLRefusal: ProofRefusal {
  /// It is no response or assertion in the form that counts.
  case malformed
  /// It is encrypted and does not open, or is not encrypted and has to be.
  case encrypted
  /// No certificate of the provider signed it.
  case forged
  /// Every certificate of the provider has ended.
  case withoutCertificate
  /// The provider says that the sign-in failed.
  case failed
  /// Another provider issued it.
  case otherIssuer
  /// It names no audience.
  case withoutAudience
  /// It was issued for others.
  case otherAudience
  /// It was sent to another place.
  case otherRecipient
  /// It answers another request, or one where none was made.
  case otherRequest
  /// It has signed a user in before.
  case used
  /// None may present it who only holds it.
  case unconfirmed
  /// It does not count yet.
  case early
  /// It has ended, at this many seconds since 1970.
  case expired(at: Int64)

  /// The step of SAML that refuses, for the operator.
  package var sentence: String {
    switch self {
    case .malformed: "the document has not the form of one"
    case .encrypted: "it does not open by the key for it, or lacks the encryption that it needs"
    case .forged: "no certificate of the provider signed it"
    case .withoutCertificate:
      "every certificate of the provider has ended: gatehouse_permits lacks expired-certificates"
    case .failed: "the provider's status is not Success"
    case .otherIssuer: "another provider issued it"
    case .withoutAudience: "it names no audience"
    case .otherAudience: "it is for another audience"
    case .otherRecipient: "it was sent to another address"
    case .otherRequest: "it answers another request"
    case .used: "it has signed a user in before"
    case .unconfirmed: "no confirmation of the kind bearer has an end"
    case .early: "it does not count yet"
    case .expired: "it has ended"
    }
  }
}
