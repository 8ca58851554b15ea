// swift-format-ignore-file
// Generated from Proto/gatehouse/runtime/v1/metrics.proto. Do not edit.

public import GatehouseMessages
public import RPC

/// The methods of gatehouse.runtime.v1.MetricsService.
public enum MetricsMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.runtime.v1.MetricsService"
  /// ReadMetrics.
  public static let readMetrics: RPCMethod = RPCMethod("gatehouse.runtime.v1.MetricsService/ReadMetrics")
}

/// Every process that serves RPCs offers this.
///
/// The gateway shows the answers of all of them on its operator's listener, so that no service needs a port.
public protocol MetricsServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// ReadMetrics.
  func readMetrics(_ request: ReadMetricsRequest, context: RPCCallContext) async throws(Failure) -> ReadMetricsResponse
}

extension MetricsServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(MetricsMethods.readMetrics) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ReadMetricsRequest = try decodeRequest(bytes)
      let response: ReadMetricsResponse
      do throws(Failure) {
        response = try await self.readMetrics(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.runtime.v1.MetricsService.
public struct MetricsClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// ReadMetrics.
  public func readMetrics(_ request: ReadMetricsRequest, context: RPCCallContext) async throws(RPCError) -> ReadMetricsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(MetricsMethods.readMetrics, bytes, context: context))
  }
}
