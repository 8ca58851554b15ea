internal import AuthenticationMessages
internal import AuthenticationNotifications

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

  init(
    _ kind: Kind,
    _ configuration: NotifyConfigurationType?,
    _ values: Values,
    in language: MessageLanguage
  ) {
    let own =
      switch kind {
      case .blocked: configuration?.blockEmail
      case .factorAsked: configuration?.mfaEmail
      case .noAction: configuration?.noActionEmail
      }
    subject = own?.subject ?? language.text(kind.subject)
    let fields = values.fields(orElse: language.text(.unknown))
    if let html = own?.htmlBody {
      isHTML = true
      body = Self.fill(html, fields, isHTML: true)
    } else {
      isHTML = false
      body = Self.fill(own?.textBody ?? kind.usualBody(in: language), fields, isHTML: false)
    }
  }

  /// Each place is filled once, in one pass: what is filled in is never searched for places again.
  private static func fill(
    _ text: String,
    _ fields: [(place: String, value: String)],
    isHTML: Bool
  ) -> String {
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

extension RiskNotice.Kind {
  fileprivate var subject: MessageText {
    switch self {
    case .blocked: .riskBlockedSubject
    case .factorAsked, .noAction: .riskSubject
    }
  }

  fileprivate func usualBody(in language: MessageLanguage) -> String {
    let first: MessageText =
      switch self {
      case .blocked: .riskBlocked
      case .factorAsked: .riskFactorAsked
      case .noAction: .risk
      }
    return language.text(first) + "\n\n" + language.text(.riskDetails)
  }
}

extension RiskNotice.Values {
  /// What stands in each place.
  fileprivate func fields(orElse unknown: String) -> [(place: String, value: String)] {
    [
      ("{username}", username), ("{ip-address}", address ?? unknown),
      ("{city}", city ?? unknown), ("{country}", country ?? unknown),
      ("{login-time}", loginTime), ("{device-name}", deviceName ?? unknown),
      ("{event-id}", eventID), ("{feedback-token}", feedbackToken),
      ("{one-click-link-valid}", validLink), ("{one-click-link-invalid}", invalidLink),
    ]
  }
}
