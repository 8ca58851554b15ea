// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/interaction.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.InteractionInstanceService.
public enum InteractionInstanceMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.InteractionInstanceService"
  /// RegisterInteractionInstance.
  public static let registerInteractionInstance: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionInstanceService/RegisterInteractionInstance")
  /// ShowInteractionInstance.
  public static let showInteractionInstance: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionInstanceService/ShowInteractionInstance")
  /// UpdateInteractionInstance.
  public static let updateInteractionInstance: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionInstanceService/UpdateInteractionInstance")
  /// RemoveInteractionInstance.
  public static let removeInteractionInstance: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionInstanceService/RemoveInteractionInstance")
  /// StartInteractionFlow.
  public static let startInteractionFlow: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionInstanceService/StartInteractionFlow")
  /// AnswerInteractionFlow.
  public static let answerInteractionFlow: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionInstanceService/AnswerInteractionFlow")
  /// CancelInteractionFlow.
  public static let cancelInteractionFlow: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionInstanceService/CancelInteractionFlow")
  /// RemoveInteractionAccount.
  public static let removeInteractionAccount: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionInstanceService/RemoveInteractionAccount")
}

/// Instances of apps, their flows and accounts.
///
/// For the gateway's /interaction/v1.
public protocol InteractionInstanceServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// POST instances.
  func registerInteractionInstance(_ request: InteractionInstanceRequest, context: RPCCallContext) async throws(Failure) -> InteractionInstance

  /// GET instances/self.
  func showInteractionInstance(_ request: InteractionInstanceRequest, context: RPCCallContext) async throws(Failure) -> InteractionInstance

  /// PATCH instances/self.
  func updateInteractionInstance(_ request: InteractionInstanceRequest, context: RPCCallContext) async throws(Failure) -> InteractionInstance

  /// DELETE instances/self.
  func removeInteractionInstance(_ request: InteractionInstanceRequest, context: RPCCallContext) async throws(Failure) -> RemoveInteractionInstanceResponse

  /// POST flows.
  func startInteractionFlow(_ request: InteractionFlowRequest, context: RPCCallContext) async throws(Failure) -> InteractionProgress

  /// POST flows/{id}.
  func answerInteractionFlow(_ request: InteractionFlowRequest, context: RPCCallContext) async throws(Failure) -> InteractionProgress

  /// DELETE flows/{id}.
  func cancelInteractionFlow(_ request: InteractionFlowRequest, context: RPCCallContext) async throws(Failure) -> InteractionProgress

  /// DELETE accounts/{id}: a challenge first unless the account is headless, then removed by its answer.
  func removeInteractionAccount(_ request: RemoveInteractionAccountRequest, context: RPCCallContext) async throws(Failure) -> InteractionProgress
}

extension InteractionInstanceServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(InteractionInstanceMethods.registerInteractionInstance) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InteractionInstanceRequest = try decodeRequest(bytes)
      let response: InteractionInstance
      do throws(Failure) {
        response = try await self.registerInteractionInstance(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionInstanceMethods.showInteractionInstance) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InteractionInstanceRequest = try decodeRequest(bytes)
      let response: InteractionInstance
      do throws(Failure) {
        response = try await self.showInteractionInstance(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionInstanceMethods.updateInteractionInstance) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InteractionInstanceRequest = try decodeRequest(bytes)
      let response: InteractionInstance
      do throws(Failure) {
        response = try await self.updateInteractionInstance(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionInstanceMethods.removeInteractionInstance) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InteractionInstanceRequest = try decodeRequest(bytes)
      let response: RemoveInteractionInstanceResponse
      do throws(Failure) {
        response = try await self.removeInteractionInstance(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionInstanceMethods.startInteractionFlow) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InteractionFlowRequest = try decodeRequest(bytes)
      let response: InteractionProgress
      do throws(Failure) {
        response = try await self.startInteractionFlow(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionInstanceMethods.answerInteractionFlow) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InteractionFlowRequest = try decodeRequest(bytes)
      let response: InteractionProgress
      do throws(Failure) {
        response = try await self.answerInteractionFlow(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionInstanceMethods.cancelInteractionFlow) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InteractionFlowRequest = try decodeRequest(bytes)
      let response: InteractionProgress
      do throws(Failure) {
        response = try await self.cancelInteractionFlow(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionInstanceMethods.removeInteractionAccount) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RemoveInteractionAccountRequest = try decodeRequest(bytes)
      let response: InteractionProgress
      do throws(Failure) {
        response = try await self.removeInteractionAccount(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.InteractionInstanceService.
public struct InteractionInstanceClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// POST instances.
  public func registerInteractionInstance(_ request: InteractionInstanceRequest, context: RPCCallContext) async throws(RPCError) -> InteractionInstance {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionInstanceMethods.registerInteractionInstance, bytes, context: context))
  }

  /// GET instances/self.
  public func showInteractionInstance(_ request: InteractionInstanceRequest, context: RPCCallContext) async throws(RPCError) -> InteractionInstance {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionInstanceMethods.showInteractionInstance, bytes, context: context))
  }

  /// PATCH instances/self.
  public func updateInteractionInstance(_ request: InteractionInstanceRequest, context: RPCCallContext) async throws(RPCError) -> InteractionInstance {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionInstanceMethods.updateInteractionInstance, bytes, context: context))
  }

  /// DELETE instances/self.
  public func removeInteractionInstance(_ request: InteractionInstanceRequest, context: RPCCallContext) async throws(RPCError) -> RemoveInteractionInstanceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionInstanceMethods.removeInteractionInstance, bytes, context: context))
  }

  /// POST flows.
  public func startInteractionFlow(_ request: InteractionFlowRequest, context: RPCCallContext) async throws(RPCError) -> InteractionProgress {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionInstanceMethods.startInteractionFlow, bytes, context: context))
  }

  /// POST flows/{id}.
  public func answerInteractionFlow(_ request: InteractionFlowRequest, context: RPCCallContext) async throws(RPCError) -> InteractionProgress {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionInstanceMethods.answerInteractionFlow, bytes, context: context))
  }

  /// DELETE flows/{id}.
  public func cancelInteractionFlow(_ request: InteractionFlowRequest, context: RPCCallContext) async throws(RPCError) -> InteractionProgress {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionInstanceMethods.cancelInteractionFlow, bytes, context: context))
  }

  /// DELETE accounts/{id}: a challenge first unless the account is headless, then removed by its answer.
  public func removeInteractionAccount(_ request: RemoveInteractionAccountRequest, context: RPCCallContext) async throws(RPCError) -> InteractionProgress {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionInstanceMethods.removeInteractionAccount, bytes, context: context))
  }
}
