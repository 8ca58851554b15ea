// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/hosted_pages.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.HostedPagesService.
public enum HostedPagesMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.HostedPagesService"
  /// ShowHostedPage.
  public static let showHostedPage: RPCMethod = RPCMethod("gatehouse.authentication.v1.HostedPagesService/ShowHostedPage")
  /// SubmitHostedPage.
  public static let submitHostedPage: RPCMethod = RPCMethod("gatehouse.authentication.v1.HostedPagesService/SubmitHostedPage")
}

/// The pages on which users sign in, as the gateway draws them.
///
/// Addresses, texts and markup are the gateway's; what a page shows and what its form does is decided here.
public protocol HostedPagesServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// What a page shows, or which other page the browser belongs to.
  ///
  /// Changes nothing.
  func showHostedPage(_ request: ShowHostedPageRequest, context: RPCCallContext) async throws(Failure) -> ShowHostedPageResponse

  /// What becomes of a page's form.
  func submitHostedPage(_ request: SubmitHostedPageRequest, context: RPCCallContext) async throws(Failure) -> SubmitHostedPageResponse
}

extension HostedPagesServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(HostedPagesMethods.showHostedPage) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowHostedPageRequest = try decodeRequest(bytes)
      let response: ShowHostedPageResponse
      do throws(Failure) {
        response = try await self.showHostedPage(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(HostedPagesMethods.submitHostedPage) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SubmitHostedPageRequest = try decodeRequest(bytes)
      let response: SubmitHostedPageResponse
      do throws(Failure) {
        response = try await self.submitHostedPage(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.HostedPagesService.
public struct HostedPagesClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// What a page shows, or which other page the browser belongs to.
  ///
  /// Changes nothing.
  public func showHostedPage(_ request: ShowHostedPageRequest, context: RPCCallContext) async throws(RPCError) -> ShowHostedPageResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(HostedPagesMethods.showHostedPage, bytes, context: context))
  }

  /// What becomes of a page's form.
  public func submitHostedPage(_ request: SubmitHostedPageRequest, context: RPCCallContext) async throws(RPCError) -> SubmitHostedPageResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(HostedPagesMethods.submitHostedPage, bytes, context: context))
  }
}
