internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import OperatingSystem
internal import RPC
internal import Runtime

/// The first access key of a private installation: the environment's, or one made once.
struct InitialAccessKey: Sendable {
  let state: StateFolder
  let environment: [String: String]

  /// Makes sure that the key works, and returns it.
  func establish(
    in run: RunDirectory
  ) async throws(ControlFailure) -> (pair: AccessKeyPair, origin: AccessKeyPair.Origin) {
    let (pair, origin) = try choose()
    try await OperatorChannel(runDirectory: run.path, service: .identityFederation).use {
      (channel, context) throws(RPCError) in
      _ = try await AccessKeyOperatorClient(channel).importAccessKey(
        ImportAccessKeyRequest(
          accessKeyId: pair.id,
          secretAccessKey: Array(pair.secret.utf8),
          description: "made or imported by gatehousectl up"
        ),
        context: context
      )
    }
    return (pair, origin)
  }

  private func choose() throws(ControlFailure) -> (AccessKeyPair, AccessKeyPair.Origin) {
    if let id = environment["AWS_ACCESS_KEY_ID"], !id.isEmpty,
      let secret = environment["AWS_SECRET_ACCESS_KEY"], !secret.isEmpty
    {
      return (AccessKeyPair(id: id, secret: secret), .environment)
    }
    return try failing { () throws(FileFailure) in
      guard FileSystem.exists(state.accessKeyPath) else {
        // Stored before it is imported: an interrupted start leaves no key whose secret is lost.
        let made = AccessKeyPair.random()
        try FileContents.write(
          Array("\(made.id) \(made.secret)\n".utf8),
          to: state.accessKeyPath,
          mode: 0o600
        )
        return (made, .file(isNew: true))
      }
      let parts = try SecretFile(path: state.accessKeyPath).readLine().split(separator: " ")
      guard parts.count == 2 else {
        throw FileFailure(path: state.accessKeyPath, sentence: "must hold an id and a secret")
      }
      let pair = AccessKeyPair(id: String(parts[0]), secret: String(parts[1]))
      return (pair, .file(isNew: false))
    }
  }
}
