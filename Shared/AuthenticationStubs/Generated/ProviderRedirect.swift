// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/provider_redirect.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.ProviderRedirectService.
public enum ProviderRedirectMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.ProviderRedirectService"
  /// BeginProviderRedirect.
  public static let beginProviderRedirect: RPCMethod = RPCMethod("gatehouse.authentication.v1.ProviderRedirectService/BeginProviderRedirect")
  /// TakeProviderAnswer.
  public static let takeProviderAnswer: RPCMethod = RPCMethod("gatehouse.authentication.v1.ProviderRedirectService/TakeProviderAnswer")
  /// FinishProviderRedirect.
  public static let finishProviderRedirect: RPCMethod = RPCMethod("gatehouse.authentication.v1.ProviderRedirectService/FinishProviderRedirect")
  /// TakeProviderLogout.
  public static let takeProviderLogout: RPCMethod = RPCMethod("gatehouse.authentication.v1.ProviderRedirectService/TakeProviderLogout")
}

/// The ways of browsers to the outside providers of a pool, and back.
///
/// For the gateway. What a client asked for travels as the query of its authorization request, which is checked anew each time.
public protocol ProviderRedirectServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Sends a browser to a provider; nothing is known of its user yet.
  func beginProviderRedirect(_ request: BeginProviderRedirectRequest, context: RPCCallContext) async throws(Failure) -> ProviderRedirectResponse

  /// Takes what a provider posts, which comes without the browser's cookies.
  func takeProviderAnswer(_ request: TakeProviderAnswerRequest, context: RPCCallContext) async throws(Failure) -> ProviderRedirectResponse

  /// Signs the user in that the provider proves, in the browser that was sent there.
  func finishProviderRedirect(_ request: FinishProviderRedirectRequest, context: RPCCallContext) async throws(Failure) -> ProviderRedirectResponse

  /// Signs a user out because a provider of SAML says so, or goes on after its answer.
  func takeProviderLogout(_ request: TakeProviderLogoutRequest, context: RPCCallContext) async throws(Failure) -> ProviderRedirectResponse
}

extension ProviderRedirectServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(ProviderRedirectMethods.beginProviderRedirect) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: BeginProviderRedirectRequest = try decodeRequest(bytes)
      let response: ProviderRedirectResponse
      do throws(Failure) {
        response = try await self.beginProviderRedirect(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderRedirectMethods.takeProviderAnswer) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TakeProviderAnswerRequest = try decodeRequest(bytes)
      let response: ProviderRedirectResponse
      do throws(Failure) {
        response = try await self.takeProviderAnswer(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderRedirectMethods.finishProviderRedirect) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FinishProviderRedirectRequest = try decodeRequest(bytes)
      let response: ProviderRedirectResponse
      do throws(Failure) {
        response = try await self.finishProviderRedirect(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderRedirectMethods.takeProviderLogout) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TakeProviderLogoutRequest = try decodeRequest(bytes)
      let response: ProviderRedirectResponse
      do throws(Failure) {
        response = try await self.takeProviderLogout(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.ProviderRedirectService.
public struct ProviderRedirectClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Sends a browser to a provider; nothing is known of its user yet.
  public func beginProviderRedirect(_ request: BeginProviderRedirectRequest, context: RPCCallContext) async throws(RPCError) -> ProviderRedirectResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderRedirectMethods.beginProviderRedirect, bytes, context: context))
  }

  /// Takes what a provider posts, which comes without the browser's cookies.
  public func takeProviderAnswer(_ request: TakeProviderAnswerRequest, context: RPCCallContext) async throws(RPCError) -> ProviderRedirectResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderRedirectMethods.takeProviderAnswer, bytes, context: context))
  }

  /// Signs the user in that the provider proves, in the browser that was sent there.
  public func finishProviderRedirect(_ request: FinishProviderRedirectRequest, context: RPCCallContext) async throws(RPCError) -> ProviderRedirectResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderRedirectMethods.finishProviderRedirect, bytes, context: context))
  }

  /// Signs a user out because a provider of SAML says so, or goes on after its answer.
  public func takeProviderLogout(_ request: TakeProviderLogoutRequest, context: RPCCallContext) async throws(RPCError) -> ProviderRedirectResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderRedirectMethods.takeProviderLogout, bytes, context: context))
  }
}
