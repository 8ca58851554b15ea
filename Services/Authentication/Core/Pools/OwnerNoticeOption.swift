internal import Domain

/// Whose users are told by mail of what they, or an intruder, changed about their sign-in (ACC-9); by tag of
/// the pool.
///
/// Cognito tells nothing. An intruder who has a session would then add a way in unseen.
package enum OwnerNoticeOption: String, TagChoice {
  /// Those of clients that have the pool's account pages among their CallbackURLs.
  case accountPages = "account-pages"
  case on
  case off

  static let tag = "gatehouse:change-notices"
  static let usual = accountPages
}

extension PoolAddresses {
  /// Whether users are told of changes that they make as users of the client.
  package func areChangesTold(at client: ClientSettings, in pool: UserPoolSettings) -> Bool {
    switch OwnerNoticeOption(tags: pool.tags) {
    case .on: true
    case .off: false
    case .accountPages: hasAccountPages(client, in: pool)
    }
  }

  private func hasAccountPages(_ client: ClientSettings, in pool: UserPoolSettings) -> Bool {
    let bases = [issuer(of: pool)] + pool.domains.compactMap { base(of: $0) }
    return bases.contains { client.grants.callbackURLs.contains("\($0)\(Self.accountPath)") }
  }

  private static let accountPath = "/account"
}
