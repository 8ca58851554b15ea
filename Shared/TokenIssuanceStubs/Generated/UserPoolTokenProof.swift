// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/user_pool_token_proof.proto. Do not edit.

internal import GatehouseStubs
public import TokenIssuanceMessages
public import RPC

/// The methods of gatehouse.token_issuance.v1.UserPoolTokenProofService.
public enum UserPoolTokenProofMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.token_issuance.v1.UserPoolTokenProofService"
  /// ProveUserPoolToken.
  public static let proveUserPoolToken: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.UserPoolTokenProofService/ProveUserPoolToken")
}

/// Says for identity federation what a user pool's tokens prove.
public protocol UserPoolTokenProofServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Checks the signature of a pool's token, expired or not, and returns what it claims.
  func proveUserPoolToken(_ request: ProveUserPoolTokenRequest, context: RPCCallContext) async throws(Failure) -> ProveUserPoolTokenResponse
}

extension UserPoolTokenProofServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(UserPoolTokenProofMethods.proveUserPoolToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ProveUserPoolTokenRequest = try decodeRequest(bytes)
      let response: ProveUserPoolTokenResponse
      do throws(Failure) {
        response = try await self.proveUserPoolToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.token_issuance.v1.UserPoolTokenProofService.
public struct UserPoolTokenProofClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Checks the signature of a pool's token, expired or not, and returns what it claims.
  public func proveUserPoolToken(_ request: ProveUserPoolTokenRequest, context: RPCCallContext) async throws(RPCError) -> ProveUserPoolTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserPoolTokenProofMethods.proveUserPoolToken, bytes, context: context))
  }
}
