// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/auth_event_feedback.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.AuthEventFeedbackService.
public enum AuthEventFeedbackMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.AuthEventFeedbackService"
  /// GiveFeedbackByLink.
  public static let giveFeedbackByLink: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthEventFeedbackService/GiveFeedbackByLink")
}

/// What a user says of a sign-in by the link in a notice.
///
/// For the gateway's page.
public protocol AuthEventFeedbackServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Notes whether the sign-in was the user's own.
  ///
  /// Without the right token the answer is "wrong": it does not tell whether user or event exist.
  func giveFeedbackByLink(_ request: GiveFeedbackByLinkRequest, context: RPCCallContext) async throws(Failure) -> GiveFeedbackByLinkResponse
}

extension AuthEventFeedbackServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(AuthEventFeedbackMethods.giveFeedbackByLink) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GiveFeedbackByLinkRequest = try decodeRequest(bytes)
      let response: GiveFeedbackByLinkResponse
      do throws(Failure) {
        response = try await self.giveFeedbackByLink(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.AuthEventFeedbackService.
public struct AuthEventFeedbackClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Notes whether the sign-in was the user's own.
  ///
  /// Without the right token the answer is "wrong": it does not tell whether user or event exist.
  public func giveFeedbackByLink(_ request: GiveFeedbackByLinkRequest, context: RPCCallContext) async throws(RPCError) -> GiveFeedbackByLinkResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthEventFeedbackMethods.giveFeedbackByLink, bytes, context: context))
  }
}
