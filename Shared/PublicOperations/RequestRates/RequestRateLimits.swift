public import GatehouseStubs

/// How many requests a second of each category a pool may get.
public struct RequestRateLimits: Sendable, Hashable {
  private var rates: [RequestCategory: Int] = [:]

  /// Cognito's own.
  public init() {}

  /// Requests a second; as many may come at once after a quiet second.
  public subscript(category: RequestCategory) -> Int {
    get { rates[category] ?? Self.usual(category) }
    set { rates[category] = newValue }
  }

  /// "Quotas in Amazon Cognito", default quotas in requests a second; there for all pools of an
  /// account together, here for each.
  private static func usual(_ category: RequestCategory) -> Int {
    switch category {
    case .userAuthentication, .userRead, .userToken: 120
    // "A separate quota that is three times the UserAuthentication quota."
    case .challengeResponse: 360
    case .userCreation, .userResourceRead: 50
    case .userAccountRecovery, .userList: 30
    case .userUpdate, .userResourceUpdate: 25
    case .userPoolResourceRead: 20
    case .userPoolRead, .userPoolUpdate, .userPoolResourceUpdate, .userPoolClientRead,
      .userPoolClientUpdate:
      15
    }
  }
}
