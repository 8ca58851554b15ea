internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import RPC

/// The first key that may sign administrators' requests.
struct AccessKeyStep: SetupStep {
  let title = "access key"

  let channel: OperatorChannel

  func missing() async throws(ControlFailure) -> [String] {
    let keys: ListAccessKeysResponse
    do throws(ControlFailure) {
      keys = try await channel.use { (channel, context) throws(RPCError) in
        try await AccessKeyOperatorClient(channel).listAccessKeys(
          ListAccessKeysRequest(),
          context: context
        )
      }
    } catch {
      // Nothing runs yet.
      return ["make the first one, unless there is one"]
    }
    return keys.accessKeys.isEmpty ? ["make the first one"] : []
  }

  func perform() async throws(ControlFailure) {
    let made = try await channel.use { (channel, context) throws(RPCError) in
      try await AccessKeyOperatorClient(channel).createAccessKey(
        CreateAccessKeyRequest(description: "made by gatehousectl setup"),
        context: context
      )
    }
    print(
      """

      The first access key. Its secret is never shown again:

        export AWS_ACCESS_KEY_ID=\(made.accessKeyId ?? "")
        export AWS_SECRET_ACCESS_KEY=\(String(decoding: made.secretAccessKey ?? [], as: UTF8.self))

      """
    )
  }
}
