// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/provider_test.proto. Do not edit.

public import GatehouseMessages
public import RPC

/// The methods of gatehouse.identity_federation.v1.ProviderTestService.
public enum ProviderTestMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.identity_federation.v1.ProviderTestService"
  /// TestProvider.
  public static let testProvider: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderTestService/TestProvider")
}

/// Walks a sign-in at a pool's provider as far as that goes without a browser.
///
/// For gatehousectl.
public protocol ProviderTestServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// A provider that there is none of: reason resource_not_found.
  ///
  /// What is wrong with one is an answer.
  func testProvider(_ request: TestProviderRequest, context: RPCCallContext) async throws(Failure) -> TestProviderResponse
}

extension ProviderTestServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(ProviderTestMethods.testProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TestProviderRequest = try decodeRequest(bytes)
      let response: TestProviderResponse
      do throws(Failure) {
        response = try await self.testProvider(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.identity_federation.v1.ProviderTestService.
public struct ProviderTestClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// A provider that there is none of: reason resource_not_found.
  ///
  /// What is wrong with one is an answer.
  public func testProvider(_ request: TestProviderRequest, context: RPCCallContext) async throws(RPCError) -> TestProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderTestMethods.testProvider, bytes, context: context))
  }
}
