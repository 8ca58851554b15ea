// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/console.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.ConsoleService.
public enum ConsoleMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.ConsoleService"
  /// ShowOperatorSignIn.
  public static let showOperatorSignIn: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/ShowOperatorSignIn")
  /// ShowOperatorLink.
  public static let showOperatorLink: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/ShowOperatorLink")
  /// AcceptOperatorLink.
  public static let acceptOperatorLink: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/AcceptOperatorLink")
  /// ShowOperator.
  public static let showOperator: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/ShowOperator")
  /// ListConsolePools.
  public static let listConsolePools: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/ListConsolePools")
  /// ListConsoleWarnings.
  public static let listConsoleWarnings: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/ListConsoleWarnings")
  /// FindEvents.
  public static let findEvents: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/FindEvents")
  /// ListPoolDevices.
  public static let listPoolDevices: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/ListPoolDevices")
  /// ShowHourlyCounts.
  public static let showHourlyCounts: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/ShowHourlyCounts")
  /// ListConsoleMessages.
  public static let listConsoleMessages: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/ListConsoleMessages")
  /// ListConsoleOperators.
  public static let listConsoleOperators: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsoleService/ListConsoleOperators")
}

/// What operators ask beside the public operations.
///
/// For the console. Each call but the first three carries the operator's access token, which is proved here.
public protocol ConsoleServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Where operators sign in.
  func showOperatorSignIn(_ request: ShowOperatorSignInRequest, context: RPCCallContext) async throws(Failure) -> ShowOperatorSignInResponse

  /// Whether a one-time link is good.
  ///
  /// Reason code_mismatch: unknown, used or too old.
  func showOperatorLink(_ request: ShowOperatorLinkRequest, context: RPCCallContext) async throws(Failure) -> ShowOperatorLinkResponse

  /// Uses a one-time link up, and sets the operator's password.
  func acceptOperatorLink(_ request: AcceptOperatorLinkRequest, context: RPCCallContext) async throws(Failure) -> AcceptOperatorLinkResponse

  /// Who the operator is, and what the operator may do.
  func showOperator(_ request: ShowOperatorRequest, context: RPCCallContext) async throws(Failure) -> ShowOperatorResponse

  /// The pools that the operator may see, in the order of their ids.
  func listConsolePools(_ request: ListConsolePoolsRequest, context: RPCCallContext) async throws(Failure) -> ListConsolePoolsResponse

  /// What an operator should look at before users do, of pools that the operator may see.
  func listConsoleWarnings(_ request: ListConsoleWarningsRequest, context: RPCCallContext) async throws(Failure) -> ListConsoleWarningsResponse

  /// Events, newest first.
  func findEvents(_ request: FindEventsRequest, context: RPCCallContext) async throws(Failure) -> FindEventsResponse

  /// A pool's devices, by the time of their last authentication.
  func listPoolDevices(_ request: ListPoolDevicesRequest, context: RPCCallContext) async throws(Failure) -> ListPoolDevicesResponse

  /// How often things happened in each hour.
  func showHourlyCounts(_ request: ShowHourlyCountsRequest, context: RPCCallContext) async throws(Failure) -> ShowHourlyCountsResponse

  /// Messages to users, newest first.
  ///
  /// For administrators: they hold codes.
  func listConsoleMessages(_ request: ListConsoleMessagesRequest, context: RPCCallContext) async throws(Failure) -> ListConsoleMessagesResponse

  /// All operators.
  ///
  /// For administrators.
  func listConsoleOperators(_ request: ListConsoleOperatorsRequest, context: RPCCallContext) async throws(Failure) -> ListConsoleOperatorsResponse
}

