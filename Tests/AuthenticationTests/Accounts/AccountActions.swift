internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationService
internal import PublicOperations
internal import RPC
internal import TestSupport

/// What users and administrators do with an account, each a second after the one before.
extension Stage {
  private func tick() {
    harness.clock.advance(by: .seconds(1))
  }

  static func hiding(
    _ pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    harness: SignInHarness
  ) async throws -> Stage {
    try await harness.stage(
      pool,
      CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
    )
  }

  /// The newest code to a user, for any operation.
  func newestCode(_ name: String) async throws -> String {
    let listed = try await harness.outbox.listOutboxMessages(
      ListOutboxMessagesRequest(userPoolId: poolID, username: name, limit: 1),
      context: context
    )
    guard let message = listed.messages.first else { throw SignInHarness.NothingReturned() }
    return String(decoding: message.code ?? [], as: UTF8.self)
  }

  func messageCount() async throws -> Int {
    try await harness.outbox.listOutboxMessages(
      ListOutboxMessagesRequest(userPoolId: poolID, limit: 1000),
      context: context
    ).messages.count
  }

  func resend(_ name: String) async throws -> CodeDeliveryDetailsType? {
    tick()
    return try await service.accounts.resendConfirmationCode(
      ResendConfirmationCodeRequest(
        clientId: clientID,
        secretHash: secretHash(name),
        username: name
      ),
      call: .recording(context)
    ).codeDeliveryDetails
  }

  @discardableResult
  func forgot(
    _ name: String,
    on service: Authentication? = nil
  ) async throws -> CodeDeliveryDetailsType? {
    tick()
    return try await (service ?? self.service).accounts.forgotPassword(
      ForgotPasswordRequest(clientId: clientID, secretHash: secretHash(name), username: name),
      call: .recording(context)
    ).codeDeliveryDetails
  }

  func recover(_ name: String, _ code: String, _ password: String = "N3w!Password") async throws {
    tick()
    _ = try await service.accounts.confirmForgotPassword(
      ConfirmForgotPasswordRequest(
        clientId: clientID,
        secretHash: secretHash(name),
        username: name,
        confirmationCode: code,
        password: password
      ),
      call: .recording(context)
    )
  }

  func change(_ token: String?, from old: String?, to new: String) async throws {
    tick()
    _ = try await service.accounts.changePassword(
      ChangePasswordRequest(previousPassword: old, proposedPassword: new, accessToken: token),
      call: .recording(context)
    )
  }

  func reset(_ name: String) async throws {
    tick()
    _ = try await service.accounts.adminResetUserPassword(
      AdminResetUserPasswordRequest(userPoolId: poolID, username: name),
      call: .recording(context)
    )
  }

  @discardableResult
  func update(
    _ token: String?,
    _ attributes: [String: String]
  ) async throws -> [CodeDeliveryDetailsType] {
    tick()
    return try await service.accounts.updateUserAttributes(
      UpdateUserAttributesRequest(userAttributes: Self.list(attributes), accessToken: token),
      call: .recording(context)
    ).codeDeliveryDetailsList ?? []
  }

  func adminUpdate(_ name: String, _ attributes: [String: String]) async throws {
    tick()
    _ = try await service.accounts.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: poolID,
        username: name,
        userAttributes: Self.list(attributes)
      ),
      call: .recording(context)
    )
  }

  func delete(_ token: String?, _ names: [String]) async throws {
    _ = try await service.accounts.deleteUserAttributes(
      DeleteUserAttributesRequest(userAttributeNames: names, accessToken: token),
      call: .recording(context)
    )
  }

  func adminDelete(_ name: String, _ names: [String]) async throws {
    _ = try await service.accounts.adminDeleteUserAttributes(
      AdminDeleteUserAttributesRequest(
        userPoolId: poolID,
        username: name,
        userAttributeNames: names
      ),
      call: .recording(context)
    )
  }

  @discardableResult
  func askToVerify(
    _ token: String?,
    _ name: String = "email"
  ) async throws -> CodeDeliveryDetailsType? {
    tick()
    return try await service.accounts.getUserAttributeVerificationCode(
      GetUserAttributeVerificationCodeRequest(accessToken: token, attributeName: name),
      call: .recording(context)
    ).codeDeliveryDetails
  }

  func verify(_ token: String?, _ code: String, _ name: String = "email") async throws {
    _ = try await service.accounts.verifyUserAttribute(
      VerifyUserAttributeRequest(accessToken: token, attributeName: name, code: code),
      call: .recording(context)
    )
  }

  func disable(_ name: String) async throws {
    _ = try await service.accounts.adminDisableUser(
      AdminDisableUserRequest(userPoolId: poolID, username: name),
      call: .recording(context)
    )
  }

  func enable(_ name: String) async throws {
    _ = try await service.accounts.adminEnableUser(
      AdminEnableUserRequest(userPoolId: poolID, username: name),
      call: .recording(context)
    )
  }

  func deleteSelf(_ token: String?) async throws {
    _ = try await service.accounts.deleteUser(
      DeleteUserRequest(accessToken: token),
      call: .recording(context)
    )
  }

  func setPassword(_ name: String, _ password: String, permanent: Bool) async throws {
    _ = try await service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: poolID,
        username: name,
        password: password,
        permanent: permanent
      ),
      call: .recording(context)
    )
  }

  /// The user's attributes by name, without sub.
  func attributes(_ name: String) async throws -> [String: String] {
    let list = try await describeUser(name).userAttributes ?? []
    var attributes: [String: String] = [:]
    for each in list where each.name != "sub" { attributes[each.name ?? ""] = each.value }
    return attributes
  }

  func list(
    _ filter: String? = nil,
    limit: Int32? = nil,
    attributesToGet: [String]? = nil,
    after token: String? = nil
  ) async throws -> ListUsersResponse {
    try await service.accounts.listUsers(
      ListUsersRequest(
        userPoolId: poolID,
        attributesToGet: attributesToGet,
        limit: limit,
        paginationToken: token,
        filter: filter
      ),
      call: .recording(context)
    )
  }
}
