/// Why an ID token proves nothing.
package enum IDTokenRefusal: ProofRefusal {
  /// It is no JSON Web Token.
  case malformed
  /// Another issuer's name stands in it.
  case otherIssuer
  /// Its header names an algorithm that no issuer may sign with.
  case unusableAlgorithm
  /// It does not say when it ends.
  case withoutExpiry
  /// It has ended, at this many seconds since 1970.
  case expired(at: Int64)
  /// It counts from a later moment on, or was issued at one.
  case early
  /// It was issued longer ago than the policy allows, or does not say when.
  case old
  /// It names no application.
  case withoutAudience
  /// It was given to another application.
  case otherAudience
  /// It answers another sign-in than the one that was begun.
  case otherNonce
  /// It names no user, or none that can be one here.
  case unacceptableSubject
  /// No key of the issuer signed it.
  case forged

  package var sentence: String {
    switch self {
    case .malformed: "the token is no JSON Web Token"
    case .otherIssuer: "the token is of another issuer"
    case .unusableAlgorithm: "the token's algorithm is none that a provider may sign with"
    case .withoutExpiry: "the token names no end"
    case .expired: "the token has expired"
    case .early: "the token is not yet good"
    case .old: "the token was issued too long ago"
    case .withoutAudience: "the token names no audience"
    case .otherAudience: "the token is for another audience"
    case .otherNonce: "the token answers another sign-in"
    case .unacceptableSubject: "the token names no acceptable user"
    case .forged: "the token is signed by no key of its issuer"
    }
  }
}
