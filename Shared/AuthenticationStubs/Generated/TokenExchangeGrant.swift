// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_exchange_grants.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.TokenExchangeGrantService.
public enum TokenExchangeGrantMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.TokenExchangeGrantService"
  /// GrantByTokenExchange.
  public static let grantByTokenExchange: RPCMethod = RPCMethod("gatehouse.authentication.v1.TokenExchangeGrantService/GrantByTokenExchange")
  /// GrantByClientCredentials.
  public static let grantByClientCredentials: RPCMethod = RPCMethod("gatehouse.authentication.v1.TokenExchangeGrantService/GrantByClientCredentials")
}

/// The grants of the OAuth token endpoint that stand for no sign-in of ours.
///
/// For the gateway's POST /oauth2/token.
public protocol TokenExchangeGrantServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Tokens for another token (RFC 8693), or why there are none.
  func grantByTokenExchange(_ request: GrantByTokenExchangeRequest, context: RPCCallContext) async throws(Failure) -> GrantByTokenExchangeResponse

  /// A client's own access token (RFC 6749 section 4.4), or why there is none.
  func grantByClientCredentials(_ request: GrantByClientCredentialsRequest, context: RPCCallContext) async throws(Failure) -> GrantByClientCredentialsResponse
}

extension TokenExchangeGrantServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(TokenExchangeGrantMethods.grantByTokenExchange) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GrantByTokenExchangeRequest = try decodeRequest(bytes)
      let response: GrantByTokenExchangeResponse
      do throws(Failure) {
        response = try await self.grantByTokenExchange(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenExchangeGrantMethods.grantByClientCredentials) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GrantByClientCredentialsRequest = try decodeRequest(bytes)
      let response: GrantByClientCredentialsResponse
      do throws(Failure) {
        response = try await self.grantByClientCredentials(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.TokenExchangeGrantService.
public struct TokenExchangeGrantClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tokens for another token (RFC 8693), or why there are none.
  public func grantByTokenExchange(_ request: GrantByTokenExchangeRequest, context: RPCCallContext) async throws(RPCError) -> GrantByTokenExchangeResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenExchangeGrantMethods.grantByTokenExchange, bytes, context: context))
  }

  /// A client's own access token (RFC 6749 section 4.4), or why there is none.
  public func grantByClientCredentials(_ request: GrantByClientCredentialsRequest, context: RPCCallContext) async throws(RPCError) -> GrantByClientCredentialsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenExchangeGrantMethods.grantByClientCredentials, bytes, context: context))
  }
}
