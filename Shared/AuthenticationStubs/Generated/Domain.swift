// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/domain.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.DomainService.
public enum DomainMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.DomainService"
  /// FindDomain.
  public static let findDomain: RPCMethod = RPCMethod("gatehouse.authentication.v1.DomainService/FindDomain")
}

/// Where clients and browsers find user pools.
///
/// For the gateway, which maps hosts to pools by it.
public protocol DomainServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// The pool that an address is for, and its other addresses.
  ///
  /// What belongs to no pool gets an answer without members: most hosts do.
  func findDomain(_ request: FindDomainRequest, context: RPCCallContext) async throws(Failure) -> FindDomainResponse
}

extension DomainServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(DomainMethods.findDomain) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FindDomainRequest = try decodeRequest(bytes)
      let response: FindDomainResponse
      do throws(Failure) {
        response = try await self.findDomain(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.DomainService.
public struct DomainClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// The pool that an address is for, and its other addresses.
  ///
  /// What belongs to no pool gets an answer without members: most hosts do.
  public func findDomain(_ request: FindDomainRequest, context: RPCCallContext) async throws(RPCError) -> FindDomainResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DomainMethods.findDomain, bytes, context: context))
  }
}
