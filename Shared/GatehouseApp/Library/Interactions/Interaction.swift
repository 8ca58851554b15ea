/// What the library asks of the app: the document's callbacks.
public enum Interaction: Sendable {
  /// Ask the user to confirm a sign-in or a transaction, and with which account.
  case confirmLogin(Session, accounts: [Account])
  /// Ask the user to confirm a new account; `accounts` are those that exist, to warn of.
  case confirmEnrol(Session, accounts: [Account])
  /// Ask for PIN or biometric, or, if `stopped`, dismiss the dialog.
  case secondFactor(stopped: Bool, info: SecondFactorInfo, session: Session?)
}

/// The same callbacks as a delegate's methods, in their order.
public protocol InteractionDelegate: AnyObject, Sendable {
  /// Asks the user to confirm a sign-in or a transaction, and with which account.
  func confirmLogin(_ session: Session, accounts: [Account]) async

  /// Asks the user to confirm a new account; `accounts` are those that exist, to warn of.
  func confirmEnrol(_ session: Session, accounts: [Account]) async

  /// Asks for PIN or biometric, or, if `stopped`, dismisses the dialog.
  func secondFactor(stopped: Bool, info: SecondFactorInfo, session: Session?) async
}

/// A biometric that the system is to ask for: an input beside the PIN.
public struct Biometric: Sendable {
  /// The system's prompt is shown when the library uses the key.
  public init() {}
}

/// Where a session stands.
public enum SessionState: String, Sendable {
  /// Waits for an app.
  case created = "CREATED"
  /// Shown to the user.
  case opened = "OPENED"
  /// Waits for PIN or biometric.
  case secondFactor = "SECOND_FACTOR"
  /// The user signed in, or the account exists.
  case approved = "APPROVED"
  /// Its tokens were fetched.
  case redeemed = "REDEEMED"
  /// The user said no.
  case declined = "DECLINED"
  /// The relying server ended it.
  case cancelled = "CANCELLED"
  /// No try is left, or the account's state forbids it.
  case failed = "FAILED"
  /// Its time is over.
  case expired = "EXPIRED"
}
