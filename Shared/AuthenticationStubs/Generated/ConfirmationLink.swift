// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/confirmation_link.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.ConfirmationLinkService.
public enum ConfirmationLinkMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.ConfirmationLinkService"
  /// ConfirmSignUpByLink.
  public static let confirmSignUpByLink: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConfirmationLinkService/ConfirmSignUpByLink")
}

/// What the link in a verification message leads to.
///
/// For the gateway's page.
public protocol ConfirmationLinkServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Confirms a sign-up by the code in a link, and says how that went.
  ///
  /// Without the right code the answer is "wrong": it does not tell whether the user exists.
  func confirmSignUpByLink(_ request: ConfirmSignUpByLinkRequest, context: RPCCallContext) async throws(Failure) -> ConfirmSignUpByLinkResponse
}

extension ConfirmationLinkServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(ConfirmationLinkMethods.confirmSignUpByLink) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ConfirmSignUpByLinkRequest = try decodeRequest(bytes)
      let response: ConfirmSignUpByLinkResponse
      do throws(Failure) {
        response = try await self.confirmSignUpByLink(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.ConfirmationLinkService.
public struct ConfirmationLinkClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Confirms a sign-up by the code in a link, and says how that went.
  ///
  /// Without the right code the answer is "wrong": it does not tell whether the user exists.
  public func confirmSignUpByLink(_ request: ConfirmSignUpByLinkRequest, context: RPCCallContext) async throws(RPCError) -> ConfirmSignUpByLinkResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConfirmationLinkMethods.confirmSignUpByLink, bytes, context: context))
  }
}
