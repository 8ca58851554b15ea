package import AuthenticationCore
package import AuthenticationMessages
internal import Cryptography
package import DeviceRegistryMessages
internal import DeviceRegistryStubs
package import Domain
package import RPC

/// An instance that proved to make a call.
package struct ProvedInstance: Sendable {
  package let id: String
  package let pool: UserPoolID
  package let accounts: [AppAccount]
  package let factor: FactorState?
  package let description: AppDescription?
  /// The point of the key that signs its calls.
  let publicKey: [UInt8]?
  /// When it was used before this call.
  package let usedAt: Instant?

  package init(_ instance: AppInstance?) throws(AuthenticationFailure) {
    guard let instance, let id = instance.instanceId,
      let pool = instance.userPoolId.flatMap({ UserPoolID($0) })
    else { throw .internalFault("an instance without id or pool") }
    self.id = id
    self.pool = pool
    accounts = instance.accounts
    factor = instance.factor
    description = instance.description
    publicKey = instance.publicKey
    usedAt = instance.usedAtUnixMillis.map { Instant(unixMillis: $0) }
  }

  /// The account of the id; nil for another instance's.
  package func account(_ id: String) -> AppAccount? {
    accounts.first { $0.accountId == id }
  }

  /// Whether a PIN or a key is set.
  var hasFactor: Bool { factor?.hasPin ?? false || factor?.hasBiometric ?? false }
}

extension Interaction {
  /// The proof of a call as the registry checks it: the body's hash is made here, of the bytes that
  /// are read here, so that a gateway that was taken over cannot change a proved call.
  func proof(of call: InteractionCall?) throws(AuthenticationFailure) -> InstanceProof {
    guard let call, let dpop = call.proof else {
      throw .interaction(.invalidProof, "The header DPoP is missing.")
    }
    return InstanceProof(
      dpop: dpop,
      httpMethod: call.method,
      httpUrl: call.address,
      bodySha256: SHA256.digest(of: call.body ?? [])
    )
  }

  /// The instance that makes a call; its proof is consumed.
  ///
  /// A use is noted of the instance and of the account.
  package func prove(
    _ call: InteractionCall?,
    in pool: UserPoolID? = nil,
    isUse: Bool = false,
    account: String? = nil,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ProvedInstance {
    let request = ProveInstanceRequest(
      userPoolId: pool?.text,
      proof: try proof(of: call),
      isUse: isUse,
      accountId: account
    )
    let proved = try await askingRegistry { () async throws(RPCError) in
      try await instances.proveInstance(request, context: context)
    }
    return try ProvedInstance(proved.instance)
  }

  /// The settings of a pool that has such sessions; of any other there is nothing.
  package func enabledPool(
    _ id: UserPoolID
  ) async throws(AuthenticationFailure) -> EnabledPool {
    try await enabledPool { () async throws(AuthenticationFailure) in
      try await settings.pool(id)
    }
  }

  /// The same of a session that was just found.
  func enabledPool(
    of found: FoundSession
  ) async throws(AuthenticationFailure) -> EnabledPool {
    try await enabledPool { () async throws(AuthenticationFailure) in
      try await settings.pool(found.session.pool, notBefore: found.poolVersion)
    }
  }

  private func enabledPool(
    _ find: () async throws(AuthenticationFailure) -> UserPoolSettings
  ) async throws(AuthenticationFailure) -> EnabledPool {
    do throws(AuthenticationFailure) {
      return try EnabledPool(try await find())
    } catch .resourceNotFound {
      throw .interaction(.notFound)
    } catch {
      throw error
    }
  }
}

/// A pool that has sessions which an app confirms.
package struct EnabledPool: Sendable {
  package let settings: UserPoolSettings
  package let policy: AuthenticationCore.InteractionPolicy

  package init(_ settings: UserPoolSettings) throws(AuthenticationFailure) {
    guard let policy = settings.interaction else { throw .interaction(.notFound) }
    self.settings = settings
    self.policy = policy
  }

  package var id: UserPoolID { settings.id }
}
