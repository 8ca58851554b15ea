/// What raises or lowers the score of a sign-in, apart from the lists of the operator (THR-20).
package enum RiskReasonName: String, Sendable, Hashable, CaseIterable {
  case newDevice = "new-device"
  case newNetwork = "new-network"
  case newCountry = "new-country"
  case impossibleTravel = "impossible-travel"
  /// The same from a device that is the user's.
  case impossibleTravelKnownDevice = "impossible-travel-known-device"
  /// For each wrong password of the last hour from another network.
  case recentFailures = "recent-failures"
  case networkTriesManyNames = "network-tries-many-names"
  case contextForged = "context-forged"
  case dormant = "dormant"
  case saidInvalid = "said-invalid"
  case saidValid = "said-valid"
  case rememberedDevice = "remembered-device"

  /// Its points, where the pool's tag says nothing else.
  package var usualPoints: Int {
    switch self {
    case .newDevice: 15
    case .newNetwork: 10
    case .newCountry: 25
    case .impossibleTravel: 50
    case .impossibleTravelKnownDevice: 25
    case .recentFailures: 5
    case .networkTriesManyNames: 20
    case .contextForged: 20
    case .dormant: 10
    case .saidInvalid: 40
    case .saidValid: -20
    case .rememberedDevice: -30
    }
  }
}
