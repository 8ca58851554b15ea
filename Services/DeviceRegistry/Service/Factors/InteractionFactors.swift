internal import DeviceRegistryMessages
public import DeviceRegistryStubs
internal import Domain
internal import RPC

/// Judges PIN and biometrics of instances.
///
/// Each RPC is one method in the file of its name under Operations. The rules are in
/// `FactorJudgement`, and the transaction that applies them in `AppInstanceStore+Judging`.
public struct InteractionFactors: Sendable {
  let parts: InstanceParts

  /// The service over its parts.
  public init(_ parts: InstanceParts) {
    self.parts = parts
  }

  /// The instance that answers: by its proof, or as the caller has proved it.
  func answering(
    _ id: AppInstanceID,
    _ proof: InstanceProof?,
    _ context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> InstanceProofs.Proved {
    guard let proof else {
      return InstanceProofs.Proved(instance: try await known(id, context), accounts: nil)
    }
    do throws(DeviceRegistryFailure) {
      // The answer itself notes the use.
      let pool = proof.signedAnswer == nil ? nil : id.pool
      let proved = try await proofs.prove(proof, in: pool, InstanceProofs.Use())
      // Another instance's proof is no proof for this session or flow, nor is another pool's.
      guard proved.instance.id.pool == id.pool else { throw .otherPool }
      guard proved.instance.id == id else { throw .otherInstance }
      return proved
    } catch {
      throw refusal(error, "the instance is not proved", context)
    }
  }

  func known(
    _ id: AppInstanceID,
    _ context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> AppInstanceRecord {
    guard let instance = try await instances.find(id) else {
      throw refusal(.appInstanceNotFound, "the pool has no such instance", context)
    }
    return instance
  }
}

extension InteractionFactors: InteractionFactorServing, InstanceService {}
