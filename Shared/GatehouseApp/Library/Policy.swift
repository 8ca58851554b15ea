/// What the server's pool demands; durations are seconds.
public struct Policy: Sendable, Equatable {
  /// Wrong PINs until it is blocked.
  public let attempts: Int
  /// The shortest PIN.
  public let minLength: Int
  /// The longest PIN.
  public let maxLength: Int
  /// What a new PIN must not be: `sequences`, `repeats`, `dates`.
  public let weak: Set<String>
  /// Biometrics are off.
  public let biometricsDisabled: Bool
  /// The PIN is changed by the PIN alone.
  public let noPINChangeByBiometric: Bool
  /// The only account is chosen at once.
  public let autoSelect: Bool
  /// Accounts without a second factor may be made.
  public let headless: Bool

  init(_ json: JSONValue) {
    attempts = json["attempts"]?.integer ?? 5
    // The protocol has none below 4: a server that asks for less is not followed.
    minLength = max(4, json["minLength"]?.integer ?? 5)
    maxLength = max(minLength, json["maxLength"]?.integer ?? 12)
    let rules = json["weak"]?.array?.compactMap(\.text)
    weak = Set(rules ?? ["sequences", "repeats", "dates"])
    biometricsDisabled = json["biometricsDisabled"]?.bool ?? false
    noPINChangeByBiometric = json["noPinChangeByBiometric"]?.bool ?? false
    autoSelect = json["autoSelect"]?.bool ?? true
    headless = json["headless"]?.bool ?? false
  }
}
