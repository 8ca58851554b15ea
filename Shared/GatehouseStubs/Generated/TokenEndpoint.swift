// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_endpoint.proto. Do not edit.

public import GatehouseMessages
public import RPC

/// The methods of gatehouse.authentication.v1.TokenEndpointService.
public enum TokenEndpointMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.TokenEndpointService"
  /// GrantByRefreshToken.
  public static let grantByRefreshToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.TokenEndpointService/GrantByRefreshToken")
  /// GrantByAuthorizationCode.
  public static let grantByAuthorizationCode: RPCMethod = RPCMethod("gatehouse.authentication.v1.TokenEndpointService/GrantByAuthorizationCode")
  /// RevokeGrant.
  public static let revokeGrant: RPCMethod = RPCMethod("gatehouse.authentication.v1.TokenEndpointService/RevokeGrant")
}

/// The grants of the OAuth token endpoint.
///
/// For the gateway's POST /oauth2/token.
public protocol TokenEndpointServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// New tokens for a refresh token (RFC 6749 section 6), or why there are none.
  func grantByRefreshToken(_ request: GrantByRefreshTokenRequest, context: RPCCallContext) async throws(Failure) -> GrantByRefreshTokenResponse

  /// Tokens for an authorization code (RFC 6749 section 4.1.3), or why there are none.
  func grantByAuthorizationCode(_ request: GrantByAuthorizationCodeRequest, context: RPCCallContext) async throws(Failure) -> GrantByAuthorizationCodeResponse

  /// Ends the sign-in of a refresh token (RFC 7009), or says why not.
  func revokeGrant(_ request: RevokeGrantRequest, context: RPCCallContext) async throws(Failure) -> RevokeGrantResponse
}

extension TokenEndpointServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(TokenEndpointMethods.grantByRefreshToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GrantByRefreshTokenRequest = try decodeRequest(bytes)
      let response: GrantByRefreshTokenResponse
      do throws(Failure) {
        response = try await self.grantByRefreshToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenEndpointMethods.grantByAuthorizationCode) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GrantByAuthorizationCodeRequest = try decodeRequest(bytes)
      let response: GrantByAuthorizationCodeResponse
      do throws(Failure) {
        response = try await self.grantByAuthorizationCode(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenEndpointMethods.revokeGrant) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RevokeGrantRequest = try decodeRequest(bytes)
      let response: RevokeGrantResponse
      do throws(Failure) {
        response = try await self.revokeGrant(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.TokenEndpointService.
public struct TokenEndpointClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// New tokens for a refresh token (RFC 6749 section 6), or why there are none.
  public func grantByRefreshToken(_ request: GrantByRefreshTokenRequest, context: RPCCallContext) async throws(RPCError) -> GrantByRefreshTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenEndpointMethods.grantByRefreshToken, bytes, context: context))
  }

  /// Tokens for an authorization code (RFC 6749 section 4.1.3), or why there are none.
  public func grantByAuthorizationCode(_ request: GrantByAuthorizationCodeRequest, context: RPCCallContext) async throws(RPCError) -> GrantByAuthorizationCodeResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenEndpointMethods.grantByAuthorizationCode, bytes, context: context))
  }

  /// Ends the sign-in of a refresh token (RFC 7009), or says why not.
  public func revokeGrant(_ request: RevokeGrantRequest, context: RPCCallContext) async throws(RPCError) -> RevokeGrantResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenEndpointMethods.revokeGrant, bytes, context: context))
  }
}
