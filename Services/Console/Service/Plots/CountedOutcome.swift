/// What hours are counted by, as authentication names it.
enum CountedOutcome: String, Sendable {
  case signedIn = "signed_in"
  case refused
  case factorAsked = "factor_asked"
}
