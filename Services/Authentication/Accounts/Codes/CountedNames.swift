internal import AuthenticationCore
internal import Domain
internal import PublicOperations

/// Under which names attempts at a user are counted who is asked for by a name.
struct CountedNames: Sendable {
  /// Follows from the typed name alone, as far as who asks can tell: for a user as for nobody.
  let told: String
  /// One for all names of the user; nil where the user has no other name to be asked for by.
  let own: String?
}

extension Accounts {
  /// The names to count under, be there such a user or not.
  ///
  /// A UUID as username is what the answer to SRP shows for each name of its user, and for a name
  /// that nobody has one is made up: so attempts by such a username and by the name are one count,
  /// in either case. Any other username is a name like the user's others, which nobody is told of.
  func countedNames(of subject: SignInSubject, named name: String) -> CountedNames {
    let pool = subject.pool
    let canonical = pool.canonical(name)
    let unknown = unknownUsers.username(canonical, in: pool)
    let username = subject.user?.username ?? unknown
    // Decided by the pool and the typed name alone: two counts take longer than one.
    let hasOtherNames =
      pool.usernameAttributes.isEmpty
      && (!pool.aliasAttributes.isEmpty || UnknownUserIDs.isID(canonical))
    return CountedNames(
      told: UnknownUserIDs.isID(username) ? username : unknown,
      own: hasOtherNames ? username : nil
    )
  }

  /// Counts one more attempt at whoever is asked for by a name, and refuses one too many.
  ///
  /// True where the user has had too many, and who asks may not be told so. Where existence is hidden
  /// the typed name decides what is told: otherwise five attempts by one name and one by another
  /// would show that both are one user's, and so that there is one.
  func countAttempt(
    _ operation: LimitedOperation,
    of names: CountedNames,
    for client: ClientSettings,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    let limit = operation.attemptsPerHour
    let counted = try await operationAttempts.count(
      operation,
      of: names,
      in: pool,
      at: clock.now()
    )
    let isBeyondOwn = (counted.own ?? 0) > limit
    guard counted.told <= limit, client.hidesUserExistence || !isBeyondOwn else {
      throw .attemptLimitExceeded
    }
    if isBeyondOwn { call.trail.note(rule: "too many attempts by all names of the user together") }
    return isBeyondOwn
  }

  /// Counts one more attempt at a user who has proved to be one, and refuses one too many.
  func countAttempt(
    _ operation: LimitedOperation,
    of username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    let counted = try await operationAttempts.count(
      operation,
      of: CountedNames(told: username, own: nil),
      in: pool,
      at: clock.now()
    )
    guard counted.told <= operation.attemptsPerHour else { throw .attemptLimitExceeded }
  }
}
