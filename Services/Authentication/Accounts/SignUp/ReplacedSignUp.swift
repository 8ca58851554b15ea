internal import AuthenticationCore
internal import Domain
internal import PublicOperations

extension Accounts {
  /// The sub of the unconfirmed sign-up in whose place the pending user comes, where the pool lets it give way;
  /// nil where there is none.
  ///
  /// Without this a stranger who signs up with an address keeps its owner out. The first
  /// sign-up keeps a chosen username that is no address: nothing proves whose it is. With the same password the caller is the
  /// same: as in Cognito, the sign-up and its code stay as they are.
  func replacedSignUp(
    by pending: PendingUser,
    _ password: String?,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String? {
    guard pool.unconfirmedSignUps != .kept, let name = pending.names.last,
      pool.provesByCode(name, of: pending.attributes),
      let holder = try await users.find(named: name.name, in: pool.id)?.user,
      holder.status == .unconfirmed, pool.provesByCode(name, of: try holder.attributes()),
      try !isPassword(password, of: holder, in: pool)
    else { return nil }
    call.trail.note(rule: "an unconfirmed sign-up with the address gives way")
    return holder.sub
  }

  private func isPassword(
    _ password: String?,
    of user: UserRecord,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> Bool {
    guard let password else { return user.salt == nil }
    guard let salt = user.salt, let verifier = user.sealedVerifier else { return false }
    return try passwords.matches(
      password,
      SealedPassword(salt: salt, sealedVerifier: verifier),
      username: user.username,
      sub: user.sub,
      in: pool.id
    )
  }
}

extension UserPoolSettings {
  /// Whether the code of a sign-up shows whose the name is: the name is the address that it goes to.
  fileprivate func provesByCode(_ name: SignInName, of attributes: [String: String]) -> Bool {
    if name.kind.isTransferable { return true }
    guard let address = addressToProve(of: attributes) else { return false }
    return canonical(address.destination).exact == name.name.exact
  }

  /// Whether the sign-up of such a user may give way to another, or need its Session.
  func mayAskForSession(of user: PendingUser) -> Bool {
    switch unconfirmedSignUps {
    case .kept: false
    case .replaceable: user.names.last.map { provesByCode($0, of: user.attributes) } ?? false
    case .proved: true
    }
  }

  /// Whether a code alone does not confirm the password of a sign-up.
  ///
  /// If two signed up with one address, the code does not say which password is its owner's.
  func needsPasswordProof(isReplacing: Bool) -> Bool {
    switch unconfirmedSignUps {
    case .kept: false
    case .replaceable: isReplacing
    case .proved: true
    }
  }
}
