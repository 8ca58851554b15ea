internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import GatehouseMessages

/// What a user is told of a risky sign-in (THR-36).
struct RiskNotice: Sendable, Hashable {
  /// What happened, which decides the words.
  enum Kind: Sendable, Hashable {
    case blocked
    case factorAsked
    case noAction
  }

  /// What is filled into the places of its words; unknown values say so.
  struct Values: Sendable, Hashable {
    var username: String
    var address: String?
    var city: String?
    var country: String?
    var loginTime: String
    var deviceName: String?
    var eventID: String
    var feedbackToken: String
    var validLink: String
    var invalidLink: String
  }

  let subject: String
  let body: String
  let isHTML: Bool

  init(_ kind: Kind, _ configuration: NotifyConfigurationType?, _ values: Values) {
    let own =
      switch kind {
      case .blocked: configuration?.blockEmail
      case .factorAsked: configuration?.mfaEmail
      case .noAction: configuration?.noActionEmail
      }
    subject = own?.subject ?? Self.usualSubject(kind)
    if let html = own?.htmlBody {
      isHTML = true
      body = Self.fill(html, values, isHTML: true)
    } else {
      isHTML = false
      body = Self.fill(own?.textBody ?? Self.usualBody(kind), values, isHTML: false)
    }
  }

  private static func usualSubject(_ kind: Kind) -> String {
    switch kind {
    case .blocked: "A sign-in to your account was blocked"
    case .factorAsked, .noAction: "New sign-in to your account"
    }
  }

  private static func usualBody(_ kind: Kind) -> String {
    let first =
      switch kind {
      case .blocked: "We blocked an unusual sign-in to your account {username}."
      case .factorAsked:
        "There was an unusual sign-in to your account {username}; we asked for a second factor."
      case .noAction: "There was an unusual sign-in to your account {username}."
      }
    return """
      \(first)

      Time: {login-time}
      Device: {device-name}
      Place: {city}, {country}
      Address: {ip-address}

      If this was you: {one-click-link-valid}
      If this was not you: {one-click-link-invalid}
      """
  }

  /// Each place is filled once, in one pass: what is filled in is never searched for places again.
  private static func fill(_ text: String, _ values: Values, isHTML: Bool) -> String {
    let fields: [(place: String, value: String)] = [
      ("{username}", values.username), ("{ip-address}", values.address ?? unknown),
      ("{city}", values.city ?? unknown), ("{country}", values.country ?? unknown),
      ("{login-time}", values.loginTime), ("{device-name}", values.deviceName ?? unknown),
      ("{event-id}", values.eventID), ("{feedback-token}", values.feedbackToken),
      ("{one-click-link-valid}", values.validLink),
      ("{one-click-link-invalid}", values.invalidLink),
    ]
    var filled = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...]
      if let field = fields.first(where: { rest.hasPrefix($0.place) }) {
        // What clients say would otherwise be markup in another user's mail.
        filled += isHTML ? escaped(field.value) : field.value
        rest = rest.dropFirst(field.place.count)
      } else {
        filled += "{"
        rest = rest.dropFirst()
      }
    }
    return filled + rest
  }

  private static let unknown = "unknown"

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(character)
      }
    }
  }
}
