internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// The Session between a challenge and its answer, sealed for one pool, client and step.
package struct ChallengeSession: Sendable, Hashable {
  enum Step: String, Sendable {
    case newPasswordRequired = "NEW_PASSWORD_REQUIRED"
  }

  let username: String
  let sub: String
  /// The name that the client began with, in its canonical form.
  let typedName: String
  /// Of the password that was proved: a session dies with it.
  let salt: [UInt8]
  let expiresAt: Instant
  /// The pool's own flow that this is a part of.
  let customFlow: CustomFlow?
  /// The DEVICE_KEY that the client sent so far.
  let deviceKey: String?

  /// Names the session where it is noted as used.
  var id: [UInt8] {
    SHA256.digest(of: SealedFields.encode([salt, SealedFields.bytes(expiresAt.unixMillis)]))
  }

  func text(
    for step: Step,
    sealer: Sealer,
    client: ClientSettings
  ) throws(AuthenticationFailure) -> String {
    try Self.seal(step, sealer, client).text([
      Array(username.utf8), Array(sub.utf8), Array(typedName.utf8), salt,
      SealedFields.bytes(expiresAt.unixMillis), try CustomFlow.field(of: customFlow),
      Array((deviceKey ?? "").utf8),
    ])
  }

  /// The session of somebody whose password was right.
  init(_ signIn: ProvedSignIn, salt: [UInt8], expiresAt: Instant) {
    username = signIn.user.username
    sub = signIn.user.sub
    typedName = signIn.typedName
    self.salt = salt
    self.expiresAt = expiresAt
    customFlow = signIn.customFlow
    deviceKey = signIn.deviceKey
  }

  /// The session, refused when it is another client's, another step's, too old or made up.
  init(
    _ text: String?,
    for step: Step,
    sealer: Sealer,
    client: ClientSettings,
    now: Instant
  ) throws(AuthenticationFailure) {
    let fields = try Self.seal(step, sealer, client).fields(of: text)
    guard let expiry = SealedFields.number(fields[4]) else { throw .invalidSession }
    username = SealedFields.text(fields[0])
    sub = SealedFields.text(fields[1])
    typedName = SealedFields.text(fields[2])
    salt = fields[3]
    expiresAt = Instant(unixMillis: expiry)
    customFlow = try CustomFlow.read(fields[5])
    deviceKey = fields[6].isEmpty ? nil : SealedFields.text(fields[6])
    guard now < expiresAt else { throw .expiredSession }
  }

  /// Whether the echoed name means this user.
  func isMeant(by name: String, in pool: UserPoolSettings) -> Bool {
    pool.isOne(name, of: [username, typedName, sub])
  }

  private static func seal(_ step: Step, _ sealer: Sealer, _ client: ClientSettings) -> SignInSeal {
    SignInSeal(
      sealer: sealer,
      place: "session|\(step.rawValue)|\(client.userPoolID.text)|\(client.id.text)",
      fieldCount: 5...7
    )
  }
}
