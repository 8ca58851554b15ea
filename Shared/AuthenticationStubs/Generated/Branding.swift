// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/branding.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.BrandingService.
public enum BrandingMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.BrandingService"
  /// GetClientBranding.
  public static let getClientBranding: RPCMethod = RPCMethod("gatehouse.authentication.v1.BrandingService/GetClientBranding")
  /// GetBrandingStyleSheet.
  public static let getBrandingStyleSheet: RPCMethod = RPCMethod("gatehouse.authentication.v1.BrandingService/GetBrandingStyleSheet")
  /// GetBrandingImage.
  public static let getBrandingImage: RPCMethod = RPCMethod("gatehouse.authentication.v1.BrandingService/GetBrandingImage")
}

/// How the pages of a client look, and the terms that they name.
///
/// For the gateway's pages.
public protocol BrandingServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// What the pages of a client are drawn with; empty for a client without a look of its own.
  func getClientBranding(_ request: GetClientBrandingRequest, context: RPCCallContext) async throws(Failure) -> GetClientBrandingResponse

  /// The style sheet that is made of a look's checked settings.
  func getBrandingStyleSheet(_ request: GetBrandingStyleSheetRequest, context: RPCCallContext) async throws(Failure) -> GetBrandingStyleSheetResponse

  /// An image of a look.
  func getBrandingImage(_ request: GetBrandingImageRequest, context: RPCCallContext) async throws(Failure) -> GetBrandingImageResponse
}

extension BrandingServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(BrandingMethods.getClientBranding) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetClientBrandingRequest = try decodeRequest(bytes)
      let response: GetClientBrandingResponse
      do throws(Failure) {
        response = try await self.getClientBranding(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(BrandingMethods.getBrandingStyleSheet) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetBrandingStyleSheetRequest = try decodeRequest(bytes)
      let response: GetBrandingStyleSheetResponse
      do throws(Failure) {
        response = try await self.getBrandingStyleSheet(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(BrandingMethods.getBrandingImage) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetBrandingImageRequest = try decodeRequest(bytes)
      let response: GetBrandingImageResponse
      do throws(Failure) {
        response = try await self.getBrandingImage(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.BrandingService.
public struct BrandingClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// What the pages of a client are drawn with; empty for a client without a look of its own.
  public func getClientBranding(_ request: GetClientBrandingRequest, context: RPCCallContext) async throws(RPCError) -> GetClientBrandingResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(BrandingMethods.getClientBranding, bytes, context: context))
  }

  /// The style sheet that is made of a look's checked settings.
  public func getBrandingStyleSheet(_ request: GetBrandingStyleSheetRequest, context: RPCCallContext) async throws(RPCError) -> GetBrandingStyleSheetResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(BrandingMethods.getBrandingStyleSheet, bytes, context: context))
  }

  /// An image of a look.
  public func getBrandingImage(_ request: GetBrandingImageRequest, context: RPCCallContext) async throws(RPCError) -> GetBrandingImageResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(BrandingMethods.getBrandingImage, bytes, context: context))
  }
}
