internal import AuthenticationCore
internal import Domain

extension SignIn {
  /// Begins the flow that the request names.
  func begin(
    _ flow: String?,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    guard let flow else { throw .missing("authFlow") }
    switch flow {
    case "USER_SRP_AUTH":
      return try await beginUserSRP(request)
    case "USER_PASSWORD_AUTH" where !request.isAdministrators:
      return try await beginUserPassword(request, flow: .userPassword)
    case "ADMIN_USER_PASSWORD_AUTH" where request.isAdministrators,
      "ADMIN_NO_SRP_AUTH" where request.isAdministrators:
      return try await beginUserPassword(request, flow: .adminUserPassword)
    case "CUSTOM_AUTH":
      return try await beginCustomAuth(request)
    case "REFRESH_TOKEN_AUTH", "REFRESH_TOKEN":
      return try await beginRefresh(request)
    default:
      throw .invalidParameter("Initiate Auth method not supported: \(flow)")
    }
  }
}
