// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/interaction.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.InteractionService.
public enum InteractionMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.InteractionService"
  /// StartInteraction.
  public static let startInteraction: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionService/StartInteraction")
  /// GetInteraction.
  public static let getInteraction: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionService/GetInteraction")
  /// CancelInteraction.
  public static let cancelInteraction: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionService/CancelInteraction")
  /// ShowInteractionEvidence.
  public static let showInteractionEvidence: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionService/ShowInteractionEvidence")
  /// LocateInteraction.
  public static let locateInteraction: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionService/LocateInteraction")
  /// OpenInteraction.
  public static let openInteraction: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionService/OpenInteraction")
  /// ConfirmInteraction.
  public static let confirmInteraction: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionService/ConfirmInteraction")
  /// DeclineInteraction.
  public static let declineInteraction: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionService/DeclineInteraction")
  /// AnswerInteractionFactor.
  public static let answerInteractionFactor: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionService/AnswerInteractionFactor")
  /// CancelInteractionFactor.
  public static let cancelInteractionFactor: RPCMethod = RPCMethod("gatehouse.authentication.v1.InteractionService/CancelInteractionFactor")
}

/// Sessions that an app on the user's phone confirms.
///
/// For the gateway's /interaction/v1; the protocol is Services/DeviceRegistry/INTERACTION.md's. The refusals are the section [interaction] of reasons.txt.
public protocol InteractionServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// POST sessions.
  func startInteraction(_ request: StartInteractionRequest, context: RPCCallContext) async throws(Failure) -> StartInteractionResponse

  /// GET sessions/{id}, at most once a second.
  func getInteraction(_ request: GetInteractionRequest, context: RPCCallContext) async throws(Failure) -> InteractionState

  /// DELETE sessions/{id}, by the caller who started it.
  func cancelInteraction(_ request: CancelInteractionRequest, context: RPCCallContext) async throws(Failure) -> InteractionState

  /// GET sessions/{id}/evidence, by the session's client alone.
  ///
  /// As long as the record is kept.
  func showInteractionEvidence(_ request: ShowInteractionEvidenceRequest, context: RPCCallContext) async throws(Failure) -> ShowInteractionEvidenceResponse

  /// The link that a QR code shows.
  ///
  /// Without a proof: there is such a session, and nothing else is told.
  func locateInteraction(_ request: LocateInteractionRequest, context: RPCCallContext) async throws(Failure) -> LocateInteractionResponse

  /// POST sessions/{id}/open.
  func openInteraction(_ request: OpenInteractionRequest, context: RPCCallContext) async throws(Failure) -> OpenInteractionResponse

  /// POST sessions/{id}/confirm.
  func confirmInteraction(_ request: ConfirmInteractionRequest, context: RPCCallContext) async throws(Failure) -> InteractionProgress

  /// POST sessions/{id}/decline.
  func declineInteraction(_ request: DeclineInteractionRequest, context: RPCCallContext) async throws(Failure) -> InteractionProgress

  /// POST sessions/{id}/second-factor.
  func answerInteractionFactor(_ request: AnswerInteractionFactorRequest, context: RPCCallContext) async throws(Failure) -> InteractionProgress

  /// POST sessions/{id}/cancel.
  func cancelInteractionFactor(_ request: CancelInteractionFactorRequest, context: RPCCallContext) async throws(Failure) -> InteractionProgress
}

