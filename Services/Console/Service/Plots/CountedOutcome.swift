/// What hours are counted by, as authentication names it.
enum CountedOutcome: String, Sendable {
  case signedIn = "signed_in"
  case refused
  case factorAsked = "factor_asked"
  case signInTime = "sign_in_time"
  case functionTime = "function_time"
  case functionFailed = "function_time_failed"
  case messageTime = "message_time"
  case refreshed
  case refreshReuse = "refresh_reuse"
}
