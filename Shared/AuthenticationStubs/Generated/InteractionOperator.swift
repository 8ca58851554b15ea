// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/interaction_operator.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.InteractionOperatorService.
public enum InteractionOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.InteractionOperatorService"
  /// ListInteractionSessions.
  public static let listInteractionSessions: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionOperatorService/ListInteractionSessions")
  /// ShowInteractionSession.
  public static let showInteractionSession: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionOperatorService/ShowInteractionSession")
  /// ListInteractionAccounts.
  public static let listInteractionAccounts: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionOperatorService/ListInteractionAccounts")
  /// UnblockInteractionAccount.
  public static let unblockInteractionAccount: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionOperatorService/UnblockInteractionAccount")
}

/// Sessions that an app confirms, and the accounts of apps.
///
/// For gatehousectl.
public protocol InteractionOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// The newest first, at most 100.
  func listInteractionSessions(_ request: ListInteractionSessionsRequest, context: RPCCallContext) async throws(Failure) -> ListInteractionSessionsResponse

  /// One session with what was decided.
  ///
  /// One that there is not: reason resource_not_found.
  func showInteractionSession(_ request: ShowInteractionSessionRequest, context: RPCCallContext) async throws(Failure) -> ShowInteractionSessionResponse

  /// The accounts that a user has on instances of apps.
  func listInteractionAccounts(_ request: ListInteractionAccountsRequest, context: RPCCallContext) async throws(Failure) -> ListInteractionAccountsResponse

  /// Lets a blocked PIN be tried again.
  ///
  /// An account that the user does not have: reason resource_not_found.
  func unblockInteractionAccount(_ request: UnblockInteractionAccountRequest, context: RPCCallContext) async throws(Failure) -> UnblockInteractionAccountResponse
}

extension InteractionOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(InteractionOperatorMethods.listInteractionSessions) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListInteractionSessionsRequest = try decodeRequest(bytes)
      let response: ListInteractionSessionsResponse
      do throws(Failure) {
        response = try await self.listInteractionSessions(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionOperatorMethods.showInteractionSession) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowInteractionSessionRequest = try decodeRequest(bytes)
      let response: ShowInteractionSessionResponse
      do throws(Failure) {
        response = try await self.showInteractionSession(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionOperatorMethods.listInteractionAccounts) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListInteractionAccountsRequest = try decodeRequest(bytes)
      let response: ListInteractionAccountsResponse
      do throws(Failure) {
        response = try await self.listInteractionAccounts(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionOperatorMethods.unblockInteractionAccount) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UnblockInteractionAccountRequest = try decodeRequest(bytes)
      let response: UnblockInteractionAccountResponse
      do throws(Failure) {
        response = try await self.unblockInteractionAccount(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.InteractionOperatorService.
public struct InteractionOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// The newest first, at most 100.
  public func listInteractionSessions(_ request: ListInteractionSessionsRequest, context: RPCCallContext) async throws(RPCError) -> ListInteractionSessionsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionOperatorMethods.listInteractionSessions, bytes, context: context))
  }

  /// One session with what was decided.
  ///
  /// One that there is not: reason resource_not_found.
  public func showInteractionSession(_ request: ShowInteractionSessionRequest, context: RPCCallContext) async throws(RPCError) -> ShowInteractionSessionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionOperatorMethods.showInteractionSession, bytes, context: context))
  }

  /// The accounts that a user has on instances of apps.
  public func listInteractionAccounts(_ request: ListInteractionAccountsRequest, context: RPCCallContext) async throws(RPCError) -> ListInteractionAccountsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionOperatorMethods.listInteractionAccounts, bytes, context: context))
  }

  /// Lets a blocked PIN be tried again.
  ///
  /// An account that the user does not have: reason resource_not_found.
  public func unblockInteractionAccount(_ request: UnblockInteractionAccountRequest, context: RPCCallContext) async throws(RPCError) -> UnblockInteractionAccountResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionOperatorMethods.unblockInteractionAccount, bytes, context: context))
  }
}
