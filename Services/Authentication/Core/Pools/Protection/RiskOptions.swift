/// What a pool's tags say of risks, which Cognito lacks.
package struct RiskOptions: Sendable, Hashable {
  package let points: RiskPoints
  /// Whether a pool that was never configured blocks every level.
  package let blocksUnconfigured: Bool
  /// Whether a blocked sign-in is answered as a wrong password.
  package let answersAsWrongPassword: Bool
  /// Whether a remembered device, a passkey or an app does not stand for the factor that a risk asks for.
  package let asksOverDevices: Bool

  /// What ends when a user says that a sign-in was another's.
  package let invalidEnds: RiskInvalidEnds
  /// Whether the pool's functions are told how risky a sign-in is.
  package let tellsFunctions: Bool

  init(tags: [String: String]) {
    // What cannot be read was refused when the tag was set.
    points = (try? tags[RiskPoints.tag].map { try RiskPoints($0) }) ?? RiskPoints()
    blocksUnconfigured = RiskDefaults(tags: tags) == .block
    answersAsWrongPassword = RiskBlockAnswer(tags: tags) == .asWrongPassword
    asksOverDevices = RiskOverDevices(tags: tags) == .on
    invalidEnds = RiskInvalidEnds(tags: tags)
    tellsFunctions = RiskInEvents(tags: tags) == .on
  }

  /// The same with other points.
  package init(_ options: RiskOptions, points: RiskPoints) {
    self.points = points
    blocksUnconfigured = options.blocksUnconfigured
    answersAsWrongPassword = options.answersAsWrongPassword
    asksOverDevices = options.asksOverDevices
    invalidEnds = options.invalidEnds
    tellsFunctions = options.tellsFunctions
  }

  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    guard let text = tags[RiskPoints.tag] else { return }
    _ = try RiskPoints(text)
  }
}

/// What is done in a pool that enforces and was never configured, by tag of the pool (THR-6).
enum RiskDefaults: String, TagChoice {
  case none
  case block

  static let tag = "gatehouse:risk-defaults"
  static let usual = none
}

/// How a blocked sign-in is answered, by tag of the pool (THR-31).
enum RiskBlockAnswer: String, TagChoice {
  case asCognito = "as-cognito"
  case asWrongPassword = "as-wrong-password"

  static let tag = "gatehouse:risk-block-answer"
  static let usual = asCognito
}

/// Whether risks ask for a factor over a device that would stand for it, by tag of the pool (THR-33).
enum RiskOverDevices: String, TagChoice {
  case off
  case on

  static let tag = "gatehouse:risk-over-devices"
  static let usual = off
}

/// Whether events of functions have `riskAssessment`, which Cognito's lack, by tag of the pool (THR-38).
enum RiskInEvents: String, TagChoice {
  case off
  case on

  static let tag = "gatehouse:risk-in-events"
  static let usual = off
}

/// What ends when a user says that a sign-in was another's, by tag of the pool (THR-37).
package enum RiskInvalidEnds: String, TagChoice {
  case nothing
  /// The session of that sign-in.
  case session
  case all

  static let tag = "gatehouse:risk-invalid-ends"
  static let usual = nothing
}
