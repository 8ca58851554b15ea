// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/risk_operator.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.RiskOperatorService.
public enum RiskOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.RiskOperatorService"
  /// ExplainRisk.
  public static let explainRisk: RPCMethod = RPCMethod("gatehouse.authentication.v1.RiskOperatorService/ExplainRisk")
  /// ReplayRisk.
  public static let replayRisk: RPCMethod = RPCMethod("gatehouse.authentication.v1.RiskOperatorService/ReplayRisk")
  /// ShowRiskTraits.
  public static let showRiskTraits: RPCMethod = RPCMethod("gatehouse.authentication.v1.RiskOperatorService/ShowRiskTraits")
  /// SummarizeRisk.
  public static let summarizeRisk: RPCMethod = RPCMethod("gatehouse.authentication.v1.RiskOperatorService/SummarizeRisk")
  /// EnforceRisk.
  public static let enforceRisk: RPCMethod = RPCMethod("gatehouse.authentication.v1.RiskOperatorService/EnforceRisk")
}

/// The risk of sign-ins, explained and computed again.
///
/// For gatehousectl.
public protocol RiskOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Why a sign-in was decided as it was; or how one would be that never was.
  ///
  /// Writes nothing.
  func explainRisk(_ request: ExplainRiskRequest, context: RPCCallContext) async throws(Failure) -> ExplainRiskResponse

  /// What another configuration would have made of the sign-ins of the last days.
  ///
  /// Writes nothing.
  func replayRisk(_ request: ReplayRiskRequest, context: RPCCallContext) async throws(Failure) -> ReplayRiskResponse

  /// What is known of where a user signs in from, and forgets it.
  func showRiskTraits(_ request: ShowRiskTraitsRequest, context: RPCCallContext) async throws(Failure) -> ShowRiskTraitsResponse

  /// Which reasons users have called right and wrong.
  func summarizeRisk(_ request: SummarizeRiskRequest, context: RPCCallContext) async throws(Failure) -> SummarizeRiskResponse

  /// Has the pool act by its risk configuration (AdvancedSecurityMode ENFORCED).
  func enforceRisk(_ request: EnforceRiskRequest, context: RPCCallContext) async throws(Failure) -> EnforceRiskResponse
}

extension RiskOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(RiskOperatorMethods.explainRisk) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ExplainRiskRequest = try decodeRequest(bytes)
      let response: ExplainRiskResponse
      do throws(Failure) {
        response = try await self.explainRisk(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(RiskOperatorMethods.replayRisk) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ReplayRiskRequest = try decodeRequest(bytes)
      let response: ReplayRiskResponse
      do throws(Failure) {
        response = try await self.replayRisk(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(RiskOperatorMethods.showRiskTraits) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowRiskTraitsRequest = try decodeRequest(bytes)
      let response: ShowRiskTraitsResponse
      do throws(Failure) {
        response = try await self.showRiskTraits(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(RiskOperatorMethods.summarizeRisk) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SummarizeRiskRequest = try decodeRequest(bytes)
      let response: SummarizeRiskResponse
      do throws(Failure) {
        response = try await self.summarizeRisk(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(RiskOperatorMethods.enforceRisk) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: EnforceRiskRequest = try decodeRequest(bytes)
      let response: EnforceRiskResponse
      do throws(Failure) {
        response = try await self.enforceRisk(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.RiskOperatorService.
public struct RiskOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Why a sign-in was decided as it was; or how one would be that never was.
  ///
  /// Writes nothing.
  public func explainRisk(_ request: ExplainRiskRequest, context: RPCCallContext) async throws(RPCError) -> ExplainRiskResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(RiskOperatorMethods.explainRisk, bytes, context: context))
  }

  /// What another configuration would have made of the sign-ins of the last days.
  ///
  /// Writes nothing.
  public func replayRisk(_ request: ReplayRiskRequest, context: RPCCallContext) async throws(RPCError) -> ReplayRiskResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(RiskOperatorMethods.replayRisk, bytes, context: context))
  }

  /// What is known of where a user signs in from, and forgets it.
  public func showRiskTraits(_ request: ShowRiskTraitsRequest, context: RPCCallContext) async throws(RPCError) -> ShowRiskTraitsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(RiskOperatorMethods.showRiskTraits, bytes, context: context))
  }

  /// Which reasons users have called right and wrong.
  public func summarizeRisk(_ request: SummarizeRiskRequest, context: RPCCallContext) async throws(RPCError) -> SummarizeRiskResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(RiskOperatorMethods.summarizeRisk, bytes, context: context))
  }

  /// Has the pool act by its risk configuration (AdvancedSecurityMode ENFORCED).
  public func enforceRisk(_ request: EnforceRiskRequest, context: RPCCallContext) async throws(RPCError) -> EnforceRiskResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(RiskOperatorMethods.enforceRisk, bytes, context: context))
  }
}
