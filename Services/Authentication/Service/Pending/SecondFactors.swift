public import GatehouseMessages
public import RPC

extension Authentication {
  /// SetUserPoolMfaConfig, not served yet.
  public func setUserPoolMfaConfig(
    _ request: SetUserPoolMfaConfigRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SetUserPoolMfaConfigResponse {
    throw .unsupportedOperation("SetUserPoolMfaConfig is not available.")
  }

  /// GetUserPoolMfaConfig, not served yet.
  public func getUserPoolMfaConfig(
    _ request: GetUserPoolMfaConfigRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetUserPoolMfaConfigResponse {
    throw .unsupportedOperation("GetUserPoolMfaConfig is not available.")
  }

  /// AssociateSoftwareToken, not served yet.
  public func associateSoftwareToken(
    _ request: AssociateSoftwareTokenRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AssociateSoftwareTokenResponse {
    throw .unsupportedOperation("AssociateSoftwareToken is not available.")
  }

  /// VerifySoftwareToken, not served yet.
  public func verifySoftwareToken(
    _ request: VerifySoftwareTokenRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> VerifySoftwareTokenResponse {
    throw .unsupportedOperation("VerifySoftwareToken is not available.")
  }

  /// SetUserMFAPreference, not served yet.
  public func setUserMFAPreference(
    _ request: SetUserMFAPreferenceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SetUserMFAPreferenceResponse {
    throw .unsupportedOperation("SetUserMFAPreference is not available.")
  }

  /// AdminSetUserMFAPreference, not served yet.
  public func adminSetUserMFAPreference(
    _ request: AdminSetUserMFAPreferenceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminSetUserMFAPreferenceResponse {
    throw .unsupportedOperation("AdminSetUserMFAPreference is not available.")
  }

  /// AdminDeleteSoftwareToken, not served yet.
  public func adminDeleteSoftwareToken(
    _ request: AdminDeleteSoftwareTokenRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminDeleteSoftwareTokenResponse {
    throw .unsupportedOperation("AdminDeleteSoftwareToken is not available.")
  }

  /// GetUserAuthFactors, not served yet.
  public func getUserAuthFactors(
    _ request: GetUserAuthFactorsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetUserAuthFactorsResponse {
    throw .unsupportedOperation("GetUserAuthFactors is not available.")
  }

  /// AdminGetUserAuthFactors, not served yet.
  public func adminGetUserAuthFactors(
    _ request: AdminGetUserAuthFactorsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminGetUserAuthFactorsResponse {
    throw .unsupportedOperation("AdminGetUserAuthFactors is not available.")
  }
}
