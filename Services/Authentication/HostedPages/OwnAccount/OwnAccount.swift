package import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
package import AuthenticationProtection
package import AuthenticationSignIn
internal import AuthenticationStubs
package import Domain
internal import GatehouseStubs
package import Postgres
internal import PublicOperations
package import RPC

/// What the pages of a user's own account need beyond the operations of the API.
///
/// Each call is its user's own, by the access token, and passes the gate as the operation that comes nearest.
package struct OwnAccount: OwnAccountServing {
  private let gate: AuthenticationGate
  private let directory: Directory
  private let accounts: Accounts
  private let signIn: SignIn
  private let protection: Protection
  private let changes: OwnChangeStore
  private let clock: any WallClock

  /// No page names more clients at once.
  private static let maxClients = 60
  private static let maxActivities = 60
  private static let shownDays: Int64 = 90

  package init(
    through gate: AuthenticationGate,
    directory: Directory,
    accounts: Accounts,
    signIn: SignIn,
    protection: Protection,
    database: PostgresPool,
    clock: any WallClock
  ) {
    self.gate = gate
    self.directory = directory
    self.accounts = accounts
    self.signIn = signIn
    self.protection = protection
    changes = OwnChangeStore(database: database)
    self.clock = clock
  }

  /// What the user has and may add.
  package func describeOwnAccount(
    _ request: DescribeOwnAccountRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DescribeOwnAccountResponse {
    try await carryOut(.getUser, request.accessToken, context) {
      (holder, call) async throws(AuthenticationFailure) in
      let pool = holder.pool
      return DescribeOwnAccountResponse(
        clientName: holder.client.name,
        identities: try identities(of: holder),
        factorsToAdd: try factorsToAdd(holder),
        mayAddPasskey: pool.passkeys.isOffered && pool.passkeys.relyingPartyID != nil,
        recoveryCodesLeft: pool.offersRecoveryCodes
          ? Int32(holder.user.secondFactors.recoveryCodeHashes.count) : nil,
        mayRenewRecoveryCodes: signIn.mayRenewRecoveryCodes(holder),
        applications: try await applications(request.clientIds, in: pool.id),
        needsFactor: pool.secondFactors.requirement == .on,
        providersToLink: try providersToLink(holder)
      )
    }
  }

  /// Takes an identity from the account.
  package func unlinkOwnIdentity(
    _ request: UnlinkOwnIdentityRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UnlinkOwnIdentityResponse {
    guard let provider = request.provider else { throw .missing("provider") }
    guard let subject = request.subject else { throw .missing("subject") }
    return try await carryOut(.updateUserAttributes, request.accessToken, context) {
      (holder, call) async throws(AuthenticationFailure) in
      call.trail.note(rule: "a linked identity is removed on the account page")
      try holder.checkMayChangeFactors(call)
      try await accounts.unlinkOwn(subject, at: provider, of: holder, call)
      return UnlinkOwnIdentityResponse()
    }
  }

  /// Where the browser is sent to prove an outside account that its user adds (LNK-8).
  package func beginOwnLink(
    _ request: BeginOwnLinkRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> BeginOwnLinkResponse {
    guard let provider = request.provider else { throw .missing("provider") }
    guard let url = request.returnUrl else { throw .missing("return_url") }
    return try await carryOut(.updateUserAttributes, request.accessToken, context) {
      (holder, call) async throws(AuthenticationFailure) in
      call.trail.note(rule: "an outside account is about to be added on the account page")
      try holder.checkMayChangeFactors(call)
      return BeginOwnLinkResponse(
        url: try accounts.beginOwnLink(to: provider, returningTo: url, of: holder)
      )
    }
  }

  /// Adds the account that the browser has come back with.
  package func finishOwnLink(
    _ request: FinishOwnLinkRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> FinishOwnLinkResponse {
    guard let proof = request.proof else { throw .missing("proof") }
    return try await carryOut(.updateUserAttributes, request.accessToken, context) {
      (holder, call) async throws(AuthenticationFailure) in
      call.trail.note(rule: "an outside account is added on the account page")
      try holder.checkMayChangeFactors(call)
      try await accounts.finishOwnLink(proof, of: holder, call)
      return FinishOwnLinkResponse()
    }
  }

  /// The devices that are tracked, remembered or not.
  package func listOwnDevices(
    _ request: ListOwnDevicesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListOwnDevicesResponse {
    try await carryOut(.listDevices, request.accessToken, context) {
      (holder, call) async throws(AuthenticationFailure) in
      ListOwnDevicesResponse(devices: try await signIn.ownDevices(of: holder, call))
    }
  }

  /// The attempts at the account and its changes, newest first.
  package func listOwnActivity(
    _ request: ListOwnActivityRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListOwnActivityResponse {
    try await carryOut(.getUser, request.accessToken, context) {
      (holder, call) async throws(AuthenticationFailure) in
      let (user, pool) = (holder.user, holder.pool)
      let attempts = try await protection.ownEvents(of: user, in: pool).map { OwnActivity($0) }
      let kinds = OwnChange.Kind.all.filter { !$0.isAttempt || !pool.protection.isWatching }
      let changed = try await changes.list(
        kinds,
        of: user.sub,
        in: pool.id,
        since: clock.now().adding(seconds: -Self.shownDays * 86_400),
        limit: Self.maxActivities
      )
      let all = attempts + changed.map { OwnActivity($0) }
      let newestFirst = all.sorted {
        $0.createdAtUnixMillis ?? 0 > $1.createdAtUnixMillis ?? 0
      }
      return ListOwnActivityResponse(activities: Array(newestFirst.prefix(Self.maxActivities)))
    }
  }

  /// Notes that an attempt was another person's, and ends what it began: its session, or all where the pool says so.
  ///
  /// No session is known to have made a change: all others end.
  package func disownActivity(
    _ request: DisownActivityRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DisownActivityResponse {
    guard let event = request.eventId else { throw .missing("eventId") }
    return try await carryOut(.updateAuthEventFeedback, request.accessToken, context) {
      (holder, call) async throws(AuthenticationFailure) in
      call.trail.note(rule: "on the account page")
      if let requestID = OwnChange.requestID(of: event) {
        try await disownChange(requestID, of: holder, call)
      } else {
        try await disownAttempt(event, of: holder, call)
      }
      return DisownActivityResponse()
    }
  }

  /// New recovery codes in place of the former.
  package func renewRecoveryCodes(
    _ request: RenewRecoveryCodesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RenewRecoveryCodesResponse {
    try await carryOut(.setUserMFAPreference, request.accessToken, context) {
      (holder, call) async throws(AuthenticationFailure) in
      call.trail.note(rule: "new recovery codes on the account page")
      return RenewRecoveryCodesResponse(
        codes: try await signIn.renewRecoveryCodes(of: holder, call)
      )
    }
  }
}

extension OwnAccount {
  private func disownAttempt(
    _ event: String,
    of holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    try await protection.disown(event, of: holder.user, in: holder.pool)
    let ends = holder.pool.protection.options.invalidEnds
    _ = try await accounts.endSessions(
      ends == .all ? .all : .session,
      after: event,
      of: holder.user,
      in: holder.pool,
      call
    )
  }

  private func disownChange(
    _ requestID: String,
    of holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let isOwn = try await changes.exists(requestID, of: holder.user.sub, in: holder.pool.id)
    guard isOwn else { throw .resourceNotFound("The event does not exist.") }
    try await accounts.endOtherSessions(of: holder, call)
  }

  private func carryOut<Value: Sendable>(
    _ operation: AuthenticationOperation,
    _ accessToken: String?,
    _ context: RPCCallContext,
    _ perform: (AccessTokenHolder, Call) async throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    let naming = RequestNaming(accessToken: accessToken)
    return try await gate.carryOut(operation, naming, [], context) {
      (call) async throws(AuthenticationFailure) in
      try await perform(try await directory.activeHolder(of: accessToken, call: call), call)
    }
  }

  private func identities(
    of holder: AccessTokenHolder
  ) throws(AuthenticationFailure) -> [OwnIdentity] {
    try accounts.identities(of: holder.user).map { (identity) throws(AuthenticationFailure) in
      OwnIdentity(
        provider: identity.provider,
        subject: identity.subject,
        isRemovable: try accounts.canSpare(identity, of: holder.user, in: holder.pool)
      )
    }
  }

  /// One account of each provider is offered.
  private func providersToLink(
    _ holder: AccessTokenHolder
  ) throws(AuthenticationFailure) -> [String] {
    let present = Set(try accounts.identities(of: holder.user).map(\.provider))
    return accounts.linkable(of: holder).filter { !present.contains($0) }
  }

  /// Authenticators are set up; codes are sent to an address that is verified.
  private func factorsToAdd(_ holder: AccessTokenHolder) throws(AuthenticationFailure) -> [String] {
    let attributes = try holder.user.attributes()
    let enabled = holder.user.secondFactors.enabled
    return holder.pool.secondFactors.offered.filter { factor in
      guard !enabled.contains(factor) else { return false }
      guard let medium = factor.medium else { return true }
      let flag = UserAttributes.verifiedFlags[medium.attributeName]
      return attributes[medium.attributeName] != nil && flag.map { attributes[$0] } == "true"
    }
    .map(\.rawValue)
  }

  /// The names of clients of the pool; a client of another pool has none here.
  private func applications(
    _ ids: [String],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> [OwnApplication] {
    var applications: [OwnApplication] = []
    for id in Set(ids.prefix(Self.maxClients)).compactMap({ ClientID($0) }) {
      do throws(AuthenticationFailure) {
        let found = try await directory.cachedSettings(of: id)
        guard found.pool.id == pool else { continue }
        applications.append(OwnApplication(clientId: id.text, name: found.client.name))
      } catch .resourceNotFound {
        continue
      } catch {
        throw error
      }
    }
    return applications
  }
}