extension InteractionServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(InteractionMethods.startInteraction) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: StartInteractionRequest = try decodeRequest(bytes)
      let response: StartInteractionResponse
      do throws(Failure) {
        response = try await self.startInteraction(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionMethods.getInteraction) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetInteractionRequest = try decodeRequest(bytes)
      let response: InteractionState
      do throws(Failure) {
        response = try await self.getInteraction(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionMethods.cancelInteraction) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CancelInteractionRequest = try decodeRequest(bytes)
      let response: InteractionState
      do throws(Failure) {
        response = try await self.cancelInteraction(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionMethods.showInteractionEvidence) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowInteractionEvidenceRequest = try decodeRequest(bytes)
      let response: ShowInteractionEvidenceResponse
      do throws(Failure) {
        response = try await self.showInteractionEvidence(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionMethods.locateInteraction) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: LocateInteractionRequest = try decodeRequest(bytes)
      let response: LocateInteractionResponse
      do throws(Failure) {
        response = try await self.locateInteraction(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionMethods.openInteraction) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: OpenInteractionRequest = try decodeRequest(bytes)
      let response: OpenInteractionResponse
      do throws(Failure) {
        response = try await self.openInteraction(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionMethods.confirmInteraction) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ConfirmInteractionRequest = try decodeRequest(bytes)
      let response: InteractionProgress
      do throws(Failure) {
        response = try await self.confirmInteraction(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionMethods.declineInteraction) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeclineInteractionRequest = try decodeRequest(bytes)
      let response: InteractionProgress
      do throws(Failure) {
        response = try await self.declineInteraction(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionMethods.answerInteractionFactor) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AnswerInteractionFactorRequest = try decodeRequest(bytes)
      let response: InteractionProgress
      do throws(Failure) {
        response = try await self.answerInteractionFactor(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(InteractionMethods.cancelInteractionFactor) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CancelInteractionFactorRequest = try decodeRequest(bytes)
      let response: InteractionProgress
      do throws(Failure) {
        response = try await self.cancelInteractionFactor(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.InteractionService.
public struct InteractionClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// POST sessions.
  public func startInteraction(_ request: StartInteractionRequest, context: RPCCallContext) async throws(RPCError) -> StartInteractionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionMethods.startInteraction, bytes, context: context))
  }

  /// GET sessions/{id}, at most once a second.
  public func getInteraction(_ request: GetInteractionRequest, context: RPCCallContext) async throws(RPCError) -> InteractionState {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionMethods.getInteraction, bytes, context: context))
  }

  /// DELETE sessions/{id}, by the caller who started it.
  public func cancelInteraction(_ request: CancelInteractionRequest, context: RPCCallContext) async throws(RPCError) -> InteractionState {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionMethods.cancelInteraction, bytes, context: context))
  }

  /// GET sessions/{id}/evidence, by the session's client alone.
  ///
  /// As long as the record is kept.
  public func showInteractionEvidence(_ request: ShowInteractionEvidenceRequest, context: RPCCallContext) async throws(RPCError) -> ShowInteractionEvidenceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionMethods.showInteractionEvidence, bytes, context: context))
  }

  /// The link that a QR code shows.
  ///
  /// Without a proof: there is such a session, and nothing else is told.
  public func locateInteraction(_ request: LocateInteractionRequest, context: RPCCallContext) async throws(RPCError) -> LocateInteractionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionMethods.locateInteraction, bytes, context: context))
  }

  /// POST sessions/{id}/open.
  public func openInteraction(_ request: OpenInteractionRequest, context: RPCCallContext) async throws(RPCError) -> OpenInteractionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionMethods.openInteraction, bytes, context: context))
  }

  /// POST sessions/{id}/confirm.
  public func confirmInteraction(_ request: ConfirmInteractionRequest, context: RPCCallContext) async throws(RPCError) -> InteractionProgress {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionMethods.confirmInteraction, bytes, context: context))
  }

  /// POST sessions/{id}/decline.
  public func declineInteraction(_ request: DeclineInteractionRequest, context: RPCCallContext) async throws(RPCError) -> InteractionProgress {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionMethods.declineInteraction, bytes, context: context))
  }

  /// POST sessions/{id}/second-factor.
  public func answerInteractionFactor(_ request: AnswerInteractionFactorRequest, context: RPCCallContext) async throws(RPCError) -> InteractionProgress {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionMethods.answerInteractionFactor, bytes, context: context))
  }

  /// POST sessions/{id}/cancel.
  public func cancelInteractionFactor(_ request: CancelInteractionFactorRequest, context: RPCCallContext) async throws(RPCError) -> InteractionProgress {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(InteractionMethods.cancelInteractionFactor, bytes, context: context))
  }
}
