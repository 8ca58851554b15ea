// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/provider_sign_in.proto. Do not edit.

internal import GatehouseStubs
public import IdentityFederationMessages
public import RPC

/// The methods of gatehouse.identity_federation.v1.ProviderSignInService.
public enum ProviderSignInMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.identity_federation.v1.ProviderSignInService"
  /// BeginProviderSignIn.
  public static let beginProviderSignIn: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderSignInService/BeginProviderSignIn")
  /// KeepProviderAnswer.
  public static let keepProviderAnswer: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderSignInService/KeepProviderAnswer")
  /// KeepUnaskedAnswer.
  public static let keepUnaskedAnswer: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderSignInService/KeepUnaskedAnswer")
  /// FinishProviderSignIn.
  public static let finishProviderSignIn: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderSignInService/FinishProviderSignIn")
  /// BeginProviderLogout.
  public static let beginProviderLogout: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderSignInService/BeginProviderLogout")
  /// ReadProviderLogout.
  public static let readProviderLogout: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderSignInService/ReadProviderLogout")
  /// KeepProviderTokens.
  public static let keepProviderTokens: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderSignInService/KeepProviderTokens")
  /// GetProviderToken.
  public static let getProviderToken: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderSignInService/GetProviderToken")
  /// RemoveProviderTokens.
  public static let removeProviderTokens: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.ProviderSignInService/RemoveProviderTokens")
}

/// Sign-ins of browsers at the outside providers of user pools.
///
/// For authentication, which knows clients and users.
public protocol ProviderSignInServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Where the browser is sent.
  ///
  /// A provider that is not permitted, or that there is none of: reason resource_not_found.
  func beginProviderSignIn(_ request: BeginProviderSignInRequest, context: RPCCallContext) async throws(Failure) -> BeginProviderSignInResponse

  /// Keeps an answer that came by a form of another site, without the browser's cookies, for the finish.
  func keepProviderAnswer(_ request: KeepProviderAnswerRequest, context: RPCCallContext) async throws(Failure) -> KeepProviderAnswerResponse

  /// Keeps an answer of SAML that no sign-in asked for, where its provider may do that.
  func keepUnaskedAnswer(_ request: KeepUnaskedAnswerRequest, context: RPCCallContext) async throws(Failure) -> KeepUnaskedAnswerResponse

  /// The user that the answer proves; it counts once, and in the browser that was sent to the provider.
  func finishProviderSignIn(_ request: FinishProviderSignInRequest, context: RPCCallContext) async throws(Failure) -> FinishProviderSignInResponse

  /// Where a browser is sent to sign out at a provider of SAML too.
  func beginProviderLogout(_ request: BeginProviderLogoutRequest, context: RPCCallContext) async throws(Failure) -> BeginProviderLogoutResponse

  /// Proves a provider's wish to sign a user out, and makes the answer to it.
  func readProviderLogout(_ request: ReadProviderLogoutRequest, context: RPCCallContext) async throws(Failure) -> ReadProviderLogoutResponse

  /// Keeps a provider's own tokens of a user who has signed in.
  func keepProviderTokens(_ request: KeepProviderTokensRequest, context: RPCCallContext) async throws(Failure) -> KeepProviderTokensResponse

  /// A kept token, refreshed where it ends within the minute.
  ///
  /// There is none: reason resource_not_found.
  func getProviderToken(_ request: GetProviderTokenRequest, context: RPCCallContext) async throws(Failure) -> GetProviderTokenResponse

  /// Forgets a user's kept tokens, where there are any.
  func removeProviderTokens(_ request: RemoveProviderTokensRequest, context: RPCCallContext) async throws(Failure) -> RemoveProviderTokensResponse
}

