extension DeviceTracking {
  /// Whether the proof of a remembered device may take the place of what the user needs.
  ///
  /// Where the user may choose a factor, it is enough that the device replaces one of them: the user could
  /// have chosen that one. A set-up is never replaced, or a user with an old device would never get a
  /// factor.
  package func replaces(_ need: SecondFactorNeed) -> Bool {
    guard replacesSecondFactor else { return false }
    return switch need {
    case .none: true
    case .code(let factor): options.replacedFactors.contains(factor)
    case .choice(let factors): !options.replacedFactors.isDisjoint(with: factors)
    case .setUp: false
    }
  }

  /// Whether the proof of a device that may stand in is the very next step.
  package func asksForProof(of need: SecondFactorNeed) -> Bool {
    need == .none || replaces(need)
  }
}
