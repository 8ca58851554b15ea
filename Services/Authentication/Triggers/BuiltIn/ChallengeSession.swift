internal import Domain

/// The session of a DefineAuthChallenge event, and the answers to it that built-in functions give.
struct ChallengeSession: Sendable {
  /// A round.
  struct Round: Sendable, Hashable {
    let name: String
    let isRight: Bool
  }

  static let customChallenge = "CUSTOM_CHALLENGE"
  /// How often an answer may be wrong.
  static let tries = 3

  let rounds: [Round]

  init(_ request: JSONValue) {
    guard case .object(let members) = request, case .array(let session)? = members["session"] else {
      rounds = []
      return
    }
    rounds = session.map { round in
      guard case .object(let members) = round else { return Round(name: "", isRight: false) }
      return Round(
        name: members["challengeName"]?.text ?? "",
        isRight: members["challengeResult"] == .bool(true)
      )
    }
  }

  /// What follows where the rounds from one on are all custom challenges: one more, or the end.
  func answer(fromRound first: Int) -> JSONValue {
    let answers = rounds.dropFirst(first)
    guard answers.allSatisfy({ $0.name == Self.customChallenge }) else { return Self.failure }
    if answers.last?.isRight == true { return Self.tokens }
    return answers.count < Self.tries ? Self.asking(Self.customChallenge) : Self.failure
  }

  static func asking(_ challenge: String) -> JSONValue {
    .object([
      "challengeName": .string(challenge), "issueTokens": .bool(false),
      "failAuthentication": .bool(false),
    ])
  }

  static let tokens = JSONValue.object([
    "issueTokens": .bool(true), "failAuthentication": .bool(false),
  ])
  static let failure = JSONValue.object([
    "issueTokens": .bool(false), "failAuthentication": .bool(true),
  ])
}
