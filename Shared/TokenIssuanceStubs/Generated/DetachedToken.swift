// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/detached_token.proto. Do not edit.

internal import GatehouseStubs
public import TokenIssuanceMessages
public import RPC

/// The methods of gatehouse.token_issuance.v1.DetachedTokenService.
public enum DetachedTokenMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.token_issuance.v1.DetachedTokenService"
  /// IssueDetachedToken.
  public static let issueDetachedToken: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.DetachedTokenService/IssueDetachedToken")
  /// OpenSubjectToken.
  public static let openSubjectToken: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.DetachedTokenService/OpenSubjectToken")
}

/// Tokens that begin no chain: of clients that act for themselves, and those made from another token.
public protocol DetachedTokenServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// IssueDetachedToken.
  func issueDetachedToken(_ request: IssueDetachedTokenRequest, context: RPCCallContext) async throws(Failure) -> IssueDetachedTokenResponse

  /// What an ID or access token of the pool claims: signed here, in time, and not revoked.
  ///
  /// Refused as VerifyAccessToken refuses.
  func openSubjectToken(_ request: OpenSubjectTokenRequest, context: RPCCallContext) async throws(Failure) -> OpenSubjectTokenResponse
}

extension DetachedTokenServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(DetachedTokenMethods.issueDetachedToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: IssueDetachedTokenRequest = try decodeRequest(bytes)
      let response: IssueDetachedTokenResponse
      do throws(Failure) {
        response = try await self.issueDetachedToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DetachedTokenMethods.openSubjectToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: OpenSubjectTokenRequest = try decodeRequest(bytes)
      let response: OpenSubjectTokenResponse
      do throws(Failure) {
        response = try await self.openSubjectToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.token_issuance.v1.DetachedTokenService.
public struct DetachedTokenClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// IssueDetachedToken.
  public func issueDetachedToken(_ request: IssueDetachedTokenRequest, context: RPCCallContext) async throws(RPCError) -> IssueDetachedTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DetachedTokenMethods.issueDetachedToken, bytes, context: context))
  }

  /// What an ID or access token of the pool claims: signed here, in time, and not revoked.
  ///
  /// Refused as VerifyAccessToken refuses.
  public func openSubjectToken(_ request: OpenSubjectTokenRequest, context: RPCCallContext) async throws(RPCError) -> OpenSubjectTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DetachedTokenMethods.openSubjectToken, bytes, context: context))
  }
}
