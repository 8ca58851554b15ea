/// Why a token proves nothing that only its provider can read.
package enum OpaqueTokenRefusal: ProofRefusal {
  /// The provider does not accept it.
  case rejected
  /// It was given to another application.
  case otherApplication
  /// It was issued longer ago than its receiver allows.
  case old
  /// It names no user that can be one here.
  case unacceptableSubject
  /// What it opens is the profile of another user.
  case otherProfile

  package var sentence: String {
    switch self {
    case .rejected: "the provider does not accept the token"
    case .otherApplication: "the token is for another application"
    case .old: "the token was issued too long ago"
    case .unacceptableSubject: "the token names no acceptable user"
    case .otherProfile: "the profile is of another user"
    }
  }
}
