internal import AuthenticationCore
internal import Cryptography
package import Domain

/// The Session of a second factor's challenge: what the sign-in has to know until its end.
///
/// Sealed; good for one pool, client and step, for the password that was proved, and for one right
/// answer. It names its pool and client itself: AssociateSoftwareToken is told neither.
package struct SecondFactorSession: Sendable, Hashable {
  enum Step: Sendable, Hashable {
    case code(SecondFactor)
    case choice
    case setUp
    /// A set-up whose secret the user was told.
    case associated
    /// A set-up whose authenticator is the user's.
    case verified

    var name: String {
      switch self {
      case .code(let factor): factor.rawValue
      case .choice: "SELECT_MFA_TYPE"
      case .setUp: "MFA_SETUP"
      case .associated: "ASSOCIATED"
      case .verified: "VERIFIED"
      }
    }
  }

  /// Names the challenge where tries are counted and it is spent.
  let id: [UInt8]
  package let pool: UserPoolID
  let client: ClientID
  package let sub: String
  /// The name that the client began with, in its canonical form.
  let typedName: String
  /// Of the password that was proved: the session dies with it.
  package let salt: [UInt8]
  let clientPublic: [UInt8]?
  let isAdministrators: Bool
  let expiresAt: Instant
  /// The pool's own flow that this is a part of.
  let customFlow: CustomFlow?
  /// The DEVICE_KEY that the client sent so far.
  let deviceKey: String?
  /// Recognises the code that was sent; empty for an authenticator's.
  var codeHash: [UInt8] = []
  /// The secret of an authenticator in set-up; once it is the user's, as it stands sealed in the
  /// user's row, which tells it from any other.
  var secret: [UInt8] = []
  /// The address to which a code was sent that is to become the user's; empty for one that is.
  var newAddress = ""

  init(
    id: [UInt8],
    signIn: ProvedSignIn,
    codeHash: [UInt8] = [],
    expiresAt: Instant
  ) {
    self.id = id
    pool = signIn.subject.pool.id
    client = signIn.subject.client.id
    sub = signIn.user.sub
    typedName = signIn.typedName
    salt = signIn.user.salt ?? []
    clientPublic = signIn.clientPublic
    isAdministrators = signIn.isAdministrators
    customFlow = signIn.customFlow
    deviceKey = signIn.deviceKey
    self.expiresAt = expiresAt
    self.codeHash = codeHash
  }

  /// The session of a set-up whose authenticator is the user's, under this seal.
  func verified(_ sealedSecret: [UInt8]) -> SecondFactorSession {
    var session = self
    session.secret = sealedSecret
    return session
  }

  func text(for step: Step, sealer: Sealer) throws(AuthenticationFailure) -> String {
    let texts = [
      pool.text, client.text, sub, typedName, isAdministrators ? "admin" : "user", newAddress,
    ]
    return try Self.seal(step, sealer).text(
      texts.map { Array($0.utf8) } + [
        id, salt, clientPublic ?? [], codeHash, secret, SealedFields.bytes(expiresAt.unixMillis),
        try CustomFlow.field(of: customFlow), Array((deviceKey ?? "").utf8),
      ]
    )
  }

  /// The session, refused when it is another step's, too old or made up.
  init(
    _ text: String?,
    for step: Step,
    sealer: Sealer,
    now: Instant
  ) throws(AuthenticationFailure) {
    let fields = try Self.seal(step, sealer).fields(of: text)
    guard let pool = UserPoolID(SealedFields.text(fields[0])),
      let client = ClientID(SealedFields.text(fields[1])),
      let expiry = SealedFields.number(fields[11])
    else { throw .invalidSession }
    customFlow = try CustomFlow.read(fields[12])
    deviceKey = fields[13].isEmpty ? nil : SealedFields.text(fields[13])
    self.pool = pool
    self.client = client
    sub = SealedFields.text(fields[2])
    typedName = SealedFields.text(fields[3])
    isAdministrators = SealedFields.text(fields[4]) == "admin"
    newAddress = SealedFields.text(fields[5])
    id = fields[6]
    salt = fields[7]
    clientPublic = fields[8].isEmpty ? nil : fields[8]
    codeHash = fields[9]
    secret = fields[10]
    expiresAt = Instant(unixMillis: expiry)
    guard now < expiresAt else { throw .expiredSession }
  }

  /// Whether the echoed name means this user.
  func isMeant(by name: String, _ user: UserRecord, in pool: UserPoolSettings) -> Bool {
    pool.isOne(name, of: [user.username, typedName, sub])
  }

  private static func seal(_ step: Step, _ sealer: Sealer) -> SignInSeal {
    SignInSeal(
      sealer: sealer,
      place: "second_factor_session|\(step.name)",
      fieldCount: 12...14
    )
  }
}
