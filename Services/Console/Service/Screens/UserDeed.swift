/// What an operator does to a user; the words stand in addresses.
enum UserDeed: String, Sendable, CaseIterable {
  case resetPassword = "reset-password"
  case resetFactors = "reset-mfa"
  case signOut = "sign-out"
  case disable, enable, confirm, delete
  case forget, remember
  case doNotRemember = "do-not-remember"
  case endSession = "end-session"
  case addGroup = "add-group"
  case removeGroup = "remove-group"

  /// The words of its button.
  var title: String {
    switch self {
    case .resetPassword: "Reset password"
    case .resetFactors: "Reset MFA"
    case .signOut: "Sign out everywhere"
    case .disable: "Disable"
    case .enable: "Enable"
    case .confirm: "Confirm"
    case .delete: "Delete"
    case .forget: "Forget"
    case .remember: "Remember"
    case .doNotRemember: "Do not remember"
    case .endSession: "End session"
    case .addGroup: "Add"
    case .removeGroup: "Remove"
    }
  }

  /// Whether a page asks first: that of the user has its button.
  var needsConfirmation: Bool {
    switch self {
    case .resetPassword, .resetFactors, .signOut, .disable, .enable, .confirm, .delete: true
    case .forget, .remember, .doNotRemember, .endSession, .addGroup, .removeGroup: false
    }
  }

  /// Whether it takes something from the user.
  var isGrave: Bool { self == .disable || self == .delete }

  /// What follows, for the page that asks.
  var consequence: String {
    switch self {
    case .resetPassword:
      "The present password no longer counts. The user gets a code to set another."
    case .resetFactors:
      "The authenticator and the other second factors are taken away, and the user’s sessions end where the pool says so."
    case .signOut: "Each session of the user ends at once, in apps and in browsers."
    case .disable: "The user is signed out everywhere and cannot sign in until enabled again."
    case .enable: "The user may sign in again."
    case .confirm: "The sign-up counts as confirmed, without the code."
    case .delete:
      "The account goes for good, with its password, factors, devices and sessions. The events are kept."
    case .forget, .remember, .doNotRemember, .endSession, .addGroup, .removeGroup: ""
    }
  }
}
