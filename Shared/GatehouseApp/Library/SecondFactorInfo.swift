import Foundation

/// What an app needs to ask for a second factor.
public struct SecondFactorInfo: Sendable, Equatable {
  /// What asked for it.
  public enum Context: String, Sendable {
    /// The user proves that it is they.
    case verify = "VERIFY"
    /// The user chooses the first PIN: ask twice.
    case firstSet = "FIRST_SET"
    /// Biometrics are enabled: first the biometric, then the PIN.
    case biometricsAdd = "BIOMETRICS_ADD"
    /// Biometrics are disabled.
    case biometricsRemove = "BIOMETRICS_REMOVE"
    /// The PIN is changed: the user proves that it is they.
    case pinChangeVerify = "PIN_CHANGE_VERIFY"
    /// The PIN is changed: the user chooses the new one: ask twice.
    case pinChangeSet = "PIN_CHANGE_SET"

    /// Whether a new PIN is asked for.
    public var asksForNewPIN: Bool { self == .firstSet || self == .pinChangeSet }
  }

  /// What became of an input.
  public enum Result: String, Sendable {
    /// It was wrong, or not judged.
    case failed = "FAILED"
    /// It was right.
    case success = "SUCCESS"
    /// It did not reach a judgement.
    case error = "ERROR"
  }

  /// What asked for it.
  public let context: Context
  /// Nil until the first input.
  public internal(set) var result: Result?
  /// Whether another input is read; without meaning while `result` is nil.
  public internal(set) var retry: Bool
  /// Whether no PIN is judged until it is unblocked.
  public let blocked: Bool
  /// Wrong PINs until it is blocked.
  public let maxAttempts: Int
  /// Wrong PINs so far.
  public let failedAttempts: Int
  /// Seconds until a PIN is judged again.
  public let penalisedFor: Int
  /// Whether to show the system's biometric prompt.
  public let showBiometrics: Bool
  /// Whether a biometric alone is not enough now.
  public let pinRequired: Bool
  /// Why, in the protocol's words: `pin_wrong`, `penalised`, `connection` and others.
  public internal(set) var reason: String?
  let challenge: Challenge?

  struct Challenge: Sendable, Equatable {
    let block: String
    let salt: String?
    let serverPublic: String?
  }

  init?(_ json: JSONValue, reason: String?, canShowBiometrics: Bool) {
    guard let context = json["context"]?.text.flatMap(Context.init) else { return nil }
    self.context = context
    result = json["result"]?.text.flatMap(Result.init)
    retry = json["retry"]?.bool ?? false
    blocked = json["blocked"]?.bool ?? false
    maxAttempts = json["maxAttempts"]?.integer ?? 0
    failedAttempts = json["failedAttempts"]?.integer ?? 0
    penalisedFor = json["penalisedFor"]?.integer ?? 0
    showBiometrics = (json["showBiometrics"]?.bool ?? false) && canShowBiometrics
    pinRequired = json["pinRequired"]?.bool ?? false
    self.reason = json["reason"]?.text ?? reason
    challenge = json["challenge"].flatMap { challenge in
      challenge["block"]?.text.map {
        Challenge(
          block: $0,
          salt: challenge["salt"]?.text,
          serverPublic: challenge["serverPublic"]?.text
        )
      }
    }
  }
}
