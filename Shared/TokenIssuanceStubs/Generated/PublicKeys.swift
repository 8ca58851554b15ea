// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/token_issuance.proto. Do not edit.

internal import GatehouseStubs
public import TokenIssuanceMessages
public import RPC

/// The methods of gatehouse.token_issuance.v1.PublicKeysService.
public enum PublicKeysMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.token_issuance.v1.PublicKeysService"
  /// GetJSONWebKeySet.
  public static let getJSONWebKeySet: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.PublicKeysService/GetJSONWebKeySet")
}

/// Public keys only; of this process the gateway may call nothing else.
public protocol PublicKeysServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// GetJSONWebKeySet.
  func getJSONWebKeySet(_ request: GetJSONWebKeySetRequest, context: RPCCallContext) async throws(Failure) -> GetJSONWebKeySetResponse
}

extension PublicKeysServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(PublicKeysMethods.getJSONWebKeySet) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetJSONWebKeySetRequest = try decodeRequest(bytes)
      let response: GetJSONWebKeySetResponse
      do throws(Failure) {
        response = try await self.getJSONWebKeySet(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.token_issuance.v1.PublicKeysService.
public struct PublicKeysClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// GetJSONWebKeySet.
  public func getJSONWebKeySet(_ request: GetJSONWebKeySetRequest, context: RPCCallContext) async throws(RPCError) -> GetJSONWebKeySetResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(PublicKeysMethods.getJSONWebKeySet, bytes, context: context))
  }
}
