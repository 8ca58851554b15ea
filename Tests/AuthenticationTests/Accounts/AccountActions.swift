internal import AuthenticationService
internal import Domain
internal import GatehouseMessages
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
    return try await service.resendConfirmationCode(
      ResendConfirmationCodeRequest(
        clientId: clientID,
        secretHash: secretHash(name),
        username: name
      ),
      context: context
    ).codeDeliveryDetails
  }

  @discardableResult
  func forgot(
    _ name: String,
    on service: Authentication? = nil
  ) async throws -> CodeDeliveryDetailsType? {
    tick()
    return try await (service ?? self.service).forgotPassword(
      ForgotPasswordRequest(clientId: clientID, secretHash: secretHash(name), username: name),
      context: context
    ).codeDeliveryDetails
  }

  func recover(_ name: String, _ code: String, _ password: String = "N3w!Password") async throws {
    tick()
    _ = try await service.confirmForgotPassword(
      ConfirmForgotPasswordRequest(
        clientId: clientID,
        secretHash: secretHash(name),
        username: name,
        confirmationCode: code,
        password: password
      ),
      context: context
    )
  }

  func change(_ token: String?, from old: String?, to new: String) async throws {
    tick()
    _ = try await service.changePassword(
      ChangePasswordRequest(previousPassword: old, proposedPassword: new, accessToken: token),
      context: context
    )
  }

  func reset(_ name: String) async throws {
    tick()
    _ = try await service.adminResetUserPassword(
      AdminResetUserPasswordRequest(userPoolId: poolID, username: name),
      context: context
    )
  }

  @discardableResult
  func update(
    _ token: String?,
    _ attributes: [String: String]
  ) async throws -> [CodeDeliveryDetailsType] {
    tick()
    return try await service.updateUserAttributes(
      UpdateUserAttributesRequest(userAttributes: Self.list(attributes), accessToken: token),
      context: context
    ).codeDeliveryDetailsList ?? []
  }

  func adminUpdate(_ name: String, _ attributes: [String: String]) async throws {
    tick()
    _ = try await service.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: poolID,
        username: name,
        userAttributes: Self.list(attributes)
      ),
      context: context
    )
  }

  func delete(_ token: String?, _ names: [String]) async throws {
    _ = try await service.deleteUserAttributes(
      DeleteUserAttributesRequest(userAttributeNames: names, accessToken: token),
      context: context
    )
  }

  func adminDelete(_ name: String, _ names: [String]) async throws {
    _ = try await service.adminDeleteUserAttributes(
      AdminDeleteUserAttributesRequest(
        userPoolId: poolID,
        username: name,
        userAttributeNames: names
      ),
      context: context
    )
  }

  @discardableResult
  func askToVerify(
    _ token: String?,
    _ name: String = "email"
  ) async throws -> CodeDeliveryDetailsType? {
    tick()
    return try await service.getUserAttributeVerificationCode(
      GetUserAttributeVerificationCodeRequest(accessToken: token, attributeName: name),
      context: context
    ).codeDeliveryDetails
  }

  func verify(_ token: String?, _ code: String, _ name: String = "email") async throws {
    _ = try await service.verifyUserAttribute(
      VerifyUserAttributeRequest(accessToken: token, attributeName: name, code: code),
      context: context
    )
  }

  func disable(_ name: String) async throws {
    _ = try await service.adminDisableUser(
      AdminDisableUserRequest(userPoolId: poolID, username: name),
      context: context
    )
  }

  func enable(_ name: String) async throws {
    _ = try await service.adminEnableUser(
      AdminEnableUserRequest(userPoolId: poolID, username: name),
      context: context
    )
  }

  func deleteSelf(_ token: String?) async throws {
    _ = try await service.deleteUser(DeleteUserRequest(accessToken: token), context: context)
  }

  func setPassword(_ name: String, _ password: String, permanent: Bool) async throws {
    _ = try await service.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: poolID,
        username: name,
        password: password,
        permanent: permanent
      ),
      context: context
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
    try await service.listUsers(
      ListUsersRequest(
        userPoolId: poolID,
        attributesToGet: attributesToGet,
        limit: limit,
        paginationToken: token,
        filter: filter
      ),
      context: context
    )
  }
}
