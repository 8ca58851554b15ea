// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/interaction_factor.proto. Do not edit.

internal import GatehouseStubs
public import DeviceRegistryMessages
public import RPC

/// The methods of gatehouse.device_registry.v1.InteractionFactorService.
public enum InteractionFactorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.device_registry.v1.InteractionFactorService"
  /// ShowFactor.
  public static let showFactor: RPCMethod = RPCMethod("gatehouse.device_registry.v1.InteractionFactorService/ShowFactor")
  /// BeginFactor.
  public static let beginFactor: RPCMethod = RPCMethod("gatehouse.device_registry.v1.InteractionFactorService/BeginFactor")
  /// AnswerFactor.
  public static let answerFactor: RPCMethod = RPCMethod("gatehouse.device_registry.v1.InteractionFactorService/AnswerFactor")
  /// StartFlow.
  public static let startFlow: RPCMethod = RPCMethod("gatehouse.device_registry.v1.InteractionFactorService/StartFlow")
  /// AnswerFlow.
  public static let answerFlow: RPCMethod = RPCMethod("gatehouse.device_registry.v1.InteractionFactorService/AnswerFlow")
  /// CancelFlow.
  public static let cancelFlow: RPCMethod = RPCMethod("gatehouse.device_registry.v1.InteractionFactorService/CancelFlow")
  /// UnblockFactor.
  public static let unblockFactor: RPCMethod = RPCMethod("gatehouse.device_registry.v1.InteractionFactorService/UnblockFactor")
}

/// Judges PIN and biometrics of an instance, for sessions and for changes of the factor itself.
///
/// The caller has proved the instance by ProveInstance, or hands its proof in with the answer. The policy comes with each request, because the registry does not know the pool's settings.
public protocol InteractionFactorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// The factor of an instance as it stands, outside of any session.
  func showFactor(_ request: ShowFactorRequest, context: RPCCallContext) async throws(Failure) -> ShowFactorResponse

  /// What the instance is asked for, before the first answer.
  func beginFactor(_ request: BeginFactorRequest, context: RPCCallContext) async throws(Failure) -> BeginFactorResponse

  /// Judges an answer for a session.
  ///
  /// At an enrolment it adds the account in the same transaction.
  func answerFactor(_ request: AnswerFactorRequest, context: RPCCallContext) async throws(Failure) -> AnswerFactorResponse

  /// Begins a change of PIN or biometrics, and ends the instance's former one.
  func startFlow(_ request: StartFlowRequest, context: RPCCallContext) async throws(Failure) -> StartFlowResponse

  /// AnswerFlow.
  func answerFlow(_ request: AnswerFlowRequest, context: RPCCallContext) async throws(Failure) -> AnswerFlowResponse

  /// Repeating it changes nothing.
  func cancelFlow(_ request: CancelFlowRequest, context: RPCCallContext) async throws(Failure) -> CancelFlowResponse

  /// Ends the blocking of the instance that has the account.
  func unblockFactor(_ request: UnblockFactorRequest, context: RPCCallContext) async throws(Failure) -> UnblockFactorResponse
}

extension InteractionFactorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(InteractionFactorMethods.showFactor) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowFactorRequest = try decodeRequest(bytes)
      let response: ShowFactorResponse
      do throws(Failure) {
        response = try await self.showFactor(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionFactorMethods.beginFactor) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: BeginFactorRequest = try decodeRequest(bytes)
      let response: BeginFactorResponse
      do throws(Failure) {
        response = try await self.beginFactor(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionFactorMethods.answerFactor) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AnswerFactorRequest = try decodeRequest(bytes)
      let response: AnswerFactorResponse
      do throws(Failure) {
        response = try await self.answerFactor(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionFactorMethods.startFlow) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: StartFlowRequest = try decodeRequest(bytes)
      let response: StartFlowResponse
      do throws(Failure) {
        response = try await self.startFlow(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionFactorMethods.answerFlow) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AnswerFlowRequest = try decodeRequest(bytes)
      let response: AnswerFlowResponse
      do throws(Failure) {
        response = try await self.answerFlow(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionFactorMethods.cancelFlow) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CancelFlowRequest = try decodeRequest(bytes)
      let response: CancelFlowResponse
      do throws(Failure) {
        response = try await self.cancelFlow(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionFactorMethods.unblockFactor) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UnblockFactorRequest = try decodeRequest(bytes)
      let response: UnblockFactorResponse
      do throws(Failure) {
        response = try await self.unblockFactor(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.device_registry.v1.InteractionFactorService.
public struct InteractionFactorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// The factor of an instance as it stands, outside of any session.
  public func showFactor(_ request: ShowFactorRequest, context: RPCCallContext) async throws(RPCError) -> ShowFactorResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionFactorMethods.showFactor, bytes, context: context))
  }

  /// What the instance is asked for, before the first answer.
  public func beginFactor(_ request: BeginFactorRequest, context: RPCCallContext) async throws(RPCError) -> BeginFactorResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionFactorMethods.beginFactor, bytes, context: context))
  }

  /// Judges an answer for a session.
  ///
  /// At an enrolment it adds the account in the same transaction.
  public func answerFactor(_ request: AnswerFactorRequest, context: RPCCallContext) async throws(RPCError) -> AnswerFactorResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionFactorMethods.answerFactor, bytes, context: context))
  }

  /// Begins a change of PIN or biometrics, and ends the instance's former one.
  public func startFlow(_ request: StartFlowRequest, context: RPCCallContext) async throws(RPCError) -> StartFlowResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionFactorMethods.startFlow, bytes, context: context))
  }

  /// AnswerFlow.
  public func answerFlow(_ request: AnswerFlowRequest, context: RPCCallContext) async throws(RPCError) -> AnswerFlowResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionFactorMethods.answerFlow, bytes, context: context))
  }

  /// Repeating it changes nothing.
  public func cancelFlow(_ request: CancelFlowRequest, context: RPCCallContext) async throws(RPCError) -> CancelFlowResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionFactorMethods.cancelFlow, bytes, context: context))
  }

  /// Ends the blocking of the instance that has the account.
  public func unblockFactor(_ request: UnblockFactorRequest, context: RPCCallContext) async throws(RPCError) -> UnblockFactorResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionFactorMethods.unblockFactor, bytes, context: context))
  }
}
