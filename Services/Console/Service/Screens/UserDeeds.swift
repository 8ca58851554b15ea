internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Carries out what an operator does to a user, by the operation of the API that does the same.
struct UserDeeds: Sendable {
  private let subject: UserVisit

  init(_ subject: UserVisit) {
    self.subject = subject
  }

  private var form: FormFields { subject.visit.request.form }

  func carryOut(_ word: String) async throws(PageFailure) -> PageResponse {
    guard let deed = UserDeed(rawValue: word) else { throw .notFound }
    if deed == .delete, form["name"] != subject.name {
      return try await ConfirmUserDeed(subject, deed).show(saying: "That is not the user’s name.")
    }
    do throws(PageFailure) {
      let done = try await perform(deed)
      return PageResponse(to: place(after: deed).with([("done", done.rawValue)]))
    } catch .refused(let sentence) where deed.needsConfirmation {
      return try await ConfirmUserDeed(subject, deed).show(saying: sentence)
    }
  }

  private func place(after deed: UserDeed) -> PageLink {
    switch deed {
    case .delete: subject.pool.link("users")
    case .forget, .remember, .doNotRemember: subject.link("devices")
    case .endSession: subject.link("sessions")
    case .addGroup, .removeGroup: subject.link("groups")
    case .resetPassword, .resetFactors, .signOut, .disable, .enable, .confirm: subject.link()
    }
  }

  private func perform(_ deed: UserDeed) async throws(PageFailure) -> Done {
    switch deed {
    case .forget, .remember, .doNotRemember: try await change(deed, device: form["device"])
    case .endSession: try await endSession()
    case .addGroup, .removeGroup: try await change(deed, group: form["group"])
    case .resetFactors: try await resetFactors()
    case .resetPassword, .signOut, .disable, .enable, .confirm, .delete: try await change(deed)
    }
  }

  private func change(_ deed: UserDeed) async throws(PageFailure) -> Done {
    let (pool, name) = (subject.pool.id, subject.name)
    return try await subject.visit.calls.change { (calls, context) async throws(RPCError) in
      let operations = calls.operations
      switch deed {
      case .resetPassword:
        _ = try await operations.adminResetUserPassword(
          AdminResetUserPasswordRequest(userPoolId: pool, username: name),
          context: context
        )
        return .reset
      case .signOut:
        _ = try await operations.adminUserGlobalSignOut(
          AdminUserGlobalSignOutRequest(userPoolId: pool, username: name),
          context: context
        )
        return .signedOutEverywhere
      case .disable:
        _ = try await operations.adminDisableUser(
          AdminDisableUserRequest(userPoolId: pool, username: name),
          context: context
        )
        return .disabled
      case .enable:
        _ = try await operations.adminEnableUser(
          AdminEnableUserRequest(userPoolId: pool, username: name),
          context: context
        )
        return .enabled
      case .confirm:
        _ = try await operations.adminConfirmSignUp(
          AdminConfirmSignUpRequest(userPoolId: pool, username: name),
          context: context
        )
        return .confirmed
      case .delete:
        _ = try await operations.adminDeleteUser(
          AdminDeleteUserRequest(userPoolId: pool, username: name),
          context: context
        )
        return .deleted
      case .forget, .remember, .doNotRemember, .endSession, .addGroup, .removeGroup, .resetFactors:
        // Each has a method of its own.
        throw RPCError(code: .unimplemented)
      }
    }
  }

  private func change(_ deed: UserDeed, device: String?) async throws(PageFailure) -> Done {
    let (pool, name) = (subject.pool.id, subject.name)
    return try await subject.visit.calls.change { (calls, context) async throws(RPCError) in
      guard deed != .forget else {
        _ = try await calls.operations.adminForgetDevice(
          AdminForgetDeviceRequest(userPoolId: pool, username: name, deviceKey: device),
          context: context
        )
        return .forgotten
      }
      _ = try await calls.operations.adminUpdateDeviceStatus(
        AdminUpdateDeviceStatusRequest(
          userPoolId: pool,
          username: name,
          deviceKey: device,
          deviceRememberedStatus: deed == .remember ? "remembered" : "not_remembered"
        ),
        context: context
      )
      return deed == .remember ? .remembered : .notRemembered
    }
  }

  private func endSession() async throws(PageFailure) -> Done {
    let (pool, name, session) = (subject.pool.id, subject.name, form["session"])
    let isLinked = form["linked"] != nil
    return try await subject.visit.calls.change { (calls, context) async throws(RPCError) in
      guard !isLinked else {
        _ = try await calls.operations.adminRevokeUserSession(
          AdminRevokeUserSessionRequest(
            userPoolId: pool,
            username: name,
            sessionId: session,
            revokeAssociatedSessions: "LINKED"
          ),
          context: context
        )
        return .sessionEnded
      }
      _ = try await calls.consolePool.endConsoleSession(
        EndConsoleSessionRequest(userPoolId: pool, username: name, sessionId: session),
        context: context
      )
      return .sessionEnded
    }
  }

  private func change(_ deed: UserDeed, group: String?) async throws(PageFailure) -> Done {
    let (pool, name) = (subject.pool.id, subject.name)
    return try await subject.visit.calls.change { (calls, context) async throws(RPCError) in
      guard deed == .addGroup else {
        _ = try await calls.operations.adminRemoveUserFromGroup(
          AdminRemoveUserFromGroupRequest(userPoolId: pool, username: name, groupName: group),
          context: context
        )
        return .groupRemoved
      }
      _ = try await calls.operations.adminAddUserToGroup(
        AdminAddUserToGroupRequest(userPoolId: pool, username: name, groupName: group),
        context: context
      )
      return .groupAdded
    }
  }

  /// Takes the authenticator away, and switches the other factors off.
  private func resetFactors() async throws(PageFailure) -> Done {
    let (pool, name) = (subject.pool.id, subject.name)
    return try await subject.visit.calls.change { (calls, context) async throws(RPCError) in
      _ = try await calls.operations.adminDeleteSoftwareToken(
        AdminDeleteSoftwareTokenRequest(userPoolId: pool, username: name),
        context: context
      )
      return .factorReset
    }
  }
}
