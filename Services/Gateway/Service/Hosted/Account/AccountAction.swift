/// What the forms of the account pages do, by the word that each carries.
enum AccountAction: String, Sendable, CaseIterable {
  case changePassword = "password"
  case turnOn = "on"
  case turnOff = "off"
  case askFirst = "first"
  case setUp = "set-up"
  case verifySetUp = "verify-set-up"
  case addPasskey = "add-passkey"
  case removePasskey = "remove-passkey"
  case renewCodes = "new-codes"
  /// Goes on from the recovery codes.
  case keepCodes = "kept"
  case remember
  case notRemember = "not-remember"
  case forget
  case endSession = "end"
  case endAll = "end-all"
  /// Ends all sessions of an application.
  case disconnect
  case unlink
  /// Adds an account at an outside provider.
  case link
  /// Says that an attempt at the account was another person's.
  case disown
  case save
  case sendCode = "send-code"
  case verify
  case delete
  /// Ends the sign-in of this browser.
  case leave

  /// Whether it decides who gets in, and how, and so needs a fresh proof (ACC-1).
  ///
  /// By the action, whatever page its form says it is from. What ends sessions takes something from the one who
  /// uses them, and gives nothing.
  var needsProof: Bool {
    switch self {
    case .endSession, .endAll, .disconnect, .disown, .keepCodes, .leave: false
    case .changePassword, .turnOn, .turnOff, .askFirst, .setUp, .verifySetUp, .addPasskey,
      .removePasskey, .renewCodes, .remember, .notRemember, .forget, .unlink, .link, .save,
      .sendCode, .verify, .delete:
      true
    }
  }

  static let field = "action"
  /// What the action is about: a device, a session, a factor, an attribute, an outside account.
  static let subject = "subject"
  /// Whose outside account that is.
  static let provider = "provider"

  /// A small form with one button.
  func form(_ button: PageText, about subject: String? = nil) -> PageForm {
    var form = PageForm(button: button, isSecondary: true)
    form.hidden = hidden(about: subject)
    return form
  }

  /// What a form of the action carries.
  func hidden(about subject: String? = nil) -> [(name: String, value: String)] {
    [(name: Self.field, value: rawValue)]
      + (subject.map { [(name: Self.subject, value: $0)] } ?? [])
  }
}
