internal import AuthenticationCore
internal import GatehouseMessages
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Warns the operator of flows that a client allows and InitiateAuth refuses.
  func warnOfUnbegunFlows(
    _ settings: UserPoolClientType,
    of client: UserPoolClientRecord,
    _ call: Call
  ) {
    let flows = AuthenticationFlow.unbegun(among: settings.explicitAuthFlows ?? [])
    guard !flows.isEmpty else { return }
    logger.warning(
      "the client allows flows that no sign-in can begin yet",
      metadata: [
        "user_pool": "\(client.userPoolID)", "client": "\(client.id)",
        "flows": "\(flows.joined(separator: " "))", "request_id": "\(call.context.requestID)",
      ]
    )
  }
}
