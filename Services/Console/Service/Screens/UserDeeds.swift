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
    case .resetPassword: try await resetPassword()
    case .resetFactors: try await resetFactors()
    case .signOut: try await signOut()
    case .disable: try await disable()
    case .enable: try await enable()
    case .confirm: try await confirm()
    case .delete: try await delete()
    case .forget: try await forgetDevice()
    case .remember: try await setDevice("remembered", .remembered)
    case .doNotRemember: try await setDevice("not_remembered", .notRemembered)
    case .endSession: try await form["linked"] == nil ? endSession() : endLinkedSessions()
    case .addGroup: try await addGroup()
    case .removeGroup: try await removeGroup()
    }
  }

  /// Changes the user by one call.
  private func change<Response>(
    _ done: Done,
    _ call: (OperatorCalls, RPCCallContext) async throws(RPCError) -> Response
  ) async throws(PageFailure) -> Done {
    _ = try await subject.visit.calls.change(call)
    return done
  }

  private func resetPassword() async throws(PageFailure) -> Done {
    try await change(.reset) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminResetUserPassword(
        AdminResetUserPasswordRequest(userPoolId: subject.pool.id, username: subject.name),
        context: context
      )
    }
  }

  /// Takes the authenticator away, and switches the other factors off.
  private func resetFactors() async throws(PageFailure) -> Done {
    try await change(.factorReset) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminDeleteSoftwareToken(
        AdminDeleteSoftwareTokenRequest(userPoolId: subject.pool.id, username: subject.name),
        context: context
      )
    }
  }

  private func signOut() async throws(PageFailure) -> Done {
    try await change(.signedOutEverywhere) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminUserGlobalSignOut(
        AdminUserGlobalSignOutRequest(userPoolId: subject.pool.id, username: subject.name),
        context: context
      )
    }
  }

  private func disable() async throws(PageFailure) -> Done {
    try await change(.disabled) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminDisableUser(
        AdminDisableUserRequest(userPoolId: subject.pool.id, username: subject.name),
        context: context
      )
    }
  }

  private func enable() async throws(PageFailure) -> Done {
    try await change(.enabled) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminEnableUser(
        AdminEnableUserRequest(userPoolId: subject.pool.id, username: subject.name),
        context: context
      )
    }
  }

  private func confirm() async throws(PageFailure) -> Done {
    try await change(.confirmed) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminConfirmSignUp(
        AdminConfirmSignUpRequest(userPoolId: subject.pool.id, username: subject.name),
        context: context
      )
    }
  }

  private func delete() async throws(PageFailure) -> Done {
    try await change(.deleted) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminDeleteUser(
        AdminDeleteUserRequest(userPoolId: subject.pool.id, username: subject.name),
        context: context
      )
    }
  }

  private func forgetDevice() async throws(PageFailure) -> Done {
    try await change(.forgotten) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminForgetDevice(
        AdminForgetDeviceRequest(
          userPoolId: subject.pool.id,
          username: subject.name,
          deviceKey: form["device"]
        ),
        context: context
      )
    }
  }

  private func setDevice(_ status: String, _ done: Done) async throws(PageFailure) -> Done {
    try await change(done) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminUpdateDeviceStatus(
        AdminUpdateDeviceStatusRequest(
          userPoolId: subject.pool.id,
          username: subject.name,
          deviceKey: form["device"],
          deviceRememberedStatus: status
        ),
        context: context
      )
    }
  }

  private func endSession() async throws(PageFailure) -> Done {
    try await change(.sessionEnded) { (calls, context) async throws(RPCError) in
      try await calls.consolePool.endConsoleSession(
        EndConsoleSessionRequest(
          userPoolId: subject.pool.id,
          username: subject.name,
          sessionId: form["session"]
        ),
        context: context
      )
    }
  }

  private func endLinkedSessions() async throws(PageFailure) -> Done {
    try await change(.sessionEnded) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminRevokeUserSession(
        AdminRevokeUserSessionRequest(
          userPoolId: subject.pool.id,
          username: subject.name,
          sessionId: form["session"],
          revokeAssociatedSessions: "LINKED"
        ),
        context: context
      )
    }
  }

  private func addGroup() async throws(PageFailure) -> Done {
    try await change(.groupAdded) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminAddUserToGroup(
        AdminAddUserToGroupRequest(
          userPoolId: subject.pool.id,
          username: subject.name,
          groupName: form["group"]
        ),
        context: context
      )
    }
  }

  private func removeGroup() async throws(PageFailure) -> Done {
    try await change(.groupRemoved) { (calls, context) async throws(RPCError) in
      try await calls.operations.adminRemoveUserFromGroup(
        AdminRemoveUserFromGroupRequest(
          userPoolId: subject.pool.id,
          username: subject.name,
          groupName: form["group"]
        ),
        context: context
      )
    }
  }
}
