// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

public import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// Carries out the public operations of the area user_pool.
public protocol UserPoolServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// CreateUserPool.
  func createUserPool(_ request: CreateUserPoolRequest, call: Call) async throws(Failure) -> CreateUserPoolResponse

  /// DescribeUserPool.
  func describeUserPool(_ request: DescribeUserPoolRequest, call: Call) async throws(Failure) -> DescribeUserPoolResponse

  /// UpdateUserPool.
  func updateUserPool(_ request: UpdateUserPoolRequest, call: Call) async throws(Failure) -> UpdateUserPoolResponse

  /// DeleteUserPool.
  func deleteUserPool(_ request: DeleteUserPoolRequest, call: Call) async throws(Failure) -> DeleteUserPoolResponse

  /// ListUserPools.
  func listUserPools(_ request: ListUserPoolsRequest, call: Call) async throws(Failure) -> ListUserPoolsResponse

  /// AddCustomAttributes.
  func addCustomAttributes(_ request: AddCustomAttributesRequest, call: Call) async throws(Failure) -> AddCustomAttributesResponse

  /// SetUserPoolMfaConfig.
  func setUserPoolMfaConfig(_ request: SetUserPoolMfaConfigRequest, call: Call) async throws(Failure) -> SetUserPoolMfaConfigResponse

  /// GetUserPoolMfaConfig.
  func getUserPoolMfaConfig(_ request: GetUserPoolMfaConfigRequest, call: Call) async throws(Failure) -> GetUserPoolMfaConfigResponse
}

extension UserPoolServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.createUserPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserPoolRequest = try decodeRequest(bytes)
      let response: CreateUserPoolResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .createUserPool,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createUserPool(request, call: call)
        }
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
        response = try await gate.carryOut(
          .describeUserPool,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeUserPool(request, call: call)
        }
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
        response = try await gate.carryOut(
          .updateUserPool,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateUserPool(request, call: call)
        }
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
        response = try await gate.carryOut(
          .deleteUserPool,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteUserPool(request, call: call)
        }
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
        response = try await gate.carryOut(
          .listUserPools,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listUserPools(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.addCustomAttributes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AddCustomAttributesRequest = try decodeRequest(bytes)
      let response: AddCustomAttributesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .addCustomAttributes,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.addCustomAttributes(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.setUserPoolMfaConfig) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetUserPoolMfaConfigRequest = try decodeRequest(bytes)
      let response: SetUserPoolMfaConfigResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setUserPoolMfaConfig,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setUserPoolMfaConfig(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getUserPoolMfaConfig) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserPoolMfaConfigRequest = try decodeRequest(bytes)
      let response: GetUserPoolMfaConfigResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getUserPoolMfaConfig,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getUserPoolMfaConfig(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area user_pool_client.
public protocol UserPoolClientServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// CreateUserPoolClient.
  func createUserPoolClient(_ request: CreateUserPoolClientRequest, call: Call) async throws(Failure) -> CreateUserPoolClientResponse

  /// DescribeUserPoolClient.
  func describeUserPoolClient(_ request: DescribeUserPoolClientRequest, call: Call) async throws(Failure) -> DescribeUserPoolClientResponse

  /// UpdateUserPoolClient.
  func updateUserPoolClient(_ request: UpdateUserPoolClientRequest, call: Call) async throws(Failure) -> UpdateUserPoolClientResponse

  /// DeleteUserPoolClient.
  func deleteUserPoolClient(_ request: DeleteUserPoolClientRequest, call: Call) async throws(Failure) -> DeleteUserPoolClientResponse

  /// ListUserPoolClients.
  func listUserPoolClients(_ request: ListUserPoolClientsRequest, call: Call) async throws(Failure) -> ListUserPoolClientsResponse

  /// AddUserPoolClientSecret.
  func addUserPoolClientSecret(_ request: AddUserPoolClientSecretRequest, call: Call) async throws(Failure) -> AddUserPoolClientSecretResponse

  /// ListUserPoolClientSecrets.
  func listUserPoolClientSecrets(_ request: ListUserPoolClientSecretsRequest, call: Call) async throws(Failure) -> ListUserPoolClientSecretsResponse

  /// DeleteUserPoolClientSecret.
  func deleteUserPoolClientSecret(_ request: DeleteUserPoolClientSecretRequest, call: Call) async throws(Failure) -> DeleteUserPoolClientSecretResponse
}

extension UserPoolClientServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.createUserPoolClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserPoolClientRequest = try decodeRequest(bytes)
      let response: CreateUserPoolClientResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .createUserPoolClient,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createUserPoolClient(request, call: call)
        }
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
        response = try await gate.carryOut(
          .describeUserPoolClient,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeUserPoolClient(request, call: call)
        }
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
        response = try await gate.carryOut(
          .updateUserPoolClient,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateUserPoolClient(request, call: call)
        }
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
        response = try await gate.carryOut(
          .deleteUserPoolClient,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteUserPoolClient(request, call: call)
        }
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
        response = try await gate.carryOut(
          .listUserPoolClients,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listUserPoolClients(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.addUserPoolClientSecret) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AddUserPoolClientSecretRequest = try decodeRequest(bytes)
      let response: AddUserPoolClientSecretResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .addUserPoolClientSecret,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.addUserPoolClientSecret(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUserPoolClientSecrets) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserPoolClientSecretsRequest = try decodeRequest(bytes)
      let response: ListUserPoolClientSecretsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listUserPoolClientSecrets,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listUserPoolClientSecrets(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUserPoolClientSecret) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserPoolClientSecretRequest = try decodeRequest(bytes)
      let response: DeleteUserPoolClientSecretResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteUserPoolClientSecret,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteUserPoolClientSecret(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area user_pool_domain.
public protocol UserPoolDomainServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// CreateUserPoolDomain.
  func createUserPoolDomain(_ request: CreateUserPoolDomainRequest, call: Call) async throws(Failure) -> CreateUserPoolDomainResponse

  /// DescribeUserPoolDomain.
  func describeUserPoolDomain(_ request: DescribeUserPoolDomainRequest, call: Call) async throws(Failure) -> DescribeUserPoolDomainResponse

  /// UpdateUserPoolDomain.
  func updateUserPoolDomain(_ request: UpdateUserPoolDomainRequest, call: Call) async throws(Failure) -> UpdateUserPoolDomainResponse

  /// DeleteUserPoolDomain.
  func deleteUserPoolDomain(_ request: DeleteUserPoolDomainRequest, call: Call) async throws(Failure) -> DeleteUserPoolDomainResponse
}

extension UserPoolDomainServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.createUserPoolDomain) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserPoolDomainRequest = try decodeRequest(bytes)
      let response: CreateUserPoolDomainResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .createUserPoolDomain,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createUserPoolDomain(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeUserPoolDomain) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeUserPoolDomainRequest = try decodeRequest(bytes)
      let response: DescribeUserPoolDomainResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeUserPoolDomain,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeUserPoolDomain(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateUserPoolDomain) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateUserPoolDomainRequest = try decodeRequest(bytes)
      let response: UpdateUserPoolDomainResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateUserPoolDomain,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateUserPoolDomain(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUserPoolDomain) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserPoolDomainRequest = try decodeRequest(bytes)
      let response: DeleteUserPoolDomainResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteUserPoolDomain,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteUserPoolDomain(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area session_configuration.
public protocol SessionConfigurationServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// GetUserPoolSessionConfiguration.
  func getUserPoolSessionConfiguration(_ request: GetUserPoolSessionConfigurationRequest, call: Call) async throws(Failure) -> GetUserPoolSessionConfigurationResponse

  /// SetUserPoolSessionConfiguration.
  func setUserPoolSessionConfiguration(_ request: SetUserPoolSessionConfigurationRequest, call: Call) async throws(Failure) -> SetUserPoolSessionConfigurationResponse

  /// GetUserPoolClientSessionConfiguration.
  func getUserPoolClientSessionConfiguration(_ request: GetUserPoolClientSessionConfigurationRequest, call: Call) async throws(Failure) -> GetUserPoolClientSessionConfigurationResponse

  /// SetUserPoolClientSessionConfiguration.
  func setUserPoolClientSessionConfiguration(_ request: SetUserPoolClientSessionConfigurationRequest, call: Call) async throws(Failure) -> SetUserPoolClientSessionConfigurationResponse
}

extension SessionConfigurationServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.getUserPoolSessionConfiguration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserPoolSessionConfigurationRequest = try decodeRequest(bytes)
      let response: GetUserPoolSessionConfigurationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getUserPoolSessionConfiguration,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getUserPoolSessionConfiguration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.setUserPoolSessionConfiguration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetUserPoolSessionConfigurationRequest = try decodeRequest(bytes)
      let response: SetUserPoolSessionConfigurationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setUserPoolSessionConfiguration,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setUserPoolSessionConfiguration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getUserPoolClientSessionConfiguration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserPoolClientSessionConfigurationRequest = try decodeRequest(bytes)
      let response: GetUserPoolClientSessionConfigurationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getUserPoolClientSessionConfiguration,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getUserPoolClientSessionConfiguration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.setUserPoolClientSessionConfiguration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetUserPoolClientSessionConfigurationRequest = try decodeRequest(bytes)
      let response: SetUserPoolClientSessionConfigurationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setUserPoolClientSessionConfiguration,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setUserPoolClientSessionConfiguration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area user.
public protocol UserServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// SignUp.
  func signUp(_ request: SignUpRequest, call: Call) async throws(Failure) -> SignUpResponse

  /// ConfirmSignUp.
  func confirmSignUp(_ request: ConfirmSignUpRequest, call: Call) async throws(Failure) -> ConfirmSignUpResponse

  /// AdminConfirmSignUp.
  func adminConfirmSignUp(_ request: AdminConfirmSignUpRequest, call: Call) async throws(Failure) -> AdminConfirmSignUpResponse

  /// AdminCreateUser.
  func adminCreateUser(_ request: AdminCreateUserRequest, call: Call) async throws(Failure) -> AdminCreateUserResponse

  /// AdminSetUserPassword.
  func adminSetUserPassword(_ request: AdminSetUserPasswordRequest, call: Call) async throws(Failure) -> AdminSetUserPasswordResponse

  /// AdminGetUser.
  func adminGetUser(_ request: AdminGetUserRequest, call: Call) async throws(Failure) -> AdminGetUserResponse

  /// GetUser.
  func getUser(_ request: GetUserRequest, call: Call) async throws(Failure) -> GetUserResponse

  /// AdminDeleteUser.
  func adminDeleteUser(_ request: AdminDeleteUserRequest, call: Call) async throws(Failure) -> AdminDeleteUserResponse
}

