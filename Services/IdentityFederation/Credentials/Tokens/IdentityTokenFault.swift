package import Domain
package import IdentityFederationCore

/// Why a token is not accepted as one of ours.
package enum IdentityTokenFault: Error, Sendable, Hashable {
  /// It has not the form of a token.
  case malformed
  /// No key of ours signed it.
  case forged
  /// Another issuer's name stands in it.
  case otherIssuer
  /// It ended at this moment.
  case expired(Instant, now: Instant)
  /// It cannot be judged now, through no fault of the client.
  case failed(IdentityFederationFailure)
}

extension IdentityFederationFailure {
  /// The refusal of a token that is presented as a login (cognito-identity).
  package init(login fault: IdentityTokenFault) {
    switch fault {
    case .malformed: self = .loginNotOpenIDConnect
    case .forged: self = .loginForged
    case .otherIssuer: self = .loginOfOtherIssuer
    case .expired(let end, let now):
      self = .loginExpired(at: end.unixSeconds, now: now.unixSeconds)
    case .failed(let failure): self = failure
    }
  }
}
