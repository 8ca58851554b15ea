/// Whether a user's second factors are changed only by tokens whose sign-in gave one; by tag of the pool.
///
/// In Cognito any access token switches them off: a token that was stolen, or a sign-in from before there was
/// a factor, is then as good as the factor.
enum FactorChangeOption: String, TagChoice {
  /// As in Cognito.
  case byAnySignIn = "by-any-sign-in"
  case byFactor = "by-factor"

  static let tag = "gatehouse:factor-changes"
  static let usual = byAnySignIn
}
