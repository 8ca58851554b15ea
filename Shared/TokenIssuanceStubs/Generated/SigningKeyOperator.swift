// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/token_issuance.proto. Do not edit.

internal import GatehouseStubs
public import TokenIssuanceMessages
public import RPC

/// The methods of gatehouse.token_issuance.v1.SigningKeyOperatorService.
public enum SigningKeyOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.token_issuance.v1.SigningKeyOperatorService"
  /// RotateSigningKeys.
  public static let rotateSigningKeys: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.SigningKeyOperatorService/RotateSigningKeys")
  /// ListSigningKeys.
  public static let listSigningKeys: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.SigningKeyOperatorService/ListSigningKeys")
  /// ListAgedSigningKeys.
  public static let listAgedSigningKeys: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.SigningKeyOperatorService/ListAgedSigningKeys")
}

/// For gatehousectl.
public protocol SigningKeyOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// RotateSigningKeys.
  func rotateSigningKeys(_ request: RotateSigningKeysRequest, context: RPCCallContext) async throws(Failure) -> RotateSigningKeysResponse

  /// ListSigningKeys.
  func listSigningKeys(_ request: ListSigningKeysRequest, context: RPCCallContext) async throws(Failure) -> ListSigningKeysResponse

  /// Whose keys have signed for a long time, the oldest first.
  func listAgedSigningKeys(_ request: ListAgedSigningKeysRequest, context: RPCCallContext) async throws(Failure) -> ListAgedSigningKeysResponse
}

extension SigningKeyOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(SigningKeyOperatorMethods.rotateSigningKeys) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RotateSigningKeysRequest = try decodeRequest(bytes)
      let response: RotateSigningKeysResponse
      do throws(Failure) {
        response = try await self.rotateSigningKeys(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(SigningKeyOperatorMethods.listSigningKeys) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListSigningKeysRequest = try decodeRequest(bytes)
      let response: ListSigningKeysResponse
      do throws(Failure) {
        response = try await self.listSigningKeys(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(SigningKeyOperatorMethods.listAgedSigningKeys) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListAgedSigningKeysRequest = try decodeRequest(bytes)
      let response: ListAgedSigningKeysResponse
      do throws(Failure) {
        response = try await self.listAgedSigningKeys(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.token_issuance.v1.SigningKeyOperatorService.
public struct SigningKeyOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// RotateSigningKeys.
  public func rotateSigningKeys(_ request: RotateSigningKeysRequest, context: RPCCallContext) async throws(RPCError) -> RotateSigningKeysResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(SigningKeyOperatorMethods.rotateSigningKeys, bytes, context: context))
  }

  /// ListSigningKeys.
  public func listSigningKeys(_ request: ListSigningKeysRequest, context: RPCCallContext) async throws(RPCError) -> ListSigningKeysResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(SigningKeyOperatorMethods.listSigningKeys, bytes, context: context))
  }

  /// Whose keys have signed for a long time, the oldest first.
  public func listAgedSigningKeys(_ request: ListAgedSigningKeysRequest, context: RPCCallContext) async throws(RPCError) -> ListAgedSigningKeysResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(SigningKeyOperatorMethods.listAgedSigningKeys, bytes, context: context))
  }
}
