// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/interaction_waiting.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.InteractionWaitingService.
public enum InteractionWaitingMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.InteractionWaitingService"
  /// AwaitInteractions.
  public static let awaitInteractions: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionWaitingService/AwaitInteractions")
  /// AwaitInteractionInbox.
  public static let awaitInteractionInbox: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionWaitingService/AwaitInteractionInbox")
  /// RedeemInteraction.
  public static let redeemInteraction: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionWaitingService/RedeemInteraction")
}

/// Waiting for what an app does with a session, and the tokens of one that it confirmed.
///
/// For the gateway's /interaction/v1.
public protocol InteractionWaitingServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// The sessions that have changed, as soon as there is one.
  ///
  /// Without a proof: a client that waits asks again by GetInteraction with one.
  func awaitInteractions(_ request: AwaitInteractionsRequest, context: RPCCallContext) async throws(Failure) -> AwaitInteractionsResponse

  /// GET inbox.
  func awaitInteractionInbox(_ request: AwaitInteractionInboxRequest, context: RPCCallContext) async throws(Failure) -> InteractionInbox

  /// POST sessions/{id}/tokens.
  func redeemInteraction(_ request: RedeemInteractionRequest, context: RPCCallContext) async throws(Failure) -> RedeemInteractionResponse
}

extension InteractionWaitingServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(InteractionWaitingMethods.awaitInteractions) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AwaitInteractionsRequest = try decodeRequest(bytes)
      let response: AwaitInteractionsResponse
      do throws(Failure) {
        response = try await self.awaitInteractions(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionWaitingMethods.awaitInteractionInbox) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AwaitInteractionInboxRequest = try decodeRequest(bytes)
      let response: InteractionInbox
      do throws(Failure) {
        response = try await self.awaitInteractionInbox(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionWaitingMethods.redeemInteraction) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RedeemInteractionRequest = try decodeRequest(bytes)
      let response: RedeemInteractionResponse
      do throws(Failure) {
        response = try await self.redeemInteraction(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.InteractionWaitingService.
public struct InteractionWaitingClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// The sessions that have changed, as soon as there is one.
  ///
  /// Without a proof: a client that waits asks again by GetInteraction with one.
  public func awaitInteractions(_ request: AwaitInteractionsRequest, context: RPCCallContext) async throws(RPCError) -> AwaitInteractionsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionWaitingMethods.awaitInteractions, bytes, context: context))
  }

  /// GET inbox.
  public func awaitInteractionInbox(_ request: AwaitInteractionInboxRequest, context: RPCCallContext) async throws(RPCError) -> InteractionInbox {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionWaitingMethods.awaitInteractionInbox, bytes, context: context))
  }

  /// POST sessions/{id}/tokens.
  public func redeemInteraction(_ request: RedeemInteractionRequest, context: RPCCallContext) async throws(RPCError) -> RedeemInteractionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionWaitingMethods.redeemInteraction, bytes, context: context))
  }
}
