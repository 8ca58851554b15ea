import GatehouseStubs
import PublicOperations
import Runtime

extension RequestRateLimits {
  /// Reads the keys below `request-rates`; nil where they are switched off.
  static func read(_ source: inout ConfigurationSource) -> RequestRateLimits? {
    let isEnabled = source.boolean("request-rates", "enabled", default: true)
    var limits = RequestRateLimits()
    for category in RequestCategory.allCases {
      limits[category] = source.integer(
        "request-rates",
        key(of: category),
        default: limits[category],
        in: 1...1_000_000
      )
    }
    return isEnabled ? limits : nil
  }

  /// `UserAuthentication` is `user-authentication`.
  private static func key(of category: RequestCategory) -> String {
    category.rawValue.reduce(into: "") { key, letter in
      if letter.isUppercase && !key.isEmpty { key += "-" }
      key += letter.lowercased()
    }
  }
}
