// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/identity_token.proto. Do not edit.

internal import GatehouseStubs
public import TokenIssuanceMessages
public import RPC

/// The methods of gatehouse.token_issuance.v1.IdentityTokenService.
public enum IdentityTokenMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.token_issuance.v1.IdentityTokenService"
  /// SignIdentityToken.
  public static let signIdentityToken: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.IdentityTokenService/SignIdentityToken")
}

/// Signs the tokens of identity pools, under an issuer and a key of their own.
public protocol IdentityTokenServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// The key is made when it is first needed.
  func signIdentityToken(_ request: SignIdentityTokenRequest, context: RPCCallContext) async throws(Failure) -> SignIdentityTokenResponse
}

extension IdentityTokenServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(IdentityTokenMethods.signIdentityToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SignIdentityTokenRequest = try decodeRequest(bytes)
      let response: SignIdentityTokenResponse
      do throws(Failure) {
        response = try await self.signIdentityToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.token_issuance.v1.IdentityTokenService.
public struct IdentityTokenClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// The key is made when it is first needed.
  public func signIdentityToken(_ request: SignIdentityTokenRequest, context: RPCCallContext) async throws(RPCError) -> SignIdentityTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityTokenMethods.signIdentityToken, bytes, context: context))
  }
}
