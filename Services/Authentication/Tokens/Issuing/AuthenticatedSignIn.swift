package import AuthenticationCore
package import AuthenticationProtection
package import Domain

/// A sign-in in which everything is proved: what tokens are made from, at once, or later where a browser
/// is given a code for them.
package struct AuthenticatedSignIn: Sendable, Hashable {
  package private(set) var client: ClientID
  package let pool: UserPoolID
  package let sub: String
  /// The salt of the user's password, and the user's status: tokens are for the user who still has both.
  package let salt: [UInt8]?
  package let status: UserStatus
  package let door: Door
  package let proofs: [Proof]
  /// When it ended.
  package let moment: Instant
  package var source: TokenSource
  /// Nil where the tokens are bound to no device.
  package var device: DeviceBinding?
  /// Whether its tokens say how the user was proved, and how surely: the client asked for a level.
  package var statesLevel = false
  /// Whether nothing was proved in it but what an earlier sign-in had proved (CHO-7): its moment is that one's.
  package var isCredited = false
  /// What the user's own app confirmed; nil where no app took part.
  package var appApproval: AppApproval?
  /// The name of the app's copy.
  package var installation: Installation?
  /// The event that records it, which its tokens name; nil where nothing does.
  package var eventID: String?
  /// What it has shown of its place and device, which becomes the user's once there are tokens.
  package var evidence: SignInEvidence?
  /// How risky it was; nil where nothing was decided.
  package var risk: RiskAssessment?
  /// What the client's app adds, for the pool's functions.
  package var clientMetadata: [String: String] = [:]
  /// The session at the outside provider, for a sign-out there, which only identity federation can read; nil
  /// where there is none.
  package var providerSession: [UInt8]?
  /// The outside provider's name for the user; nil where none has proved the user.
  package var providerSubject: String?

  /// The sign-in of a user as of now.
  package init(
    of user: UserRecord,
    at client: ClientSettings,
    by door: Door,
    proofs: [Proof],
    at moment: Instant,
    source: TokenSource
  ) {
    self.client = client.id
    pool = client.userPoolID
    sub = user.sub
    salt = user.salt
    status = user.status
    self.door = door
    self.proofs = proofs
    self.moment = moment
    self.source = source
  }

  init(
    client: ClientID,
    pool: UserPoolID,
    sub: String,
    salt: [UInt8]?,
    status: UserStatus,
    door: Door,
    proofs: [Proof],
    moment: Instant,
    source: TokenSource
  ) {
    self.client = client
    self.pool = pool
    self.sub = sub
    self.salt = salt
    self.status = status
    self.door = door
    self.proofs = proofs
    self.moment = moment
    self.source = source
  }
}

extension AuthenticatedSignIn {
  /// The same sign-in as another client of the pool goes on with it, without what the first one was there for: a
  /// device that it was given, its app's words, an approval that counts once, and the event that names its tokens.
  package func passed(to other: ClientID) -> AuthenticatedSignIn {
    var passed = self
    passed.client = other
    passed.appApproval = nil
    passed.installation = nil
    passed.clientMetadata = [:]
    passed.eventID = nil
    passed.evidence = nil
    if case .new = device { passed.device = nil }
    return passed
  }
}

/// The device that tokens are bound to, by its key.
package enum DeviceBinding: Sendable, Hashable {
  /// One that the client has just been given.
  case new(String)
  /// One that is tracked and does not count as proved.
  case tracked(String)
  /// One that was proved.
  case proved(String)

  package var key: String {
    switch self {
    case .new(let key), .tracked(let key), .proved(let key): key
    }
  }

  /// Whether it was there before the sign-in.
  var isTracked: Bool {
    switch self {
    case .tracked, .proved: true
    case .new: false
    }
  }
}
