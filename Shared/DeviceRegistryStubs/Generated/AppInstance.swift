// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/app_instance.proto. Do not edit.

internal import GatehouseStubs
public import DeviceRegistryMessages
public import RPC

/// The methods of gatehouse.device_registry.v1.AppInstanceService.
public enum AppInstanceMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.device_registry.v1.AppInstanceService"
  /// RegisterInstance.
  public static let registerInstance: RPCMethod = RPCMethod("gatehouse.device_registry.v1.AppInstanceService/RegisterInstance")
  /// ProveInstance.
  public static let proveInstance: RPCMethod = RPCMethod("gatehouse.device_registry.v1.AppInstanceService/ProveInstance")
  /// UpdateInstance.
  public static let updateInstance: RPCMethod = RPCMethod("gatehouse.device_registry.v1.AppInstanceService/UpdateInstance")
  /// RemoveInstance.
  public static let removeInstance: RPCMethod = RPCMethod("gatehouse.device_registry.v1.AppInstanceService/RemoveInstance")
  /// AddAccount.
  public static let addAccount: RPCMethod = RPCMethod("gatehouse.device_registry.v1.AppInstanceService/AddAccount")
  /// RemoveAccount.
  public static let removeAccount: RPCMethod = RPCMethod("gatehouse.device_registry.v1.AppInstanceService/RemoveAccount")
  /// FindAccounts.
  public static let findAccounts: RPCMethod = RPCMethod("gatehouse.device_registry.v1.AppInstanceService/FindAccounts")
}

/// Owns the installations of apps that confirm sign-ins, and the accounts on them.
///
/// An instance is found by the key that signs its calls. A key belongs to one pool.
public protocol AppInstanceServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Registers the key of a proof.
  ///
  /// Repeating it updates what the app says of itself.
  func registerInstance(_ request: RegisterInstanceRequest, context: RPCCallContext) async throws(Failure) -> RegisterInstanceResponse

  /// Checks and consumes the proof of a call, and describes the instance that made it.
  func proveInstance(_ request: ProveInstanceRequest, context: RPCCallContext) async throws(Failure) -> ProveInstanceResponse

  /// UpdateInstance.
  func updateInstance(_ request: UpdateInstanceRequest, context: RPCCallContext) async throws(Failure) -> UpdateInstanceResponse

  /// Removes an instance, its accounts, its PIN and its keys.
  ///
  /// Repeating it changes nothing.
  func removeInstance(_ request: RemoveInstanceRequest, context: RPCCallContext) async throws(Failure) -> RemoveInstanceResponse

  /// Adds an account that needs no factor; InteractionFactorService adds the others.
  func addAccount(_ request: AddAccountRequest, context: RPCCallContext) async throws(Failure) -> AddAccountResponse

  /// Removes an account of the instance, after a proof of its factor.
  func removeAccount(_ request: RemoveAccountRequest, context: RPCCallContext) async throws(Failure) -> RemoveAccountResponse

  /// A user's accounts on all instances of a pool, in the order of their ids.
  func findAccounts(_ request: FindAccountsRequest, context: RPCCallContext) async throws(Failure) -> FindAccountsResponse
}

extension AppInstanceServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(AppInstanceMethods.registerInstance) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RegisterInstanceRequest = try decodeRequest(bytes)
      let response: RegisterInstanceResponse
      do throws(Failure) {
        response = try await self.registerInstance(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AppInstanceMethods.proveInstance) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ProveInstanceRequest = try decodeRequest(bytes)
      let response: ProveInstanceResponse
      do throws(Failure) {
        response = try await self.proveInstance(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AppInstanceMethods.updateInstance) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateInstanceRequest = try decodeRequest(bytes)
      let response: UpdateInstanceResponse
      do throws(Failure) {
        response = try await self.updateInstance(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AppInstanceMethods.removeInstance) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RemoveInstanceRequest = try decodeRequest(bytes)
      let response: RemoveInstanceResponse
      do throws(Failure) {
        response = try await self.removeInstance(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AppInstanceMethods.addAccount) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AddAccountRequest = try decodeRequest(bytes)
      let response: AddAccountResponse
      do throws(Failure) {
        response = try await self.addAccount(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AppInstanceMethods.removeAccount) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RemoveAccountRequest = try decodeRequest(bytes)
      let response: RemoveAccountResponse
      do throws(Failure) {
        response = try await self.removeAccount(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AppInstanceMethods.findAccounts) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FindAccountsRequest = try decodeRequest(bytes)
      let response: FindAccountsResponse
      do throws(Failure) {
        response = try await self.findAccounts(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.device_registry.v1.AppInstanceService.
public struct AppInstanceClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Registers the key of a proof.
  ///
  /// Repeating it updates what the app says of itself.
  public func registerInstance(_ request: RegisterInstanceRequest, context: RPCCallContext) async throws(RPCError) -> RegisterInstanceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AppInstanceMethods.registerInstance, bytes, context: context))
  }

  /// Checks and consumes the proof of a call, and describes the instance that made it.
  public func proveInstance(_ request: ProveInstanceRequest, context: RPCCallContext) async throws(RPCError) -> ProveInstanceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AppInstanceMethods.proveInstance, bytes, context: context))
  }

  /// UpdateInstance.
  public func updateInstance(_ request: UpdateInstanceRequest, context: RPCCallContext) async throws(RPCError) -> UpdateInstanceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AppInstanceMethods.updateInstance, bytes, context: context))
  }

  /// Removes an instance, its accounts, its PIN and its keys.
  ///
  /// Repeating it changes nothing.
  public func removeInstance(_ request: RemoveInstanceRequest, context: RPCCallContext) async throws(RPCError) -> RemoveInstanceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AppInstanceMethods.removeInstance, bytes, context: context))
  }

  /// Adds an account that needs no factor; InteractionFactorService adds the others.
  public func addAccount(_ request: AddAccountRequest, context: RPCCallContext) async throws(RPCError) -> AddAccountResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AppInstanceMethods.addAccount, bytes, context: context))
  }

  /// Removes an account of the instance, after a proof of its factor.
  public func removeAccount(_ request: RemoveAccountRequest, context: RPCCallContext) async throws(RPCError) -> RemoveAccountResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AppInstanceMethods.removeAccount, bytes, context: context))
  }

  /// A user's accounts on all instances of a pool, in the order of their ids.
  public func findAccounts(_ request: FindAccountsRequest, context: RPCCallContext) async throws(RPCError) -> FindAccountsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AppInstanceMethods.findAccounts, bytes, context: context))
  }
}
