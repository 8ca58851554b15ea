package import Domain

/// One thing that was proved in a sign-in, and when.
package struct Proof: Sendable, Hashable {
  package let kind: Kind
  package let moment: Instant

  package init(_ kind: Kind, at moment: Instant) {
    self.kind = kind
    self.moment = moment
  }

  package enum Kind: Sendable, Hashable {
    case password
    case oneTimeCode(DeliveryMedium)
    case softwareToken
    case recoveryCode
    /// Two factors where the authenticator asked for a PIN or a finger and the pool counts that; carried
    /// from one device to another, or a part of one.
    case passkey(isTwoFactors: Bool, isCarried: Bool)
    /// A device that the user remembers.
    case device
    /// An outside provider, with the level that its own word stands for (FED-8).
    case provider(name: String, level: AuthenticationLevel = .password)
    /// The user's own app, with what it asked for beside its key.
    case app(Set<AppApproval.Factor>)
    /// Whatever the pool's own functions asked for.
    case pool
    /// A second factor, taken by an older process that says no more of it.
    case unnamedFactor

    /// Whether it can be the second of two factors.
    var isSecondFactor: Bool {
      switch self {
      case .oneTimeCode, .softwareToken, .recoveryCode, .unnamedFactor: true
      case .password, .device, .provider, .pool: false
      case .passkey, .app: isTwoFactors
      }
    }

    /// Whether it is two factors in one: something that the user has, unlocked by a PIN or a finger.
    var isTwoFactors: Bool {
      switch self {
      case .passkey(let isTwoFactors, _): isTwoFactors
      case .app(let factors): !factors.isEmpty
      case .unnamedFactor: true
      case .password, .oneTimeCode, .softwareToken, .recoveryCode, .device, .provider, .pool: false
      }
    }
  }
}

/// What a sign-in has proved, in the order in which it was proved.
extension [Proof] {
  /// Takes up what was proved now; the same proof given before keeps its place.
  package mutating func note(_ kind: Proof.Kind, at moment: Instant) {
    let proof = Proof(kind, at: moment)
    if let place = firstIndex(where: { $0.kind == kind }) {
      self[place] = proof
    } else {
      append(proof)
    }
  }

  package var holdsPassword: Bool { contains { $0.kind == .password } }

  /// Whether the sign-in began with a code or a passkey in place of a password.
  package var beginsWithoutPassword: Bool {
    switch first?.kind {
    case .oneTimeCode: !holdsPassword
    case .passkey: true
    case .password, .softwareToken, .recoveryCode, .device, .provider, .app, .pool, .unnamedFactor,
      nil:
      false
    }
  }

  package var holdsPasskey: Bool {
    contains { if case .passkey = $0.kind { true } else { false } }
  }

  /// Whether a second factor was given: what a sign-in begins with is the first one.
  package var holdsSecondFactor: Bool {
    contains { $0.kind.isTwoFactors } || dropFirst().contains { $0.kind.isSecondFactor }
  }
}

extension SecondFactor {
  /// What its own code proves.
  package var proof: Proof.Kind { medium.map { .oneTimeCode($0) } ?? .softwareToken }
}