extension ConsoleServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(ConsoleMethods.showOperatorSignIn) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowOperatorSignInRequest = try decodeRequest(bytes)
      let response: ShowOperatorSignInResponse
      do throws(Failure) {
        response = try await self.showOperatorSignIn(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsoleMethods.showOperatorLink) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowOperatorLinkRequest = try decodeRequest(bytes)
      let response: ShowOperatorLinkResponse
      do throws(Failure) {
        response = try await self.showOperatorLink(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsoleMethods.acceptOperatorLink) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AcceptOperatorLinkRequest = try decodeRequest(bytes)
      let response: AcceptOperatorLinkResponse
      do throws(Failure) {
        response = try await self.acceptOperatorLink(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsoleMethods.showOperator) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowOperatorRequest = try decodeRequest(bytes)
      let response: ShowOperatorResponse
      do throws(Failure) {
        response = try await self.showOperator(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsoleMethods.listConsolePools) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListConsolePoolsRequest = try decodeRequest(bytes)
      let response: ListConsolePoolsResponse
      do throws(Failure) {
        response = try await self.listConsolePools(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsoleMethods.listConsoleWarnings) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListConsoleWarningsRequest = try decodeRequest(bytes)
      let response: ListConsoleWarningsResponse
      do throws(Failure) {
        response = try await self.listConsoleWarnings(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsoleMethods.findEvents) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FindEventsRequest = try decodeRequest(bytes)
      let response: FindEventsResponse
      do throws(Failure) {
        response = try await self.findEvents(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsoleMethods.listPoolDevices) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListPoolDevicesRequest = try decodeRequest(bytes)
      let response: ListPoolDevicesResponse
      do throws(Failure) {
        response = try await self.listPoolDevices(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsoleMethods.showHourlyCounts) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowHourlyCountsRequest = try decodeRequest(bytes)
      let response: ShowHourlyCountsResponse
      do throws(Failure) {
        response = try await self.showHourlyCounts(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsoleMethods.listConsoleMessages) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListConsoleMessagesRequest = try decodeRequest(bytes)
      let response: ListConsoleMessagesResponse
      do throws(Failure) {
        response = try await self.listConsoleMessages(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsoleMethods.listConsoleOperators) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListConsoleOperatorsRequest = try decodeRequest(bytes)
      let response: ListConsoleOperatorsResponse
      do throws(Failure) {
        response = try await self.listConsoleOperators(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.ConsoleService.
public struct ConsoleClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Where operators sign in.
  public func showOperatorSignIn(_ request: ShowOperatorSignInRequest, context: RPCCallContext) async throws(RPCError) -> ShowOperatorSignInResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.showOperatorSignIn, bytes, context: context))
  }

  /// Whether a one-time link is good.
  ///
  /// Reason code_mismatch: unknown, used or too old.
  public func showOperatorLink(_ request: ShowOperatorLinkRequest, context: RPCCallContext) async throws(RPCError) -> ShowOperatorLinkResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.showOperatorLink, bytes, context: context))
  }

  /// Uses a one-time link up, and sets the operator's password.
  public func acceptOperatorLink(_ request: AcceptOperatorLinkRequest, context: RPCCallContext) async throws(RPCError) -> AcceptOperatorLinkResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.acceptOperatorLink, bytes, context: context))
  }

  /// Who the operator is, and what the operator may do.
  public func showOperator(_ request: ShowOperatorRequest, context: RPCCallContext) async throws(RPCError) -> ShowOperatorResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.showOperator, bytes, context: context))
  }

  /// The pools that the operator may see, in the order of their ids.
  public func listConsolePools(_ request: ListConsolePoolsRequest, context: RPCCallContext) async throws(RPCError) -> ListConsolePoolsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.listConsolePools, bytes, context: context))
  }

  /// What an operator should look at before users do, of pools that the operator may see.
  public func listConsoleWarnings(_ request: ListConsoleWarningsRequest, context: RPCCallContext) async throws(RPCError) -> ListConsoleWarningsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.listConsoleWarnings, bytes, context: context))
  }

  /// Events, newest first.
  public func findEvents(_ request: FindEventsRequest, context: RPCCallContext) async throws(RPCError) -> FindEventsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.findEvents, bytes, context: context))
  }

  /// A pool's devices, by the time of their last authentication.
  public func listPoolDevices(_ request: ListPoolDevicesRequest, context: RPCCallContext) async throws(RPCError) -> ListPoolDevicesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.listPoolDevices, bytes, context: context))
  }

  /// How often things happened in each hour.
  public func showHourlyCounts(_ request: ShowHourlyCountsRequest, context: RPCCallContext) async throws(RPCError) -> ShowHourlyCountsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.showHourlyCounts, bytes, context: context))
  }

  /// Messages to users, newest first.
  ///
  /// For administrators: they hold codes.
  public func listConsoleMessages(_ request: ListConsoleMessagesRequest, context: RPCCallContext) async throws(RPCError) -> ListConsoleMessagesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.listConsoleMessages, bytes, context: context))
  }

  /// All operators.
  ///
  /// For administrators.
  public func listConsoleOperators(_ request: ListConsoleOperatorsRequest, context: RPCCallContext) async throws(RPCError) -> ListConsoleOperatorsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsoleMethods.listConsoleOperators, bytes, context: context))
  }
}
