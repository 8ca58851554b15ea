// swift-format-ignore-file
// Generated from Proto/gatehouse/runtime/v1/seal_keys.proto. Do not edit.

public import GatehouseMessages
public import RPC

/// The methods of gatehouse.runtime.v1.SealKeyOperatorService.
public enum SealKeyOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.runtime.v1.SealKeyOperatorService"
  /// DescribeSealKeys.
  public static let describeSealKeys: RPCMethod = RPCMethod("gatehouse.runtime.v1.SealKeyOperatorService/DescribeSealKeys")
  /// ScanSealedRows.
  public static let scanSealedRows: RPCMethod = RPCMethod("gatehouse.runtime.v1.SealKeyOperatorService/ScanSealedRows")
  /// RetireSealKey.
  public static let retireSealKey: RPCMethod = RPCMethod("gatehouse.runtime.v1.SealKeyOperatorService/RetireSealKey")
}

/// The keys with which a service seals its rows, and which rows are under which.
///
/// For gatehousectl.
public protocol SealKeyOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// The keys that this instance holds, and those that the schema knows.
  func describeSealKeys(_ request: DescribeSealKeysRequest, context: RPCCallContext) async throws(Failure) -> DescribeSealKeysResponse

  /// Counts the rows of a part of a table by key; seals anew what is not under the current one, where asked.
  func scanSealedRows(_ request: ScanSealedRowsRequest, context: RPCCallContext) async throws(Failure) -> ScanSealedRowsResponse

  /// Notes that no instance needs a key from now on.
  func retireSealKey(_ request: RetireSealKeyRequest, context: RPCCallContext) async throws(Failure) -> RetireSealKeyResponse
}

extension SealKeyOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(SealKeyOperatorMethods.describeSealKeys) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeSealKeysRequest = try decodeRequest(bytes)
      let response: DescribeSealKeysResponse
      do throws(Failure) {
        response = try await self.describeSealKeys(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(SealKeyOperatorMethods.scanSealedRows) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ScanSealedRowsRequest = try decodeRequest(bytes)
      let response: ScanSealedRowsResponse
      do throws(Failure) {
        response = try await self.scanSealedRows(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(SealKeyOperatorMethods.retireSealKey) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RetireSealKeyRequest = try decodeRequest(bytes)
      let response: RetireSealKeyResponse
      do throws(Failure) {
        response = try await self.retireSealKey(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.runtime.v1.SealKeyOperatorService.
public struct SealKeyOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// The keys that this instance holds, and those that the schema knows.
  public func describeSealKeys(_ request: DescribeSealKeysRequest, context: RPCCallContext) async throws(RPCError) -> DescribeSealKeysResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(SealKeyOperatorMethods.describeSealKeys, bytes, context: context))
  }

  /// Counts the rows of a part of a table by key; seals anew what is not under the current one, where asked.
  public func scanSealedRows(_ request: ScanSealedRowsRequest, context: RPCCallContext) async throws(RPCError) -> ScanSealedRowsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(SealKeyOperatorMethods.scanSealedRows, bytes, context: context))
  }

  /// Notes that no instance needs a key from now on.
  public func retireSealKey(_ request: RetireSealKeyRequest, context: RPCCallContext) async throws(RPCError) -> RetireSealKeyResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(SealKeyOperatorMethods.retireSealKey, bytes, context: context))
  }
}
