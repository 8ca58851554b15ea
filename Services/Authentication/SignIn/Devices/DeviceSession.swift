internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import GatehouseMessages

/// What the client carries of a sign-in whose device is to be proved, sealed for one pool, client and
/// step: as Session to the first, as SECRET_BLOCK to the second.
struct DeviceSession: Sendable {
  enum Step: String, Sendable {
    case deviceSRP = "DEVICE_SRP_AUTH"
    case devicePasswordVerifier = "DEVICE_PASSWORD_VERIFIER"
  }

  /// Names the session where it is spent.
  let id: [UInt8]
  let username: String
  let sub: String
  /// The name that the client began with, in its canonical form.
  let typedName: String
  let deviceKey: String
  /// Of the password that was proved: a session dies with it.
  let salt: [UInt8]
  /// Whether the sign-in gave a second factor already.
  let isFactorGiven: Bool
  var expiresAt: Instant
  /// The pool's own flow that the proof is a part of.
  let customFlow: CustomFlow?
  /// Whether the sign-in began with a password, and not by what a pool's own function asked.
  let isPasswordProved: Bool
  /// What is good for one more answer where the device turns out to be unknown; empty: nothing is.
  let answeredChallenge: [UInt8]
  /// The registry's first step, where it was taken already.
  var challenge: Challenge?
  /// A, in the second step.
  var clientPublic: [UInt8] = []

  /// What the registry asks of the device.
  struct Challenge: Sendable, Hashable {
    let salt: [UInt8]
    /// B.
    let serverPublic: [UInt8]
    /// What only the registry can open.
    let sealed: [UInt8]

    /// From the registry's answer; nil where it says nothing.
    init?(_ answer: DeviceChallenge?) {
      guard let answer, let salt = answer.srpSalt, let serverPublic = answer.serverPublic,
        let sealed = answer.sealed
      else { return nil }
      self.init(salt: salt, serverPublic: serverPublic, sealed: sealed)
    }

    init(salt: [UInt8], serverPublic: [UInt8], sealed: [UInt8]) {
      self.salt = salt
      self.serverPublic = serverPublic
      self.sealed = sealed
    }
  }

  init(
    id: [UInt8],
    signIn: ProvedSignIn,
    deviceKey: String,
    expiresAt: Instant
  ) {
    self.id = id
    username = signIn.user.username
    sub = signIn.user.sub
    typedName = signIn.typedName
    self.deviceKey = deviceKey
    salt = signIn.user.salt ?? []
    isFactorGiven = signIn.isFactorGiven
    customFlow = signIn.customFlow
    isPasswordProved = signIn.isPasswordProved
    answeredChallenge = signIn.answeredChallenge ?? []
    self.expiresAt = expiresAt
  }

  /// The session with the registry's first step in it.
  func adding(_ challenge: DeviceChallenge?) -> DeviceSession {
    var session = self
    session.challenge = Challenge(challenge)
    return session
  }

  func sealed(
    for step: Step,
    sealer: Sealer,
    client: ClientSettings
  ) throws(AuthenticationFailure) -> [UInt8] {
    try Self.seal(step, sealer, client).seal([
      id, Array(username.utf8), Array(sub.utf8), Array(typedName.utf8), Array(deviceKey.utf8),
      salt, SealedFields.bytes(expiresAt.unixMillis), Array((isFactorGiven ? "factor" : "").utf8),
      try CustomFlow.field(of: customFlow), answeredChallenge,
      Array((isPasswordProved ? "" : "no password").utf8), clientPublic, challenge?.salt ?? [],
      challenge?.serverPublic ?? [], challenge?.sealed ?? [],
    ])
  }

  /// The session, or nil when it is another client's, another step's or made up.
  init?(opening sealed: [UInt8], for step: Step, sealer: Sealer, client: ClientSettings) {
    guard let fields = Self.seal(step, sealer, client).open(sealed),
      let expiry = SealedFields.number(fields[6])
    else { return nil }
    do throws(AuthenticationFailure) {
      customFlow = try CustomFlow.read(fields[8])
    } catch {
      return nil
    }
    id = fields[0]
    username = SealedFields.text(fields[1])
    sub = SealedFields.text(fields[2])
    typedName = SealedFields.text(fields[3])
    deviceKey = SealedFields.text(fields[4])
    salt = fields[5]
    isFactorGiven = SealedFields.text(fields[7]) == "factor"
    answeredChallenge = fields[9]
    isPasswordProved = fields[10].isEmpty
    clientPublic = fields[11]
    challenge =
      fields[14].isEmpty
      ? nil : Challenge(salt: fields[12], serverPublic: fields[13], sealed: fields[14])
    expiresAt = Instant(unixMillis: expiry)
  }

  /// Whether the echoed name means this user.
  func isMeant(by name: String, in pool: UserPoolSettings) -> Bool {
    pool.isOne(name, of: [username, typedName, sub])
  }

  /// Whether the user may still go on with it.
  func isCurrent(for user: UserRecord) -> Bool {
    user.status == .confirmed && (user.salt ?? []) == salt
  }

  private static func seal(_ step: Step, _ sealer: Sealer, _ client: ClientSettings) -> SignInSeal {
    SignInSeal(
      sealer: sealer,
      place: "session|\(step.rawValue)|\(client.userPoolID.text)|\(client.id.text)",
      fieldCount: 8...15
    )
  }
}
