// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/token_issuance.proto. Do not edit.

internal import GatehouseStubs
public import TokenIssuanceMessages
public import RPC

/// The methods of gatehouse.token_issuance.v1.TokenIssuanceService.
public enum TokenIssuanceMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.token_issuance.v1.TokenIssuanceService"
  /// CreateSigningKeys.
  public static let createSigningKeys: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/CreateSigningKeys")
  /// ChangeSigningAlgorithm.
  public static let changeSigningAlgorithm: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/ChangeSigningAlgorithm")
  /// DeleteUserPoolTokens.
  public static let deleteUserPoolTokens: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/DeleteUserPoolTokens")
  /// IssueTokens.
  public static let issueTokens: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/IssueTokens")
  /// OpenRefreshToken.
  public static let openRefreshToken: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/OpenRefreshToken")
  /// RefreshTokens.
  public static let refreshTokens: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/RefreshTokens")
  /// RevokeRefreshToken.
  public static let revokeRefreshToken: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/RevokeRefreshToken")
  /// RevokeUserTokens.
  public static let revokeUserTokens: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/RevokeUserTokens")
  /// RevokeDeviceTokens.
  public static let revokeDeviceTokens: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/RevokeDeviceTokens")
  /// RevokeClientTokens.
  public static let revokeClientTokens: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/RevokeClientTokens")
  /// NoteConfirmedDevice.
  public static let noteConfirmedDevice: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/NoteConfirmedDevice")
  /// ListSessions.
  public static let listSessions: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/ListSessions")
  /// ShowChain.
  public static let showChain: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/ShowChain")
  /// ListReusedChains.
  public static let listReusedChains: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/ListReusedChains")
  /// RevokeSession.
  public static let revokeSession: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/RevokeSession")
  /// ForgetSessionDetails.
  public static let forgetSessionDetails: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/ForgetSessionDetails")
  /// VerifyAccessToken.
  public static let verifyAccessToken: RPCMethod = RPCMethod("gatehouse.token_issuance.v1.TokenIssuanceService/VerifyAccessToken")
}

/// Owns signing keys, refresh-token chains and revocation.
public protocol TokenIssuanceServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Makes the pool's first pair of signing keys (ID and access).
  ///
  /// Repeating it changes nothing.
  func createSigningKeys(_ request: CreateSigningKeysRequest, context: RPCCallContext) async throws(Failure) -> CreateSigningKeysResponse

  /// Has the pool's next tokens signed by an algorithm: new keys, unless the newest are of it.
  ///
  /// Refused where too many keys still verify: reason too_many_signing_keys.
  func changeSigningAlgorithm(_ request: ChangeSigningAlgorithmRequest, context: RPCCallContext) async throws(Failure) -> ChangeSigningAlgorithmResponse

  /// Ends every chain and key of a deleted pool.
  func deleteUserPoolTokens(_ request: DeleteUserPoolTokensRequest, context: RPCCallContext) async throws(Failure) -> DeleteUserPoolTokensResponse

  /// IssueTokens.
  func issueTokens(_ request: IssueTokensRequest, context: RPCCallContext) async throws(Failure) -> IssueTokensResponse

  /// Returns the owner of a refresh token, without consuming it.
  func openRefreshToken(_ request: OpenRefreshTokenRequest, context: RPCCallContext) async throws(Failure) -> OpenRefreshTokenResponse

  /// Signs new ID and access tokens in the chain and, where the client rotates, its next refresh token.
  func refreshTokens(_ request: RefreshTokensRequest, context: RPCCallContext) async throws(Failure) -> RefreshTokensResponse

  /// RevokeRefreshToken.
  func revokeRefreshToken(_ request: RevokeRefreshTokenRequest, context: RPCCallContext) async throws(Failure) -> RevokeRefreshTokenResponse

  /// Ends every chain of a user: global sign-out, deletion, disabling.
  func revokeUserTokens(_ request: RevokeUserTokensRequest, context: RPCCallContext) async throws(Failure) -> RevokeUserTokensResponse

  /// Ends every chain of a user that is bound to one of these devices.
  func revokeDeviceTokens(_ request: RevokeDeviceTokensRequest, context: RPCCallContext) async throws(Failure) -> RevokeDeviceTokensResponse

  /// Ends every chain of a deleted client, and lets none begin for it.
  func revokeClientTokens(_ request: RevokeClientTokensRequest, context: RPCCallContext) async throws(Failure) -> RevokeClientTokensResponse

  /// Notes that a user's new device is confirmed: the chain of its first sign-in can be refreshed.
  func noteConfirmedDevice(_ request: NoteConfirmedDeviceRequest, context: RPCCallContext) async throws(Failure) -> NoteConfirmedDeviceResponse

  /// A user's active chains, the last used first.
  func listSessions(_ request: ListSessionsRequest, context: RPCCallContext) async throws(Failure) -> ListSessionsResponse

  /// One of a user's chains, also one that is over; unknown and another user's: session_not_found.
  func showChain(_ request: ShowChainRequest, context: RPCCallContext) async throws(Failure) -> ShowChainResponse

  /// A user's chains that ended because a replaced refresh token was used again, the latest first.
  func listReusedChains(_ request: ListReusedChainsRequest, context: RPCCallContext) async throws(Failure) -> ListReusedChainsResponse

  /// Ends one of a user's active sessions; unknown, ended and another user's: session_not_found.
  func revokeSession(_ request: RevokeSessionRequest, context: RPCCallContext) async throws(Failure) -> RevokeSessionResponse

  /// Forgets addresses and user agents of a pool's chains, once it no longer tracks sessions.
  func forgetSessionDetails(_ request: ForgetSessionDetailsRequest, context: RPCCallContext) async throws(Failure) -> ForgetSessionDetailsResponse

  /// Signature, expiry, token_use and revocation of an access token.
  func verifyAccessToken(_ request: VerifyAccessTokenRequest, context: RPCCallContext) async throws(Failure) -> VerifyAccessTokenResponse
}

