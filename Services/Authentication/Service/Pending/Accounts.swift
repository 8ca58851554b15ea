public import GatehouseMessages
public import RPC

extension Authentication {
  /// ResendConfirmationCode, not served yet.
  public func resendConfirmationCode(
    _ request: ResendConfirmationCodeRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ResendConfirmationCodeResponse {
    throw .unsupportedOperation("ResendConfirmationCode is not available.")
  }

  /// ForgotPassword, not served yet.
  public func forgotPassword(
    _ request: ForgotPasswordRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ForgotPasswordResponse {
    throw .unsupportedOperation("ForgotPassword is not available.")
  }

  /// ConfirmForgotPassword, not served yet.
  public func confirmForgotPassword(
    _ request: ConfirmForgotPasswordRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ConfirmForgotPasswordResponse {
    throw .unsupportedOperation("ConfirmForgotPassword is not available.")
  }

  /// ChangePassword, not served yet.
  public func changePassword(
    _ request: ChangePasswordRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ChangePasswordResponse {
    throw .unsupportedOperation("ChangePassword is not available.")
  }

  /// AdminResetUserPassword, not served yet.
  public func adminResetUserPassword(
    _ request: AdminResetUserPasswordRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminResetUserPasswordResponse {
    throw .unsupportedOperation("AdminResetUserPassword is not available.")
  }

  /// UpdateUserAttributes, not served yet.
  public func updateUserAttributes(
    _ request: UpdateUserAttributesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UpdateUserAttributesResponse {
    throw .unsupportedOperation("UpdateUserAttributes is not available.")
  }

  /// AdminUpdateUserAttributes, not served yet.
  public func adminUpdateUserAttributes(
    _ request: AdminUpdateUserAttributesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminUpdateUserAttributesResponse {
    throw .unsupportedOperation("AdminUpdateUserAttributes is not available.")
  }

  /// DeleteUserAttributes, not served yet.
  public func deleteUserAttributes(
    _ request: DeleteUserAttributesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DeleteUserAttributesResponse {
    throw .unsupportedOperation("DeleteUserAttributes is not available.")
  }

  /// AdminDeleteUserAttributes, not served yet.
  public func adminDeleteUserAttributes(
    _ request: AdminDeleteUserAttributesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminDeleteUserAttributesResponse {
    throw .unsupportedOperation("AdminDeleteUserAttributes is not available.")
  }

  /// GetUserAttributeVerificationCode, not served yet.
  public func getUserAttributeVerificationCode(
    _ request: GetUserAttributeVerificationCodeRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetUserAttributeVerificationCodeResponse {
    throw .unsupportedOperation("GetUserAttributeVerificationCode is not available.")
  }

  /// VerifyUserAttribute, not served yet.
  public func verifyUserAttribute(
    _ request: VerifyUserAttributeRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> VerifyUserAttributeResponse {
    throw .unsupportedOperation("VerifyUserAttribute is not available.")
  }

  /// AdminDisableUser, not served yet.
  public func adminDisableUser(
    _ request: AdminDisableUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminDisableUserResponse {
    throw .unsupportedOperation("AdminDisableUser is not available.")
  }

  /// AdminEnableUser, not served yet.
  public func adminEnableUser(
    _ request: AdminEnableUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminEnableUserResponse {
    throw .unsupportedOperation("AdminEnableUser is not available.")
  }

  /// DeleteUser, not served yet.
  public func deleteUser(
    _ request: DeleteUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DeleteUserResponse {
    throw .unsupportedOperation("DeleteUser is not available.")
  }

  /// SetUserSettings, not served yet.
  public func setUserSettings(
    _ request: SetUserSettingsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SetUserSettingsResponse {
    throw .unsupportedOperation("SetUserSettings is not available.")
  }

  /// AdminSetUserSettings, not served yet.
  public func adminSetUserSettings(
    _ request: AdminSetUserSettingsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminSetUserSettingsResponse {
    throw .unsupportedOperation("AdminSetUserSettings is not available.")
  }

  /// ListUsers, not served yet.
  public func listUsers(
    _ request: ListUsersRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListUsersResponse {
    throw .unsupportedOperation("ListUsers is not available.")
  }
}
