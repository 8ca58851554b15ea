// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_federation.proto. Do not edit.

internal import GatehouseStubs
public import IdentityFederationMessages
public import RPC

/// The methods of gatehouse.identity_federation.v1.AccessKeyOperatorService.
public enum AccessKeyOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.identity_federation.v1.AccessKeyOperatorService"
  /// CreateAccessKey.
  public static let createAccessKey: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.AccessKeyOperatorService/CreateAccessKey")
  /// ImportAccessKey.
  public static let importAccessKey: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.AccessKeyOperatorService/ImportAccessKey")
  /// ListAccessKeys.
  public static let listAccessKeys: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.AccessKeyOperatorService/ListAccessKeys")
  /// SetAccessKeyStatus.
  public static let setAccessKeyStatus: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.AccessKeyOperatorService/SetAccessKeyStatus")
  /// DeleteAccessKey.
  public static let deleteAccessKey: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.AccessKeyOperatorService/DeleteAccessKey")
}

/// For gatehousectl.
public protocol AccessKeyOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// CreateAccessKey.
  func createAccessKey(_ request: CreateAccessKeyRequest, context: RPCCallContext) async throws(Failure) -> CreateAccessKeyResponse

  /// A chosen id and secret; the same pair again changes nothing, another secret for the id is refused.
  func importAccessKey(_ request: ImportAccessKeyRequest, context: RPCCallContext) async throws(Failure) -> ImportAccessKeyResponse

  /// ListAccessKeys.
  func listAccessKeys(_ request: ListAccessKeysRequest, context: RPCCallContext) async throws(Failure) -> ListAccessKeysResponse

  /// SetAccessKeyStatus.
  func setAccessKeyStatus(_ request: SetAccessKeyStatusRequest, context: RPCCallContext) async throws(Failure) -> SetAccessKeyStatusResponse

  /// DeleteAccessKey.
  func deleteAccessKey(_ request: DeleteAccessKeyRequest, context: RPCCallContext) async throws(Failure) -> DeleteAccessKeyResponse
}

extension AccessKeyOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(AccessKeyOperatorMethods.createAccessKey) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateAccessKeyRequest = try decodeRequest(bytes)
      let response: CreateAccessKeyResponse
      do throws(Failure) {
        response = try await self.createAccessKey(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AccessKeyOperatorMethods.importAccessKey) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ImportAccessKeyRequest = try decodeRequest(bytes)
      let response: ImportAccessKeyResponse
      do throws(Failure) {
        response = try await self.importAccessKey(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AccessKeyOperatorMethods.listAccessKeys) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListAccessKeysRequest = try decodeRequest(bytes)
      let response: ListAccessKeysResponse
      do throws(Failure) {
        response = try await self.listAccessKeys(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AccessKeyOperatorMethods.setAccessKeyStatus) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetAccessKeyStatusRequest = try decodeRequest(bytes)
      let response: SetAccessKeyStatusResponse
      do throws(Failure) {
        response = try await self.setAccessKeyStatus(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AccessKeyOperatorMethods.deleteAccessKey) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteAccessKeyRequest = try decodeRequest(bytes)
      let response: DeleteAccessKeyResponse
      do throws(Failure) {
        response = try await self.deleteAccessKey(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.identity_federation.v1.AccessKeyOperatorService.
public struct AccessKeyOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// CreateAccessKey.
  public func createAccessKey(_ request: CreateAccessKeyRequest, context: RPCCallContext) async throws(RPCError) -> CreateAccessKeyResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AccessKeyOperatorMethods.createAccessKey, bytes, context: context))
  }

  /// A chosen id and secret; the same pair again changes nothing, another secret for the id is refused.
  public func importAccessKey(_ request: ImportAccessKeyRequest, context: RPCCallContext) async throws(RPCError) -> ImportAccessKeyResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AccessKeyOperatorMethods.importAccessKey, bytes, context: context))
  }

  /// ListAccessKeys.
  public func listAccessKeys(_ request: ListAccessKeysRequest, context: RPCCallContext) async throws(RPCError) -> ListAccessKeysResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AccessKeyOperatorMethods.listAccessKeys, bytes, context: context))
  }

  /// SetAccessKeyStatus.
  public func setAccessKeyStatus(_ request: SetAccessKeyStatusRequest, context: RPCCallContext) async throws(RPCError) -> SetAccessKeyStatusResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AccessKeyOperatorMethods.setAccessKeyStatus, bytes, context: context))
  }

  /// DeleteAccessKey.
  public func deleteAccessKey(_ request: DeleteAccessKeyRequest, context: RPCCallContext) async throws(RPCError) -> DeleteAccessKeyResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AccessKeyOperatorMethods.deleteAccessKey, bytes, context: context))
  }
}
