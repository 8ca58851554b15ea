// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/own_account.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.OwnAccountService.
public enum OwnAccountMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.OwnAccountService"
  /// DescribeOwnAccount.
  public static let describeOwnAccount: RPCMethod = RPCMethod("gatehouse.authentication.v1.OwnAccountService/DescribeOwnAccount")
  /// UnlinkOwnIdentity.
  public static let unlinkOwnIdentity: RPCMethod = RPCMethod("gatehouse.authentication.v1.OwnAccountService/UnlinkOwnIdentity")
  /// BeginOwnLink.
  public static let beginOwnLink: RPCMethod = RPCMethod("gatehouse.authentication.v1.OwnAccountService/BeginOwnLink")
  /// FinishOwnLink.
  public static let finishOwnLink: RPCMethod = RPCMethod("gatehouse.authentication.v1.OwnAccountService/FinishOwnLink")
  /// ListOwnDevices.
  public static let listOwnDevices: RPCMethod = RPCMethod("gatehouse.authentication.v1.OwnAccountService/ListOwnDevices")
  /// ListOwnActivity.
  public static let listOwnActivity: RPCMethod = RPCMethod("gatehouse.authentication.v1.OwnAccountService/ListOwnActivity")
  /// DisownActivity.
  public static let disownActivity: RPCMethod = RPCMethod("gatehouse.authentication.v1.OwnAccountService/DisownActivity")
  /// RenewRecoveryCodes.
  public static let renewRecoveryCodes: RPCMethod = RPCMethod("gatehouse.authentication.v1.OwnAccountService/RenewRecoveryCodes")
}

/// What the pages of a user's own account need beyond the operations of the API.
///
/// For the gateway. The access token of each call is the user's own, and every call counts and is recorded as the operation of the API that comes nearest to it.
public protocol OwnAccountServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// What the user has and may add.
  func describeOwnAccount(_ request: DescribeOwnAccountRequest, context: RPCCallContext) async throws(Failure) -> DescribeOwnAccountResponse

  /// Takes an outside provider's identity from the account, where another way in is left.
  func unlinkOwnIdentity(_ request: UnlinkOwnIdentityRequest, context: RPCCallContext) async throws(Failure) -> UnlinkOwnIdentityResponse

  /// Where a browser is sent to prove an outside account that its user adds to this one.
  func beginOwnLink(_ request: BeginOwnLinkRequest, context: RPCCallContext) async throws(Failure) -> BeginOwnLinkResponse

  /// Adds the account that the browser has come back with.
  func finishOwnLink(_ request: FinishOwnLinkRequest, context: RPCCallContext) async throws(Failure) -> FinishOwnLinkResponse

  /// The devices that are tracked, remembered or not.
  func listOwnDevices(_ request: ListOwnDevicesRequest, context: RPCCallContext) async throws(Failure) -> ListOwnDevicesResponse

  /// The sign-ins and other attempts at the account, and its changes, newest first.
  func listOwnActivity(_ request: ListOwnActivityRequest, context: RPCCallContext) async throws(Failure) -> ListOwnActivityResponse

  /// Notes that an attempt was another person's, and ends the session that it began; after a change, all others.
  func disownActivity(_ request: DisownActivityRequest, context: RPCCallContext) async throws(Failure) -> DisownActivityResponse

  /// Replaces the recovery codes; no later call shows them.
  func renewRecoveryCodes(_ request: RenewRecoveryCodesRequest, context: RPCCallContext) async throws(Failure) -> RenewRecoveryCodesResponse
}

