// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_provider_operator.proto. Do not edit.

internal import GatehouseStubs
public import IdentityFederationMessages
public import RPC

/// The methods of gatehouse.identity_federation.v1.IdentityProviderOperatorService.
public enum IdentityProviderOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.identity_federation.v1.IdentityProviderOperatorService"
  /// CreateIdentityProvider.
  public static let createIdentityProvider: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityProviderOperatorService/CreateIdentityProvider")
  /// DescribeIdentityProvider.
  public static let describeIdentityProvider: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityProviderOperatorService/DescribeIdentityProvider")
  /// ListIdentityProviders.
  public static let listIdentityProviders: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityProviderOperatorService/ListIdentityProviders")
  /// DeleteIdentityProvider.
  public static let deleteIdentityProvider: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityProviderOperatorService/DeleteIdentityProvider")
}

/// For gatehousectl.
public protocol IdentityProviderOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// The same issuer or name again is refused.
  func createIdentityProvider(_ request: CreateLoginProviderRequest, context: RPCCallContext) async throws(Failure) -> CreateLoginProviderResponse

  /// DescribeIdentityProvider.
  func describeIdentityProvider(_ request: DescribeLoginProviderRequest, context: RPCCallContext) async throws(Failure) -> DescribeLoginProviderResponse

  /// ListIdentityProviders.
  func listIdentityProviders(_ request: ListLoginProvidersRequest, context: RPCCallContext) async throws(Failure) -> ListLoginProvidersResponse

  /// DeleteIdentityProvider.
  func deleteIdentityProvider(_ request: DeleteLoginProviderRequest, context: RPCCallContext) async throws(Failure) -> DeleteLoginProviderResponse
}

extension IdentityProviderOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(IdentityProviderOperatorMethods.createIdentityProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateLoginProviderRequest = try decodeRequest(bytes)
      let response: CreateLoginProviderResponse
      do throws(Failure) {
        response = try await self.createIdentityProvider(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityProviderOperatorMethods.describeIdentityProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeLoginProviderRequest = try decodeRequest(bytes)
      let response: DescribeLoginProviderResponse
      do throws(Failure) {
        response = try await self.describeIdentityProvider(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityProviderOperatorMethods.listIdentityProviders) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListLoginProvidersRequest = try decodeRequest(bytes)
      let response: ListLoginProvidersResponse
      do throws(Failure) {
        response = try await self.listIdentityProviders(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityProviderOperatorMethods.deleteIdentityProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteLoginProviderRequest = try decodeRequest(bytes)
      let response: DeleteLoginProviderResponse
      do throws(Failure) {
        response = try await self.deleteIdentityProvider(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.identity_federation.v1.IdentityProviderOperatorService.
public struct IdentityProviderOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// The same issuer or name again is refused.
  public func createIdentityProvider(_ request: CreateLoginProviderRequest, context: RPCCallContext) async throws(RPCError) -> CreateLoginProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityProviderOperatorMethods.createIdentityProvider, bytes, context: context))
  }

  /// DescribeIdentityProvider.
  public func describeIdentityProvider(_ request: DescribeLoginProviderRequest, context: RPCCallContext) async throws(RPCError) -> DescribeLoginProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityProviderOperatorMethods.describeIdentityProvider, bytes, context: context))
  }

  /// ListIdentityProviders.
  public func listIdentityProviders(_ request: ListLoginProvidersRequest, context: RPCCallContext) async throws(RPCError) -> ListLoginProvidersResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityProviderOperatorMethods.listIdentityProviders, bytes, context: context))
  }

  /// DeleteIdentityProvider.
  public func deleteIdentityProvider(_ request: DeleteLoginProviderRequest, context: RPCCallContext) async throws(RPCError) -> DeleteLoginProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityProviderOperatorMethods.deleteIdentityProvider, bytes, context: context))
  }
}
