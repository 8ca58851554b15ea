// swift-format-ignore-file
// Generated from Proto/gatehouse/runtime/v1/traces.proto. Do not edit.

public import GatehouseMessages
public import RPC

/// The methods of gatehouse.runtime.v1.TracesService.
public enum TracesMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.runtime.v1.TracesService"
  /// TakeSpans.
  public static let takeSpans: RPCMethod = RPCMethod("gatehouse.runtime.v1.TracesService/TakeSpans")
}

/// Every process that serves RPCs offers this.
///
/// A gateway that is told of a collector takes the finished spans of all of them and sends them, so that no service needs a way out.
public protocol TracesServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// A span is handed out once: what the caller loses is lost.
  func takeSpans(_ request: TakeSpansRequest, context: RPCCallContext) async throws(Failure) -> TakeSpansResponse
}

extension TracesServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(TracesMethods.takeSpans) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TakeSpansRequest = try decodeRequest(bytes)
      let response: TakeSpansResponse
      do throws(Failure) {
        response = try await self.takeSpans(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.runtime.v1.TracesService.
public struct TracesClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// A span is handed out once: what the caller loses is lost.
  public func takeSpans(_ request: TakeSpansRequest, context: RPCCallContext) async throws(RPCError) -> TakeSpansResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TracesMethods.takeSpans, bytes, context: context))
  }
}
