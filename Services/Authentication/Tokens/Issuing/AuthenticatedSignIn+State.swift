internal import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationProtection
internal import Domain

/// The form in which a sign-in is stored until its tokens are asked for.
extension AuthenticatedSignIn {
  package var state: AuthenticatedSignInState {
    AuthenticatedSignInState(
      userPoolId: pool.text,
      clientId: client.text,
      sub: sub,
      salt: salt,
      door: door.rawValue,
      proofs: proofs.map(\.state),
      authenticatedAtUnixMillis: moment.unixMillis,
      deviceBinding: device?.name,
      deviceKey: device?.key,
      tokenSource: source.rawValue,
      installation: installation?.name,
      clientMetadata: clientMetadata.sorted { $0.key < $1.key }
        .map { ClientMetadataEntry(name: $0.key, value: $0.value) },
      appApproval: appApproval?.state,
      status: status.rawValue,
      statesLevel: statesLevel,
      eventId: eventID,
      evidence: evidence?.state,
      risk: risk?.state,
      providerSession: providerSession,
      providerSubject: providerSubject
    )
  }

  /// Nil where something is missing that every version writes, or what decides over tokens is not known
  /// here.
  package init?(_ state: AuthenticatedSignInState) {
    guard let client = state.clientId.flatMap({ ClientID($0) }),
      let pool = state.userPoolId.flatMap({ UserPoolID($0) }), let sub = state.sub,
      let status = state.status.flatMap(UserStatus.init(rawValue:)),
      let door = state.door.flatMap(Door.init(rawValue:)),
      let moment = state.authenticatedAtUnixMillis,
      let source = state.tokenSource.flatMap(TokenSource.init(rawValue:))
    else { return nil }
    self.init(
      client: client,
      pool: pool,
      sub: sub,
      salt: state.salt,
      status: status,
      door: door,
      proofs: state.proofs.compactMap(Proof.init),
      moment: Instant(unixMillis: moment),
      source: source
    )
    statesLevel = state.statesLevel ?? false
    if let name = state.deviceBinding {
      guard let binding = DeviceBinding(name, key: state.deviceKey) else { return nil }
      device = binding
    }
    if let stored = state.appApproval {
      guard let approval = AppApproval(stored) else { return nil }
      appApproval = approval
    }
    if let name = state.installation {
      guard let installation = try? Installation(name) else { return nil }
      self.installation = installation
    }
    eventID = state.eventId
    evidence = state.evidence.map(SignInEvidence.init)
    risk = state.risk.map { RiskAssessment($0) }
    providerSession = state.providerSession
    providerSubject = state.providerSubject
    for entry in state.clientMetadata {
      guard let name = entry.name, let value = entry.value else { return nil }
      clientMetadata[name] = value
    }
  }
}

extension DeviceBinding {
  fileprivate var name: String {
    switch self {
    case .new: "new"
    case .tracked: "tracked"
    case .proved: "proved"
    }
  }

  fileprivate init?(_ name: String, key: String?) {
    switch (name, key) {
    case ("new", let key?): self = .new(key)
    case ("tracked", let key?): self = .tracked(key)
    case ("proved", let key?): self = .proved(key)
    case (_, _): return nil
    }
  }
}
