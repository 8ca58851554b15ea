internal import AuthenticationCore

/// The second factors that a change of attributes takes from a user.
struct LostFactors: Sendable, Hashable {
  /// Those whose address the user does not have, before or after: what is switched on for an address
  /// ends with it, and a new one is not switched on unasked.
  let all: [SecondFactor]
  /// The address attribute whose removal leaves the user without any factor, where there was one.
  let lastAddress: String?

  init(
    of factors: UserSecondFactors,
    before: [String: String],
    after: [String: String],
    in pool: PoolSecondFactors
  ) {
    func possessed(_ attributes: [String: String]) -> [SecondFactor] {
      factors.possessed(with: attributes)
    }
    func usable(_ possessed: [SecondFactor]) -> [SecondFactor] {
      SecondFactorNeed.usable(pool: pool, possessed: possessed, enabled: factors.enabled)
    }
    let (had, has) = (possessed(before), possessed(after))
    all = SecondFactor.allCases.filter { factor in
      factor.medium != nil && !(had.contains(factor) && has.contains(factor))
    }
    let isLast = usable(has).isEmpty
    lastAddress = usable(had).first { isLast && !has.contains($0) }?.medium?.attributeName
  }
}
