public import Domain

/// What an operation asks of an operator who carries it out by the console.
public struct OperatorPermission: Sendable, Hashable {
  /// The least role that may.
  public let role: OperatorRole
  /// Whether the operator must have signed in just now: a browser that was left open does not delete a pool.
  public let needsFreshSignIn: Bool
  /// Whether it leaves an event also where it changes nothing.
  public let isRecorded: Bool

  /// How old a sign-in may be where it must be fresh.
  public static let freshness = Duration.seconds(300)

  /// A permission for this role and those above it.
  public init(_ role: OperatorRole, needsFreshSignIn: Bool = false, isRecorded: Bool = true) {
    self.role = role
    self.needsFreshSignIn = needsFreshSignIn
    self.isRecorded = isRecorded
  }

  /// The same, which takes a fresh sign-in where it did or where this says so.
  public func with(freshSignIn: Bool) -> OperatorPermission {
    OperatorPermission(
      role,
      needsFreshSignIn: needsFreshSignIn || freshSignIn,
      isRecorded: isRecorded
    )
  }

  /// Why an operator may not act on the pool, in a sentence for the operator; nil where nothing is in the way.
  ///
  /// What is in no pool is for those whose role is for all pools.
  public func refusal(
    of person: InstallationOperator,
    in pool: String?,
    at now: Instant
  ) -> String? {
    guard let held = person.role(in: pool), held >= role else {
      return "Your role does not allow this. It takes the role \(role.rawValue)"
        + (pool.map { " for \($0)." } ?? " for all pools.")
    }
    guard !needsFreshSignIn || now.since(person.authenticatedAt) <= Self.freshness else {
      return "Sign in again to do this: your last sign-in is more than five minutes ago."
    }
    return nil
  }
}
