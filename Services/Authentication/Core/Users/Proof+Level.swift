package import Domain

/// What a sign-in's proofs come to in tokens.
extension [Proof] {
  /// The level that they reach; a remembered device raises none.
  package var level: AuthenticationLevel {
    Swift.max(ownLevel, map(\.kind.assertedLevel).max() ?? .password)
  }

  private var ownLevel: AuthenticationLevel {
    let kinds = map(\.kind)
    let hasPassword = kinds.contains(.password)
    if hasPassword, kinds.contains(.softwareToken) { return .authenticator }
    if kinds.contains(where: \.isPossessionUnlocked) { return .passkey }
    let hasCode = kinds.contains(where: \.isSentCode)
    if hasPassword, hasCode || holdsSecondFactor { return .passkey }
    return hasCode ? .oneTimeCode : .password
  }

  /// The claim `amr` (RFC 8176; `email_otp` and `fed` are Cognito's).
  package var methods: [String] {
    var methods: [String] = []
    for proof in self {
      for method in proof.kind.methods where !methods.contains(method) { methods.append(method) }
    }
    if holdsSecondFactor, !methods.contains("mfa") { methods.append("mfa") }
    return methods
  }

  /// What a token says of its sign-in, as it is credited to one that goes on from it.
  package init(methods: [String], at moment: Instant) {
    self = []
    for kind in methods.compactMap({ Proof.Kind(method: $0, isWith: methods) }) {
      note(kind, at: moment)
    }
  }
}

extension Proof.Kind {
  /// What an outside provider says of its own.
  fileprivate var assertedLevel: AuthenticationLevel {
    switch self {
    case .provider(_, let level): level
    case .password, .oneTimeCode, .softwareToken, .recoveryCode, .passkey, .device, .app, .pool,
      .unnamedFactor:
      .password
    }
  }

  fileprivate var isSentCode: Bool {
    switch self {
    case .oneTimeCode: true
    case .password, .softwareToken, .recoveryCode, .passkey, .device, .provider, .app, .pool,
      .unnamedFactor:
      false
    }
  }

  /// A passkey, or the user's own app that asked for a PIN or a finger.
  fileprivate var isPossessionUnlocked: Bool {
    switch self {
    case .passkey: true
    case .app(let factors): !factors.isEmpty
    case .password, .oneTimeCode, .softwareToken, .recoveryCode, .device, .provider, .pool,
      .unnamedFactor:
      false
    }
  }

  fileprivate var methods: [String] {
    switch self {
    case .password: ["pwd"]
    case .oneTimeCode(.sms): ["sms"]
    case .oneTimeCode(.email): ["email_otp"]
    case .softwareToken: ["otp"]
    case .passkey(_, let isCarried): [isCarried ? "hwk" : "swk"]
    case .provider: ["fed"]
    case .app(let factors): ["app"] + factors.map(\.rawValue).sorted().reversed()
    // What merely stands in for an authenticator must not be credited as one. Whether a remembered device is
    // told is a choice of the pool.
    case .recoveryCode, .unnamedFactor, .device, .pool: []
    }
  }

  fileprivate init?(method: String, isWith methods: [String]) {
    let isTwoFactors = methods.contains("mfa") && !methods.contains("pwd")
    switch method {
    case "pwd": self = .password
    case "otp": self = .softwareToken
    case "sms": self = .oneTimeCode(.sms)
    case "email_otp": self = .oneTimeCode(.email)
    case "swk": self = .passkey(isTwoFactors: isTwoFactors, isCarried: false)
    case "hwk": self = .passkey(isTwoFactors: isTwoFactors, isCarried: true)
    // What a provider or an app has proved is theirs to say again.
    default: return nil
    }
  }
}
