/// How many requests a second a pool may get: the keys below `request-rates`.
public struct RequestRateConfiguration: Sendable, Hashable {
  /// By the category's name, such as `UserAuthentication`.
  public let rates: [String: Int]
  /// The highest rates that UpdateProvisionedLimit may set, by the category's name.
  public let maximums: [String: Int]
  /// Which part of a rate one network may use.
  public let networkPercent: Int

  /// Reads a key for each category of the usual rates; nil where rates are switched off.
  public init?(_ source: inout ConfigurationSource, usual: [String: Int]) {
    let isEnabled = source.boolean("request-rates", "enabled", default: true)
    var rates: [String: Int] = [:]
    var maximums: [String: Int] = [:]
    for (category, rate) in usual {
      rates[category] = source.integer(
        "request-rates",
        Self.key(of: category),
        default: rate,
        in: 1...1_000_000
      )
      // Nothing said, nothing may be raised.
      maximums[category] = source.integer(
        "request-rates",
        "maximum",
        Self.key(of: category),
        default: 1,
        in: 1...1_000_000
      )
    }
    let percent = source.integer("request-rates", "network-percent", default: 50, in: 1...100)
    guard isEnabled else { return nil }
    networkPercent = percent
    self.rates = rates
    self.maximums = maximums
  }

  /// `UserAuthentication` is `user-authentication`.
  private static func key(of category: String) -> String {
    category.reduce(into: "") { key, letter in
      if letter.isUppercase && !key.isEmpty { key += "-" }
      key += letter.lowercased()
    }
  }
}
