internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs

extension IdentityFederationFailure {
  /// What a login by an ID token is refused with; clients compare the sentences.
  init(login refusal: IDTokenRefusal, at now: Instant) {
    switch refusal {
    case .otherIssuer: self = .loginOfOtherIssuer
    case .expired(let end): self = .loginExpired(at: end, now: now.unixSeconds)
    case .withoutAudience: self = .loginWithoutAudience
    case .otherAudience: self = .loginOfOtherAudience
    case .forged, .unusableAlgorithm: self = .loginForged
    case .malformed, .withoutExpiry, .early, .old, .otherNonce, .unacceptableSubject:
      self = .loginNotOpenIDConnect
    }
  }

  /// What a login is refused with whose token only its provider can read.
  init(login failure: ProofFailure<OpaqueTokenRefusal>) {
    switch failure {
    case .fault(let fault): self = fault
    case .refused(.otherApplication): self = .loginOfOtherAudience
    case .refused(.rejected), .refused(.old), .refused(.unacceptableSubject),
      .refused(.otherProfile):
      self = .loginRejected
    }
  }
}
