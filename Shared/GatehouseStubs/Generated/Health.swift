// swift-format-ignore-file
// Generated from Proto/gatehouse/rpc/v1/rpc.proto. Do not edit.

public import GatehouseMessages
public import RPC

/// The methods of gatehouse.rpc.v1.HealthService.
public enum HealthMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.rpc.v1.HealthService"
  /// Check.
  public static let check: RPCMethod = RPCMethod("gatehouse.rpc.v1.HealthService/Check")
}

/// Every process offers this.
public protocol HealthServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Check.
  func check(_ request: HealthCheckRequest, context: RPCCallContext) async throws(Failure) -> HealthCheckResponse
}

extension HealthServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(HealthMethods.check) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: HealthCheckRequest = try decodeRequest(bytes)
      let response: HealthCheckResponse
      do throws(Failure) {
        response = try await self.check(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.rpc.v1.HealthService.
public struct HealthClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Check.
  public func check(_ request: HealthCheckRequest, context: RPCCallContext) async throws(RPCError) -> HealthCheckResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(HealthMethods.check, bytes, context: context))
  }
}
