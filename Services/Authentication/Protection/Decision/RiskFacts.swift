/// What is known of a sign-in when its risk is decided.
///
/// Stored with the event, so that another configuration can be tried on it. A fact that could not be known
/// is nil, and counts nothing.
package struct RiskFacts: Sendable, Hashable, Codable {
  /// Whether the user has signed in on fewer than three days: nothing is new yet.
  package var isLearning = false
  package var isDeviceKnown: Bool?
  package var isNetworkKnown: Bool?
  package var isCountryKnown: Bool?
  /// The way from the place of the last sign-in, less what both places are uncertain by.
  package var travelKilometres: Int?
  package var travelMinutes: Int?
  /// Whether one end of the way is an address that many share.
  package var isTravelShared = false
  /// Wrong passwords of the last hour from other networks.
  package var failuresElsewhere = 0
  package var isNetworkBusy = false
  /// The operator's lists that have the address.
  package var lists: [ListHit] = []
  package var isContextForged = false
  /// Since the last sign-in; nil where there was none.
  package var idleDays: Int?
  package var isCalledInvalid = false
  package var isCalledValid = false
  /// Whether the sign-in rests on a device that the user remembers, whose proof comes before tokens.
  package var namesRememberedDevice = false
  /// What could not be known: `no-geoip`, `no-context`, `no-address`.
  package var unknown: [String] = []

  package init() {}

  /// A list of addresses that has the user's.
  package struct ListHit: Sendable, Hashable, Codable {
    package let name: String
    package let points: Int

    package init(name: String, points: Int) {
      self.name = name
      self.points = points
    }
  }
}
