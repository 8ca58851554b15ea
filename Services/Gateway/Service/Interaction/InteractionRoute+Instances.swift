internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import RPC

extension InteractionRoute {
  static let register = InteractionRoute(
    method: .post,
    operation: "RegisterInteractionInstance",
    status: .created
  ) { (services, input) throws(RPCError) in
    let instance = try await services.instances.registerInteractionInstance(
      InteractionInstanceRequest(call: input.call),
      context: input.context
    )
    return InstanceAnswer(instance: instance)
  }

  static let show = InteractionRoute(
    method: .get,
    operation: "ShowInteractionInstance"
  ) { (services, input) throws(RPCError) in
    let instance = try await services.instances.showInteractionInstance(
      InteractionInstanceRequest(call: input.call),
      context: input.context
    )
    return InstanceAnswer(instance: instance)
  }

  static let update = InteractionRoute(
    method: .patch,
    operation: "UpdateInteractionInstance"
  ) { (services, input) throws(RPCError) in
    let instance = try await services.instances.updateInteractionInstance(
      InteractionInstanceRequest(call: input.call),
      context: input.context
    )
    return InstanceAnswer(instance: instance)
  }

  static let remove = InteractionRoute(
    method: .delete,
    operation: "RemoveInteractionInstance"
  ) { (services, input) throws(RPCError) in
    _ = try await services.instances.removeInteractionInstance(
      InteractionInstanceRequest(call: input.call),
      context: input.context
    )
    return EmptyAnswer()
  }

  static let startFlow = InteractionRoute(
    method: .post,
    operation: "StartInteractionFlow",
    status: .created
  ) { (services, input) throws(RPCError) in
    let reply = try await services.instances.startInteractionFlow(
      InteractionFlowRequest(call: input.call),
      context: input.context
    )
    return ProgressAnswer(progress: reply)
  }

  static let answerFlow = InteractionRoute(
    method: .post,
    operation: "AnswerInteractionFlow"
  ) { (services, input) throws(RPCError) in
    let reply = try await services.instances.answerInteractionFlow(
      InteractionFlowRequest(call: input.call, flowId: input.subject),
      context: input.context
    )
    return ProgressAnswer(progress: reply)
  }

  static let cancelFlow = InteractionRoute(
    method: .delete,
    operation: "CancelInteractionFlow"
  ) { (services, input) throws(RPCError) in
    let reply = try await services.instances.cancelInteractionFlow(
      InteractionFlowRequest(call: input.call, flowId: input.subject),
      context: input.context
    )
    return ProgressAnswer(progress: reply)
  }

  static let removeAccount = InteractionRoute(
    method: .delete,
    operation: "RemoveInteractionAccount"
  ) { (services, input) throws(RPCError) in
    let reply = try await services.instances.removeInteractionAccount(
      RemoveInteractionAccountRequest(call: input.call, account: input.subject),
      context: input.context
    )
    return ProgressAnswer(progress: reply)
  }
}
