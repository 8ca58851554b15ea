internal import AuthenticationCore
internal import AuthenticationMessages
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import PublicOperations
internal import RPC

/// What an app does with its own instance.
extension Interaction {
  /// `POST instances`: the key of the proof becomes an instance of the pool.
  func register(
    _ given: InteractionCall?,
    body: CallBody,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionInstance {
    guard let id = UserPoolID(try body.requiredText("pool", max: 64)) else {
      throw .interaction(.notFound)
    }
    let pool = try await enabledPool(id)
    call.trail.note(pool: pool.id)
    let request = RegisterInstanceRequest(
      userPoolId: pool.id.text,
      proof: try proof(of: given),
      description: try AppDescription(body, isWhole: true),
      push: try PushAddress(body)
    )
    // "protocolVersions and protocol must meet" (USR-38).
    let versions = request.description?.protocolVersions ?? []
    guard !Set(versions).isDisjoint(with: pool.policy.app.versions) else {
      throw .interaction(.upgradeRequired)
    }
    let isAdmitted = try await rates.admits(
      call.sourceIP ?? "",
      .registrations,
      in: pool.id,
      at: clock.now()
    )
    guard isAdmitted else {
      throw .interaction(.tooMany, "The address has registered as many apps as it may.")
    }
    let registered = try await askingRegistry { () async throws(RPCError) in
      try await instances.registerInstance(request, context: call.context)
    }
    let instance = try ProvedInstance(registered.instance)
    await events.note(InteractionEvent(.created, pool: pool.id, instance: instance.id))
    return try await describe(instance, in: pool, call)
  }

  /// `GET instances/self`.
  func show(
    _ instance: ProvedInstance,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionInstance {
    try await describe(instance, in: try await enabledPool(instance.pool), call)
  }

  /// `PATCH instances/self`: what is absent stays.
  func update(
    _ instance: ProvedInstance,
    body: CallBody,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionInstance {
    let pool = try await enabledPool(instance.pool)
    var description = try AppDescription(body, isWhole: false)
    if let versions = description?.protocolVersions, !versions.isEmpty {
      guard !Set(versions).isDisjoint(with: pool.policy.app.versions) else {
        throw .interaction(.upgradeRequired)
      }
    } else {
      description?.protocolVersions = instance.description?.protocolVersions ?? []
    }
    let request = UpdateInstanceRequest(
      userPoolId: pool.id.text,
      instanceId: instance.id,
      description: description,
      push: try PushAddress(body)
    )
    let updated = try await askingRegistry { () async throws(RPCError) in
      try await instances.updateInstance(request, context: call.context.repeatable)
    }
    return try await describe(try ProvedInstance(updated.instance), in: pool, call)
  }

  /// `DELETE instances/self`: wipes the accounts, the PIN and the keys, and ends the tokens.
  func remove(
    _ instance: ProvedInstance,
    call: Call
  ) async throws(AuthenticationFailure) {
    let request = RemoveInstanceRequest(
      userPoolId: instance.pool.text,
      instanceId: instance.id
    )
    // Before the accounts are gone: a fault in between is repeated by the app, which is still known.
    try await endTokens(of: instance.accounts, in: instance.pool, call.context)
    let removed = try await askingRegistry { () async throws(RPCError) in
      try await instances.removeInstance(request, context: call.context.repeatable)
    }
    try await endTokens(of: removed.removedAccounts, in: instance.pool, call.context)
    try await endings.endSessions(ofInstance: instance.id, in: instance.pool)
    await events.note(InteractionEvent(.removed, pool: instance.pool, instance: instance.id))
  }

  private func describe(
    _ instance: ProvedInstance,
    in pool: EnabledPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InteractionInstance {
    let factor = try await factor(of: instance, in: pool, call)
    return InteractionInstance(
      instanceId: instance.id,
      userPoolId: pool.id.text,
      serverName: pool.settings.name,
      serverLogoUrl: pool.policy.logoURL,
      policy: pool.policy.message,
      accounts: instance.accounts.map { InteractionAccount($0) },
      secondFactorInfo: factor.map { InteractionFactor($0) },
      name: instance.description?.name ?? instance.description?.model
    )
  }

  /// The factor as it stands; nil where none is set.
  private func factor(
    of instance: ProvedInstance,
    in pool: EnabledPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> FactorInfo? {
    guard instance.hasFactor else { return nil }
    let request = ShowFactorRequest(
      userPoolId: pool.id.text,
      instanceId: instance.id,
      policy: pool.policy.pin.message
    )
    return try await askingRegistry { () async throws(RPCError) in
      try await factors.showFactor(request, context: call.context.repeatable)
    }.info
  }
}
