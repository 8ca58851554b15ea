// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authorization.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.AuthorizationService.
public enum AuthorizationMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.AuthorizationService"
  /// Authorize.
  public static let authorize: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthorizationService/Authorize")
  /// EndSession.
  public static let endSession: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthorizationService/EndSession")
  /// ShowUserInfo.
  public static let showUserInfo: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthorizationService/ShowUserInfo")
}

/// OAuth's requests of browsers, and what tokens of them show.
///
/// For the gateway.
public protocol AuthorizationServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Checks an authorization request (RFC 6749 section 4.1.1), and says where the browser goes.
  func authorize(_ request: AuthorizeRequest, context: RPCCallContext) async throws(Failure) -> AuthorizeResponse

  /// Ends the sign-in of a browser, and says where the browser goes.
  func endSession(_ request: EndSessionRequest, context: RPCCallContext) async throws(Failure) -> EndSessionResponse

  /// What an access token with the scope openid shows of its user.
  func showUserInfo(_ request: ShowUserInfoRequest, context: RPCCallContext) async throws(Failure) -> ShowUserInfoResponse
}

extension AuthorizationServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(AuthorizationMethods.authorize) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AuthorizeRequest = try decodeRequest(bytes)
      let response: AuthorizeResponse
      do throws(Failure) {
        response = try await self.authorize(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthorizationMethods.endSession) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: EndSessionRequest = try decodeRequest(bytes)
      let response: EndSessionResponse
      do throws(Failure) {
        response = try await self.endSession(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthorizationMethods.showUserInfo) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowUserInfoRequest = try decodeRequest(bytes)
      let response: ShowUserInfoResponse
      do throws(Failure) {
        response = try await self.showUserInfo(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.AuthorizationService.
public struct AuthorizationClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Checks an authorization request (RFC 6749 section 4.1.1), and says where the browser goes.
  public func authorize(_ request: AuthorizeRequest, context: RPCCallContext) async throws(RPCError) -> AuthorizeResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthorizationMethods.authorize, bytes, context: context))
  }

  /// Ends the sign-in of a browser, and says where the browser goes.
  public func endSession(_ request: EndSessionRequest, context: RPCCallContext) async throws(RPCError) -> EndSessionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthorizationMethods.endSession, bytes, context: context))
  }

  /// What an access token with the scope openid shows of its user.
  public func showUserInfo(_ request: ShowUserInfoRequest, context: RPCCallContext) async throws(RPCError) -> ShowUserInfoResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthorizationMethods.showUserInfo, bytes, context: context))
  }
}
