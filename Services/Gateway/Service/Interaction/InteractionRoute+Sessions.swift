internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import JSON
internal import RPC

extension InteractionRoute {
  static let start = InteractionRoute(
    method: .post,
    operation: "StartInteraction",
    status: .created
  ) { (services, input) throws(RPCError) in
    let request = StartInteractionRequest(call: input.call)
    let reply = try await services.sessions.startInteraction(request, context: input.context)
    return StartedSession(reply: reply)
  }

  static let cancel = InteractionRoute(
    method: .delete,
    operation: "CancelInteraction"
  ) { (services, input) throws(RPCError) in
    let request = CancelInteractionRequest(call: input.call, sessionId: input.subject)
    let state = try await services.sessions.cancelInteraction(request, context: input.context)
    return SessionState(state: state)
  }

  static let showEvidence = InteractionRoute(
    method: .get,
    operation: "ShowInteractionEvidence"
  ) { (services, input) throws(RPCError) in
    let request = ShowInteractionEvidenceRequest(call: input.call, sessionId: input.subject)
    let reply = try await services.sessions.showInteractionEvidence(
      request,
      context: input.context
    )
    return EvidenceAnswer(reply: reply)
  }

  static let redeem = InteractionRoute(
    method: .post,
    operation: "RedeemInteraction"
  ) { (services, input) throws(RPCError) in
    let request = RedeemInteractionRequest(call: input.call, sessionId: input.subject)
    let reply = try await services.waiting.redeemInteraction(request, context: input.context)
    return RedeemedSession(result: reply.authenticationResult)
  }

  static let open = InteractionRoute(
    method: .post,
    operation: "OpenInteraction"
  ) { (services, input) throws(RPCError) in
    let request = OpenInteractionRequest(call: input.call, sessionId: input.subject)
    let reply = try await services.sessions.openInteraction(request, context: input.context)
    return OpenedSession(reply: reply)
  }

  static let confirm = InteractionRoute(
    method: .post,
    operation: "ConfirmInteraction"
  ) { (services, input) throws(RPCError) in
    let request = ConfirmInteractionRequest(call: input.call, sessionId: input.subject)
    let reply = try await services.sessions.confirmInteraction(request, context: input.context)
    return ProgressAnswer(progress: reply)
  }

  static let decline = InteractionRoute(
    method: .post,
    operation: "DeclineInteraction"
  ) { (services, input) throws(RPCError) in
    let request = DeclineInteractionRequest(call: input.call, sessionId: input.subject)
    let reply = try await services.sessions.declineInteraction(request, context: input.context)
    return ProgressAnswer(progress: reply)
  }

  static let answerFactor = InteractionRoute(
    method: .post,
    operation: "AnswerInteractionFactor"
  ) { (services, input) throws(RPCError) in
    let request = AnswerInteractionFactorRequest(call: input.call, sessionId: input.subject)
    let reply = try await services.sessions.answerInteractionFactor(
      request,
      context: input.context
    )
    return ProgressAnswer(progress: reply)
  }

  static let cancelFactor = InteractionRoute(
    method: .post,
    operation: "CancelInteractionFactor"
  ) { (services, input) throws(RPCError) in
    let request = CancelInteractionFactorRequest(call: input.call, sessionId: input.subject)
    let reply = try await services.sessions.cancelInteractionFactor(
      request,
      context: input.context
    )
    return ProgressAnswer(progress: reply)
  }
}

/// The tokens, in the form of RespondToAuthChallenge's answer.
private struct RedeemedSession: InteractionAnswer {
  let result: AuthenticationResultType?

  func writeMembers(to json: inout JSONWriter) {
    json.member("AuthenticationResult", result)
  }
}
