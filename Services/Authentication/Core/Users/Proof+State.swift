package import AuthenticationMessages
internal import Domain

/// The form in which a proof is sealed and stored.
extension Proof {
  package var state: ProofState {
    var state = ProofState(kind: kind.name, provedAtUnixMillis: moment.unixMillis)
    switch kind {
    case .oneTimeCode(let medium): state.medium = medium.rawValue
    case .passkey(let isTwoFactors, let isCarried):
      state.isTwoFactors = isTwoFactors
      state.isCarried = isCarried
    case .provider(let name, let level):
      state.providerName = name
      state.level = level.key
    case .app(let factors): state.appFactors = factors.map(\.rawValue).sorted()
    case .password, .softwareToken, .recoveryCode, .device, .pool, .unnamedFactor: break
    }
    return state
  }

  /// Nil for what at most a newer version knows: a sign-in without it proves less, never more.
  package init?(_ state: ProofState) {
    guard let kind = Kind(state), let moment = state.provedAtUnixMillis else { return nil }
    self.init(kind, at: Instant(unixMillis: moment))
  }
}

extension Proof.Kind {
  fileprivate var name: String {
    switch self {
    case .password: "password"
    case .oneTimeCode: "code"
    case .softwareToken: "software_token"
    case .recoveryCode: "recovery_code"
    case .passkey: "passkey"
    case .device: "device"
    case .provider: "provider"
    case .app: "app"
    case .pool: "pool"
    case .unnamedFactor: "factor"
    }
  }

  fileprivate init?(_ state: ProofState) {
    switch state.kind {
    case "password": self = .password
    case "code":
      guard let medium = state.medium.flatMap(DeliveryMedium.init(rawValue:)) else { return nil }
      self = .oneTimeCode(medium)
    case "software_token": self = .softwareToken
    case "recovery_code": self = .recoveryCode
    case "passkey":
      self = .passkey(
        isTwoFactors: state.isTwoFactors ?? false,
        isCarried: state.isCarried ?? false
      )
    case "device": self = .device
    case "provider":
      guard let name = state.providerName else { return nil }
      self = .provider(
        name: name,
        level: state.level.flatMap { AuthenticationLevel(key: $0) } ?? .password
      )
    case "app": self = .app(Set(state.appFactors.compactMap(AppApproval.Factor.init)))
    case "pool": self = .pool
    case "factor": self = .unnamedFactor
    default: return nil
    }
  }
}
