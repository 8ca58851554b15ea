package import AuthenticationCore
internal import AuthenticationMessages
package import Domain
internal import GatehouseMessages
internal import PublicOperations
internal import Sessions

extension Accounts {
  /// Carries out an update; returns where codes went.
  ///
  /// Codes that a user causes count with those of GetUserAttributeVerificationCode. Otherwise the holder
  /// of a token could send mail to any address without a limit.
  ///
  /// `position` is what is said of the user's switch, which moves with the attributes or not at all.
  func change(
    _ changer: AttributeChanger,
    by update: AttributeUpdate,
    switching position: SignInSwitch?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [CodeDeliveryDetailsType] {
    let (user, pool, client) = (changer.user, changer.pool, changer.client)
    let switching = position.map { SwitchChange(position: $0, user: user, pool: pool) }
    try await prepare(switching, call)
    let change = try await users.changeAttributes(
      of: user.username,
      in: pool,
      finishing: switching?.writing,
      countingCodesAs: client == nil ? nil : .getUserAttributeVerificationCode,
      at: clock.now()
    ) { (user) throws(AuthenticationFailure) in
      try self.attributeChange(
        of: user,
        to: try update.apply(to: user),
        in: pool,
        client: client?.id
      )
    }
    call.trail.note(formerOwners: change.formerOwners)
    try await finish(switching, call)
    try await endSessions(by: change, of: changer, call)
    return change.deliveries.map(\.details)
  }

  /// Everything that follows from a user's new attributes: codes, and the aliases that move.
  package func attributeChange(
    of user: UserRecord,
    to outcome: AttributeUpdate.Outcome,
    in pool: UserPoolSettings,
    client: ClientID?
  ) throws(AuthenticationFailure) -> AttributeChange {
    var deliveries: [CodeDelivery] = []
    for address in outcome.toProve {
      guard let purpose = CodePurpose(verifying: address.medium.attributeName) else { continue }
      deliveries.append(
        try delivery(
          of: purpose,
          to: address,
          recipient: CodeRecipient(username: user.username, sub: user.sub),
          in: pool,
          client: client
        )
      )
    }
    let before = try user.attributes()
    let after = outcome.attributes
    func isChanged(_ name: String) -> Bool {
      before[name]?.exact != after[name]?.exact
    }
    let lost = LostFactors(
      of: user.secondFactors,
      before: before,
      after: after,
      in: pool.secondFactors
    )
    // A token alone would otherwise switch the second factor off. An administrator may.
    if client != nil, let address = lost.lastAddress {
      throw .invalidParameter(
        "Cannot delete the attribute \(address), which the user's multi-factor authentication needs."
      )
    }
    let moved = UserAttributes.verifiedFlags.keys.filter(isChanged)
    // Only a confirmed user can be called by a preferred_username.
    let kinds = pool.aliasKinds.filter { kind in
      let flag = UserAttributes.verifiedFlags[kind.rawValue]
      guard kind != .preferredUsername || user.status != .unconfirmed else { return false }
      return isChanged(kind.rawValue) || flag.map(isChanged) ?? false
    }
    return AttributeChange(
      attributes: after,
      attributesJSON: try SettingsJSON.text(of: after),
      pendingAttributesJSON: try SettingsJSON.text(of: outcome.pending),
      movedAddresses: moved.sorted(),
      lostFactors: lost.all,
      hasLostProvedAddress: UserAttributes.verifiedFlags.contains { name, flag in
        before[flag] == "true" && (isChanged(name) || after[flag] != "true")
      },
      aliasKinds: kinds,
      deliveries: deliveries
    )
  }
}
