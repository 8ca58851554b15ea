// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/user_pool_provider.proto. Do not edit.

internal import GatehouseStubs
public import IdentityFederationMessages
public import RPC

/// The methods of gatehouse.identity_federation.v1.UserPoolProviderService.
public enum UserPoolProviderMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.identity_federation.v1.UserPoolProviderService"
  /// CreateUserPoolProvider.
  public static let createUserPoolProvider: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.UserPoolProviderService/CreateUserPoolProvider")
  /// GetUserPoolProvider.
  public static let getUserPoolProvider: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.UserPoolProviderService/GetUserPoolProvider")
  /// UpdateUserPoolProvider.
  public static let updateUserPoolProvider: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.UserPoolProviderService/UpdateUserPoolProvider")
  /// DeleteUserPoolProvider.
  public static let deleteUserPoolProvider: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.UserPoolProviderService/DeleteUserPoolProvider")
  /// ListUserPoolProviders.
  public static let listUserPoolProviders: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.UserPoolProviderService/ListUserPoolProviders")
  /// FindProviderOfDomain.
  public static let findProviderOfDomain: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.UserPoolProviderService/FindProviderOfDomain")
  /// DeleteAllUserPoolProviders.
  public static let deleteAllUserPoolProviders: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.UserPoolProviderService/DeleteAllUserPoolProviders")
  /// ProveProviderToken.
  public static let proveProviderToken: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.UserPoolProviderService/ProveProviderToken")
  /// GetUserPoolCertificate.
  public static let getUserPoolCertificate: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.UserPoolProviderService/GetUserPoolCertificate")
}

/// The outside identity providers of user pools, and the proof of their tokens.
///
/// For authentication, whose gate the administrator's calls have passed.
public protocol UserPoolProviderServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Another provider of the name: reason resource_conflict.
  func createUserPoolProvider(_ request: CreateUserPoolProviderRequest, context: RPCCallContext) async throws(Failure) -> CreateUserPoolProviderResponse

  /// By its name or by one of its identifiers; reason resource_not_found.
  func getUserPoolProvider(_ request: GetUserPoolProviderRequest, context: RPCCallContext) async throws(Failure) -> GetUserPoolProviderResponse

  /// UpdateUserPoolProvider.
  func updateUserPoolProvider(_ request: UpdateUserPoolProviderRequest, context: RPCCallContext) async throws(Failure) -> UpdateUserPoolProviderResponse

  /// DeleteUserPoolProvider.
  func deleteUserPoolProvider(_ request: DeleteUserPoolProviderRequest, context: RPCCallContext) async throws(Failure) -> DeleteUserPoolProviderResponse

  /// By their names, without what they hold.
  func listUserPoolProviders(_ request: ListUserPoolProvidersRequest, context: RPCCallContext) async throws(Failure) -> ListUserPoolProvidersResponse

  /// Where users of a mail domain sign in: by identifiers that have the form of one.
  func findProviderOfDomain(_ request: FindProviderOfDomainRequest, context: RPCCallContext) async throws(Failure) -> FindProviderOfDomainResponse

  /// Deletes those of a deleted pool.
  ///
  /// Repeating it changes nothing.
  func deleteAllUserPoolProviders(_ request: DeleteAllUserPoolProvidersRequest, context: RPCCallContext) async throws(Failure) -> DeleteAllUserPoolProvidersResponse

  /// The user that a provider's token proves.
  ///
  /// A token that proves no user: reason not_authorized. A provider out of reach: reason external_service.
  func proveProviderToken(_ request: ProveProviderTokenRequest, context: RPCCallContext) async throws(Failure) -> ProveProviderTokenResponse

  /// The certificate of the key by which the pool signs its requests of SAML; made at the first call.
  func getUserPoolCertificate(_ request: GetUserPoolCertificateRequest, context: RPCCallContext) async throws(Failure) -> GetUserPoolCertificateResponse
}

