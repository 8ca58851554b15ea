// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/outbox_operator.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.OutboxOperatorService.
public enum OutboxOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.OutboxOperatorService"
  /// ListOutboxMessages.
  public static let listOutboxMessages: RPCMethod = RPCMethod("gatehouse.authentication.v1.OutboxOperatorService/ListOutboxMessages")
}

/// Messages to users, sent and not yet sent.
///
/// For gatehousectl.
public protocol OutboxOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Newest first.
  func listOutboxMessages(_ request: ListOutboxMessagesRequest, context: RPCCallContext) async throws(Failure) -> ListOutboxMessagesResponse
}

extension OutboxOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(OutboxOperatorMethods.listOutboxMessages) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListOutboxMessagesRequest = try decodeRequest(bytes)
      let response: ListOutboxMessagesResponse
      do throws(Failure) {
        response = try await self.listOutboxMessages(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.OutboxOperatorService.
public struct OutboxOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Newest first.
  public func listOutboxMessages(_ request: ListOutboxMessagesRequest, context: RPCCallContext) async throws(RPCError) -> ListOutboxMessagesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OutboxOperatorMethods.listOutboxMessages, bytes, context: context))
  }
}
