package import AuthenticationCore
internal import Domain
package import PublicOperations
internal import RPC

extension Accounts {
  /// Ends a user's sessions because of a change that the pool's tags name (SES-34).
  ///
  /// A change by the user's own token leaves the session of that token; one by an administrator, or in
  /// the middle of a sign-in, leaves none. `client` is the one by which the user made the change. Whatever the tags say,
  /// an administrator's change of factors ends the sign-ins of browsers (SSO-4).
  package func endSessions(
    by ending: SessionEnding,
    of user: UserRecord,
    in pool: UserPoolSettings,
    client: ClientSettings? = nil,
    keeping chainID: String? = nil,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    // A factor that an administrator takes away may be in an attacker's hands, as may a browser that was signed in
    // with it.
    if ending == .factorChange, client == nil {
      try await tokenCalls.browsers.endAll(of: user.sub, in: pool.id, keepsSessions: false)
    }
    guard !pool.sessionPolicy.isEmpty,
      try user.sessionRules(at: client, in: pool).endsOn.contains(ending)
    else { return }
    try await tokenCalls.revokeTokens(
      of: user.sub,
      in: pool.id,
      keeping: chainID,
      byPolicy: true,
      context: call.context
    )
  }

  /// The same for what a change of attributes took from a user: a verified address, or a second factor.
  func endSessions(
    by change: AttributeChange,
    of changer: AttributeChanger,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let lost = change.lostFactors.filter { changer.user.secondFactors.enabled.contains($0) }
    let endings: [SessionEnding] =
      (change.hasLostProvedAddress ? [.addressChange] : []) + (lost.isEmpty ? [] : [.factorChange])
    for ending in endings {
      try await endSessions(
        by: ending,
        of: changer.user,
        in: changer.pool,
        client: changer.client,
        keeping: changer.chainID,
        call
      )
    }
    try await endSessions(ofFormerOwners: change.formerOwners, in: changer.pool, call)
  }

  /// The same for users whose verified address has become another user's.
  package func endSessions(
    ofFormerOwners owners: [AuditTrail.Subject],
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard !pool.sessionPolicy.isEmpty else { return }
    for owner in owners {
      guard let user = try await users.find(named: owner.username, in: pool.id)?.user,
        user.sub == owner.sub
      else { continue }
      try await endSessions(by: .addressChange, of: user, in: pool, call)
    }
  }

  /// The same for all members of a group that is about to be deleted.
  func endSessions(
    ofMembersOf group: GroupRecord,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let pool = try await settings.pool(group.userPoolID)
    guard pool.sessionPolicy.mayEnd(by: .groupChange) else { return }
    var last = ""
    while true {
      let members = try await groupMembers.members(
        of: group.name,
        in: pool.id,
        after: last,
        limit: Self.membersAtOnce
      )
      for member in members {
        try await endSessions(by: .groupChange, of: member, in: pool, call)
      }
      guard members.count == Self.membersAtOnce, let next = members.last else { return }
      last = next.username
    }
  }

  private static var membersAtOnce: Int { 500 }

  /// The same for a change by an access token's holder.
  package func endSessions(
    by ending: SessionEnding,
    of holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    try await endSessions(
      by: ending,
      of: holder.user,
      in: holder.pool,
      client: holder.client,
      keeping: holder.chainID,
      call
    )
  }
}
