internal import Domain
internal import JSON

/// A trait that a passed sign-in teaches.
struct LearnedTrait: Sendable, Hashable {
  let pool: UserPoolID
  let sub: String
  let name: TraitName
  let moment: Instant
  let knownFrom: Instant

  /// How long a trait waits where the password alone was shown: an intruder must not teach it at once,
  /// and the user has that long to say that it was another (THR-15).
  private static let waitSeconds: Int64 = 86_400

  /// What a passed sign-in teaches: its traits, and that there was one on this day.
  static func all(
    of evidence: SignInEvidence,
    _ sub: String,
    in pool: UserPoolID,
    isTrusted: Bool,
    at moment: Instant
  ) -> [LearnedTrait] {
    let knownFrom = isTrusted ? moment : moment.adding(seconds: waitSeconds)
    return (evidence.traits + [TraitName(.signIns, "")]).map {
      LearnedTrait(pool: pool, sub: sub, name: $0, moment: moment, knownFrom: knownFrom)
    }
  }
}

extension LearnedTrait: JSONWritable {
  /// As the statement that writes traits reads it.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("pool", pool.text)
    json.member("sub", sub)
    json.member("kind", name.kind.rawValue)
    json.member("hash", name.hash)
    json.member("at", moment.unixMillis)
    json.member("known_from", knownFrom.unixMillis)
    json.endObject()
  }
}
