internal import Domain

/// A person as Google's people API describes one: lists of entries, of which one is the primary one.
enum GooglePerson {
  /// The fields that a pool may map (People API, `Person`).
  static let fields: Set<String> = [
    "addresses", "birthdays", "emailAddresses", "genders", "locales", "names", "nicknames",
    "organizations", "phoneNumbers", "photos", "urls",
  ]

  /// The primary entry of each field, or the first one, as one text.
  static func claims(
    _ fields: [String],
    of person: [String: JSONValue]
  ) -> [String: JSONValue] {
    var claims: [String: JSONValue] = [:]
    for field in fields {
      guard case .array(let entries) = person[field] else { continue }
      let members = entries.compactMap { entry -> [String: JSONValue]? in
        if case .object(let members) = entry { members } else { nil }
      }
      let entry = members.first { isPrimary($0) } ?? members.first
      if let entry, let text = text(of: entry) { claims[field] = .string(text) }
    }
    return claims
  }

  private static func isPrimary(_ entry: [String: JSONValue]) -> Bool {
    guard case .object(let metadata) = entry["metadata"] else { return false }
    return metadata["primary"] == .bool(true)
  }

  private static func text(of entry: [String: JSONValue]) -> String? {
    if let text = ["value", "displayName", "formattedValue", "name", "url"].lazy
      .compactMap({ entry[$0]?.text }).first
    {
      return text
    }
    guard case .object(let date) = entry["date"], let year = number(date["year"]),
      let month = number(date["month"]), let day = number(date["day"])
    else { return nil }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  private static func number(_ value: JSONValue?) -> Int? {
    if case .number(let number) = value { Int(exactly: number) } else { nil }
  }

  private static func padded(_ number: Int, to digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
