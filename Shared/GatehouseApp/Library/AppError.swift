/// Why a call of the library did not succeed.
public enum AppError: Error, Sendable, Equatable {
  /// The link is not one of this protocol.
  case malformedLink
  /// The link or the push message is of another server, pool or instance. Nothing was sent.
  case foreignServer
  /// The account is not one of the callback's list. Nothing was sent.
  case accountNotOffered
  /// An enrolment was given an account that exists. Nothing was sent.
  case accountAtEnrolment
  /// There is no account of this name here, or its key is gone.
  case accountMissing
  /// The session is not the one that waits for a confirmation.
  case noSuchSession
  /// No second factor is asked for, or its flow has stopped.
  case noSecondFactor
  /// The PIN is outside of the policy's lengths.
  case pinLength
  /// The PIN is easy to guess.
  case pinWeak
  /// The new PIN is the old one.
  case pinUnchanged
  /// A PIN is needed here.
  case pinNeeded
  /// The biometric is not to be used now: see `SecondFactorInfo.showBiometrics`.
  case biometricsUnavailable
  /// The digest is not that of what the server sent: what the user sees is not what would be signed.
  case digestRefused
  /// The server's value of the PIN's exchange is 0 modulo N, or not below it.
  case serverValueRefused
  /// The server said SUCCESS and did not prove that it knows the PIN's verifier.
  case serverUnproven
  /// The server speaks no version of the protocol that this library has.
  case upgradeRequired
  /// What the server sent is not of the protocol.
  case malformedAnswer
  /// The server refused: its word, its sentence and the HTTP status.
  case refused(word: String, message: String, status: Int)
  /// The server was not reached, or its answer was lost. The call may be repeated.
  case connection(String)
  /// The store of keys failed.
  case keys(String)
}
