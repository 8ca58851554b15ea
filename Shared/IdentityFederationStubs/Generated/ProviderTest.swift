// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/provider_test.proto. Do not edit.

internal import GatehouseStubs
public import IdentityFederationMessages
public import RPC

/// The methods of gatehouse.identity_federation.v1.ProviderTestService.
public enum ProviderTestMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.identity_federation.v1.ProviderTestService"
  /// TestProvider.
  public static let testProvider: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderTestService/TestProvider")
  /// ListProviderWarnings.
  public static let listProviderWarnings: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderTestService/ListProviderWarnings")
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

  /// The providers of SAML of all pools whose certificates end soon, have ended or have changed.
  func listProviderWarnings(_ request: ListProviderWarningsRequest, context: RPCCallContext) async throws(Failure) -> ListProviderWarningsResponse
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
    router.register(ProviderTestMethods.listProviderWarnings) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListProviderWarningsRequest = try decodeRequest(bytes)
      let response: ListProviderWarningsResponse
      do throws(Failure) {
        response = try await self.listProviderWarnings(request, context: context)
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

  /// The providers of SAML of all pools whose certificates end soon, have ended or have changed.
  public func listProviderWarnings(_ request: ListProviderWarningsRequest, context: RPCCallContext) async throws(RPCError) -> ListProviderWarningsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderTestMethods.listProviderWarnings, bytes, context: context))
  }
}