extension ProviderSignInServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(ProviderSignInMethods.beginProviderSignIn) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: BeginProviderSignInRequest = try decodeRequest(bytes)
      let response: BeginProviderSignInResponse
      do throws(Failure) {
        response = try await self.beginProviderSignIn(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderSignInMethods.keepProviderAnswer) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: KeepProviderAnswerRequest = try decodeRequest(bytes)
      let response: KeepProviderAnswerResponse
      do throws(Failure) {
        response = try await self.keepProviderAnswer(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderSignInMethods.keepUnaskedAnswer) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: KeepUnaskedAnswerRequest = try decodeRequest(bytes)
      let response: KeepUnaskedAnswerResponse
      do throws(Failure) {
        response = try await self.keepUnaskedAnswer(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderSignInMethods.finishProviderSignIn) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FinishProviderSignInRequest = try decodeRequest(bytes)
      let response: FinishProviderSignInResponse
      do throws(Failure) {
        response = try await self.finishProviderSignIn(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderSignInMethods.beginProviderLogout) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: BeginProviderLogoutRequest = try decodeRequest(bytes)
      let response: BeginProviderLogoutResponse
      do throws(Failure) {
        response = try await self.beginProviderLogout(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderSignInMethods.readProviderLogout) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ReadProviderLogoutRequest = try decodeRequest(bytes)
      let response: ReadProviderLogoutResponse
      do throws(Failure) {
        response = try await self.readProviderLogout(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderSignInMethods.keepProviderTokens) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: KeepProviderTokensRequest = try decodeRequest(bytes)
      let response: KeepProviderTokensResponse
      do throws(Failure) {
        response = try await self.keepProviderTokens(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderSignInMethods.getProviderToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetProviderTokenRequest = try decodeRequest(bytes)
      let response: GetProviderTokenResponse
      do throws(Failure) {
        response = try await self.getProviderToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ProviderSignInMethods.removeProviderTokens) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RemoveProviderTokensRequest = try decodeRequest(bytes)
      let response: RemoveProviderTokensResponse
      do throws(Failure) {
        response = try await self.removeProviderTokens(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.identity_federation.v1.ProviderSignInService.
public struct ProviderSignInClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Where the browser is sent.
  ///
  /// A provider that is not permitted, or that there is none of: reason resource_not_found.
  public func beginProviderSignIn(_ request: BeginProviderSignInRequest, context: RPCCallContext) async throws(RPCError) -> BeginProviderSignInResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderSignInMethods.beginProviderSignIn, bytes, context: context))
  }

  /// Keeps an answer that came by a form of another site, without the browser's cookies, for the finish.
  public func keepProviderAnswer(_ request: KeepProviderAnswerRequest, context: RPCCallContext) async throws(RPCError) -> KeepProviderAnswerResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderSignInMethods.keepProviderAnswer, bytes, context: context))
  }

  /// Keeps an answer of SAML that no sign-in asked for, where its provider may do that.
  public func keepUnaskedAnswer(_ request: KeepUnaskedAnswerRequest, context: RPCCallContext) async throws(RPCError) -> KeepUnaskedAnswerResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderSignInMethods.keepUnaskedAnswer, bytes, context: context))
  }

  /// The user that the answer proves; it counts once, and in the browser that was sent to the provider.
  public func finishProviderSignIn(_ request: FinishProviderSignInRequest, context: RPCCallContext) async throws(RPCError) -> FinishProviderSignInResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderSignInMethods.finishProviderSignIn, bytes, context: context))
  }

  /// Where a browser is sent to sign out at a provider of SAML too.
  public func beginProviderLogout(_ request: BeginProviderLogoutRequest, context: RPCCallContext) async throws(RPCError) -> BeginProviderLogoutResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderSignInMethods.beginProviderLogout, bytes, context: context))
  }

  /// Proves a provider's wish to sign a user out, and makes the answer to it.
  public func readProviderLogout(_ request: ReadProviderLogoutRequest, context: RPCCallContext) async throws(RPCError) -> ReadProviderLogoutResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderSignInMethods.readProviderLogout, bytes, context: context))
  }

  /// Keeps a provider's own tokens of a user who has signed in.
  public func keepProviderTokens(_ request: KeepProviderTokensRequest, context: RPCCallContext) async throws(RPCError) -> KeepProviderTokensResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderSignInMethods.keepProviderTokens, bytes, context: context))
  }

  /// A kept token, refreshed where it ends within the minute.
  ///
  /// There is none: reason resource_not_found.
  public func getProviderToken(_ request: GetProviderTokenRequest, context: RPCCallContext) async throws(RPCError) -> GetProviderTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderSignInMethods.getProviderToken, bytes, context: context))
  }

  /// Forgets a user's kept tokens, where there are any.
  public func removeProviderTokens(_ request: RemoveProviderTokensRequest, context: RPCCallContext) async throws(RPCError) -> RemoveProviderTokensResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ProviderSignInMethods.removeProviderTokens, bytes, context: context))
  }
}
