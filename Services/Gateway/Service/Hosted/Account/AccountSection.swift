/// The pages of a user's own account.
enum AccountSection: String, Sendable, CaseIterable {
  case signIn = "sign-in"
  case authenticator
  case devices
  case sessions
  case profile
  case data

  var path: StaticString {
    switch self {
    case .signIn: "/account"
    case .authenticator: "/account/authenticator"
    case .devices: "/account/devices"
    case .sessions: "/account/sessions"
    case .profile: "/account/profile"
    case .data: "/account/data"
    }
  }

  var heading: PageText {
    switch self {
    case .signIn: .accountSignIn
    case .authenticator: .setUpHeading
    case .devices: .accountDevices
    case .sessions: .accountSessions
    case .profile: .accountProfile
    case .data: .accountData
    }
  }

  /// Those that the page's menu has; the others belong to one of them.
  static let menu: [AccountSection] = [.signIn, .devices, .sessions, .profile, .data]

  /// Where the menu shows the reader to be.
  var inMenu: AccountSection { self == .authenticator ? .signIn : self }

  /// Whether a change there decides who gets in, and how (ACC-1).
  var needsProof: Bool { self != .sessions }
}