extension OwnAccountServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(OwnAccountMethods.describeOwnAccount) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeOwnAccountRequest = try decodeRequest(bytes)
      let response: DescribeOwnAccountResponse
      do throws(Failure) {
        response = try await self.describeOwnAccount(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(OwnAccountMethods.unlinkOwnIdentity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UnlinkOwnIdentityRequest = try decodeRequest(bytes)
      let response: UnlinkOwnIdentityResponse
      do throws(Failure) {
        response = try await self.unlinkOwnIdentity(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(OwnAccountMethods.beginOwnLink) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: BeginOwnLinkRequest = try decodeRequest(bytes)
      let response: BeginOwnLinkResponse
      do throws(Failure) {
        response = try await self.beginOwnLink(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(OwnAccountMethods.finishOwnLink) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FinishOwnLinkRequest = try decodeRequest(bytes)
      let response: FinishOwnLinkResponse
      do throws(Failure) {
        response = try await self.finishOwnLink(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(OwnAccountMethods.listOwnDevices) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListOwnDevicesRequest = try decodeRequest(bytes)
      let response: ListOwnDevicesResponse
      do throws(Failure) {
        response = try await self.listOwnDevices(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(OwnAccountMethods.listOwnActivity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListOwnActivityRequest = try decodeRequest(bytes)
      let response: ListOwnActivityResponse
      do throws(Failure) {
        response = try await self.listOwnActivity(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(OwnAccountMethods.disownActivity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DisownActivityRequest = try decodeRequest(bytes)
      let response: DisownActivityResponse
      do throws(Failure) {
        response = try await self.disownActivity(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(OwnAccountMethods.renewRecoveryCodes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RenewRecoveryCodesRequest = try decodeRequest(bytes)
      let response: RenewRecoveryCodesResponse
      do throws(Failure) {
        response = try await self.renewRecoveryCodes(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.OwnAccountService.
public struct OwnAccountClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// What the user has and may add.
  public func describeOwnAccount(_ request: DescribeOwnAccountRequest, context: RPCCallContext) async throws(RPCError) -> DescribeOwnAccountResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OwnAccountMethods.describeOwnAccount, bytes, context: context))
  }

  /// Takes an outside provider's identity from the account, where another way in is left.
  public func unlinkOwnIdentity(_ request: UnlinkOwnIdentityRequest, context: RPCCallContext) async throws(RPCError) -> UnlinkOwnIdentityResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OwnAccountMethods.unlinkOwnIdentity, bytes, context: context))
  }

  /// Where a browser is sent to prove an outside account that its user adds to this one.
  public func beginOwnLink(_ request: BeginOwnLinkRequest, context: RPCCallContext) async throws(RPCError) -> BeginOwnLinkResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OwnAccountMethods.beginOwnLink, bytes, context: context))
  }

  /// Adds the account that the browser has come back with.
  public func finishOwnLink(_ request: FinishOwnLinkRequest, context: RPCCallContext) async throws(RPCError) -> FinishOwnLinkResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OwnAccountMethods.finishOwnLink, bytes, context: context))
  }

  /// The devices that are tracked, remembered or not.
  public func listOwnDevices(_ request: ListOwnDevicesRequest, context: RPCCallContext) async throws(RPCError) -> ListOwnDevicesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OwnAccountMethods.listOwnDevices, bytes, context: context))
  }

  /// The sign-ins and other attempts at the account, and its changes, newest first.
  public func listOwnActivity(_ request: ListOwnActivityRequest, context: RPCCallContext) async throws(RPCError) -> ListOwnActivityResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OwnAccountMethods.listOwnActivity, bytes, context: context))
  }

  /// Notes that an attempt was another person's, and ends the session that it began; after a change, all others.
  public func disownActivity(_ request: DisownActivityRequest, context: RPCCallContext) async throws(RPCError) -> DisownActivityResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OwnAccountMethods.disownActivity, bytes, context: context))
  }

  /// Replaces the recovery codes; no later call shows them.
  public func renewRecoveryCodes(_ request: RenewRecoveryCodesRequest, context: RPCCallContext) async throws(RPCError) -> RenewRecoveryCodesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OwnAccountMethods.renewRecoveryCodes, bytes, context: context))
  }
}
