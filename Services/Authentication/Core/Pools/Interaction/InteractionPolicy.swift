/// What a pool asks of apps that confirm its sessions (USR-37).
package struct InteractionPolicy: Sendable, Hashable {
  package let pin: PINPolicy
  package let app: AppPolicy
  /// An address; nil without one.
  package let logoURL: String?

  /// Nil where the pool has no such sessions.
  init?(tags: [String: String]) {
    guard tags[InteractionTag.interaction.rawValue] == "on" else { return nil }
    var pinText = PolicyText(tags[InteractionTag.pinPolicy.rawValue] ?? "")
    var appText = PolicyText(tags[InteractionTag.appPolicy.rawValue] ?? "")
    pin = PINPolicy(&pinText)
    app = AppPolicy(&appText)
    logoURL = tags[InteractionTag.logo.rawValue]
  }

  /// Refuses tags that would have no effect.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    if let value = tags[InteractionTag.interaction.rawValue], !["on", "off"].contains(value) {
      throw .invalidParameter("The tag \(InteractionTag.interaction.rawValue) must be off or on.")
    }
    if let value = tags[InteractionTag.logo.rawValue], !value.hasPrefix("https://") {
      throw .invalidParameter("The tag \(InteractionTag.logo.rawValue) must begin with https://.")
    }
    if let value = tags[InteractionTag.pinPolicy.rawValue] {
      var text = PolicyText(value)
      _ = PINPolicy(&text)
      try check(text, of: .pinPolicy)
    }
    if let value = tags[InteractionTag.appPolicy.rawValue] {
      var text = PolicyText(value)
      _ = AppPolicy(&text)
      try check(text, of: .appPolicy)
    }
  }

  private static func check(
    _ text: PolicyText,
    of tag: InteractionTag
  ) throws(AuthenticationFailure) {
    guard let wrong = text.faults.union(text.unknown).min() else { return }
    throw .invalidParameter(
      "The tag \(tag.rawValue) has no '\(wrong)', or not with this value. It is name=value with "
        + "spaces between."
    )
  }
}

/// What is asked of PIN and biometrics; 0 is no limit.
package struct PINPolicy: Sendable, Hashable {
  /// Wrong PINs until the PIN is blocked.
  package let attempts: Int
  /// Seconds after the 1st, 2nd… failure; the last repeats.
  package let penalties: [Int]
  /// The same as the tag has it.
  package let penalty: String
  /// How many digits, as the app learns it.
  package let length: ClosedRange<Int>
  /// What the app refuses, since the server cannot see it.
  package let weak: [String]
  package let biometricsWithoutPIN: Int
  package let daysWithoutPIN: Int
  package let isBiometricDisabled: Bool
  package let isPINChangeByBiometricRefused: Bool
  package let isAllBlockedWithPIN: Bool
  /// store, none or require.
  package let attestation: String

  init(_ text: inout PolicyText) {
    attempts = text.number("attempts", default: 5, in: 3...20)
    penalty = text.value("penalty", default: Self.usualPenalty) { text in
      Self.penalties(text).map { _ in text }
    }
    penalties = Self.penalties(penalty) ?? []
    length = text.value("length", default: 5...12) { Self.length($0) }
    weak = text.value("weak", default: Self.weaknesses) { text in
      if text == "none" { return [] }
      let words = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      return words.allSatisfy(Self.weaknesses.contains) ? words : nil
    }
    biometricsWithoutPIN = text.number("biometrics-without-pin", default: 30, in: 0...100_000)
    daysWithoutPIN = text.number("days-without-pin", default: 30, in: 0...3650)
    isBiometricDisabled = text.flag("biometrics-disabled")
    isPINChangeByBiometricRefused = text.flag("no-pin-change-by-biometric")
    isAllBlockedWithPIN = text.flag("block-all-when-pin-blocked")
    attestation = text.word("attestation", default: "store", of: ["store", "none", "require"])
  }

  private static let usualPenalty = "0s/30s/60s/300s"
  private static let weaknesses = ["sequences", "repeats", "dates"]

  private static func penalties(_ text: String) -> [Int]? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let seconds = parts.compactMap { PolicyText.seconds($0) }
    guard seconds.count == parts.count, parts.count <= 20,
      seconds.allSatisfy({ $0 <= 86_400 })
    else { return nil }
    return seconds
  }

  private static func length(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { PolicyText.number($0) }
    guard ends.count == 2, let low = ends[0], let high = ends[1], low <= high,
      (4...16).contains(low), (4...16).contains(high)
    else { return nil }
    return low...high
  }
}

/// What is asked of an app and its sessions; durations in seconds, 0 is off.
package struct AppPolicy: Sendable, Hashable {
  /// Whether a session may ask that its confirmation be skipped.
  package let isConfirmationSkipped: Bool
  /// Whether a sign-in of an unmodified client begins with the password.
  package let isPasswordFirst: Bool
  /// For how long a proved factor stands in for the next one.
  package let appLoginSeconds: Int
  /// And how long the app may be unused meanwhile.
  package let appLoginInactivitySeconds: Int
  package let isFactorAlwaysNeededWithoutAppLogin: Bool
  package let isAutoSelecting: Bool
  package let isSingleAccount: Bool
  package let isHeadlessAllowed: Bool
  /// How long an opened session may take.
  package let timeoutSeconds: Int
  /// The protocol's versions that are accepted.
  package let versions: [String]

  init(_ text: inout PolicyText) {
    isConfirmationSkipped =
      text.word("confirm", default: "always", of: ["always", "never"]) == "never"
    isPasswordFirst = text.word("first", default: "app", of: ["app", "password"]) == "password"
    appLoginSeconds = text.seconds("app-login", default: 0, in: 0...31_536_000)
    appLoginInactivitySeconds = text.seconds(
      "app-login-inactivity",
      default: 0,
      in: 0...31_536_000
    )
    isFactorAlwaysNeededWithoutAppLogin = text.flag("always-without-app-login")
    isAutoSelecting = text.flag("auto-select", default: true)
    isSingleAccount = text.flag("single-account")
    isHeadlessAllowed = text.flag("headless")
    timeoutSeconds = text.seconds("timeout", default: 180, in: 60...600)
    versions = text.value("protocol", default: ["1"]) { text in
      let versions = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      return versions.allSatisfy { PolicyText.number($0) != nil } ? versions : nil
    }
  }
}