extension UserPoolProviderServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(UserPoolProviderMethods.createUserPoolProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserPoolProviderRequest = try decodeRequest(bytes)
      let response: CreateUserPoolProviderResponse
      do throws(Failure) {
        response = try await self.createUserPoolProvider(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(UserPoolProviderMethods.getUserPoolProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserPoolProviderRequest = try decodeRequest(bytes)
      let response: GetUserPoolProviderResponse
      do throws(Failure) {
        response = try await self.getUserPoolProvider(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(UserPoolProviderMethods.updateUserPoolProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateUserPoolProviderRequest = try decodeRequest(bytes)
      let response: UpdateUserPoolProviderResponse
      do throws(Failure) {
        response = try await self.updateUserPoolProvider(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(UserPoolProviderMethods.deleteUserPoolProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserPoolProviderRequest = try decodeRequest(bytes)
      let response: DeleteUserPoolProviderResponse
      do throws(Failure) {
        response = try await self.deleteUserPoolProvider(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(UserPoolProviderMethods.listUserPoolProviders) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserPoolProvidersRequest = try decodeRequest(bytes)
      let response: ListUserPoolProvidersResponse
      do throws(Failure) {
        response = try await self.listUserPoolProviders(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(UserPoolProviderMethods.findProviderOfDomain) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FindProviderOfDomainRequest = try decodeRequest(bytes)
      let response: FindProviderOfDomainResponse
      do throws(Failure) {
        response = try await self.findProviderOfDomain(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(UserPoolProviderMethods.deleteAllUserPoolProviders) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteAllUserPoolProvidersRequest = try decodeRequest(bytes)
      let response: DeleteAllUserPoolProvidersResponse
      do throws(Failure) {
        response = try await self.deleteAllUserPoolProviders(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(UserPoolProviderMethods.proveProviderToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ProveProviderTokenRequest = try decodeRequest(bytes)
      let response: ProveProviderTokenResponse
      do throws(Failure) {
        response = try await self.proveProviderToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(UserPoolProviderMethods.getUserPoolCertificate) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserPoolCertificateRequest = try decodeRequest(bytes)
      let response: GetUserPoolCertificateResponse
      do throws(Failure) {
        response = try await self.getUserPoolCertificate(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.identity_federation.v1.UserPoolProviderService.
public struct UserPoolProviderClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Another provider of the name: reason resource_conflict.
  public func createUserPoolProvider(_ request: CreateUserPoolProviderRequest, context: RPCCallContext) async throws(RPCError) -> CreateUserPoolProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserPoolProviderMethods.createUserPoolProvider, bytes, context: context))
  }

  /// By its name or by one of its identifiers; reason resource_not_found.
  public func getUserPoolProvider(_ request: GetUserPoolProviderRequest, context: RPCCallContext) async throws(RPCError) -> GetUserPoolProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserPoolProviderMethods.getUserPoolProvider, bytes, context: context))
  }

  /// UpdateUserPoolProvider.
  public func updateUserPoolProvider(_ request: UpdateUserPoolProviderRequest, context: RPCCallContext) async throws(RPCError) -> UpdateUserPoolProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserPoolProviderMethods.updateUserPoolProvider, bytes, context: context))
  }

  /// DeleteUserPoolProvider.
  public func deleteUserPoolProvider(_ request: DeleteUserPoolProviderRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserPoolProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserPoolProviderMethods.deleteUserPoolProvider, bytes, context: context))
  }

  /// By their names, without what they hold.
  public func listUserPoolProviders(_ request: ListUserPoolProvidersRequest, context: RPCCallContext) async throws(RPCError) -> ListUserPoolProvidersResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserPoolProviderMethods.listUserPoolProviders, bytes, context: context))
  }

  /// Where users of a mail domain sign in: by identifiers that have the form of one.
  public func findProviderOfDomain(_ request: FindProviderOfDomainRequest, context: RPCCallContext) async throws(RPCError) -> FindProviderOfDomainResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserPoolProviderMethods.findProviderOfDomain, bytes, context: context))
  }

  /// Deletes those of a deleted pool.
  ///
  /// Repeating it changes nothing.
  public func deleteAllUserPoolProviders(_ request: DeleteAllUserPoolProvidersRequest, context: RPCCallContext) async throws(RPCError) -> DeleteAllUserPoolProvidersResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserPoolProviderMethods.deleteAllUserPoolProviders, bytes, context: context))
  }

  /// The user that a provider's token proves.
  ///
  /// A token that proves no user: reason not_authorized. A provider out of reach: reason external_service.
  public func proveProviderToken(_ request: ProveProviderTokenRequest, context: RPCCallContext) async throws(RPCError) -> ProveProviderTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserPoolProviderMethods.proveProviderToken, bytes, context: context))
  }

  /// The certificate of the key by which the pool signs its requests of SAML; made at the first call.
  public func getUserPoolCertificate(_ request: GetUserPoolCertificateRequest, context: RPCCallContext) async throws(RPCError) -> GetUserPoolCertificateResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserPoolProviderMethods.getUserPoolCertificate, bytes, context: context))
  }
}
