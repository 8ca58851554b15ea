internal import Domain

/// One event, as it is stored: nothing secret, and nothing longer than it has to be.
struct AuditRecord: Sendable, Hashable {
  /// Who asked.
  enum Actor: String, Sendable, Hashable {
    /// An administrator, by an access key.
    case accessKey = "access_key"
    /// The user of an accepted token.
    case user
    /// The holder of temporary credentials.
    case identity
    /// An operator, by the console or by `gatehousectl` on the machine.
    case `operator`
    /// A caller who has proved nothing.
    case anonymous
  }

  var at: Instant
  var requestID: String
  var operation: String
  var actor = Actor.anonymous
  var accessKeyID: String?
  /// Who of the operators asked, where the console did; nil for `gatehousectl`.
  var operatorName: String?
  var sourceIP: String?
  var userAgent: String?
  /// The id of the user pool or the identity pool.
  var poolID: String?
  var clientID: String?
  var username: String?
  /// The user's, or the identity's id.
  var sub: String?
  /// In place of a name that no user has: people type passwords where a name belongs.
  var nameHash: String?
  var groupName: String?
  /// ``success``, ``interrupted``, or the exception's name.
  var outcome: String
  var reason: String?
  var rule: String?

  static let success = "Success"
  /// A change that began and whose end was not written: it may have been made or not.
  static let interrupted = "Interrupted"
  /// The name of refusals that are no events of their own, which the rule counts.
  static let notRecorded = "NotRecorded"
}

extension AuditRecord {
  /// The event of refusals that there was no room for.
  init(unrecorded count: Int, from first: Instant, to last: Instant, requestID: String, at: Instant)
  {
    self.init(
      at: at,
      requestID: requestID,
      operation: "Refusals",
      outcome: Self.notRecorded,
      rule:
        "\(count) refusals from \(CivilTime(first).text) to \(CivilTime(last).text) are no events: "
        + "more came than could be written"
    )
  }
}

/// What others wrote, made fit for a column.
enum AuditText {
  /// At most so many characters and no NUL, which PostgreSQL has not; nil for nothing.
  static func column(_ text: String?, most: Int = 128) -> String? {
    guard let text, !text.isEmpty else { return nil }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.filter { $0 != "\0" }.prefix(most))
    return scalars.isEmpty ? nil : String(scalars)
  }

  /// At most 512 bytes, whole characters: the longest column, and the caller's own text.
  static func userAgent(_ text: String?) -> String? {
    guard let text = column(text, most: 512) else { return nil }
    var bytes = 0
    let end = text.unicodeScalars.firstIndex { scalar in
      bytes += UTF8.width(scalar)
      return bytes > 512
    }
    return end.map { String(text.unicodeScalars[..<$0]) } ?? text
  }

  /// A username and a sub; nil where no operator calls.
  static func operatorName(of principal: Principal) -> String? {
    guard case .operator(let person) = principal else { return nil }
    return column(person.eventName, most: 192)
  }

  /// A key's id; anything of another form may be a secret that was pasted into the wrong place.
  static func accessKeyID(_ text: String?) -> String? {
    guard let text, (16...32).contains(text.utf8.count),
      text.utf8.allSatisfy({
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      })
    else { return nil }
    return text
  }
}