extension TokenIssuanceServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(TokenIssuanceMethods.createSigningKeys) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateSigningKeysRequest = try decodeRequest(bytes)
      let response: CreateSigningKeysResponse
      do throws(Failure) {
        response = try await self.createSigningKeys(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.changeSigningAlgorithm) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ChangeSigningAlgorithmRequest = try decodeRequest(bytes)
      let response: ChangeSigningAlgorithmResponse
      do throws(Failure) {
        response = try await self.changeSigningAlgorithm(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.deleteUserPoolTokens) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserPoolTokensRequest = try decodeRequest(bytes)
      let response: DeleteUserPoolTokensResponse
      do throws(Failure) {
        response = try await self.deleteUserPoolTokens(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.issueTokens) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: IssueTokensRequest = try decodeRequest(bytes)
      let response: IssueTokensResponse
      do throws(Failure) {
        response = try await self.issueTokens(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.openRefreshToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: OpenRefreshTokenRequest = try decodeRequest(bytes)
      let response: OpenRefreshTokenResponse
      do throws(Failure) {
        response = try await self.openRefreshToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.refreshTokens) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RefreshTokensRequest = try decodeRequest(bytes)
      let response: RefreshTokensResponse
      do throws(Failure) {
        response = try await self.refreshTokens(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.revokeRefreshToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RevokeRefreshTokenRequest = try decodeRequest(bytes)
      let response: RevokeRefreshTokenResponse
      do throws(Failure) {
        response = try await self.revokeRefreshToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.revokeUserTokens) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RevokeUserTokensRequest = try decodeRequest(bytes)
      let response: RevokeUserTokensResponse
      do throws(Failure) {
        response = try await self.revokeUserTokens(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.revokeDeviceTokens) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RevokeDeviceTokensRequest = try decodeRequest(bytes)
      let response: RevokeDeviceTokensResponse
      do throws(Failure) {
        response = try await self.revokeDeviceTokens(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.revokeClientTokens) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RevokeClientTokensRequest = try decodeRequest(bytes)
      let response: RevokeClientTokensResponse
      do throws(Failure) {
        response = try await self.revokeClientTokens(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.noteConfirmedDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: NoteConfirmedDeviceRequest = try decodeRequest(bytes)
      let response: NoteConfirmedDeviceResponse
      do throws(Failure) {
        response = try await self.noteConfirmedDevice(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.listSessions) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListSessionsRequest = try decodeRequest(bytes)
      let response: ListSessionsResponse
      do throws(Failure) {
        response = try await self.listSessions(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.showChain) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowChainRequest = try decodeRequest(bytes)
      let response: ShowChainResponse
      do throws(Failure) {
        response = try await self.showChain(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.listReusedChains) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListReusedChainsRequest = try decodeRequest(bytes)
      let response: ListReusedChainsResponse
      do throws(Failure) {
        response = try await self.listReusedChains(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.revokeSession) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RevokeSessionRequest = try decodeRequest(bytes)
      let response: RevokeSessionResponse
      do throws(Failure) {
        response = try await self.revokeSession(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.forgetSessionDetails) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ForgetSessionDetailsRequest = try decodeRequest(bytes)
      let response: ForgetSessionDetailsResponse
      do throws(Failure) {
        response = try await self.forgetSessionDetails(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(TokenIssuanceMethods.verifyAccessToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: VerifyAccessTokenRequest = try decodeRequest(bytes)
      let response: VerifyAccessTokenResponse
      do throws(Failure) {
        response = try await self.verifyAccessToken(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.token_issuance.v1.TokenIssuanceService.
public struct TokenIssuanceClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Makes the pool's first pair of signing keys (ID and access).
  ///
  /// Repeating it changes nothing.
  public func createSigningKeys(_ request: CreateSigningKeysRequest, context: RPCCallContext) async throws(RPCError) -> CreateSigningKeysResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.createSigningKeys, bytes, context: context))
  }

  /// Has the pool's next tokens signed by an algorithm: new keys, unless the newest are of it.
  ///
  /// Refused where too many keys still verify: reason too_many_signing_keys.
  public func changeSigningAlgorithm(_ request: ChangeSigningAlgorithmRequest, context: RPCCallContext) async throws(RPCError) -> ChangeSigningAlgorithmResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.changeSigningAlgorithm, bytes, context: context))
  }

  /// Ends every chain and key of a deleted pool.
  public func deleteUserPoolTokens(_ request: DeleteUserPoolTokensRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserPoolTokensResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.deleteUserPoolTokens, bytes, context: context))
  }

  /// IssueTokens.
  public func issueTokens(_ request: IssueTokensRequest, context: RPCCallContext) async throws(RPCError) -> IssueTokensResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.issueTokens, bytes, context: context))
  }

  /// Returns the owner of a refresh token, without consuming it.
  public func openRefreshToken(_ request: OpenRefreshTokenRequest, context: RPCCallContext) async throws(RPCError) -> OpenRefreshTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.openRefreshToken, bytes, context: context))
  }

  /// Signs new ID and access tokens in the chain and, where the client rotates, its next refresh token.
  public func refreshTokens(_ request: RefreshTokensRequest, context: RPCCallContext) async throws(RPCError) -> RefreshTokensResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.refreshTokens, bytes, context: context))
  }

  /// RevokeRefreshToken.
  public func revokeRefreshToken(_ request: RevokeRefreshTokenRequest, context: RPCCallContext) async throws(RPCError) -> RevokeRefreshTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.revokeRefreshToken, bytes, context: context))
  }

  /// Ends every chain of a user: global sign-out, deletion, disabling.
  public func revokeUserTokens(_ request: RevokeUserTokensRequest, context: RPCCallContext) async throws(RPCError) -> RevokeUserTokensResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.revokeUserTokens, bytes, context: context))
  }

  /// Ends every chain of a user that is bound to one of these devices.
  public func revokeDeviceTokens(_ request: RevokeDeviceTokensRequest, context: RPCCallContext) async throws(RPCError) -> RevokeDeviceTokensResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.revokeDeviceTokens, bytes, context: context))
  }

  /// Ends every chain of a deleted client, and lets none begin for it.
  public func revokeClientTokens(_ request: RevokeClientTokensRequest, context: RPCCallContext) async throws(RPCError) -> RevokeClientTokensResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.revokeClientTokens, bytes, context: context))
  }

  /// Notes that a user's new device is confirmed: the chain of its first sign-in can be refreshed.
  public func noteConfirmedDevice(_ request: NoteConfirmedDeviceRequest, context: RPCCallContext) async throws(RPCError) -> NoteConfirmedDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.noteConfirmedDevice, bytes, context: context))
  }

  /// A user's active chains, the last used first.
  public func listSessions(_ request: ListSessionsRequest, context: RPCCallContext) async throws(RPCError) -> ListSessionsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.listSessions, bytes, context: context))
  }

  /// One of a user's chains, also one that is over; unknown and another user's: session_not_found.
  public func showChain(_ request: ShowChainRequest, context: RPCCallContext) async throws(RPCError) -> ShowChainResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.showChain, bytes, context: context))
  }

  /// A user's chains that ended because a replaced refresh token was used again, the latest first.
  public func listReusedChains(_ request: ListReusedChainsRequest, context: RPCCallContext) async throws(RPCError) -> ListReusedChainsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.listReusedChains, bytes, context: context))
  }

  /// Ends one of a user's active sessions; unknown, ended and another user's: session_not_found.
  public func revokeSession(_ request: RevokeSessionRequest, context: RPCCallContext) async throws(RPCError) -> RevokeSessionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.revokeSession, bytes, context: context))
  }

  /// Forgets addresses and user agents of a pool's chains, once it no longer tracks sessions.
  public func forgetSessionDetails(_ request: ForgetSessionDetailsRequest, context: RPCCallContext) async throws(RPCError) -> ForgetSessionDetailsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.forgetSessionDetails, bytes, context: context))
  }

  /// Signature, expiry, token_use and revocation of an access token.
  public func verifyAccessToken(_ request: VerifyAccessTokenRequest, context: RPCCallContext) async throws(RPCError) -> VerifyAccessTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(TokenIssuanceMethods.verifyAccessToken, bytes, context: context))
  }
}
