/// The pages of a user's own account.
enum AccountSection: String, Sendable, CaseIterable {
  case signIn = "sign-in"
  case authenticator
  case passkey
  case recoveryCodes = "recovery-codes"
  case devices
  case sessions
  case connections
  case activity
  case profile
  case data

  var path: StaticString {
    switch self {
    case .signIn: "/account"
    case .authenticator: "/account/authenticator"
    case .passkey: "/account/passkey"
    case .recoveryCodes: "/account/recovery-codes"
    case .devices: "/account/devices"
    case .sessions: "/account/sessions"
    case .connections: "/account/connections"
    case .activity: "/account/activity"
    case .profile: "/account/profile"
    case .data: "/account/data"
    }
  }

  var heading: PageText {
    switch self {
    case .signIn: .accountSignIn
    case .authenticator: .setUpHeading
    case .passkey: .accountAddPasskey
    case .recoveryCodes: .recoveryHeading
    case .devices: .accountDevices
    case .sessions: .accountSessions
    case .connections: .accountConnections
    case .activity: .accountActivity
    case .profile: .accountProfile
    case .data: .accountData
    }
  }

  /// Those that the page's menu has; the others belong to one of them.
  static let menu: [AccountSection] = [
    .signIn, .devices, .sessions, .connections, .activity, .profile, .data,
  ]

  /// Where the menu shows the reader to be.
  var inMenu: AccountSection {
    switch self {
    case .authenticator, .passkey, .recoveryCodes: .signIn
    case .signIn, .devices, .sessions, .connections, .activity, .profile, .data: self
    }
  }
}
