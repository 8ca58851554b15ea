// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authentication_service.proto. Do not edit.

public import GatehouseMessages
public import RPC

/// The methods of gatehouse.authentication.v1.AuthenticationService.
public enum AuthenticationMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.AuthenticationService"
  /// CreateUserPool.
  public static let createUserPool: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateUserPool")
  /// DescribeUserPool.
  public static let describeUserPool: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeUserPool")
  /// UpdateUserPool.
  public static let updateUserPool: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateUserPool")
  /// DeleteUserPool.
  public static let deleteUserPool: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteUserPool")
  /// ListUserPools.
  public static let listUserPools: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListUserPools")
  /// CreateUserPoolClient.
  public static let createUserPoolClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateUserPoolClient")
  /// DescribeUserPoolClient.
  public static let describeUserPoolClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeUserPoolClient")
  /// UpdateUserPoolClient.
  public static let updateUserPoolClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateUserPoolClient")
  /// DeleteUserPoolClient.
  public static let deleteUserPoolClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteUserPoolClient")
  /// ListUserPoolClients.
  public static let listUserPoolClients: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListUserPoolClients")
  /// SignUp.
  public static let signUp: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/SignUp")
  /// ConfirmSignUp.
  public static let confirmSignUp: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ConfirmSignUp")
  /// AdminConfirmSignUp.
  public static let adminConfirmSignUp: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminConfirmSignUp")
  /// AdminCreateUser.
  public static let adminCreateUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminCreateUser")
  /// AdminSetUserPassword.
  public static let adminSetUserPassword: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminSetUserPassword")
  /// AdminGetUser.
  public static let adminGetUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminGetUser")
  /// GetUser.
  public static let getUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetUser")
  /// AdminDeleteUser.
  public static let adminDeleteUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminDeleteUser")
  /// InitiateAuth.
  public static let initiateAuth: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/InitiateAuth")
  /// AdminInitiateAuth.
  public static let adminInitiateAuth: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminInitiateAuth")
  /// RespondToAuthChallenge.
  public static let respondToAuthChallenge: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/RespondToAuthChallenge")
  /// AdminRespondToAuthChallenge.
  public static let adminRespondToAuthChallenge: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminRespondToAuthChallenge")
  /// GetTokensFromRefreshToken.
  public static let getTokensFromRefreshToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetTokensFromRefreshToken")
  /// RevokeToken.
  public static let revokeToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/RevokeToken")
  /// GlobalSignOut.
  public static let globalSignOut: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GlobalSignOut")
  /// AdminUserGlobalSignOut.
  public static let adminUserGlobalSignOut: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminUserGlobalSignOut")
}

