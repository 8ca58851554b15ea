package import Domain

/// The tags by which a pool says how long sessions last and what ends them (SES-26 to SES-34).
package enum SessionTag: String, Sendable, Hashable, CaseIterable {
  case idle = "gatehouse:session-idle"
  case absolute = "gatehouse:session-absolute"
  case perDevice = "gatehouse:session-per-device"
  case limitAction = "gatehouse:session-limit-action"
  case endsOn = "gatehouse:session-ends-on"
  case signInSwitch = "gatehouse:sign-in-switch"

  /// What is wrong with a value; nil where it can be used.
  func fault(of value: String) -> String? {
    let isValid =
      switch self {
      case .idle, .absolute: TagDuration.seconds(value) != nil
      case .perDevice: SessionsPerDevice(rawValue: value) != nil
      case .limitAction: SessionLimitAction(rawValue: value) != nil
      case .endsOn: SessionEnding.set(value) != nil
      case .signInSwitch: SignInSwitchOption(rawValue: value) != nil
      }
    return isValid ? nil : form
  }

  private var form: String {
    switch self {
    case .idle, .absolute: "a duration from 1h to 3650d, in m, h or d"
    case .perDevice: "many or one"
    case .limitAction: "evict or refuse"
    case .endsOn:
      "none, or one or more of "
        + SessionEnding.allCases.map(\.rawValue).joined(separator: ", ") + ", with spaces"
    case .signInSwitch: "off, recovery or administrator"
    }
  }
}

/// A tag's key: the rule, and where it holds.
package struct SessionTagKey: Sendable, Hashable {
  /// Where a value holds.
  package enum Scope: Sendable, Hashable {
    case pool
    case client(ClientID)
    case group(String)
  }

  let tag: SessionTag
  package let scope: Scope

  /// Nil for any other key, or whose end names neither a client nor a group.
  package init?(_ key: String) {
    let parts = key.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let tag = parts.first.flatMap({ SessionTag(rawValue: String($0)) }) else { return nil }
    self.tag = tag
    guard parts.count == 2 else {
      scope = .pool
      return
    }
    let name = String(parts[1])
    if name.hasPrefix(Self.group) {
      let group = String(name.dropFirst(Self.group.count))
      guard Self.isGroupName(group) else { return nil }
      scope = .group(group)
    } else {
      guard let client = ClientID(name) else { return nil }
      scope = .client(client)
    }
  }

  /// The key as it stands among a pool's tags.
  var text: String {
    switch scope {
    case .pool: tag.rawValue
    case .client(let client): "\(tag.rawValue)@\(client.text)"
    case .group(let name): "\(tag.rawValue)@\(Self.group)\(name)"
    }
  }

  init(_ tag: SessionTag, _ scope: Scope) {
    self.tag = tag
    self.scope = scope
  }

  private static let group = "group/"

  /// Whether a group may have the name and a tag's key can hold it.
  private static func isGroupName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

/// A length of time as a tag has it: a number and m, h or d.
enum TagDuration {
  /// The seconds; nil for another form, and for less than an hour or more than 3650 days.
  static func seconds(_ text: String) -> Int64? {
    let digits = text.utf8.dropLast()
    guard (1...7).contains(digits.count), digits.first != UInt8(ascii: "0"),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int64(text.dropLast()), let unit = text.last.flatMap({ units[$0] }),
      (3600...3650 * 86_400).contains(number * unit)
    else { return nil }
    return number * unit
  }

  private static let units: [Character: Int64] = ["m": 60, "h": 3600, "d": 86_400]
}
