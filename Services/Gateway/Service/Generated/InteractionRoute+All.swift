// swift-format-ignore-file
// Generated from Proto/interaction.txt. Do not edit.

internal import AuthenticationMessages
internal import AuthenticationStubs
internal import HTTPTypes
internal import RPC

extension InteractionRoute {
  static let startInteraction: InteractionRoute = InteractionRoute(
    method: .post,
    path: "/sessions",
    operation: "StartInteraction",
    status: 201
  ) { (services, input) async throws(RPCError) in
    try await InteractionClient(services.authentication).startInteraction(
      StartInteractionRequest(call: input.call),
      context: input.context
    )
  }
  static let cancelInteraction: InteractionRoute = InteractionRoute(
    method: .delete,
    path: "/sessions/{id}",
    operation: "CancelInteraction",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionClient(services.authentication).cancelInteraction(
      CancelInteractionRequest(call: input.call, sessionId: input.subject),
      context: input.context
    )
  }
  static let redeemInteraction: InteractionRoute = InteractionRoute(
    method: .post,
    path: "/sessions/{id}/tokens",
    operation: "RedeemInteraction",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionWaitingClient(services.authentication).redeemInteraction(
      RedeemInteractionRequest(call: input.call, sessionId: input.subject),
      context: input.context
    )
  }
  static let showInteractionEvidence: InteractionRoute = InteractionRoute(
    method: .get,
    path: "/sessions/{id}/evidence",
    operation: "ShowInteractionEvidence",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionClient(services.authentication).showInteractionEvidence(
      ShowInteractionEvidenceRequest(call: input.call, sessionId: input.subject),
      context: input.context
    )
  }
  static let openInteraction: InteractionRoute = InteractionRoute(
    method: .post,
    path: "/sessions/{id}/open",
    operation: "OpenInteraction",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionClient(services.authentication).openInteraction(
      OpenInteractionRequest(call: input.call, sessionId: input.subject),
      context: input.context
    )
  }
  static let confirmInteraction: InteractionRoute = InteractionRoute(
    method: .post,
    path: "/sessions/{id}/confirm",
    operation: "ConfirmInteraction",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionClient(services.authentication).confirmInteraction(
      ConfirmInteractionRequest(call: input.call, sessionId: input.subject),
      context: input.context
    )
  }
  static let declineInteraction: InteractionRoute = InteractionRoute(
    method: .post,
    path: "/sessions/{id}/decline",
    operation: "DeclineInteraction",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionClient(services.authentication).declineInteraction(
      DeclineInteractionRequest(call: input.call, sessionId: input.subject),
      context: input.context
    )
  }
  static let answerInteractionFactor: InteractionRoute = InteractionRoute(
    method: .post,
    path: "/sessions/{id}/second-factor",
    operation: "AnswerInteractionFactor",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionClient(services.authentication).answerInteractionFactor(
      AnswerInteractionFactorRequest(call: input.call, sessionId: input.subject),
      context: input.context
    )
  }
  static let cancelInteractionFactor: InteractionRoute = InteractionRoute(
    method: .post,
    path: "/sessions/{id}/cancel",
    operation: "CancelInteractionFactor",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionClient(services.authentication).cancelInteractionFactor(
      CancelInteractionFactorRequest(call: input.call, sessionId: input.subject),
      context: input.context
    )
  }
  static let registerInteractionInstance: InteractionRoute = InteractionRoute(
    method: .post,
    path: "/instances",
    operation: "RegisterInteractionInstance",
    status: 201
  ) { (services, input) async throws(RPCError) in
    try await InteractionInstanceClient(services.authentication).registerInteractionInstance(
      InteractionInstanceRequest(call: input.call),
      context: input.context
    )
  }
  static let showInteractionInstance: InteractionRoute = InteractionRoute(
    method: .get,
    path: "/instances/self",
    operation: "ShowInteractionInstance",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionInstanceClient(services.authentication).showInteractionInstance(
      InteractionInstanceRequest(call: input.call),
      context: input.context
    )
  }
  static let updateInteractionInstance: InteractionRoute = InteractionRoute(
    method: .patch,
    path: "/instances/self",
    operation: "UpdateInteractionInstance",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionInstanceClient(services.authentication).updateInteractionInstance(
      InteractionInstanceRequest(call: input.call),
      context: input.context
    )
  }
  static let removeInteractionInstance: InteractionRoute = InteractionRoute(
    method: .delete,
    path: "/instances/self",
    operation: "RemoveInteractionInstance",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionInstanceClient(services.authentication).removeInteractionInstance(
      InteractionInstanceRequest(call: input.call),
      context: input.context
    )
  }
  static let startInteractionFlow: InteractionRoute = InteractionRoute(
    method: .post,
    path: "/flows",
    operation: "StartInteractionFlow",
    status: 201
  ) { (services, input) async throws(RPCError) in
    try await InteractionInstanceClient(services.authentication).startInteractionFlow(
      InteractionFlowRequest(call: input.call),
      context: input.context
    )
  }
  static let answerInteractionFlow: InteractionRoute = InteractionRoute(
    method: .post,
    path: "/flows/{id}",
    operation: "AnswerInteractionFlow",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionInstanceClient(services.authentication).answerInteractionFlow(
      InteractionFlowRequest(call: input.call, flowId: input.subject),
      context: input.context
    )
  }
  static let cancelInteractionFlow: InteractionRoute = InteractionRoute(
    method: .delete,
    path: "/flows/{id}",
    operation: "CancelInteractionFlow",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionInstanceClient(services.authentication).cancelInteractionFlow(
      InteractionFlowRequest(call: input.call, flowId: input.subject),
      context: input.context
    )
  }
  static let removeInteractionAccount: InteractionRoute = InteractionRoute(
    method: .delete,
    path: "/accounts/{id}",
    operation: "RemoveInteractionAccount",
    status: 200
  ) { (services, input) async throws(RPCError) in
    try await InteractionInstanceClient(services.authentication).removeInteractionAccount(
      RemoveInteractionAccountRequest(call: input.call, account: input.subject),
      context: input.context
    )
  }

  /// Every call of the protocol that is answered at once.
  static let all: [InteractionRoute] = [
    .startInteraction,
    .cancelInteraction,
    .redeemInteraction,
    .showInteractionEvidence,
    .openInteraction,
    .confirmInteraction,
    .declineInteraction,
    .answerInteractionFactor,
    .cancelInteractionFactor,
    .registerInteractionInstance,
    .showInteractionInstance,
    .updateInteractionInstance,
    .removeInteractionInstance,
    .startInteractionFlow,
    .answerInteractionFlow,
    .cancelInteractionFlow,
    .removeInteractionAccount,
  ]
}
