// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/refusal_record.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.RefusalRecordService.
public enum RefusalRecordMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.RefusalRecordService"
  /// RecordRefusals.
  public static let recordRefusals: RPCMethod = RPCMethod("gatehouse.authentication.v1.RefusalRecordService/RecordRefusals")
}

/// Refusals of requests that never came to a service, of every API.
///
/// For the gateway.
public protocol RefusalRecordServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Records them all.
  ///
  /// A refusal that is reported again is recorded once.
  func recordRefusals(_ request: RecordRefusalsRequest, context: RPCCallContext) async throws(Failure) -> RecordRefusalsResponse
}

extension RefusalRecordServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(RefusalRecordMethods.recordRefusals) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RecordRefusalsRequest = try decodeRequest(bytes)
      let response: RecordRefusalsResponse
      do throws(Failure) {
        response = try await self.recordRefusals(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.RefusalRecordService.
public struct RefusalRecordClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Records them all.
  ///
  /// A refusal that is reported again is recorded once.
  public func recordRefusals(_ request: RecordRefusalsRequest, context: RPCCallContext) async throws(RPCError) -> RecordRefusalsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(RefusalRecordMethods.recordRefusals, bytes, context: context))
  }
}
