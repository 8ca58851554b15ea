package import AuthenticationMessages
package import Domain

/// A client's settings as the operations need them: decoded once for each version.
///
/// A class, because each call passes them on many times.
package final class ClientSettings: Sendable {
  package let id: ClientID
  package let userPoolID: UserPoolID
  /// What users are told that they sign in to.
  package let name: String
  /// Changes with every change of the settings; never given twice.
  package let version: Int64
  package let allowedFlows: Set<AuthenticationFlow>
  /// Whether CUSTOM_AUTH_FLOW_ONLY is why the client allows no other flow.
  package let allowsCustomAuthOnly: Bool
  package let accessTokenValiditySeconds: Int64
  package let idTokenValiditySeconds: Int64
  package let refreshTokenValiditySeconds: Int64
  /// How long a challenge may be answered.
  package let sessionValiditySeconds: Int64
  package let isTokenRevocationEnabled: Bool
  /// Whether an unknown user must look like a wrong password (PreventUserExistenceErrors ENABLED).
  package let hidesUserExistence: Bool
  /// How long a rotated refresh token still works; absent where the client does not rotate.
  package let rotationGraceSeconds: Int64?
  /// The attributes that the client's users may read and write; nil means all except those that no
  /// client may.
  let readAttributes: Set<String>?
  let writeAttributes: Set<String>?
  package let grants: ClientGrants
  /// The client's secrets as stored, oldest first; none for a public client.
  let sealedSecrets: [[UInt8]]
  /// For how many minutes after a fresh sign-in of the browser the client goes on without asking
  /// again, where the pool tracks sessions.
  package let ssoValidityMinutes: Int32
  /// The client's own blocks of SetRiskConfiguration; nil where the pool's hold.
  package let riskConfiguration: RiskConfigurationType?
  /// Whether the address that a client with its secret tells of its user counts.
  package let tellsUserAddress: Bool

  init(
    id: ClientID,
    userPoolID: UserPoolID,
    version: Int64,
    sealedSecrets: [[UInt8]],
    ssoValidityMinutes: Int32,
    riskConfiguration: RiskConfigurationType?,
    description: UserPoolClientType
  ) {
    self.id = id
    self.userPoolID = userPoolID
    name = description.clientName ?? ""
    self.version = version
    self.sealedSecrets = sealedSecrets
    self.ssoValidityMinutes = ssoValidityMinutes
    self.riskConfiguration = riskConfiguration
    tellsUserAddress =
      !sealedSecrets.isEmpty && description.enablePropagateAdditionalUserContextData ?? false
    let validity = TokenValidity(description)
    accessTokenValiditySeconds = validity.accessTokenSeconds
    idTokenValiditySeconds = validity.idTokenSeconds
    refreshTokenValiditySeconds = validity.refreshTokenSeconds
    sessionValiditySeconds = Int64(description.authSessionValidity ?? 3) * 60
    isTokenRevocationEnabled = description.enableTokenRevocation ?? true
    hidesUserExistence = description.preventUserExistenceErrors == "ENABLED"
    let rotation = description.refreshTokenRotation
    rotationGraceSeconds =
      rotation?.feature == "ENABLED" ? Int64(rotation?.retryGracePeriodSeconds ?? 0) : nil
    var flows = AuthenticationFlow.allowed(by: description.explicitAuthFlows ?? [])
    // The old refresh call hands no successor back: with it a rotating client would lose its chain.
    if rotationGraceSeconds != nil { flows.remove(.refreshToken) }
    allowedFlows = flows
    allowsCustomAuthOnly =
      description.explicitAuthFlows?.contains("CUSTOM_AUTH_FLOW_ONLY") ?? false
    grants = ClientGrants(description)
    readAttributes = description.readAttributes.map { Set($0) }
    writeAttributes = description.writeAttributes.map { Set($0) }
  }

  /// Whether the client's users may see the attribute's value.
  package func mayRead(_ attribute: SchemaAttribute) -> Bool {
    guard let readAttributes else { return !attribute.isDeveloperOnly }
    return readAttributes.contains(attribute.name)
  }

  /// Whether the client's users may set the attribute's value.
  package func mayWrite(_ attribute: SchemaAttribute) -> Bool {
    guard !attribute.isDeveloperOnly, !Self.unwritable.contains(attribute.name) else {
      return false
    }
    guard let writeAttributes else { return true }
    return writeAttributes.contains(attribute.name)
  }

  /// What no client may write: only the service itself says who a user is and what is verified.
  package static let unwritable: Set<String> = ["sub", "email_verified", "phone_number_verified"]
}
