// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_endpoint.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
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
  /// IntrospectToken.
  public static let introspectToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.TokenEndpointService/IntrospectToken")
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

  /// What a token of the client is good for now (RFC 7662), or why nothing is said.
  func introspectToken(_ request: IntrospectTokenRequest, context: RPCCallContext) async throws(Failure) -> IntrospectTokenResponse
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
    router.register(TokenEndpointMethods.introspectToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: IntrospectTokenRequest = try decodeRequest(bytes)
      let response: IntrospectTokenResponse
      do throws(Failure) {
        response = try await self.introspectToken(request, context: context)
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

  /// What a token of the client is good for now (RFC 7662), or why nothing is said.
  public func introspectToken(_ request: IntrospectTokenRequest, context: RPCCallContext) async throws(RPCError) -> IntrospectTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenEndpointMethods.introspectToken, bytes, context: context))
  }
}
