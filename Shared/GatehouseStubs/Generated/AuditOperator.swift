// swift-format-ignore-file
// Generated from Proto/gatehouse/public_operations/v1/audit.proto. Do not edit.

public import GatehouseMessages
public import RPC

/// The methods of gatehouse.public_operations.v1.AuditOperatorService.
public enum AuditOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.public_operations.v1.AuditOperatorService"
  /// ListAuditEvents.
  public static let listAuditEvents: RPCMethod = RPCMethod("gatehouse.public_operations.v1.AuditOperatorService/ListAuditEvents")
  /// BeginAuditSeals.
  public static let beginAuditSeals: RPCMethod = RPCMethod("gatehouse.public_operations.v1.AuditOperatorService/BeginAuditSeals")
  /// ListAuditSeals.
  public static let listAuditSeals: RPCMethod = RPCMethod("gatehouse.public_operations.v1.AuditOperatorService/ListAuditSeals")
}

/// What was done and refused; each service that answers a public API has its own.
///
/// For gatehousectl.
public protocol AuditOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// The newest events, oldest of them first; with a cursor those that came after it.
  func listAuditEvents(_ request: ListAuditEventsRequest, context: RPCCallContext) async throws(Failure) -> ListAuditEventsResponse

  /// Begins to seal the events, by a key that the service does not keep.
  func beginAuditSeals(_ request: BeginAuditSealsRequest, context: RPCCallContext) async throws(Failure) -> BeginAuditSealsResponse

  /// The seals of a table after one of them, oldest first, with the events that they cover.
  func listAuditSeals(_ request: ListAuditSealsRequest, context: RPCCallContext) async throws(Failure) -> ListAuditSealsResponse
}

extension AuditOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(AuditOperatorMethods.listAuditEvents) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListAuditEventsRequest = try decodeRequest(bytes)
      let response: ListAuditEventsResponse
      do throws(Failure) {
        response = try await self.listAuditEvents(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuditOperatorMethods.beginAuditSeals) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: BeginAuditSealsRequest = try decodeRequest(bytes)
      let response: BeginAuditSealsResponse
      do throws(Failure) {
        response = try await self.beginAuditSeals(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuditOperatorMethods.listAuditSeals) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListAuditSealsRequest = try decodeRequest(bytes)
      let response: ListAuditSealsResponse
      do throws(Failure) {
        response = try await self.listAuditSeals(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.public_operations.v1.AuditOperatorService.
public struct AuditOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// The newest events, oldest of them first; with a cursor those that came after it.
  public func listAuditEvents(_ request: ListAuditEventsRequest, context: RPCCallContext) async throws(RPCError) -> ListAuditEventsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuditOperatorMethods.listAuditEvents, bytes, context: context))
  }

  /// Begins to seal the events, by a key that the service does not keep.
  public func beginAuditSeals(_ request: BeginAuditSealsRequest, context: RPCCallContext) async throws(RPCError) -> BeginAuditSealsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuditOperatorMethods.beginAuditSeals, bytes, context: context))
  }

  /// The seals of a table after one of them, oldest first, with the events that they cover.
  public func listAuditSeals(_ request: ListAuditSealsRequest, context: RPCCallContext) async throws(RPCError) -> ListAuditSealsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuditOperatorMethods.listAuditSeals, bytes, context: context))
  }
}