extension UserServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.signUp) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SignUpRequest = try decodeRequest(bytes)
      let response: SignUpResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .signUp,
          RequestNaming(clientId: request.clientId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.signUp(request, call: call)
        }
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
        response = try await gate.carryOut(
          .confirmSignUp,
          RequestNaming(clientId: request.clientId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.confirmSignUp(request, call: call)
        }
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
        response = try await gate.carryOut(
          .adminConfirmSignUp,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminConfirmSignUp(request, call: call)
        }
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
        response = try await gate.carryOut(
          .adminCreateUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminCreateUser(request, call: call)
        }
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
        response = try await gate.carryOut(
          .adminSetUserPassword,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminSetUserPassword(request, call: call)
        }
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
        response = try await gate.carryOut(
          .adminGetUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminGetUser(request, call: call)
        }
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
        response = try await gate.carryOut(
          .getUser,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getUser(request, call: call)
        }
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
        response = try await gate.carryOut(
          .adminDeleteUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminDeleteUser(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area sign_in.
public protocol SignInServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// InitiateAuth.
  func initiateAuth(_ request: InitiateAuthRequest, call: Call) async throws(Failure) -> InitiateAuthResponse

  /// AdminInitiateAuth.
  func adminInitiateAuth(_ request: AdminInitiateAuthRequest, call: Call) async throws(Failure) -> AdminInitiateAuthResponse

  /// RespondToAuthChallenge.
  func respondToAuthChallenge(_ request: RespondToAuthChallengeRequest, call: Call) async throws(Failure) -> RespondToAuthChallengeResponse

  /// AdminRespondToAuthChallenge.
  func adminRespondToAuthChallenge(_ request: AdminRespondToAuthChallengeRequest, call: Call) async throws(Failure) -> AdminRespondToAuthChallengeResponse
}

extension SignInServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.initiateAuth) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InitiateAuthRequest = try decodeRequest(bytes)
      let response: InitiateAuthResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .initiateAuth,
          RequestNaming(clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.initiateAuth(request, call: call)
        }
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
        response = try await gate.carryOut(
          .adminInitiateAuth,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminInitiateAuth(request, call: call)
        }
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
        response = try await gate.carryOut(
          .respondToAuthChallenge,
          RequestNaming(clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.respondToAuthChallenge(request, call: call)
        }
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
        response = try await gate.carryOut(
          .adminRespondToAuthChallenge,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminRespondToAuthChallenge(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area token.
public protocol TokenServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// GetTokensFromRefreshToken.
  func getTokensFromRefreshToken(_ request: GetTokensFromRefreshTokenRequest, call: Call) async throws(Failure) -> GetTokensFromRefreshTokenResponse

  /// RevokeToken.
  func revokeToken(_ request: RevokeTokenRequest, call: Call) async throws(Failure) -> RevokeTokenResponse

  /// GlobalSignOut.
  func globalSignOut(_ request: GlobalSignOutRequest, call: Call) async throws(Failure) -> GlobalSignOutResponse

  /// AdminUserGlobalSignOut.
  func adminUserGlobalSignOut(_ request: AdminUserGlobalSignOutRequest, call: Call) async throws(Failure) -> AdminUserGlobalSignOutResponse
}

extension TokenServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.getTokensFromRefreshToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetTokensFromRefreshTokenRequest = try decodeRequest(bytes)
      let response: GetTokensFromRefreshTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getTokensFromRefreshToken,
          RequestNaming(clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getTokensFromRefreshToken(request, call: call)
        }
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
        response = try await gate.carryOut(
          .revokeToken,
          RequestNaming(clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.revokeToken(request, call: call)
        }
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
        response = try await gate.carryOut(
          .globalSignOut,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.globalSignOut(request, call: call)
        }
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
        response = try await gate.carryOut(
          .adminUserGlobalSignOut,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminUserGlobalSignOut(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area user_pool_tag.
public protocol UserPoolTagServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// TagResource.
  func tagResource(_ request: TagResourceRequest, call: Call) async throws(Failure) -> TagResourceResponse

  /// UntagResource.
  func untagResource(_ request: UntagResourceRequest, call: Call) async throws(Failure) -> UntagResourceResponse

  /// ListTagsForResource.
  func listTagsForResource(_ request: ListTagsForResourceRequest, call: Call) async throws(Failure) -> ListTagsForResourceResponse
}

extension UserPoolTagServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.tagResource) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TagResourceRequest = try decodeRequest(bytes)
      let response: TagResourceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .tagResource,
          RequestNaming(resourceArn: request.resourceArn),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.tagResource(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.untagResource) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UntagResourceRequest = try decodeRequest(bytes)
      let response: UntagResourceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .untagResource,
          RequestNaming(resourceArn: request.resourceArn),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.untagResource(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listTagsForResource) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListTagsForResourceRequest = try decodeRequest(bytes)
      let response: ListTagsForResourceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listTagsForResource,
          RequestNaming(resourceArn: request.resourceArn),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listTagsForResource(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area account.
public protocol AccountServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// ResendConfirmationCode.
  func resendConfirmationCode(_ request: ResendConfirmationCodeRequest, call: Call) async throws(Failure) -> ResendConfirmationCodeResponse

  /// ForgotPassword.
  func forgotPassword(_ request: ForgotPasswordRequest, call: Call) async throws(Failure) -> ForgotPasswordResponse

  /// ConfirmForgotPassword.
  func confirmForgotPassword(_ request: ConfirmForgotPasswordRequest, call: Call) async throws(Failure) -> ConfirmForgotPasswordResponse

  /// ChangePassword.
  func changePassword(_ request: ChangePasswordRequest, call: Call) async throws(Failure) -> ChangePasswordResponse

  /// AdminResetUserPassword.
  func adminResetUserPassword(_ request: AdminResetUserPasswordRequest, call: Call) async throws(Failure) -> AdminResetUserPasswordResponse

  /// UpdateUserAttributes.
  func updateUserAttributes(_ request: UpdateUserAttributesRequest, call: Call) async throws(Failure) -> UpdateUserAttributesResponse

  /// AdminUpdateUserAttributes.
  func adminUpdateUserAttributes(_ request: AdminUpdateUserAttributesRequest, call: Call) async throws(Failure) -> AdminUpdateUserAttributesResponse

  /// DeleteUserAttributes.
  func deleteUserAttributes(_ request: DeleteUserAttributesRequest, call: Call) async throws(Failure) -> DeleteUserAttributesResponse

  /// AdminDeleteUserAttributes.
  func adminDeleteUserAttributes(_ request: AdminDeleteUserAttributesRequest, call: Call) async throws(Failure) -> AdminDeleteUserAttributesResponse

  /// GetUserAttributeVerificationCode.
  func getUserAttributeVerificationCode(_ request: GetUserAttributeVerificationCodeRequest, call: Call) async throws(Failure) -> GetUserAttributeVerificationCodeResponse

  /// VerifyUserAttribute.
  func verifyUserAttribute(_ request: VerifyUserAttributeRequest, call: Call) async throws(Failure) -> VerifyUserAttributeResponse

  /// AdminDisableUser.
  func adminDisableUser(_ request: AdminDisableUserRequest, call: Call) async throws(Failure) -> AdminDisableUserResponse

  /// AdminEnableUser.
  func adminEnableUser(_ request: AdminEnableUserRequest, call: Call) async throws(Failure) -> AdminEnableUserResponse

  /// DeleteUser.
  func deleteUser(_ request: DeleteUserRequest, call: Call) async throws(Failure) -> DeleteUserResponse

  /// SetUserSettings.
  func setUserSettings(_ request: SetUserSettingsRequest, call: Call) async throws(Failure) -> SetUserSettingsResponse

  /// AdminSetUserSettings.
  func adminSetUserSettings(_ request: AdminSetUserSettingsRequest, call: Call) async throws(Failure) -> AdminSetUserSettingsResponse

  /// ListUsers.
  func listUsers(_ request: ListUsersRequest, call: Call) async throws(Failure) -> ListUsersResponse
}

extension AccountServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.resendConfirmationCode) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ResendConfirmationCodeRequest = try decodeRequest(bytes)
      let response: ResendConfirmationCodeResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .resendConfirmationCode,
          RequestNaming(clientId: request.clientId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.resendConfirmationCode(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.forgotPassword) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ForgotPasswordRequest = try decodeRequest(bytes)
      let response: ForgotPasswordResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .forgotPassword,
          RequestNaming(clientId: request.clientId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.forgotPassword(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.confirmForgotPassword) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ConfirmForgotPasswordRequest = try decodeRequest(bytes)
      let response: ConfirmForgotPasswordResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .confirmForgotPassword,
          RequestNaming(clientId: request.clientId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.confirmForgotPassword(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.changePassword) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ChangePasswordRequest = try decodeRequest(bytes)
      let response: ChangePasswordResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .changePassword,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.changePassword(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminResetUserPassword) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminResetUserPasswordRequest = try decodeRequest(bytes)
      let response: AdminResetUserPasswordResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminResetUserPassword,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminResetUserPassword(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateUserAttributes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateUserAttributesRequest = try decodeRequest(bytes)
      let response: UpdateUserAttributesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateUserAttributes,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateUserAttributes(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminUpdateUserAttributes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminUpdateUserAttributesRequest = try decodeRequest(bytes)
      let response: AdminUpdateUserAttributesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminUpdateUserAttributes,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminUpdateUserAttributes(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUserAttributes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserAttributesRequest = try decodeRequest(bytes)
      let response: DeleteUserAttributesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteUserAttributes,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteUserAttributes(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminDeleteUserAttributes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminDeleteUserAttributesRequest = try decodeRequest(bytes)
      let response: AdminDeleteUserAttributesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminDeleteUserAttributes,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminDeleteUserAttributes(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getUserAttributeVerificationCode) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserAttributeVerificationCodeRequest = try decodeRequest(bytes)
      let response: GetUserAttributeVerificationCodeResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getUserAttributeVerificationCode,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getUserAttributeVerificationCode(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.verifyUserAttribute) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: VerifyUserAttributeRequest = try decodeRequest(bytes)
      let response: VerifyUserAttributeResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .verifyUserAttribute,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.verifyUserAttribute(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminDisableUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminDisableUserRequest = try decodeRequest(bytes)
      let response: AdminDisableUserResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminDisableUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminDisableUser(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminEnableUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminEnableUserRequest = try decodeRequest(bytes)
      let response: AdminEnableUserResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminEnableUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminEnableUser(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserRequest = try decodeRequest(bytes)
      let response: DeleteUserResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteUser,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteUser(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.setUserSettings) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetUserSettingsRequest = try decodeRequest(bytes)
      let response: SetUserSettingsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setUserSettings,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setUserSettings(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminSetUserSettings) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminSetUserSettingsRequest = try decodeRequest(bytes)
      let response: AdminSetUserSettingsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminSetUserSettings,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminSetUserSettings(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUsers) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUsersRequest = try decodeRequest(bytes)
      let response: ListUsersResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listUsers,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listUsers(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area group.
public protocol GroupServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// CreateGroup.
  func createGroup(_ request: CreateGroupRequest, call: Call) async throws(Failure) -> CreateGroupResponse

  /// GetGroup.
  func getGroup(_ request: GetGroupRequest, call: Call) async throws(Failure) -> GetGroupResponse

  /// UpdateGroup.
  func updateGroup(_ request: UpdateGroupRequest, call: Call) async throws(Failure) -> UpdateGroupResponse

  /// DeleteGroup.
  func deleteGroup(_ request: DeleteGroupRequest, call: Call) async throws(Failure) -> DeleteGroupResponse

  /// ListGroups.
  func listGroups(_ request: ListGroupsRequest, call: Call) async throws(Failure) -> ListGroupsResponse

  /// AdminAddUserToGroup.
  func adminAddUserToGroup(_ request: AdminAddUserToGroupRequest, call: Call) async throws(Failure) -> AdminAddUserToGroupResponse

  /// AdminRemoveUserFromGroup.
  func adminRemoveUserFromGroup(_ request: AdminRemoveUserFromGroupRequest, call: Call) async throws(Failure) -> AdminRemoveUserFromGroupResponse

  /// AdminListGroupsForUser.
  func adminListGroupsForUser(_ request: AdminListGroupsForUserRequest, call: Call) async throws(Failure) -> AdminListGroupsForUserResponse

  /// ListUsersInGroup.
  func listUsersInGroup(_ request: ListUsersInGroupRequest, call: Call) async throws(Failure) -> ListUsersInGroupResponse
}

extension GroupServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.createGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateGroupRequest = try decodeRequest(bytes)
      let response: CreateGroupResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .createGroup,
          RequestNaming(userPoolId: request.userPoolId, groupName: request.groupName),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createGroup(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetGroupRequest = try decodeRequest(bytes)
      let response: GetGroupResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getGroup,
          RequestNaming(userPoolId: request.userPoolId, groupName: request.groupName),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getGroup(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateGroupRequest = try decodeRequest(bytes)
      let response: UpdateGroupResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateGroup,
          RequestNaming(userPoolId: request.userPoolId, groupName: request.groupName),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateGroup(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteGroupRequest = try decodeRequest(bytes)
      let response: DeleteGroupResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteGroup,
          RequestNaming(userPoolId: request.userPoolId, groupName: request.groupName),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteGroup(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listGroups) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListGroupsRequest = try decodeRequest(bytes)
      let response: ListGroupsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listGroups,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listGroups(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminAddUserToGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminAddUserToGroupRequest = try decodeRequest(bytes)
      let response: AdminAddUserToGroupResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminAddUserToGroup,
          RequestNaming(userPoolId: request.userPoolId, username: request.username, groupName: request.groupName),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminAddUserToGroup(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminRemoveUserFromGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminRemoveUserFromGroupRequest = try decodeRequest(bytes)
      let response: AdminRemoveUserFromGroupResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminRemoveUserFromGroup,
          RequestNaming(userPoolId: request.userPoolId, username: request.username, groupName: request.groupName),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminRemoveUserFromGroup(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminListGroupsForUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminListGroupsForUserRequest = try decodeRequest(bytes)
      let response: AdminListGroupsForUserResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminListGroupsForUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminListGroupsForUser(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUsersInGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUsersInGroupRequest = try decodeRequest(bytes)
      let response: ListUsersInGroupResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listUsersInGroup,
          RequestNaming(userPoolId: request.userPoolId, groupName: request.groupName),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listUsersInGroup(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area device.
public protocol DeviceServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// ConfirmDevice.
  func confirmDevice(_ request: ConfirmDeviceRequest, call: Call) async throws(Failure) -> ConfirmDeviceResponse

  /// UpdateDeviceStatus.
  func updateDeviceStatus(_ request: UpdateDeviceStatusRequest, call: Call) async throws(Failure) -> UpdateDeviceStatusResponse

  /// GetDevice.
  func getDevice(_ request: GetDeviceRequest, call: Call) async throws(Failure) -> GetDeviceResponse

  /// ListDevices.
  func listDevices(_ request: ListDevicesRequest, call: Call) async throws(Failure) -> ListDevicesResponse

  /// ForgetDevice.
  func forgetDevice(_ request: ForgetDeviceRequest, call: Call) async throws(Failure) -> ForgetDeviceResponse

  /// AdminGetDevice.
  func adminGetDevice(_ request: AdminGetDeviceRequest, call: Call) async throws(Failure) -> AdminGetDeviceResponse

  /// AdminListDevices.
  func adminListDevices(_ request: AdminListDevicesRequest, call: Call) async throws(Failure) -> AdminListDevicesResponse

  /// AdminUpdateDeviceStatus.
  func adminUpdateDeviceStatus(_ request: AdminUpdateDeviceStatusRequest, call: Call) async throws(Failure) -> AdminUpdateDeviceStatusResponse

  /// AdminForgetDevice.
  func adminForgetDevice(_ request: AdminForgetDeviceRequest, call: Call) async throws(Failure) -> AdminForgetDeviceResponse
}

extension DeviceServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.confirmDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ConfirmDeviceRequest = try decodeRequest(bytes)
      let response: ConfirmDeviceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .confirmDevice,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.confirmDevice(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateDeviceStatus) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateDeviceStatusRequest = try decodeRequest(bytes)
      let response: UpdateDeviceStatusResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateDeviceStatus,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateDeviceStatus(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetDeviceRequest = try decodeRequest(bytes)
      let response: GetDeviceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getDevice,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getDevice(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listDevices) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListDevicesRequest = try decodeRequest(bytes)
      let response: ListDevicesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listDevices,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listDevices(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.forgetDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ForgetDeviceRequest = try decodeRequest(bytes)
      let response: ForgetDeviceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .forgetDevice,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.forgetDevice(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminGetDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminGetDeviceRequest = try decodeRequest(bytes)
      let response: AdminGetDeviceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminGetDevice,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminGetDevice(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminListDevices) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminListDevicesRequest = try decodeRequest(bytes)
      let response: AdminListDevicesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminListDevices,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminListDevices(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminUpdateDeviceStatus) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminUpdateDeviceStatusRequest = try decodeRequest(bytes)
      let response: AdminUpdateDeviceStatusResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminUpdateDeviceStatus,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminUpdateDeviceStatus(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminForgetDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminForgetDeviceRequest = try decodeRequest(bytes)
      let response: AdminForgetDeviceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminForgetDevice,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminForgetDevice(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area session.
public protocol SessionServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// ListUserSessions.
  func listUserSessions(_ request: ListUserSessionsRequest, call: Call) async throws(Failure) -> ListUserSessionsResponse

  /// RevokeUserSession.
  func revokeUserSession(_ request: RevokeUserSessionRequest, call: Call) async throws(Failure) -> RevokeUserSessionResponse

  /// AdminListUserSessions.
  func adminListUserSessions(_ request: AdminListUserSessionsRequest, call: Call) async throws(Failure) -> AdminListUserSessionsResponse

  /// AdminRevokeUserSession.
  func adminRevokeUserSession(_ request: AdminRevokeUserSessionRequest, call: Call) async throws(Failure) -> AdminRevokeUserSessionResponse
}

extension SessionServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.listUserSessions) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserSessionsRequest = try decodeRequest(bytes)
      let response: ListUserSessionsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listUserSessions,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listUserSessions(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.revokeUserSession) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RevokeUserSessionRequest = try decodeRequest(bytes)
      let response: RevokeUserSessionResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .revokeUserSession,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.revokeUserSession(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminListUserSessions) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminListUserSessionsRequest = try decodeRequest(bytes)
      let response: AdminListUserSessionsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminListUserSessions,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminListUserSessions(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminRevokeUserSession) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminRevokeUserSessionRequest = try decodeRequest(bytes)
      let response: AdminRevokeUserSessionResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminRevokeUserSession,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminRevokeUserSession(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area second_factor.
public protocol SecondFactorServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// AssociateSoftwareToken.
  func associateSoftwareToken(_ request: AssociateSoftwareTokenRequest, call: Call) async throws(Failure) -> AssociateSoftwareTokenResponse

  /// VerifySoftwareToken.
  func verifySoftwareToken(_ request: VerifySoftwareTokenRequest, call: Call) async throws(Failure) -> VerifySoftwareTokenResponse

  /// SetUserMFAPreference.
  func setUserMFAPreference(_ request: SetUserMFAPreferenceRequest, call: Call) async throws(Failure) -> SetUserMFAPreferenceResponse

  /// AdminSetUserMFAPreference.
  func adminSetUserMFAPreference(_ request: AdminSetUserMFAPreferenceRequest, call: Call) async throws(Failure) -> AdminSetUserMFAPreferenceResponse

  /// AdminDeleteSoftwareToken.
  func adminDeleteSoftwareToken(_ request: AdminDeleteSoftwareTokenRequest, call: Call) async throws(Failure) -> AdminDeleteSoftwareTokenResponse

  /// GetUserAuthFactors.
  func getUserAuthFactors(_ request: GetUserAuthFactorsRequest, call: Call) async throws(Failure) -> GetUserAuthFactorsResponse

  /// AdminGetUserAuthFactors.
  func adminGetUserAuthFactors(_ request: AdminGetUserAuthFactorsRequest, call: Call) async throws(Failure) -> AdminGetUserAuthFactorsResponse
}

extension SecondFactorServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.associateSoftwareToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AssociateSoftwareTokenRequest = try decodeRequest(bytes)
      let response: AssociateSoftwareTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .associateSoftwareToken,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.associateSoftwareToken(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.verifySoftwareToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: VerifySoftwareTokenRequest = try decodeRequest(bytes)
      let response: VerifySoftwareTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .verifySoftwareToken,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.verifySoftwareToken(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.setUserMFAPreference) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetUserMFAPreferenceRequest = try decodeRequest(bytes)
      let response: SetUserMFAPreferenceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setUserMFAPreference,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setUserMFAPreference(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminSetUserMFAPreference) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminSetUserMFAPreferenceRequest = try decodeRequest(bytes)
      let response: AdminSetUserMFAPreferenceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminSetUserMFAPreference,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminSetUserMFAPreference(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminDeleteSoftwareToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminDeleteSoftwareTokenRequest = try decodeRequest(bytes)
      let response: AdminDeleteSoftwareTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminDeleteSoftwareToken,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminDeleteSoftwareToken(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getUserAuthFactors) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserAuthFactorsRequest = try decodeRequest(bytes)
      let response: GetUserAuthFactorsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getUserAuthFactors,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getUserAuthFactors(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminGetUserAuthFactors) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminGetUserAuthFactorsRequest = try decodeRequest(bytes)
      let response: AdminGetUserAuthFactorsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminGetUserAuthFactors,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminGetUserAuthFactors(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area passkey.
public protocol PasskeyServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// StartWebAuthnRegistration.
  func startWebAuthnRegistration(_ request: StartWebAuthnRegistrationRequest, call: Call) async throws(Failure) -> StartWebAuthnRegistrationResponse

  /// CompleteWebAuthnRegistration.
  func completeWebAuthnRegistration(_ request: CompleteWebAuthnRegistrationRequest, call: Call) async throws(Failure) -> CompleteWebAuthnRegistrationResponse

  /// ListWebAuthnCredentials.
  func listWebAuthnCredentials(_ request: ListWebAuthnCredentialsRequest, call: Call) async throws(Failure) -> ListWebAuthnCredentialsResponse

  /// DeleteWebAuthnCredential.
  func deleteWebAuthnCredential(_ request: DeleteWebAuthnCredentialRequest, call: Call) async throws(Failure) -> DeleteWebAuthnCredentialResponse
}

extension PasskeyServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.startWebAuthnRegistration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: StartWebAuthnRegistrationRequest = try decodeRequest(bytes)
      let response: StartWebAuthnRegistrationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .startWebAuthnRegistration,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.startWebAuthnRegistration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.completeWebAuthnRegistration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CompleteWebAuthnRegistrationRequest = try decodeRequest(bytes)
      let response: CompleteWebAuthnRegistrationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .completeWebAuthnRegistration,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.completeWebAuthnRegistration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listWebAuthnCredentials) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListWebAuthnCredentialsRequest = try decodeRequest(bytes)
      let response: ListWebAuthnCredentialsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listWebAuthnCredentials,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listWebAuthnCredentials(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteWebAuthnCredential) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteWebAuthnCredentialRequest = try decodeRequest(bytes)
      let response: DeleteWebAuthnCredentialResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteWebAuthnCredential,
          RequestNaming(accessToken: request.accessToken),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteWebAuthnCredential(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area user_import.
public protocol UserImportServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// GetCSVHeader.
  func getCSVHeader(_ request: GetCSVHeaderRequest, call: Call) async throws(Failure) -> GetCSVHeaderResponse

  /// CreateUserImportJob.
  func createUserImportJob(_ request: CreateUserImportJobRequest, call: Call) async throws(Failure) -> CreateUserImportJobResponse

  /// DescribeUserImportJob.
  func describeUserImportJob(_ request: DescribeUserImportJobRequest, call: Call) async throws(Failure) -> DescribeUserImportJobResponse

  /// ListUserImportJobs.
  func listUserImportJobs(_ request: ListUserImportJobsRequest, call: Call) async throws(Failure) -> ListUserImportJobsResponse

  /// StartUserImportJob.
  func startUserImportJob(_ request: StartUserImportJobRequest, call: Call) async throws(Failure) -> StartUserImportJobResponse

  /// StopUserImportJob.
  func stopUserImportJob(_ request: StopUserImportJobRequest, call: Call) async throws(Failure) -> StopUserImportJobResponse
}

extension UserImportServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.getCSVHeader) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetCSVHeaderRequest = try decodeRequest(bytes)
      let response: GetCSVHeaderResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getCSVHeader,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getCSVHeader(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.createUserImportJob) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserImportJobRequest = try decodeRequest(bytes)
      let response: CreateUserImportJobResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .createUserImportJob,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createUserImportJob(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeUserImportJob) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeUserImportJobRequest = try decodeRequest(bytes)
      let response: DescribeUserImportJobResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeUserImportJob,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeUserImportJob(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUserImportJobs) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserImportJobsRequest = try decodeRequest(bytes)
      let response: ListUserImportJobsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listUserImportJobs,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listUserImportJobs(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.startUserImportJob) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: StartUserImportJobRequest = try decodeRequest(bytes)
      let response: StartUserImportJobResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .startUserImportJob,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.startUserImportJob(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.stopUserImportJob) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: StopUserImportJobRequest = try decodeRequest(bytes)
      let response: StopUserImportJobResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .stopUserImportJob,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.stopUserImportJob(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area identity_provider.
public protocol IdentityProviderServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// CreateIdentityProvider.
  func createIdentityProvider(_ request: CreateIdentityProviderRequest, call: Call) async throws(Failure) -> CreateIdentityProviderResponse

  /// DescribeIdentityProvider.
  func describeIdentityProvider(_ request: DescribeIdentityProviderRequest, call: Call) async throws(Failure) -> DescribeIdentityProviderResponse

  /// UpdateIdentityProvider.
  func updateIdentityProvider(_ request: UpdateIdentityProviderRequest, call: Call) async throws(Failure) -> UpdateIdentityProviderResponse

  /// DeleteIdentityProvider.
  func deleteIdentityProvider(_ request: DeleteIdentityProviderRequest, call: Call) async throws(Failure) -> DeleteIdentityProviderResponse

  /// ListIdentityProviders.
  func listIdentityProviders(_ request: ListIdentityProvidersRequest, call: Call) async throws(Failure) -> ListIdentityProvidersResponse

  /// GetIdentityProviderByIdentifier.
  func getIdentityProviderByIdentifier(_ request: GetIdentityProviderByIdentifierRequest, call: Call) async throws(Failure) -> GetIdentityProviderByIdentifierResponse

  /// GetSigningCertificate.
  func getSigningCertificate(_ request: GetSigningCertificateRequest, call: Call) async throws(Failure) -> GetSigningCertificateResponse
}

extension IdentityProviderServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.createIdentityProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateIdentityProviderRequest = try decodeRequest(bytes)
      let response: CreateIdentityProviderResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .createIdentityProvider,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createIdentityProvider(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeIdentityProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeIdentityProviderRequest = try decodeRequest(bytes)
      let response: DescribeIdentityProviderResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeIdentityProvider,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeIdentityProvider(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateIdentityProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateIdentityProviderRequest = try decodeRequest(bytes)
      let response: UpdateIdentityProviderResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateIdentityProvider,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateIdentityProvider(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteIdentityProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteIdentityProviderRequest = try decodeRequest(bytes)
      let response: DeleteIdentityProviderResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteIdentityProvider,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteIdentityProvider(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listIdentityProviders) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListIdentityProvidersRequest = try decodeRequest(bytes)
      let response: ListIdentityProvidersResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listIdentityProviders,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listIdentityProviders(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getIdentityProviderByIdentifier) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetIdentityProviderByIdentifierRequest = try decodeRequest(bytes)
      let response: GetIdentityProviderByIdentifierResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getIdentityProviderByIdentifier,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getIdentityProviderByIdentifier(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getSigningCertificate) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetSigningCertificateRequest = try decodeRequest(bytes)
      let response: GetSigningCertificateResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getSigningCertificate,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getSigningCertificate(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area provider_link.
public protocol ProviderLinkServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// AdminLinkProviderForUser.
  func adminLinkProviderForUser(_ request: AdminLinkProviderForUserRequest, call: Call) async throws(Failure) -> AdminLinkProviderForUserResponse

  /// AdminDisableProviderForUser.
  func adminDisableProviderForUser(_ request: AdminDisableProviderForUserRequest, call: Call) async throws(Failure) -> AdminDisableProviderForUserResponse
}

extension ProviderLinkServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.adminLinkProviderForUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminLinkProviderForUserRequest = try decodeRequest(bytes)
      let response: AdminLinkProviderForUserResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminLinkProviderForUser,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminLinkProviderForUser(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminDisableProviderForUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminDisableProviderForUserRequest = try decodeRequest(bytes)
      let response: AdminDisableProviderForUserResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminDisableProviderForUser,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminDisableProviderForUser(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area resource_server.
public protocol ResourceServerServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// CreateResourceServer.
  func createResourceServer(_ request: CreateResourceServerRequest, call: Call) async throws(Failure) -> CreateResourceServerResponse

  /// DescribeResourceServer.
  func describeResourceServer(_ request: DescribeResourceServerRequest, call: Call) async throws(Failure) -> DescribeResourceServerResponse

  /// UpdateResourceServer.
  func updateResourceServer(_ request: UpdateResourceServerRequest, call: Call) async throws(Failure) -> UpdateResourceServerResponse

  /// DeleteResourceServer.
  func deleteResourceServer(_ request: DeleteResourceServerRequest, call: Call) async throws(Failure) -> DeleteResourceServerResponse

  /// ListResourceServers.
  func listResourceServers(_ request: ListResourceServersRequest, call: Call) async throws(Failure) -> ListResourceServersResponse
}

extension ResourceServerServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.createResourceServer) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateResourceServerRequest = try decodeRequest(bytes)
      let response: CreateResourceServerResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .createResourceServer,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createResourceServer(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeResourceServer) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeResourceServerRequest = try decodeRequest(bytes)
      let response: DescribeResourceServerResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeResourceServer,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeResourceServer(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateResourceServer) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateResourceServerRequest = try decodeRequest(bytes)
      let response: UpdateResourceServerResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateResourceServer,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateResourceServer(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteResourceServer) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteResourceServerRequest = try decodeRequest(bytes)
      let response: DeleteResourceServerResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteResourceServer,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteResourceServer(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listResourceServers) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListResourceServersRequest = try decodeRequest(bytes)
      let response: ListResourceServersResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listResourceServers,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listResourceServers(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area managed_login_branding.
public protocol ManagedLoginBrandingServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// CreateManagedLoginBranding.
  func createManagedLoginBranding(_ request: CreateManagedLoginBrandingRequest, call: Call) async throws(Failure) -> CreateManagedLoginBrandingResponse

  /// DescribeManagedLoginBranding.
  func describeManagedLoginBranding(_ request: DescribeManagedLoginBrandingRequest, call: Call) async throws(Failure) -> DescribeManagedLoginBrandingResponse

  /// DescribeManagedLoginBrandingByClient.
  func describeManagedLoginBrandingByClient(_ request: DescribeManagedLoginBrandingByClientRequest, call: Call) async throws(Failure) -> DescribeManagedLoginBrandingByClientResponse

  /// UpdateManagedLoginBranding.
  func updateManagedLoginBranding(_ request: UpdateManagedLoginBrandingRequest, call: Call) async throws(Failure) -> UpdateManagedLoginBrandingResponse

  /// DeleteManagedLoginBranding.
  func deleteManagedLoginBranding(_ request: DeleteManagedLoginBrandingRequest, call: Call) async throws(Failure) -> DeleteManagedLoginBrandingResponse

  /// SetUICustomization.
  func setUICustomization(_ request: SetUICustomizationRequest, call: Call) async throws(Failure) -> SetUICustomizationResponse

  /// GetUICustomization.
  func getUICustomization(_ request: GetUICustomizationRequest, call: Call) async throws(Failure) -> GetUICustomizationResponse
}

extension ManagedLoginBrandingServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.createManagedLoginBranding) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateManagedLoginBrandingRequest = try decodeRequest(bytes)
      let response: CreateManagedLoginBrandingResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .createManagedLoginBranding,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createManagedLoginBranding(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeManagedLoginBranding) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeManagedLoginBrandingRequest = try decodeRequest(bytes)
      let response: DescribeManagedLoginBrandingResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeManagedLoginBranding,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeManagedLoginBranding(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeManagedLoginBrandingByClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeManagedLoginBrandingByClientRequest = try decodeRequest(bytes)
      let response: DescribeManagedLoginBrandingByClientResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeManagedLoginBrandingByClient,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeManagedLoginBrandingByClient(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateManagedLoginBranding) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateManagedLoginBrandingRequest = try decodeRequest(bytes)
      let response: UpdateManagedLoginBrandingResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateManagedLoginBranding,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateManagedLoginBranding(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteManagedLoginBranding) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteManagedLoginBrandingRequest = try decodeRequest(bytes)
      let response: DeleteManagedLoginBrandingResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteManagedLoginBranding,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteManagedLoginBranding(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.setUICustomization) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetUICustomizationRequest = try decodeRequest(bytes)
      let response: SetUICustomizationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setUICustomization,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setUICustomization(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getUICustomization) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUICustomizationRequest = try decodeRequest(bytes)
      let response: GetUICustomizationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getUICustomization,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getUICustomization(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area terms.
public protocol TermsServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// CreateTerms.
  func createTerms(_ request: CreateTermsRequest, call: Call) async throws(Failure) -> CreateTermsResponse

  /// DescribeTerms.
  func describeTerms(_ request: DescribeTermsRequest, call: Call) async throws(Failure) -> DescribeTermsResponse

  /// DescribeTermsByClient.
  func describeTermsByClient(_ request: DescribeTermsByClientRequest, call: Call) async throws(Failure) -> DescribeTermsByClientResponse

  /// ListTerms.
  func listTerms(_ request: ListTermsRequest, call: Call) async throws(Failure) -> ListTermsResponse

  /// UpdateTerms.
  func updateTerms(_ request: UpdateTermsRequest, call: Call) async throws(Failure) -> UpdateTermsResponse

  /// DeleteTerms.
  func deleteTerms(_ request: DeleteTermsRequest, call: Call) async throws(Failure) -> DeleteTermsResponse
}

extension TermsServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.createTerms) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateTermsRequest = try decodeRequest(bytes)
      let response: CreateTermsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .createTerms,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createTerms(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeTerms) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeTermsRequest = try decodeRequest(bytes)
      let response: DescribeTermsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeTerms,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeTerms(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeTermsByClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeTermsByClientRequest = try decodeRequest(bytes)
      let response: DescribeTermsByClientResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeTermsByClient,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeTermsByClient(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listTerms) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListTermsRequest = try decodeRequest(bytes)
      let response: ListTermsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listTerms,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listTerms(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateTerms) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateTermsRequest = try decodeRequest(bytes)
      let response: UpdateTermsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateTerms,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateTerms(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteTerms) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteTermsRequest = try decodeRequest(bytes)
      let response: DeleteTermsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteTerms,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteTerms(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area token_exchange.
public protocol TokenExchangeServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// GetClientToken.
  func getClientToken(_ request: GetClientTokenRequest, call: Call) async throws(Failure) -> GetClientTokenResponse

  /// GetDerivedToken.
  func getDerivedToken(_ request: GetDerivedTokenRequest, call: Call) async throws(Failure) -> GetDerivedTokenResponse
}

extension TokenExchangeServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.getClientToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetClientTokenRequest = try decodeRequest(bytes)
      let response: GetClientTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getClientToken,
          RequestNaming(clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getClientToken(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getDerivedToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetDerivedTokenRequest = try decodeRequest(bytes)
      let response: GetDerivedTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getDerivedToken,
          RequestNaming(clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getDerivedToken(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area risk_configuration.
public protocol RiskConfigurationServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// SetRiskConfiguration.
  func setRiskConfiguration(_ request: SetRiskConfigurationRequest, call: Call) async throws(Failure) -> SetRiskConfigurationResponse

  /// DescribeRiskConfiguration.
  func describeRiskConfiguration(_ request: DescribeRiskConfigurationRequest, call: Call) async throws(Failure) -> DescribeRiskConfigurationResponse
}

extension RiskConfigurationServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.setRiskConfiguration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetRiskConfigurationRequest = try decodeRequest(bytes)
      let response: SetRiskConfigurationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setRiskConfiguration,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setRiskConfiguration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeRiskConfiguration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeRiskConfigurationRequest = try decodeRequest(bytes)
      let response: DescribeRiskConfigurationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeRiskConfiguration,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeRiskConfiguration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area auth_event.
public protocol AuthEventServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// AdminListUserAuthEvents.
  func adminListUserAuthEvents(_ request: AdminListUserAuthEventsRequest, call: Call) async throws(Failure) -> AdminListUserAuthEventsResponse

  /// AdminUpdateAuthEventFeedback.
  func adminUpdateAuthEventFeedback(_ request: AdminUpdateAuthEventFeedbackRequest, call: Call) async throws(Failure) -> AdminUpdateAuthEventFeedbackResponse

  /// UpdateAuthEventFeedback.
  func updateAuthEventFeedback(_ request: UpdateAuthEventFeedbackRequest, call: Call) async throws(Failure) -> UpdateAuthEventFeedbackResponse
}

extension AuthEventServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.adminListUserAuthEvents) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminListUserAuthEventsRequest = try decodeRequest(bytes)
      let response: AdminListUserAuthEventsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminListUserAuthEvents,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminListUserAuthEvents(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminUpdateAuthEventFeedback) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminUpdateAuthEventFeedbackRequest = try decodeRequest(bytes)
      let response: AdminUpdateAuthEventFeedbackResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .adminUpdateAuthEventFeedback,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.adminUpdateAuthEventFeedback(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateAuthEventFeedback) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateAuthEventFeedbackRequest = try decodeRequest(bytes)
      let response: UpdateAuthEventFeedbackResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateAuthEventFeedback,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateAuthEventFeedback(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area log_delivery.
public protocol LogDeliveryServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// SetLogDeliveryConfiguration.
  func setLogDeliveryConfiguration(_ request: SetLogDeliveryConfigurationRequest, call: Call) async throws(Failure) -> SetLogDeliveryConfigurationResponse

  /// GetLogDeliveryConfiguration.
  func getLogDeliveryConfiguration(_ request: GetLogDeliveryConfigurationRequest, call: Call) async throws(Failure) -> GetLogDeliveryConfigurationResponse
}

extension LogDeliveryServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.setLogDeliveryConfiguration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetLogDeliveryConfigurationRequest = try decodeRequest(bytes)
      let response: SetLogDeliveryConfigurationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setLogDeliveryConfiguration,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setLogDeliveryConfiguration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getLogDeliveryConfiguration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetLogDeliveryConfigurationRequest = try decodeRequest(bytes)
      let response: GetLogDeliveryConfigurationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getLogDeliveryConfiguration,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getLogDeliveryConfiguration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area user_pool_replica.
public protocol UserPoolReplicaServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// CreateUserPoolReplica.
  func createUserPoolReplica(_ request: CreateUserPoolReplicaRequest, call: Call) async throws(Failure) -> CreateUserPoolReplicaResponse

  /// ListUserPoolReplicas.
  func listUserPoolReplicas(_ request: ListUserPoolReplicasRequest, call: Call) async throws(Failure) -> ListUserPoolReplicasResponse

  /// UpdateUserPoolReplica.
  func updateUserPoolReplica(_ request: UpdateUserPoolReplicaRequest, call: Call) async throws(Failure) -> UpdateUserPoolReplicaResponse

  /// DeleteUserPoolReplica.
  func deleteUserPoolReplica(_ request: DeleteUserPoolReplicaRequest, call: Call) async throws(Failure) -> DeleteUserPoolReplicaResponse
}

extension UserPoolReplicaServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.createUserPoolReplica) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserPoolReplicaRequest = try decodeRequest(bytes)
      let response: CreateUserPoolReplicaResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .createUserPoolReplica,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createUserPoolReplica(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUserPoolReplicas) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserPoolReplicasRequest = try decodeRequest(bytes)
      let response: ListUserPoolReplicasResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listUserPoolReplicas,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listUserPoolReplicas(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateUserPoolReplica) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateUserPoolReplicaRequest = try decodeRequest(bytes)
      let response: UpdateUserPoolReplicaResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateUserPoolReplica,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateUserPoolReplica(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUserPoolReplica) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserPoolReplicaRequest = try decodeRequest(bytes)
      let response: DeleteUserPoolReplicaResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteUserPoolReplica,
          RequestNaming(userPoolId: request.userPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteUserPoolReplica(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area provisioned_limit.
public protocol ProvisionedLimitServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// GetProvisionedLimit.
  func getProvisionedLimit(_ request: GetProvisionedLimitRequest, call: Call) async throws(Failure) -> GetProvisionedLimitResponse

  /// UpdateProvisionedLimit.
  func updateProvisionedLimit(_ request: UpdateProvisionedLimitRequest, call: Call) async throws(Failure) -> UpdateProvisionedLimitResponse
}

extension ProvisionedLimitServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.getProvisionedLimit) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetProvisionedLimitRequest = try decodeRequest(bytes)
      let response: GetProvisionedLimitResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getProvisionedLimit,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getProvisionedLimit(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateProvisionedLimit) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateProvisionedLimitRequest = try decodeRequest(bytes)
      let response: UpdateProvisionedLimitResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateProvisionedLimit,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateProvisionedLimit(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

extension AuthenticationMethods {
  /// Answers every method in the router, each area by its implementer.
  public static func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate,
    userPool: some UserPoolServing<Gate.Call, Gate.Failure>,
    userPoolClient: some UserPoolClientServing<Gate.Call, Gate.Failure>,
    userPoolDomain: some UserPoolDomainServing<Gate.Call, Gate.Failure>,
    sessionConfiguration: some SessionConfigurationServing<Gate.Call, Gate.Failure>,
    user: some UserServing<Gate.Call, Gate.Failure>,
    signIn: some SignInServing<Gate.Call, Gate.Failure>,
    token: some TokenServing<Gate.Call, Gate.Failure>,
    userPoolTag: some UserPoolTagServing<Gate.Call, Gate.Failure>,
    account: some AccountServing<Gate.Call, Gate.Failure>,
    group: some GroupServing<Gate.Call, Gate.Failure>,
    device: some DeviceServing<Gate.Call, Gate.Failure>,
    session: some SessionServing<Gate.Call, Gate.Failure>,
    secondFactor: some SecondFactorServing<Gate.Call, Gate.Failure>,
    passkey: some PasskeyServing<Gate.Call, Gate.Failure>,
    userImport: some UserImportServing<Gate.Call, Gate.Failure>,
    identityProvider: some IdentityProviderServing<Gate.Call, Gate.Failure>,
    providerLink: some ProviderLinkServing<Gate.Call, Gate.Failure>,
    resourceServer: some ResourceServerServing<Gate.Call, Gate.Failure>,
    managedLoginBranding: some ManagedLoginBrandingServing<Gate.Call, Gate.Failure>,
    terms: some TermsServing<Gate.Call, Gate.Failure>,
    tokenExchange: some TokenExchangeServing<Gate.Call, Gate.Failure>,
    riskConfiguration: some RiskConfigurationServing<Gate.Call, Gate.Failure>,
    authEvent: some AuthEventServing<Gate.Call, Gate.Failure>,
    logDelivery: some LogDeliveryServing<Gate.Call, Gate.Failure>,
    userPoolReplica: some UserPoolReplicaServing<Gate.Call, Gate.Failure>,
    provisionedLimit: some ProvisionedLimitServing<Gate.Call, Gate.Failure>
  ) where Gate.Operation == AuthenticationOperation {
    userPool.register(in: &router, through: gate)
    userPoolClient.register(in: &router, through: gate)
    userPoolDomain.register(in: &router, through: gate)
    sessionConfiguration.register(in: &router, through: gate)
    user.register(in: &router, through: gate)
    signIn.register(in: &router, through: gate)
    token.register(in: &router, through: gate)
    userPoolTag.register(in: &router, through: gate)
    account.register(in: &router, through: gate)
    group.register(in: &router, through: gate)
    device.register(in: &router, through: gate)
    session.register(in: &router, through: gate)
    secondFactor.register(in: &router, through: gate)
    passkey.register(in: &router, through: gate)
    userImport.register(in: &router, through: gate)
    identityProvider.register(in: &router, through: gate)
    providerLink.register(in: &router, through: gate)
    resourceServer.register(in: &router, through: gate)
    managedLoginBranding.register(in: &router, through: gate)
    terms.register(in: &router, through: gate)
    tokenExchange.register(in: &router, through: gate)
    riskConfiguration.register(in: &router, through: gate)
    authEvent.register(in: &router, through: gate)
    logDelivery.register(in: &router, through: gate)
    userPoolReplica.register(in: &router, through: gate)
    provisionedLimit.register(in: &router, through: gate)
  }
}
