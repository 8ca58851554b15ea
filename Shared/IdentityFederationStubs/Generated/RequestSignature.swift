// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_federation.proto. Do not edit.

internal import GatehouseStubs
public import IdentityFederationMessages
public import RPC

/// The methods of gatehouse.identity_federation.v1.RequestSignatureService.
public enum RequestSignatureMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.identity_federation.v1.RequestSignatureService"
  /// VerifySignature.
  public static let verifySignature: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.RequestSignatureService/VerifySignature")
}

/// Checks AWS Signature Version 4 without giving the secret away.
public protocol RequestSignatureServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// VerifySignature.
  func verifySignature(_ request: VerifySignatureRequest, context: RPCCallContext) async throws(Failure) -> VerifySignatureResponse
}

extension RequestSignatureServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(RequestSignatureMethods.verifySignature) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: VerifySignatureRequest = try decodeRequest(bytes)
      let response: VerifySignatureResponse
      do throws(Failure) {
        response = try await self.verifySignature(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.identity_federation.v1.RequestSignatureService.
public struct RequestSignatureClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// VerifySignature.
  public func verifySignature(_ request: VerifySignatureRequest, context: RPCCallContext) async throws(RPCError) -> VerifySignatureResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(RequestSignatureMethods.verifySignature, bytes, context: context))
  }
}
