internal import AuthenticationCore
internal import Domain
internal import PublicOperations

extension Accounts {
  /// The keys to count under, whether or not the user exists.
  ///
  /// SRP's answer shows a username that is a UUID for each name of its user, and makes one up for an
  /// unknown name. So attempts by such a username and by the name are one count in either case. Other
  /// usernames are never revealed, so they are counted like any name.
  func countedNames(of subject: SignInContext, named name: String) -> CountedNames {
    let pool = subject.pool
    let canonical = pool.canonical(name)
    let unknown = unknownUsers.username(canonical, in: pool)
    let username = subject.user?.username ?? unknown
    // Depends on the pool and the entered name alone, since two counts take longer than one.
    let hasOtherNames =
      pool.usernameAttributes.isEmpty
      && (!pool.aliasAttributes.isEmpty || UnknownUserIDs.isID(canonical))
    return CountedNames(
      entered: unknownUsers.counted(
        UnknownUserIDs.isID(username) ? username : unknown,
        in: pool.id
      ),
      own: hasOtherNames
        ? subject.user?.username ?? unknownUsers.counted(unknown, in: pool.id) : nil
    )
  }

  /// Counts one more attempt on the account of an entered name, and refuses one too many.
  ///
  /// True where the user has had too many attempts and the caller may not be told so. Where existence
  /// is hidden, the count of the entered name decides what the caller is told. Otherwise five attempts
  /// by one name and one by another would show that both belong to one user, and that the user exists.
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
    guard counted.entered <= limit, client.hidesUserExistence || !isBeyondOwn else {
      throw .attemptLimitExceeded
    }
    if isBeyondOwn { call.trail.note(rule: "too many attempts by all names of the user together") }
    return isBeyondOwn
  }

  /// Counts one more attempt of a user whose token was accepted, and refuses one too many.
  func countAttempt(
    _ operation: LimitedOperation,
    of username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    let counted = try await operationAttempts.count(
      operation,
      of: CountedNames(entered: username, own: nil),
      in: pool,
      at: clock.now()
    )
    guard counted.entered <= operation.attemptsPerHour else { throw .attemptLimitExceeded }
  }
}