/// The public operations that this service decides.
///
/// The gateway calls them.
public protocol AuthenticationServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// CreateUserPool.
  func createUserPool(_ request: CreateUserPoolRequest, context: RPCCallContext) async throws(Failure) -> CreateUserPoolResponse

  /// DescribeUserPool.
  func describeUserPool(_ request: DescribeUserPoolRequest, context: RPCCallContext) async throws(Failure) -> DescribeUserPoolResponse

  /// UpdateUserPool.
  func updateUserPool(_ request: UpdateUserPoolRequest, context: RPCCallContext) async throws(Failure) -> UpdateUserPoolResponse

  /// DeleteUserPool.
  func deleteUserPool(_ request: DeleteUserPoolRequest, context: RPCCallContext) async throws(Failure) -> DeleteUserPoolResponse

  /// ListUserPools.
  func listUserPools(_ request: ListUserPoolsRequest, context: RPCCallContext) async throws(Failure) -> ListUserPoolsResponse

  /// CreateUserPoolClient.
  func createUserPoolClient(_ request: CreateUserPoolClientRequest, context: RPCCallContext) async throws(Failure) -> CreateUserPoolClientResponse

  /// DescribeUserPoolClient.
  func describeUserPoolClient(_ request: DescribeUserPoolClientRequest, context: RPCCallContext) async throws(Failure) -> DescribeUserPoolClientResponse

  /// UpdateUserPoolClient.
  func updateUserPoolClient(_ request: UpdateUserPoolClientRequest, context: RPCCallContext) async throws(Failure) -> UpdateUserPoolClientResponse

  /// DeleteUserPoolClient.
  func deleteUserPoolClient(_ request: DeleteUserPoolClientRequest, context: RPCCallContext) async throws(Failure) -> DeleteUserPoolClientResponse

  /// ListUserPoolClients.
  func listUserPoolClients(_ request: ListUserPoolClientsRequest, context: RPCCallContext) async throws(Failure) -> ListUserPoolClientsResponse

  /// Unsigned on the public side.
  func signUp(_ request: SignUpRequest, context: RPCCallContext) async throws(Failure) -> SignUpResponse

  /// Unsigned on the public side.
  func confirmSignUp(_ request: ConfirmSignUpRequest, context: RPCCallContext) async throws(Failure) -> ConfirmSignUpResponse

  /// AdminConfirmSignUp.
  func adminConfirmSignUp(_ request: AdminConfirmSignUpRequest, context: RPCCallContext) async throws(Failure) -> AdminConfirmSignUpResponse

  /// AdminCreateUser.
  func adminCreateUser(_ request: AdminCreateUserRequest, context: RPCCallContext) async throws(Failure) -> AdminCreateUserResponse

  /// AdminSetUserPassword.
  func adminSetUserPassword(_ request: AdminSetUserPasswordRequest, context: RPCCallContext) async throws(Failure) -> AdminSetUserPasswordResponse

  /// AdminGetUser.
  func adminGetUser(_ request: AdminGetUserRequest, context: RPCCallContext) async throws(Failure) -> AdminGetUserResponse

  /// Unsigned on the public side.
  func getUser(_ request: GetUserRequest, context: RPCCallContext) async throws(Failure) -> GetUserResponse

  /// AdminDeleteUser.
  func adminDeleteUser(_ request: AdminDeleteUserRequest, context: RPCCallContext) async throws(Failure) -> AdminDeleteUserResponse

  /// Unsigned on the public side.
  func initiateAuth(_ request: InitiateAuthRequest, context: RPCCallContext) async throws(Failure) -> InitiateAuthResponse

  /// AdminInitiateAuth.
  func adminInitiateAuth(_ request: AdminInitiateAuthRequest, context: RPCCallContext) async throws(Failure) -> AdminInitiateAuthResponse

  /// Unsigned on the public side.
  func respondToAuthChallenge(_ request: RespondToAuthChallengeRequest, context: RPCCallContext) async throws(Failure) -> RespondToAuthChallengeResponse

  /// AdminRespondToAuthChallenge.
  func adminRespondToAuthChallenge(_ request: AdminRespondToAuthChallengeRequest, context: RPCCallContext) async throws(Failure) -> AdminRespondToAuthChallengeResponse

  /// Unsigned on the public side.
  func getTokensFromRefreshToken(_ request: GetTokensFromRefreshTokenRequest, context: RPCCallContext) async throws(Failure) -> GetTokensFromRefreshTokenResponse

  /// Unsigned on the public side.
  func revokeToken(_ request: RevokeTokenRequest, context: RPCCallContext) async throws(Failure) -> RevokeTokenResponse

  /// Unsigned on the public side.
  func globalSignOut(_ request: GlobalSignOutRequest, context: RPCCallContext) async throws(Failure) -> GlobalSignOutResponse

  /// AdminUserGlobalSignOut.
  func adminUserGlobalSignOut(_ request: AdminUserGlobalSignOutRequest, context: RPCCallContext) async throws(Failure) -> AdminUserGlobalSignOutResponse
}

