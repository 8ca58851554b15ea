// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/session_operator.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.SessionOperatorService.
public enum SessionOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.SessionOperatorService"
  /// ShowUserSessions.
  public static let showUserSessions: RPCMethod = RPCMethod("gatehouse.authentication.v1.SessionOperatorService/ShowUserSessions")
  /// EndUserSession.
  public static let endUserSession: RPCMethod = RPCMethod("gatehouse.authentication.v1.SessionOperatorService/EndUserSession")
  /// SetSignInSwitch.
  public static let setSignInSwitch: RPCMethod = RPCMethod("gatehouse.authentication.v1.SessionOperatorService/SetSignInSwitch")
  /// ExplainRefresh.
  public static let explainRefresh: RPCMethod = RPCMethod("gatehouse.authentication.v1.SessionOperatorService/ExplainRefresh")
}

/// The sessions of a user, and the switch that stops all sign-ins.
///
/// For gatehousectl.
public protocol SessionOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// The active sessions, the last active one first; whether or not the pool tracks sessions.
  func showUserSessions(_ request: ShowUserSessionsRequest, context: RPCCallContext) async throws(Failure) -> ShowUserSessionsResponse

  /// Ends one session, or all.
  ///
  /// A session that the user does not have: reason resource_not_found.
  func endUserSession(_ request: EndUserSessionRequest, context: RPCCallContext) async throws(Failure) -> EndUserSessionResponse

  /// Stops the user's sign-ins, or allows them again.
  func setSignInSwitch(_ request: SetSignInSwitchRequest, context: RPCCallContext) async throws(Failure) -> SetSignInSwitchResponse

  /// What a refresh would be decided, check by check.
  func explainRefresh(_ request: ExplainRefreshRequest, context: RPCCallContext) async throws(Failure) -> ExplainRefreshResponse
}

extension SessionOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(SessionOperatorMethods.showUserSessions) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowUserSessionsRequest = try decodeRequest(bytes)
      let response: ShowUserSessionsResponse
      do throws(Failure) {
        response = try await self.showUserSessions(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(SessionOperatorMethods.endUserSession) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: EndUserSessionRequest = try decodeRequest(bytes)
      let response: EndUserSessionResponse
      do throws(Failure) {
        response = try await self.endUserSession(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(SessionOperatorMethods.setSignInSwitch) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetSignInSwitchRequest = try decodeRequest(bytes)
      let response: SetSignInSwitchResponse
      do throws(Failure) {
        response = try await self.setSignInSwitch(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(SessionOperatorMethods.explainRefresh) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ExplainRefreshRequest = try decodeRequest(bytes)
      let response: ExplainRefreshResponse
      do throws(Failure) {
        response = try await self.explainRefresh(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.SessionOperatorService.
public struct SessionOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// The active sessions, the last active one first; whether or not the pool tracks sessions.
  public func showUserSessions(_ request: ShowUserSessionsRequest, context: RPCCallContext) async throws(RPCError) -> ShowUserSessionsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(SessionOperatorMethods.showUserSessions, bytes, context: context))
  }

  /// Ends one session, or all.
  ///
  /// A session that the user does not have: reason resource_not_found.
  public func endUserSession(_ request: EndUserSessionRequest, context: RPCCallContext) async throws(RPCError) -> EndUserSessionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(SessionOperatorMethods.endUserSession, bytes, context: context))
  }

  /// Stops the user's sign-ins, or allows them again.
  public func setSignInSwitch(_ request: SetSignInSwitchRequest, context: RPCCallContext) async throws(RPCError) -> SetSignInSwitchResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(SessionOperatorMethods.setSignInSwitch, bytes, context: context))
  }

  /// What a refresh would be decided, check by check.
  public func explainRefresh(_ request: ExplainRefreshRequest, context: RPCCallContext) async throws(RPCError) -> ExplainRefreshResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(SessionOperatorMethods.explainRefresh, bytes, context: context))
  }
}
