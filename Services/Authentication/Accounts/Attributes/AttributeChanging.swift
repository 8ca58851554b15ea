package import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications
package import Domain
internal import PublicOperations
internal import Sessions

extension Accounts {
  /// Carries out an update; returns where codes went.
  ///
  /// Codes that a user causes count with those of GetUserAttributeVerificationCode. Otherwise the holder
  /// of a token could send mail to any address without a limit. Messages are finished before the
  /// transaction, because a function of the pool may put them into words. Where the user was changed
  /// meanwhile and other addresses get codes, the user is read again.
  ///
  /// `position` is what is said of the user's switch, which moves with the attributes or not at all, as
  /// `notice` is sent of them.
  func change(
    _ changer: AttributeChanger,
    by update: AttributeUpdate,
    switching position: SignInSwitch?,
    telling notice: NewOutboxMessage? = nil,
    clientMetadata: [String: String]? = nil,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [CodeDeliveryDetailsType] {
    let (pool, client) = (changer.pool, changer.client)
    var switching: SwitchChange?
    if let position {
      switching = try await switchChange(
        to: position,
        of: changer.user,
        in: pool,
        client: client?.id,
        call
      )
    }
    try await prepare(switching, call)
    var user = changer.user
    for _ in 0..<Self.maxReadings {
      let deliveries = try await deliveries(
        for: try update.apply(to: user),
        of: user,
        in: pool,
        client: client?.id,
        clientMetadata,
        call
      )
      let change = try await users.changeAttributes(
        of: user,
        in: pool,
        finishing: switching?.writing,
        telling: notice,
        countingCodesAs: client == nil ? nil : .getUserAttributeVerificationCode,
        at: clock.now()
      ) { (present) throws(AuthenticationFailure) in
        let outcome = try update.apply(to: present)
        guard let sent = deliveries.all(for: outcome.toProve, of: present) else { return nil }
        return try self.attributeChange(
          of: present,
          to: outcome,
          in: pool,
          client: client?.id,
          sending: sent
        )
      }
      if let change {
        call.trail.note(formerOwners: change.formerOwners)
        try await finish(switching, call)
        try await endSessions(by: change, of: changer, call)
        return change.deliveries.map(\.details)
      }
      user = try await present(user, in: pool.id)
    }
    throw .changesTooOften
  }

  /// The codes that an outcome sends, finished before it is written.
  private func deliveries(
    for outcome: AttributeUpdate.Outcome,
    of user: UserRecord,
    in pool: UserPoolSettings,
    client: ClientID?,
    _ clientMetadata: [String: String]?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> FinishedDeliveries {
    let eventAttributes = UserAttributes.ofEvents(
      outcome.attributes,
      sub: user.sub,
      status: user.status
    )
    var deliveries: [CodeDelivery] = []
    for address in outcome.toProve {
      guard let purpose = CodePurpose(verifying: address.medium.attributeName) else { continue }
      deliveries.append(
        try await delivery(
          for: CodeOccasion(
            purpose: purpose,
            source: .updateUserAttribute,
            client: client,
            clientMetadata: clientMetadata,
            call: call,
            limitRefusal: .tooManyCodes
          ),
          to: address,
          recipient: CodeRecipient(
            username: user.username,
            sub: user.sub,
            eventAttributes: eventAttributes
          ),
          in: pool
        )
      )
    }
    return FinishedDeliveries(sub: user.sub, deliveries: deliveries)
  }

  /// Everything that follows from a user's new attributes: the codes that are sent, and the aliases that
  /// move.
  package func attributeChange(
    of user: UserRecord,
    to outcome: AttributeUpdate.Outcome,
    in pool: UserPoolSettings,
    client: ClientID?
  ) throws(AuthenticationFailure) -> AttributeChange {
    try attributeChange(of: user, to: outcome, in: pool, client: client, sending: [])
  }

  private func attributeChange(
    of user: UserRecord,
    to outcome: AttributeUpdate.Outcome,
    in pool: UserPoolSettings,
    client: ClientID?,
    sending deliveries: [CodeDelivery]
  ) throws(AuthenticationFailure) -> AttributeChange {
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
      hasLostProvedAddress: AttributeChange.losesProvedAddress(from: before, to: after),
      aliasKinds: kinds,
      deliveries: deliveries
    )
  }
}

/// Codes that are finished, for the user of then.
private struct FinishedDeliveries: Sendable {
  let sub: String
  let deliveries: [CodeDelivery]

  /// Those for the addresses; nil where one is missing, or the name is another user's meanwhile.
  func all(for addresses: [CodeAddress], of user: UserRecord) -> [CodeDelivery]? {
    guard user.sub == sub else { return nil }
    let found = addresses.compactMap { address in
      deliveries.first {
        $0.address.medium == address.medium
          && $0.address.destination.exact == address.destination.exact
      }
    }
    return found.count == addresses.count ? found : nil
  }
}