extension AuthenticationServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(AuthenticationMethods.createUserPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserPoolRequest = try decodeRequest(bytes)
      let response: CreateUserPoolResponse
      do throws(Failure) {
        response = try await self.createUserPool(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeUserPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeUserPoolRequest = try decodeRequest(bytes)
      let response: DescribeUserPoolResponse
      do throws(Failure) {
        response = try await self.describeUserPool(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateUserPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateUserPoolRequest = try decodeRequest(bytes)
      let response: UpdateUserPoolResponse
      do throws(Failure) {
        response = try await self.updateUserPool(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUserPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserPoolRequest = try decodeRequest(bytes)
      let response: DeleteUserPoolResponse
      do throws(Failure) {
        response = try await self.deleteUserPool(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUserPools) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserPoolsRequest = try decodeRequest(bytes)
      let response: ListUserPoolsResponse
      do throws(Failure) {
        response = try await self.listUserPools(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.createUserPoolClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserPoolClientRequest = try decodeRequest(bytes)
      let response: CreateUserPoolClientResponse
      do throws(Failure) {
        response = try await self.createUserPoolClient(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeUserPoolClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeUserPoolClientRequest = try decodeRequest(bytes)
      let response: DescribeUserPoolClientResponse
      do throws(Failure) {
        response = try await self.describeUserPoolClient(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateUserPoolClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateUserPoolClientRequest = try decodeRequest(bytes)
      let response: UpdateUserPoolClientResponse
      do throws(Failure) {
        response = try await self.updateUserPoolClient(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUserPoolClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserPoolClientRequest = try decodeRequest(bytes)
      let response: DeleteUserPoolClientResponse
      do throws(Failure) {
        response = try await self.deleteUserPoolClient(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUserPoolClients) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserPoolClientsRequest = try decodeRequest(bytes)
      let response: ListUserPoolClientsResponse
      do throws(Failure) {
        response = try await self.listUserPoolClients(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.signUp) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SignUpRequest = try decodeRequest(bytes)
      let response: SignUpResponse
      do throws(Failure) {
        response = try await self.signUp(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.confirmSignUp) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ConfirmSignUpRequest = try decodeRequest(bytes)
      let response: ConfirmSignUpResponse
      do throws(Failure) {
        response = try await self.confirmSignUp(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminConfirmSignUp) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminConfirmSignUpRequest = try decodeRequest(bytes)
      let response: AdminConfirmSignUpResponse
      do throws(Failure) {
        response = try await self.adminConfirmSignUp(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminCreateUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminCreateUserRequest = try decodeRequest(bytes)
      let response: AdminCreateUserResponse
      do throws(Failure) {
        response = try await self.adminCreateUser(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminSetUserPassword) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminSetUserPasswordRequest = try decodeRequest(bytes)
      let response: AdminSetUserPasswordResponse
      do throws(Failure) {
        response = try await self.adminSetUserPassword(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminGetUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminGetUserRequest = try decodeRequest(bytes)
      let response: AdminGetUserResponse
      do throws(Failure) {
        response = try await self.adminGetUser(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserRequest = try decodeRequest(bytes)
      let response: GetUserResponse
      do throws(Failure) {
        response = try await self.getUser(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminDeleteUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminDeleteUserRequest = try decodeRequest(bytes)
      let response: AdminDeleteUserResponse
      do throws(Failure) {
        response = try await self.adminDeleteUser(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.initiateAuth) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InitiateAuthRequest = try decodeRequest(bytes)
      let response: InitiateAuthResponse
      do throws(Failure) {
        response = try await self.initiateAuth(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminInitiateAuth) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminInitiateAuthRequest = try decodeRequest(bytes)
      let response: AdminInitiateAuthResponse
      do throws(Failure) {
        response = try await self.adminInitiateAuth(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.respondToAuthChallenge) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RespondToAuthChallengeRequest = try decodeRequest(bytes)
      let response: RespondToAuthChallengeResponse
      do throws(Failure) {
        response = try await self.respondToAuthChallenge(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminRespondToAuthChallenge) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminRespondToAuthChallengeRequest = try decodeRequest(bytes)
      let response: AdminRespondToAuthChallengeResponse
      do throws(Failure) {
        response = try await self.adminRespondToAuthChallenge(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getTokensFromRefreshToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetTokensFromRefreshTokenRequest = try decodeRequest(bytes)
      let response: GetTokensFromRefreshTokenResponse
      do throws(Failure) {
        response = try await self.getTokensFromRefreshToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.revokeToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RevokeTokenRequest = try decodeRequest(bytes)
      let response: RevokeTokenResponse
      do throws(Failure) {
        response = try await self.revokeToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.globalSignOut) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GlobalSignOutRequest = try decodeRequest(bytes)
      let response: GlobalSignOutResponse
      do throws(Failure) {
        response = try await self.globalSignOut(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminUserGlobalSignOut) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminUserGlobalSignOutRequest = try decodeRequest(bytes)
      let response: AdminUserGlobalSignOutResponse
      do throws(Failure) {
        response = try await self.adminUserGlobalSignOut(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.AuthenticationService.
public struct AuthenticationClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// CreateUserPool.
  public func createUserPool(_ request: CreateUserPoolRequest, context: RPCCallContext) async throws(RPCError) -> CreateUserPoolResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createUserPool, bytes, context: context))
  }

  /// DescribeUserPool.
  public func describeUserPool(_ request: DescribeUserPoolRequest, context: RPCCallContext) async throws(RPCError) -> DescribeUserPoolResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeUserPool, bytes, context: context))
  }

  /// UpdateUserPool.
  public func updateUserPool(_ request: UpdateUserPoolRequest, context: RPCCallContext) async throws(RPCError) -> UpdateUserPoolResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateUserPool, bytes, context: context))
  }

  /// DeleteUserPool.
  public func deleteUserPool(_ request: DeleteUserPoolRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserPoolResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteUserPool, bytes, context: context))
  }

  /// ListUserPools.
  public func listUserPools(_ request: ListUserPoolsRequest, context: RPCCallContext) async throws(RPCError) -> ListUserPoolsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listUserPools, bytes, context: context))
  }

  /// CreateUserPoolClient.
  public func createUserPoolClient(_ request: CreateUserPoolClientRequest, context: RPCCallContext) async throws(RPCError) -> CreateUserPoolClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createUserPoolClient, bytes, context: context))
  }

  /// DescribeUserPoolClient.
  public func describeUserPoolClient(_ request: DescribeUserPoolClientRequest, context: RPCCallContext) async throws(RPCError) -> DescribeUserPoolClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeUserPoolClient, bytes, context: context))
  }

  /// UpdateUserPoolClient.
  public func updateUserPoolClient(_ request: UpdateUserPoolClientRequest, context: RPCCallContext) async throws(RPCError) -> UpdateUserPoolClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateUserPoolClient, bytes, context: context))
  }

  /// DeleteUserPoolClient.
  public func deleteUserPoolClient(_ request: DeleteUserPoolClientRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserPoolClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteUserPoolClient, bytes, context: context))
  }

  /// ListUserPoolClients.
  public func listUserPoolClients(_ request: ListUserPoolClientsRequest, context: RPCCallContext) async throws(RPCError) -> ListUserPoolClientsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listUserPoolClients, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func signUp(_ request: SignUpRequest, context: RPCCallContext) async throws(RPCError) -> SignUpResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.signUp, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func confirmSignUp(_ request: ConfirmSignUpRequest, context: RPCCallContext) async throws(RPCError) -> ConfirmSignUpResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.confirmSignUp, bytes, context: context))
  }

  /// AdminConfirmSignUp.
  public func adminConfirmSignUp(_ request: AdminConfirmSignUpRequest, context: RPCCallContext) async throws(RPCError) -> AdminConfirmSignUpResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminConfirmSignUp, bytes, context: context))
  }

  /// AdminCreateUser.
  public func adminCreateUser(_ request: AdminCreateUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminCreateUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminCreateUser, bytes, context: context))
  }

  /// AdminSetUserPassword.
  public func adminSetUserPassword(_ request: AdminSetUserPasswordRequest, context: RPCCallContext) async throws(RPCError) -> AdminSetUserPasswordResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminSetUserPassword, bytes, context: context))
  }

  /// AdminGetUser.
  public func adminGetUser(_ request: AdminGetUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminGetUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminGetUser, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getUser(_ request: GetUserRequest, context: RPCCallContext) async throws(RPCError) -> GetUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getUser, bytes, context: context))
  }

  /// AdminDeleteUser.
  public func adminDeleteUser(_ request: AdminDeleteUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminDeleteUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminDeleteUser, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func initiateAuth(_ request: InitiateAuthRequest, context: RPCCallContext) async throws(RPCError) -> InitiateAuthResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.initiateAuth, bytes, context: context))
  }

  /// AdminInitiateAuth.
  public func adminInitiateAuth(_ request: AdminInitiateAuthRequest, context: RPCCallContext) async throws(RPCError) -> AdminInitiateAuthResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminInitiateAuth, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func respondToAuthChallenge(_ request: RespondToAuthChallengeRequest, context: RPCCallContext) async throws(RPCError) -> RespondToAuthChallengeResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.respondToAuthChallenge, bytes, context: context))
  }

  /// AdminRespondToAuthChallenge.
  public func adminRespondToAuthChallenge(_ request: AdminRespondToAuthChallengeRequest, context: RPCCallContext) async throws(RPCError) -> AdminRespondToAuthChallengeResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminRespondToAuthChallenge, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getTokensFromRefreshToken(_ request: GetTokensFromRefreshTokenRequest, context: RPCCallContext) async throws(RPCError) -> GetTokensFromRefreshTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getTokensFromRefreshToken, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func revokeToken(_ request: RevokeTokenRequest, context: RPCCallContext) async throws(RPCError) -> RevokeTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.revokeToken, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func globalSignOut(_ request: GlobalSignOutRequest, context: RPCCallContext) async throws(RPCError) -> GlobalSignOutResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.globalSignOut, bytes, context: context))
  }

  /// AdminUserGlobalSignOut.
  public func adminUserGlobalSignOut(_ request: AdminUserGlobalSignOutRequest, context: RPCCallContext) async throws(RPCError) -> AdminUserGlobalSignOutResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminUserGlobalSignOut, bytes, context: context))
  }
}
