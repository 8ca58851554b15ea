package import Domain

/// What happened to an instance of an app, for the operator's webhook (USR-18).
package struct InteractionEvent: Sendable, Hashable {
  /// What became of the instance.
  package enum Change: String, Sendable, Hashable {
    case created
    case updated
    case removed
  }

  /// What the instance was used for.
  package enum Subject: String, Sendable, Hashable {
    case login
    case transaction
    case changePIN = "change_pin"
    case changeBiometrics = "change_bio"
    case usePIN = "use_pin"
    case useBiometrics = "use_bio"
  }

  let change: Change
  let subject: Subject?
  let isSuccess: Bool
  let pool: UserPoolID
  let instance: String
  /// Failed attempts at the PIN, where they are known.
  let failedAttempts: Int64?
  let isBlocked: Bool?

  /// An event of an instance; without a subject the instance itself was registered or removed.
  package init(
    _ change: Change,
    _ subject: Subject? = nil,
    isSuccess: Bool = true,
    pool: UserPoolID,
    instance: String,
    failedAttempts: Int64? = nil,
    isBlocked: Bool? = nil
  ) {
    self.change = change
    self.subject = subject
    self.isSuccess = isSuccess
    self.pool = pool
    self.instance = instance
    self.failedAttempts = failedAttempts
    self.isBlocked = isBlocked
  }
}
