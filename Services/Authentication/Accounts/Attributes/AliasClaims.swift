/// Verified aliases that a user lays claim to.
struct AliasClaims: Sendable {
  var names: [SignInName] = []
  /// Whether another user's hold on them is broken (ForceAliasCreation).
  var isForced = false
}
