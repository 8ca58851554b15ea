public import DeviceRegistryMessages
internal import Domain
internal import JOSE
public import RPC

extension AppInstances {
  /// Registers the key of an installation.
  ///
  /// Repeating it updates what the app says of itself, so that an app that did not hear the answer
  /// is not stranded.
  public func registerInstance(
    _ request: RegisterInstanceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RegisterInstanceResponse {
    let pool = try pool(request.userPoolId)
    let checked = try proofs.check(try required(request.proof, "proof"))
    let id = AppInstanceID.random(in: pool, from: random)
    let registered = try await instances.register(
      AppInstanceStore.Registration(
        id: id,
        publicKey: checked.key.point,
        description: try bounded(try required(request.description, "description")),
        push: try bounded(request.push)
      ),
      checked.proof,
      at: clock.now()
    )
    guard registered.isFirst else {
      throw refusal(.appProofInvalid, "the proof came before", context)
    }
    guard let instance = registered.instance else {
      throw refusal(.appKeyTaken, "the key belongs to another pool or to an account", context)
    }
    return RegisterInstanceResponse(
      instance: try await described(instance),
      existed: instance.id != id
    )
  }

  /// Authentication refuses what is too long with a reason; here only the store is protected from it.
  func bounded(
    _ description: AppDescription
  ) throws(DeviceRegistryFailure) -> AppDescription {
    let texts = [
      description.platform, description.model, description.appVersion, description.name,
    ].compactMap { $0 }
    let versions = description.protocolVersions
    guard (texts + versions).allSatisfy({ id($0) != nil }), versions.count <= 32 else {
      throw .invalidRequest("a description is too long")
    }
    return description
  }

  func bounded(_ push: PushAddress?) throws(DeviceRegistryFailure) -> PushAddress? {
    guard let push else { return nil }
    let length = (push.token?.utf8.count ?? 0) + (push.type?.utf8.count ?? 0)
    guard let token = push.token, length <= Self.maxPushAddress, !token.utf8.contains(0) else {
      throw .invalidRequest("a push address is too long")
    }
    return push
  }

  private static let maxPushAddress = 4096
}
